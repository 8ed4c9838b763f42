/** A dozen soft sounds of one family, wood, skin and paper, made on the spot. */
import type { Sound } from '../ui/sounds.ts';

/** One voice: a tone that glides, or filtered noise; times in seconds from the beginning of the sound. */
interface Voice {
  readonly wave: 'sine' | 'triangle' | 'noise';
  /** Hertz at the beginning and the end; of noise, where the filter lies. */
  readonly from: number;
  readonly to: number;
  readonly at?: number;
  readonly length: number;
  readonly gain: number;
}

const knock = (from: number, at = 0, gain = 0.5): Voice => ({ wave: 'sine', from, to: from * 0.45, at, length: 0.14, gain });
const breath = (from: number, to: number, length: number, gain: number, at = 0): Voice => ({
  wave: 'noise',
  from,
  to,
  at,
  length,
  gain,
});
const bell = (pitch: number, at: number, gain = 0.28): Voice => ({
  wave: 'triangle',
  from: pitch,
  to: pitch * 0.995,
  at,
  length: 0.4,
  gain,
});

export const recipes: Readonly<Record<Sound, readonly Voice[]>> = {
  place: [knock(220), breath(900, 300, 0.06, 0.16)],
  walk: [knock(170, 0, 0.28), knock(150, 0.11, 0.24)],
  coin: [bell(1250, 0, 0.12), bell(1670, 0.05, 0.1)],
  card: [breath(2600, 900, 0.11, 0.16)],
  drum: [knock(120, 0, 0.7), knock(120, 0.22, 0.5), knock(160, 0.38, 0.6)],
  rumble: [breath(160, 60, 1.1, 0.6), { wave: 'sine', from: 62, to: 38, length: 1.1, gain: 0.5 }],
  fight: [breath(1800, 400, 0.12, 0.3), knock(140, 0.05, 0.6)],
  win: [bell(523, 0), bell(659, 0.14), bell(784, 0.28), bell(1047, 0.44)],
  turn: [knock(320), knock(320, 0.16, 0.35)],
  chat: [bell(880, 0, 0.14)],
  refusal: [knock(110, 0, 0.4), knock(98, 0.1, 0.4)],
  undo: [breath(700, 2200, 0.14, 0.14)],
};

/** Nothing is louder than this, however the volume stands. */
const loudest = 0.35;

export function play(audio: AudioContext, name: Sound, volume: number): void {
  const now = audio.currentTime;
  for (const voice of recipes[name]) {
    const start = now + (voice.at ?? 0);
    const end = start + voice.length;
    const level = audio.createGain();
    level.gain.setValueAtTime(0.0001, start);
    level.gain.exponentialRampToValueAtTime(Math.max(0.0002, voice.gain * volume * loudest), start + 0.008);
    level.gain.exponentialRampToValueAtTime(0.0001, end);
    level.connect(audio.destination);
    const from = voice.wave === 'noise' ? hiss(audio, voice, start, end, level) : tone(audio, voice, start, end, level);
    from.start(start);
    from.stop(end + 0.02);
  }
}

function tone(audio: AudioContext, { wave, from, to }: Voice, start: number, end: number, out: AudioNode): OscillatorNode {
  const oscillator = audio.createOscillator();
  oscillator.type = wave === 'triangle' ? 'triangle' : 'sine';
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, end);
  oscillator.connect(out);
  return oscillator;
}

function hiss(audio: AudioContext, { from, to }: Voice, start: number, end: number, out: AudioNode): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * (end - start)), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(filter).connect(out);
  return source;
}
