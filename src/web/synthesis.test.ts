/** Nobody can listen in a test; but how loud, how long and how bright each sound is can be measured. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sounds } from '../ui/sounds.ts';
import { play } from './synthesis.ts';
import { OfflineAudio, sameNoise } from './tests/offline-audio.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function heard(name: (typeof sounds)[number], volume = 1): Float64Array {
  vi.spyOn(Math, 'random').mockImplementation(sameNoise());
  const audio = new OfflineAudio();
  play(audio as unknown as AudioContext, name, volume);
  return audio.render(1.6);
}

const peak = (samples: Float64Array) => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
const rate = new OfflineAudio().sampleRate;
/** When it cannot be heard any more, in seconds. */
const length = (samples: Float64Array) => (samples.findLastIndex((one) => Math.abs(one) > 0.0005) + 1) / rate;

/** The tenth of a second with the most in it. */
function loudest(samples: Float64Array): Float64Array {
  const width = rate / 10;
  let [sum, most, at] = [0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    sum += samples[i]! ** 2 - (i >= width ? samples[i - width]! ** 2 : 0);
    if (sum > most) [most, at] = [sum, Math.max(0, i - width + 1)];
  }
  return samples.subarray(at, at + width);
}

/** How an ear hears that frequency (the A weighting of IEC 61672), as a factor of its power. */
function ear(f: number): number {
  const [a, b, c, d] = [12194, 20.6, 107.7, 737.9].map((one) => one ** 2) as [number, number, number, number];
  return ((1.2589 * (a * f ** 4)) / ((f ** 2 + b) * Math.sqrt((f ** 2 + c) * (f ** 2 + d)) * (f ** 2 + a))) ** 2;
}
/** What the speaker of a phone or a laptop leaves of it: hardly anything of the deep ones. */
const speaker = (f: number) => 1 / (1 + (200 / f) ** 4);

/** Power of each frequency in steps of 10 Hz. */
function spectrum(samples: Float64Array): { readonly f: number; readonly power: number }[] {
  return Array.from({ length: samples.length / 2 - 1 }, (_, at) => {
    const turn = (2 * Math.PI * (at + 1)) / samples.length;
    let [re, im] = [0, 0];
    for (let i = 0; i < samples.length; i++) {
      re += samples[i]! * Math.cos(turn * i);
      im += samples[i]! * Math.sin(turn * i);
    }
    return { f: ((at + 1) * rate) / samples.length, power: (2 * (re ** 2 + im ** 2)) / samples.length ** 2 };
  });
}
const total = (of: readonly { readonly f: number; readonly power: number }[], weight: (f: number) => number) =>
  of.reduce((sum, { f, power }) => sum + power * weight(f), 0);
const decibels = (power: number) => 10 * Math.log10(power);

/** How loud the loudest tenth of a second is, to an ear at a small speaker. */
const loudness = (samples: Float64Array) => decibels(total(spectrum(loudest(samples)), (f) => ear(f) * speaker(f)));

describe.each(sounds)('%s', (name) => {
  it('never clips, not even three at once, begins and ends without a click, and is short', () => {
    const samples = heard(name);
    expect(peak(samples)).toBeLessThan(0.33);
    expect(peak(samples.subarray(0, 3))).toBeLessThan(0.002);
    expect(peak(samples.subarray(-rate / 5))).toBeLessThan(0.0001);
    expect(length(samples)).toBeGreaterThan(0.05);
    expect(length(samples)).toBeLessThan(1.2);
  });

  it('is as soft as the others, and bright enough for a small speaker but never shrill', () => {
    const samples = heard(name);
    expect(loudness(samples)).toBeGreaterThan(-44);
    expect(loudness(samples)).toBeLessThan(-34);
    const of = spectrum(loudest(samples));
    expect(total(of, (f) => (f > 4000 ? 1 : 0)) / total(of, () => 1)).toBeLessThan(0.05);
  });

  it('is softer with the volume down', () => {
    expect(peak(heard(name, 0.5)) / peak(heard(name))).toBeCloseTo(0.5, 1);
  });
});
