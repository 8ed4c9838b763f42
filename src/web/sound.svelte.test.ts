/** Every sound can be heard where sounds are wanted, and nothing where they are not. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue, gameIds } from '../games/index.ts';
import { sounds } from '../ui/sounds.ts';
import { settings } from './settings.svelte.ts';
import { sound } from './sound.ts';
import { recipes } from './synthesis.ts';

let made = 0;
let started = 0;
let resumed = 0;
let asleep: (() => void) | undefined;

const parameter = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
const node = () => ({
  gain: parameter,
  frequency: parameter,
  connect: (next: unknown) => next,
  start: () => {
    started += 1;
  },
  stop: () => undefined,
});

class RecordingAudio {
  state = 'suspended';
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  constructor() {
    made += 1;
    asleep = () => {
      this.state = 'interrupted';
    };
  }
  createGain = node;
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(1) });
  async resume() {
    resumed += 1;
    this.state = 'running';
  }
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', RecordingAudio);
  started = 0;
});

it('nothing sounds, and no context is made, where sounds are off', async () => {
  settings.sound = false;
  dispatchEvent(new Event('keydown'));
  await sound('turn');
  expect([made, started]).toEqual([0, 0]);
});

it('a key wakes the sounds as a finger does, and a sleeping context again', async () => {
  settings.sound = true;
  await sound('turn');
  expect(started).toBe(0);
  dispatchEvent(new Event('keydown'));
  expect([made, resumed]).toEqual([1, 1]);
  dispatchEvent(new Event('pointerdown'));
  expect([made, resumed]).toEqual([1, 1]);
});

it.each(['pointerdown', 'pointerup', 'keydown', 'click'])('%s resumes a context that the device put to sleep', (type) => {
  settings.sound = true;
  dispatchEvent(new Event('keydown'));
  asleep?.();
  const before = resumed;
  dispatchEvent(new Event(type));
  expect(resumed).toBe(before + 1);
});

it.each(sounds)('%s is heard, unless the volume is nothing', async (name) => {
  settings.sound = true;
  dispatchEvent(new Event('keydown'));
  settings.volume = 0;
  await sound(name);
  expect(started).toBe(0);
  settings.volume = 60;
  await sound(name);
  expect(started).toBe(recipes[name].length);
});

describe.each(gameIds)('the events of %s', (id) => {
  it('sound like something of the house', async () => {
    const [{ ruleOf }, stage] = await Promise.all([catalogue[id].board(), catalogue[id].stage()]);
    const heard = Object.keys(ruleOf).flatMap((type) => stage.sounds?.[type] ?? []);
    expect(heard.length).toBeGreaterThan(8);
    for (const name of heard) expect(sounds).toContain(name);
  });
});

it.each([
  [true, false],
  [false, true],
])('a phone is silent until somebody wants it otherwise (coarse pointer: %s, sounds: %s)', async (coarse, sounding) => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' && coarse }));
  localStorage.clear();
  const { settings: fresh } = await import('./settings.svelte.ts');
  expect(fresh.sound).toBe(sounding);
  vi.unstubAllGlobals();
});
