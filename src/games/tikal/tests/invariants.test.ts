import { describe, expect, it } from 'vitest';
import { at } from '../../../core/at.ts';
import { fastRandom } from '../../../core/random.ts';
import { isRefusal } from '../../../core/refusal.ts';
import { tikal } from '../index.ts';
import type { TikalState } from '../state.ts';
import { hex } from './testing.ts';

/** A game half played. */
function middle(auction: boolean): TikalState {
  const random = fastRandom(8);
  const state = tikal.setup({ players: 3, options: { auction }, rules: 1 }, random);
  while (state.drawn < 24 || state.phase !== 'act')
    tikal.play(state, state.seat, tikal.sample(state, state.seat, random), random);
  return state;
}

const first = (list: number[], wanted: (value: number) => boolean) => list.findIndex(wanted);

const faults: readonly (readonly [string, (state: TikalState) => void])[] = [
  ['a member too many', (state) => state.supply.splice(0, 1, at(state.supply, 0) + 1)],
  ['a member on a hex nobody knows', (state) => moveMember(state)],
  ['a floor too many', (state) => state.floors.splice(3, 1, at(state.floors, 3) + 1)],
  [
    'a temple that rose by itself',
    (state) =>
      state.values.splice(
        first(state.values, (value) => value > 1),
        1,
        10,
      ),
  ],
  [
    'a treasure gone',
    (state) =>
      state.treasures.splice(
        first(state.treasures, (count) => count > 0),
        1,
        0,
      ),
  ],
  ['a treasure raised out of order', (state) => state.hidden.reverse()],
  [
    'a tile twice',
    (state) =>
      state.tiles.splice(
        first(state.tiles, (tile) => tile === -1),
        1,
        at(state.stack, 0),
      ),
  ],
  [
    'a tile gone',
    (state) =>
      state.tiles.splice(
        first(state.tiles, (tile) => tile >= 0 && tile < 36),
        1,
        -1,
      ),
  ],
  ['a stack out of order', (state) => state.stack.reverse()],
  ['a way that costs too little', (state) => state.ways.splice(hex('A5'), 1, 0)],
  ['two camps in one place', (state) => state.camps.fill(hex('B4'))],
  ['a guard without a temple', (state) => state.guards.splice(0, 1, hex('A5'))],
  ['a leader on guard nowhere', (state) => state.leaders.splice(0, 1, 40)],
  ['more worked than a turn has', (state) => state.worked.push(3, 3, 9, 9)],
  [
    'a scoring round too many',
    (state) => {
      state.scorings += 1;
    },
  ],
  [
    'a seat that is not there',
    (state) => {
      state.seat = 3;
    },
  ],
  [
    'an auction in the base game',
    (state) => {
      state.phase = 'choose';
      state.ap = 0;
      state.worked = [];
    },
  ],
  ['lists of another length', (state) => state.supply.pop()],
  [
    'a tile in hand during the actions',
    (state) => {
      state.tile = state.laidAside.pop() ?? at(state.tiles.splice(hex('B3'), 1, -1), 0);
    },
  ],
];

function moveMember(state: TikalState): void {
  const from = state.members.findIndex((count) => count > 0);
  const to = state.tiles.indexOf(-1) * 3 + (from % 3);
  state.members[from] = at(state.members, from) - 1;
  state.members[to] = 1;
}

describe('invariants', () => {
  it.each([false, true])('hold in the middle of a game, auction %s', (auction) => {
    expect(tikal.invariants(middle(auction))).toEqual([]);
  });

  it.each(faults)('catch %s', (_name, spoil) => {
    const state = middle(false);
    spoil(state);
    expect(tikal.invariants(state)).not.toEqual([]);
  });

  it.each<readonly [string, (state: TikalState) => void]>([
    [
      'a bid nobody made',
      (state) => {
        state.bid = 3;
        state.bidder = -1;
      },
    ],
    [
      'an open tile too many',
      (state) => {
        state.done.fill(1);
      },
    ],
    [
      'somebody who passed first though nobody passed',
      (state) => {
        state.passed.fill(0);
        state.firstPass = 0;
      },
    ],
  ])('catch %s in an auction', (_name, spoil) => {
    const state = middle(true);
    spoil(state);
    expect(tikal.invariants(state)).not.toEqual([]);
  });
});

describe('a state from unknown JSON', () => {
  it('is read back as it was', () => {
    const state = middle(true);
    expect(tikal.readState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it.each<readonly [string, (state: Record<string, unknown>) => void]>([
    [
      'a member missing',
      (state) => {
        delete state.floors;
      },
    ],
    [
      'a member too many',
      (state) => {
        state.extra = 1;
      },
    ],
    [
      'a fraction',
      (state) => {
        state.ap = 2.5;
      },
    ],
    [
      'too many action points',
      (state) => {
        state.ap = 11;
      },
    ],
    [
      'a phase nobody knows',
      (state) => {
        state.phase = 'sleep';
      },
    ],
    [
      'too few hexes',
      (state) => {
        (state.tiles as number[]).pop();
      },
    ],
    [
      'a temple above 10',
      (state) => {
        (state.values as number[])[3] = 11;
      },
    ],
  ])('is refused with %s', (_name, spoil) => {
    const state = JSON.parse(JSON.stringify(middle(false)));
    spoil(state);
    expect(isRefusal(tikal.readState(state))).toBe(true);
  });
});
