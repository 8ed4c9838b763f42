import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte.ts';
import { leave, sit } from '../tests/session.svelte.ts';
import { openTestTable } from '../tests/tables.ts';
import { farBehind } from './pace.ts';

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  settings.speed = 'normal';
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe('showing what others do', () => {
  test.each(['slow', 'normal', 'fast'] as const)('entries that arrive every 200 ms do not hold a %s view up', async (speed) => {
    settings.speed = speed;
    const { source, step } = await openTestTable('tikal', 3, []);
    const session = sit(source);
    let most = 0;
    for (let entry = 0; entry < 250; entry++) {
      await step();
      await pass(200);
      most = Math.max(most, session.length - session.steps);
    }
    expect(session.length).toBe(250);
    expect(most).toBeLessThanOrEqual(farBehind);
    await pass(20_000);
    expect(session.live).toBe(true);
  });

  test('each step stands as long as the setting says, and the viewer’s own not at all', async () => {
    const { source, step } = await openTestTable('magellan', 3, [0]);
    const session = sit(source);
    await step();
    await pass(0);
    expect(session.steps).toBe(1);
    const seat = await step();
    await pass(seat === 0 ? 0 : 899);
    expect(session.steps).toBe(seat === 0 ? 2 : 1);
    await pass(1);
    expect(session.steps).toBe(2);
  });

  test('the viewer’s own step is there with the table’s new length: no moment between is drawn or told', async () => {
    const { source, step } = await openTestTable('magellan', 3, [0]);
    const session = sit(source);
    let own = 0;
    for (let entry = 0; entry < 12; entry++) {
      const before = session.length;
      const seat = await step();
      flushSync();
      if (seat === 0) {
        own += 1;
        expect(session.steps).toBeGreaterThan(before);
      }
      await pass(5000);
    }
    expect(own).toBeGreaterThan(1);
  });

  test('without pauses whoever is asked goes on deciding while others do something: nothing goes away for a moment', async () => {
    settings.speed = 'instant';
    const { source, step } = await openTestTable('tal-der-koenige', 3, [2]);
    const session = sit(source);
    // Tablets are laid by all at the same time.
    const asked = () => source.waiting().length > 1 && source.waiting().includes(2);
    while (!asked()) await step();
    await pass(60_000);
    const before = session.steps;
    expect([session.live, session.deciding]).toEqual([true, true]);
    expect(await step()).not.toBe(2);
    flushSync();
    expect([session.steps, session.deciding]).toEqual([before + 1, true]);
  });

  test('whoever is asked while something is still being shown is called to it', async () => {
    const { source, step } = await openTestTable('tikal', 2, [0]);
    const session = sit(source);
    do await step();
    while (source.waiting()[0] === 0);
    await pass(60_000);
    expect([session.live, session.behind, session.called]).toEqual([true, false, false]);
    while (source.waiting()[0] !== 0) await step();
    flushSync();
    expect([session.live, session.behind, session.called]).toEqual([false, true, true]);
    session.skip();
    flushSync();
    expect([session.live, session.called, session.deciding]).toEqual([true, false, true]);
  });

  test('what is played on while one has not caught up yet is counted to what one has missed', async () => {
    const { source, step } = await openTestTable('magellan', 3, []);
    for (let entry = 0; entry < 5; entry++) await step();
    const session = sit({ ...source, kind: 'online', seen: () => 3 });
    expect([session.away, session.steps]).toEqual([2, 3]);
    await step();
    await pass(0);
    expect([session.away, session.steps]).toEqual([3, 3]);
    session.catchUp(false);
    flushSync();
    expect([session.away, session.steps, session.live]).toEqual([0, 6, true]);
    await step();
    await pass(5000);
    expect([session.away, session.steps]).toEqual([0, 7]);
  });

  test('what arrives meanwhile prolongs no pause', async () => {
    const { source, step } = await openTestTable('magellan', 3, []);
    const session = sit(source);
    await step();
    await pass(0);
    await step();
    await pass(500);
    await step();
    await pass(399);
    expect(session.steps).toBe(1);
    await pass(1);
    expect(session.steps).toBe(2);
  });

  test('what was left out far behind can be seen again, step by step and whole', async () => {
    const { source, step } = await openTestTable('magellan', 3, []);
    const session = sit(source);
    await step();
    await pass(0);
    for (let entry = 1; entry < 100; entry++) await step();
    await pass(900);
    expect(session.steps).toBeGreaterThan(90);
    await pass(20_000);
    expect(session.live).toBe(true);
    expect(session.again).toBe(1);
    session.replayAgain();
    flushSync();
    expect(session.steps).toBe(1);
    await pass(10 * 900);
    expect(session.steps).toBe(11);
    await step();
    // An answer that everybody can tell is given by itself, so that a step may be two.
    await pass((session.length - 11) * 900);
    expect(session.live).toBe(true);
  });

  test('one tap leads to now, and what was skipped can be seen again', async () => {
    const { source, step } = await openTestTable('magellan', 3, []);
    const session = sit(source);
    for (let entry = 0; entry < 8; entry++) await step();
    await pass(0);
    expect(session.live).toBe(false);
    session.skip();
    flushSync();
    expect(session.live).toBe(true);
    expect(session.again).toBe(1);
  });

  test('whoever is asked can go there at once, whatever is still being shown', async () => {
    const { source, step } = await openTestTable('magellan', 3, [0]);
    const session = sit(source);
    while ((source.waiting()[0] === 0 || session.length < 4) && session.length < 40) await step();
    while (source.waiting()[0] !== 0) await step();
    await pass(0);
    expect([session.live, session.called, session.deciding]).toEqual([false, true, false]);
    session.skip();
    flushSync();
    expect([session.live, session.called, session.deciding]).toEqual([true, false, true]);
  });

  test('looking at the past stands still while the game goes on, and comes back to where the showing was', async () => {
    const { source, step } = await openTestTable('magellan', 3, []);
    const session = sit(source);
    for (let entry = 0; entry < 4; entry++) await step();
    await pass(4000);
    session.look(1);
    flushSync();
    await step();
    await pass(10_000);
    expect([session.steps, session.length, session.live]).toEqual([1, 5, false]);
    session.look(undefined);
    flushSync();
    expect(session.steps).toBe(4);
    await pass(900);
    expect(session.live).toBe(true);
  });

  test('steps taken back shorten what is shown', async () => {
    const { source, step } = await openTestTable('magellan', 3, []);
    const session = sit(source);
    for (let entry = 0; entry < 3; entry++) await step();
    await pass(5000);
    await source.askUndo(source.actor(2));
    flushSync();
    expect([session.steps, session.live]).toEqual([2, true]);
  });

  test('routine steps of one seat are shown and told as one', async () => {
    const { source, step } = await openTestTable('tikal', 2, []);
    const session = sit(source, { routine: () => 'always' });
    const seats: number[] = [];
    while (seats.length < 12) seats.push(await step());
    const bundle = seats.findIndex((seat) => seat !== seats[0]);
    await pass(0);
    expect([session.steps, session.routine]).toEqual([bundle, true]);
    expect(session.events).toEqual(seats.slice(0, bundle).flatMap((_, at) => source.events(at, undefined)));
    session.look(1);
    flushSync();
    expect([session.routine, session.events]).toEqual([false, source.events(0, undefined)]);
  });

  test('what several seats do alike, one after the other, is shown as one', async () => {
    const { source, step } = await openTestTable('tikal', 2, []);
    const session = sit(source, { together: () => 'always' });
    const seats: number[] = [];
    while (seats.length < 12) seats.push(await step());
    await pass(0);
    expect(new Set(seats).size).toBe(2);
    expect([session.steps, session.routine, session.chorus]).toEqual([12, true, true]);
  });

  test('whoever looks at the past while asked is told so, and one tap comes back', async () => {
    const { source, step } = await openTestTable('magellan', 3, [0]);
    const session = sit(source);
    while (source.waiting()[0] !== 0 || session.length < 3) await step();
    session.skip();
    session.look(1);
    flushSync();
    expect([session.awaited, session.called, session.deciding]).toEqual([true, false, false]);
    session.look(undefined);
    flushSync();
    expect([session.awaited, session.deciding]).toEqual([false, true]);
  });

  test('what strikes the viewer stands longer', async () => {
    const { source, step } = await openTestTable('magellan', 3, [0]);
    const session = sit(source, { strikes: () => true });
    // Whoever begins: the step that is measured is not the table's first, not the viewer's own, and behind no other.
    await step();
    while (source.waiting()[0] === 0) await step();
    await pass(10_000);
    const before = session.steps;
    await step();
    await pass(1799);
    expect(session.steps).toBe(before);
    await pass(1);
    expect(session.steps).toBe(before + 1);
  });
});
