import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Action } from '../../core/game.ts';
import { houseRefusal, type Refusal } from '../../core/refusal.ts';
import { settings } from '../settings.svelte.ts';
import { leave, sit } from '../tests/session.svelte.ts';
import { openTestTable } from '../tests/tables.ts';
import type { Session } from './session.svelte.ts';

beforeEach(() => {
  settings.speed = 'instant';
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

const live = (session: Session) =>
  vi.waitFor(() => {
    flushSync();
    expect(session.live).toBe(true);
  });

const offered = (session: Session): Action => {
  const offer = session.seatChoices?.choices.find((choice) => 'action' in choice);
  if (!offer || !('action' in offer)) throw new Error('nothing is offered');
  return offer.action;
};

/** A promise settled by hand. */
function held<T>() {
  let settle: (value: T) => void = () => undefined;
  let fail: () => void = () => undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = resolve;
    fail = () => reject(new Error('no room'));
  });
  return { promise, settle, fail };
}

describe('the curtain', () => {
  test('falls where hands are secret, hides them, and names whom the device goes to', async () => {
    const { source, step } = await openTestTable('magellan', 3, [0, 1, 2]);
    const session = sit(source);
    const first = session.curtain;
    expect(first).toBe(source.waiting()[0]);
    expect(session.viewer).toBeUndefined();
    expect(session.view).toEqual(source.view(undefined, 0));
    session.lift();
    flushSync();
    expect([session.curtain, session.viewer]).toEqual([undefined, first]);
    expect(session.deciding).toBe(true);
    while ((source.waiting()[0] ?? first) === first) await step();
    await live(session);
    expect(session.curtain).toBe(source.waiting()[0]);
    expect(session.viewer).toBeUndefined();
  });

  test('is never seen where everything lies open: whoever is asked sees', async () => {
    const { source, step } = await openTestTable('tikal', 2, [0, 1]);
    const session = sit(source);
    await live(session);
    const [first] = source.waiting();
    expect([session.curtain, session.viewer]).toEqual([undefined, first]);
    while (source.waiting()[0] === first) await step();
    await live(session);
    expect([session.curtain, session.viewer]).toEqual([undefined, source.waiting()[0]]);
  });

  test('falls for somebody who is handed the device out of turn, and for whoever gets it back', async () => {
    const { source } = await openTestTable('magellan', 3, [0, 1, 2]);
    const session = sit(source);
    session.lift();
    flushSync();
    const first = session.viewer!;
    const guest = (first + 1) % 3;
    session.handTo(guest);
    flushSync();
    expect(session.curtain).toBe(guest);
    session.lift();
    flushSync();
    expect(session.viewer).toBe(guest);
    session.handTo(undefined);
    flushSync();
    expect(session.curtain).toBe(first);
  });
});

describe('being called', () => {
  /** Everything that a page would have drawn of it meanwhile. */
  const drawn = (session: Session) => {
    const seen: { called: boolean; behind: boolean; curtain: boolean }[] = [];
    const stop = $effect.root(() => {
      $effect(() => {
        seen.push({ called: session.called, behind: session.behind, curtain: session.curtain !== undefined });
      });
    });
    return { seen, stop };
  };

  test.each(['normal', 'instant'] as const)(
    'several persons at one device, %s: the curtain, and no call before it',
    async (speed) => {
      settings.speed = speed;
      const { source } = await openTestTable('magellan', 3, [0, 1, 2]);
      const session = sit(source);
      session.lift();
      flushSync();
      const first = session.viewer;
      const { seen, stop } = drawn(session);
      flushSync();
      while (session.curtain === undefined) {
        expect(await session.act(offered(session))).toBe(true);
        flushSync();
      }
      expect(session.curtain).not.toBe(first);
      expect(seen.filter(({ called, behind }) => called || behind)).toEqual([]);
      // The last step of the own turn and the curtain are one picture.
      expect(seen.map(({ curtain }) => curtain)).toEqual([false, true]);
      stop();
    },
  );

  test('who is asked again by his own step is not called to it', async () => {
    settings.speed = 'slow';
    const { source, step } = await openTestTable('tikal', 2, [0]);
    while (source.waiting()[0] !== 0) await step();
    const session = sit(source);
    session.skip();
    await live(session);
    const { seen, stop } = drawn(session);
    flushSync();
    expect(await session.act(offered(session))).toBe(true);
    flushSync();
    expect(session.live).toBe(true);
    expect(seen.filter(({ called, behind }) => called || behind)).toEqual([]);
    stop();
  });
});

describe('a draft', () => {
  test('belongs to the question it was chosen at', async () => {
    const { source } = await openTestTable('tikal', 2, [0, 1]);
    const session = sit(source);
    await live(session);
    const action = offered(session);
    session.choose(action);
    flushSync();
    expect(session.draft).toEqual(action);
    expect(await session.act(action)).toBe(true);
    await live(session);
    expect(session.draft).not.toEqual(action);
  });

  test('stays when the table tells the same again', async () => {
    const { source } = await openTestTable('tikal', 2, [0, 1]);
    const session = sit(source);
    await live(session);
    const action = offered(session);
    session.choose(action);
    // Somebody else's standing order is written down: the table changes, the question does not.
    await source.setOrders(1, []);
    flushSync();
    expect(session.draft).toEqual(action);
  });
});

describe('writing down', () => {
  test('a write that fails is said and frees the table', async () => {
    const { source } = await openTestTable('tikal', 2, [0, 1]);
    const session = sit(source);
    await live(session);
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await session.act(offered(session))).toBe(false);
    expect(session.notice).toEqual(houseRefusal('notKept', {}));
    expect(session.busy).toBe(false);
    await live(session);
    expect(await session.act(offered(session))).toBe(true);
    expect(session.notice).toBeUndefined();
  });

  test('one thing is under way at a time; a quick hand waits, but only ever answers the question it saw', async () => {
    const { source } = await openTestTable('tikal', 2, [0, 1]);
    const act = vi.spyOn(source, 'act');
    const sent = held<Refusal | undefined>();
    act.mockReturnValueOnce(sent.promise);
    const session = sit(source);
    await live(session);
    const first = session.act(offered(session));
    await Promise.resolve();
    await Promise.resolve();
    expect(session.busy).toBe(true);
    expect(await session.attempt(async () => undefined)).toBe(false);
    const second = session.act(offered(session));
    sent.settle(houseRefusal('notAsked', {}));
    expect(await first).toBe(false);
    // The first was refused, so the question is still the one the second hand saw.
    expect(await second).toBe(true);
    expect(act).toHaveBeenCalledTimes(2);
  });

  test('what is taken back while it is still being written down is taken back', async () => {
    const { source } = await openTestTable('tikal', 2, [0, 1]);
    const written = held<undefined>();
    const { act } = source;
    vi.spyOn(source, 'act').mockImplementationOnce(async (...what) => (await act(...what)) ?? written.promise);
    const session = sit(source);
    await live(session);
    const seat = session.viewer!;
    const done = session.act(offered(session));
    await vi.waitFor(() => expect(source.length()).toBe(1));
    expect(session.busy).toBe(true);
    const undone = session.undo(seat);
    written.settle(undefined);
    expect([await done, await undone, source.length()]).toEqual([true, true, 0]);
  });

  test('a quick hand is not lost when what it waits for fails', async () => {
    const { source } = await openTestTable('tikal', 2, [0, 1]);
    const sent = held<Refusal | undefined>();
    vi.spyOn(source, 'act').mockReturnValueOnce(sent.promise);
    const session = sit(source);
    await live(session);
    const first = session.act(offered(session));
    await Promise.resolve();
    const second = session.act(offered(session));
    sent.fail();
    expect([await first, await second]).toEqual([false, true]);
  });
});

describe('a standing order', () => {
  test('given while older steps are shown is refused in words instead of lapsing unseen', async () => {
    const { source, step } = await openTestTable('magellan', 3, [0]);
    settings.speed = 'slow';
    const session = sit(source);
    for (let entry = 0; entry < 3; entry++) await step();
    flushSync();
    expect(session.live).toBe(false);
    expect(await session.setOrders([])).toBe(false);
    expect(session.notice).toEqual(houseRefusal('olderQuestion', {}));
  });
});
