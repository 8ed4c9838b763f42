import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyConfig } from '../../core/config.ts';
import type { AnyGame, Seat } from '../../core/game.ts';
import { atLength } from '../../core/laws/suite.ts';
import { fastRandom } from '../../core/random.ts';
import { gameIds, loadGame } from '../../games/index.ts';
import { type Patch, patchBetween, patched } from '../../wire/patch.ts';

/** As it arrives at the other end. */
function sent(patch: Patch): Patch {
  return JSON.parse(JSON.stringify(patch)) as Patch;
}

/** What stands at this place of a view. */
function placeIn(view: object, way: readonly (string | number)[]): unknown {
  let place: unknown = view;
  for (const key of way) place = (place as Record<string | number, unknown> | undefined)?.[key];
  return place;
}

/** The change told and applied; fails where it tells anything that does not stand in the newer view, at that very place. */
function tellChange(older: object, newer: object): 'whole' | Patch {
  const before = JSON.stringify([older, newer]);
  const patch = patchBetween(older, newer);
  const made = patch && patched(older, sent(patch));
  expect(JSON.stringify([older, newer])).toBe(before);
  if (!patch) return 'whole';
  // The common way of comparing takes most of the time of a whole game.
  if (!isDeepStrictEqual(made, newer)) expect(made).toStrictEqual(newer);
  for (const [way, ...value] of patch) expect(value).toEqual(value.length ? [placeIn(newer, way)] : []);
  return patch;
}

const json = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.jsonValue({ maxDepth: 4 }), { noNullPrototype: true });

describe('a change of a view', () => {
  it('turns any plain data into any other', () => {
    fc.assert(
      fc.property(json, json, (older, newer) => {
        // Zero with a sign is no JSON.
        tellChange(JSON.parse(JSON.stringify(older)) as object, JSON.parse(JSON.stringify(newer)) as object);
      }),
      { numRuns: atLength ? 3000 : 300 },
    );
  });

  it('tells what is new, what is gone, and nothing else', () => {
    expect(patchBetween({ a: 1, b: [1, 2], c: { d: null } }, { a: 1, b: [1, 3, 4], c: {} })).toEqual([
      [['b', 1], 3],
      [['b', 2], 4],
      [['c', 'd']],
    ]);
    expect(patchBetween({ hand: [1, 2, 3] }, { hand: [1, 2] })).toEqual([[['hand'], [1, 2]]]);
    expect(patchBetween({ a: 1 }, { a: 1 })).toEqual([]);
    // A word that every object knows is a member like any other.
    expect(patchBetween({ toString: 1, a: {} }, { a: { valueOf: 2 } })).toEqual([[['a', 'valueOf'], 2], [['toString']]]);
  });

  it('is not told where too much has changed', () => {
    const list = (from: number) => ({ list: Array.from({ length: 60 }, (_, at) => from + at) });
    expect(patchBetween(list(0), list(1))).toBeUndefined();
  });
});

describe.each(gameIds)('the views of %s', (id) => {
  it('follow from each other by their changes, for every seat and a spectator', async () => {
    const game = (await loadGame(id)) as AnyGame;
    const configs = everyConfig(game.meta).filter((_, at) => at % (atLength ? 3 : 9) === 0);
    let [told, whole, changes] = [0, 0, 0];
    for (const [at, config] of configs.entries()) {
      const random = fastRandom(at + 1);
      const state = game.setup(config, random);
      const viewers: (Seat | undefined)[] = [...Array(config.players).keys(), undefined];
      const last = new Map(viewers.map((viewer) => [viewer, game.view(state, viewer)]));
      for (let step = 0; step < 150; step++) {
        const [seat] = game.waiting(state);
        if (seat === undefined) break;
        game.play(state, seat, game.sample(state, seat, random), random);
        for (const viewer of viewers) {
          const now = game.view(state, viewer);
          const patch = tellChange(last.get(viewer) as object, now);
          last.set(viewer, now);
          whole += JSON.stringify(now).length;
          if (patch === 'whole') continue;
          told += JSON.stringify(patch).length;
          changes += 1;
        }
      }
    }
    expect(changes).toBeGreaterThan(100);
    expect(told).toBeLessThan(whole / 4);
  });
});
