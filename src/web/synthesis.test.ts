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
/** What the speaker of a phone leaves of it: hardly anything of what lies below 300 Hz. */
const speaker = (f: number) => 1 / (1 + (300 / f) ** 4);

/** Power of each frequency in steps of 10 Hz, as far up as any of these sounds has some (by Goertzel's filter). */
function spectrum(samples: Float64Array): { readonly f: number; readonly power: number }[] {
  return Array.from({ length: 1000 }, (_, at) => {
    const f = ((at + 1) * rate) / samples.length;
    const twice = 2 * Math.cos((2 * Math.PI * f) / rate);
    let [last, before] = [0, 0];
    for (const sample of samples) [last, before] = [sample + twice * last - before, last];
    return { f, power: (2 * (last ** 2 + before ** 2 - twice * last * before)) / samples.length ** 2 };
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
    expect(loudness(samples)).toBeGreaterThan(-45);
    expect(loudness(samples)).toBeLessThan(-36);
    const of = spectrum(loudest(samples));
    const above = (least: number) => total(of, (f) => (f > least ? 1 : 0)) / total(of, () => 1);
    expect(above(300)).toBeGreaterThan(0.08);
    expect(above(4000)).toBeLessThan(0.05);
  });

  it('is softer with the volume down', () => {
    expect(peak(heard(name, 0.5)) / peak(heard(name))).toBeCloseTo(0.5, 1);
  });
});
