/** A context that keeps what it is told to play and renders it to samples: as much of Web Audio as `synthesis.ts` uses. */
import { fastRandom } from '../../core/random.ts';

/** As devices have it: noise is spread over all that can be heard, so fewer samples would make it louder than it is. */
const sampleRate = 48_000;

/** What a parameter is told: values at a time, and exponential ways from one to the next. */
class Parameter {
  readonly points: { readonly at: number; readonly value: number }[] = [];
  setValueAtTime(value: number, at: number) {
    this.points.push({ at, value });
  }
  exponentialRampToValueAtTime(value: number, at: number) {
    this.points.push({ at, value });
  }
  value(time: number): number {
    const next = this.points.findIndex(({ at }) => at > time);
    const [from, to] = [this.points[next - 1] ?? this.points.at(-1), this.points[next]];
    if (!from) throw new Error('nothing was set');
    return to ? from.value * (to.value / from.value) ** ((time - from.at) / (to.at - from.at)) : from.value;
  }
}

interface Node {
  /** Turns what comes in into what goes out, in place; samples begin at time 0. */
  render(samples: Float64Array): void;
}

class Gain implements Node {
  readonly gain = new Parameter();
  input: Node | undefined;
  #audio: OfflineAudio;
  constructor(audio: OfflineAudio) {
    this.#audio = audio;
  }
  connect(to: unknown) {
    if (to === this.#audio.destination) this.#audio.ends.push(this);
    return to;
  }
  render(samples: Float64Array) {
    this.input?.render(samples);
    for (let i = 0; i < samples.length; i++) samples[i]! *= this.gain.value(i / sampleRate);
  }
}

abstract class Source implements Node {
  from = 0;
  until = Number.POSITIVE_INFINITY;
  start(at: number) {
    this.from = at;
  }
  stop(at: number) {
    this.until = at;
  }
  connect<T extends { input: Node | undefined }>(to: T): T {
    to.input = this;
    return to;
  }
  render(samples: Float64Array) {
    const [first, last] = [Math.ceil(this.from * sampleRate), Math.min(samples.length, Math.ceil(this.until * sampleRate))];
    for (let i = first; i < last; i++) samples[i] = this.sample(i - first, i / sampleRate);
  }
  protected abstract sample(at: number, time: number): number;
}

class Oscillator extends Source {
  type: 'sine' | 'triangle' = 'sine';
  readonly frequency = new Parameter();
  #phase = 0;
  protected sample(at: number, time: number): number {
    if (at === 0) this.#phase = 0;
    else this.#phase += this.frequency.value(time) / sampleRate;
    const sine = Math.sin(2 * Math.PI * this.#phase);
    return this.type === 'sine' ? sine : (2 / Math.PI) * Math.asin(sine);
  }
}

class BufferSource extends Source {
  buffer: { readonly samples: Float32Array } | undefined;
  protected sample(at: number): number {
    return this.buffer?.samples[at] ?? 0;
  }
}

/** The lowpass of the specification, with its usual Q of 1 (in decibels). */
class Lowpass implements Node {
  type = 'lowpass';
  readonly frequency = new Parameter();
  input: Node | undefined;
  connect<T extends { input: Node | undefined }>(to: T): T {
    to.input = this;
    return to;
  }
  render(samples: Float64Array) {
    this.input?.render(samples);
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    for (let i = 0; i < samples.length; i++) {
      const turn = (2 * Math.PI * this.frequency.value(i / sampleRate)) / sampleRate;
      const [cos, alpha] = [Math.cos(turn), Math.sin(turn) / (2 * 10 ** (1 / 20))];
      const x = samples[i]!;
      const y = (((1 - cos) / 2) * (x + 2 * x1 + x2) + 2 * cos * y1 - (1 - alpha) * y2) / (1 + alpha);
      [x2, x1, y2, y1] = [x1, x, y1, y];
      samples[i] = y;
    }
  }
}

export class OfflineAudio {
  readonly currentTime = 0;
  readonly sampleRate = sampleRate;
  readonly destination = {};
  readonly ends: Gain[] = [];
  createGain = () => new Gain(this);
  createOscillator = () => new Oscillator();
  createBufferSource = () => new BufferSource();
  createBiquadFilter = () => new Lowpass();
  createBuffer(_channels: number, length: number) {
    const samples = new Float32Array(length);
    return { samples, getChannelData: () => samples };
  }
  /** Everything that plays, together, for so many seconds. */
  render(seconds: number): Float64Array {
    const mixed = new Float64Array(Math.ceil(seconds * sampleRate));
    for (const end of this.ends) {
      const voice = new Float64Array(mixed.length);
      end.render(voice);
      for (let i = 0; i < mixed.length; i++) mixed[i]! += voice[i]!;
    }
    return mixed;
  }
}

/** Chance as `Math.random` gives it, always the same. */
export const sameNoise = () => {
  const random = fastRandom(7);
  return () => random.below(2 ** 26) / 2 ** 26;
};
