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

/** A stick on wood: the body, and the overtone of a bar of wood, which is what a small speaker leaves of it. */
const knock = (from: number, at = 0, gain = 0.5): readonly Voice[] => [
  { wave: 'sine', from, to: from * 0.45, at, length: 0.14, gain: gain * 0.6 },
  { wave: 'sine', from: from * 2.76, to: from * 2.5, at, length: 0.1, gain: gain * 0.3 },
];
const breath = (from: number, to: number, length: number, gain: number, at = 0): Voice => ({
  wave: 'noise',
  from,
  to,
  at,
  length,
  gain,
});
const bell = (pitch: number, at: number, gain: number): Voice => ({
  wave: 'triangle',
  from: pitch,
  to: pitch * 0.995,
  at,
  length: 0.4,
  gain,
});

/** About as loud as each other to an ear at a small speaker, which leaves hardly anything of what is deep: synthesis.test.ts measures it. */
export const recipes: Readonly<Record<Sound, readonly Voice[]>> = {
  place: [...knock(240), breath(1500, 500, 0.07, 0.3)],
  walk: [...knock(250, 0, 0.4), ...knock(220, 0.11, 0.36), breath(1200, 500, 0.04, 0.2), breath(1100, 450, 0.04, 0.16, 0.11)],
  coin: [bell(1250, 0, 0.08), bell(1670, 0.05, 0.065)],
  card: [breath(2400, 900, 0.12, 0.31)],
  drum: [
    ...knock(170, 0, 0.7),
    breath(1300, 350, 0.09, 0.45),
    ...knock(170, 0.22, 0.55),
    breath(1200, 350, 0.09, 0.35, 0.22),
    ...knock(225, 0.38, 0.65),
    breath(1400, 400, 0.1, 0.45, 0.38),
  ],
  rumble: [breath(1000, 280, 1.1, 0.5), { wave: 'sine', from: 92, to: 44, length: 1.1, gain: 0.25 }],
  fight: [breath(1800, 500, 0.14, 0.42), ...knock(190, 0.05, 0.6)],
  win: [bell(523, 0, 0.15), bell(659, 0.14, 0.15), bell(784, 0.28, 0.15), bell(1047, 0.44, 0.14)],
  turn: [...knock(320, 0, 0.45), ...knock(320, 0.16, 0.32)],
  chat: [bell(880, 0, 0.11)],
  refusal: [...knock(215, 0, 0.5), ...knock(180, 0.1, 0.5)],
  undo: [breath(800, 2600, 0.18, 0.58)],
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
