import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fastRandom } from '../core/random.ts';
import { nextRound, roundsOf, tableSizes } from './pairing.ts';
import { recompute } from './recompute.ts';
import { seatCounts } from './seats.ts';
import { standings } from './standings.ts';
import { entrantsOf, playedOut } from './tests/testing.ts';
import { type Met, seatTogether } from './together.ts';
import { type Format, formats, type Round, type Rules } from './types.ts';

const anyRules = fc.record({
  format: fc.constantFrom(...formats),
  size: fc.integer({ min: 2, max: 5 }),
  rounds: fc.integer({ min: 1, max: 5 }),
  filler: fc.constantFrom('bot' as const, 'bye' as const),
});
const players = fc.integer({ min: 2, max: 20 });
const seed = fc.integer({ min: 1, max: 100_000 });

function ids({ tables, byes }: Round): string[] {
  return [...tables.flatMap(({ seats }) => seats.flatMap((id) => id ?? [])), ...byes];
}

function meetings(rounds: readonly Round[]): Map<string, number> {
  const met = new Map<string, number>();
  for (const { tables } of rounds)
    for (const { seats } of tables)
      for (const one of seats)
        for (const other of seats)
          if (one !== null && other !== null && one < other) met.set(`${one} ${other}`, (met.get(`${one} ${other}`) ?? 0) + 1);
  return met;
}

describe('a round', () => {
  it('seats everybody who is in once, or gives him a bye, at tables of one size', () => {
    fc.assert(
      fc.property(anyRules, players, seed, (rules, count, chance) => {
        const { rounds } = playedOut(rules, entrantsOf(count, chance), chance);
        const through = new Set(entrantsOf(count, chance).map(({ id }) => id));
        for (const [at, round] of rounds.entries()) {
          expect(new Set(ids(round)).size).toBe(ids(round).length);
          for (const { seats } of round.tables) expect(seats.length).toBe(rules.size);
          for (const { seats } of round.tables) expect(seats.some((id) => id !== null)).toBe(true);
          if (rules.format !== 'knockOut' || at === 0) expect(new Set(ids(round))).toEqual(through);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('gives nobody a second bye before everybody has had one', () => {
    fc.assert(
      fc.property(players, seed, fc.integer({ min: 2, max: 5 }), (count, chance, size) => {
        const rules: Rules = { format: 'swiss', size, rounds: 6, filler: 'bye' };
        const { rounds } = playedOut(rules, entrantsOf(count, chance), chance);
        const byes = entrantsOf(count, chance).map(({ id }) => rounds.filter((round) => round.byes.includes(id)).length);
        expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is filled up with bots evenly, or leaves people out', () => {
    expect(tableSizes({ format: 'swiss', size: 4, rounds: 1, filler: 'bot' }, 9)).toEqual([3, 3, 3]);
    expect(tableSizes({ format: 'swiss', size: 4, rounds: 1, filler: 'bye' }, 9)).toEqual([4, 4]);
    expect(tableSizes({ format: 'swiss', size: 4, rounds: 1, filler: 'bye' }, 3)).toEqual([3]);
  });
});

function totalCost(tables: readonly (readonly string[])[], met: Met): number {
  let twice = 0;
  for (const table of tables)
    for (const one of table) for (const other of table) twice += one === other ? 0 : met(one, other) ** 2;
  return twice / 2;
}

/** The fewest repetitions that any arrangement has, by trying all. */
function fewest(order: readonly string[], size: number, met: Met): number {
  if (order.length === 0) return 0;
  const [first, ...rest] = order;
  let least = Number.POSITIVE_INFINITY;
  const choose = (chosen: string[], from: number): void => {
    if (chosen.length === size) {
      const left = rest.filter((id) => !chosen.includes(id));
      least = Math.min(least, totalCost([chosen], met) + fewest(left, size, met));
      return;
    }
    for (let at = from; at < rest.length; at++) choose([...chosen, rest[at]!], at + 1);
  };
  choose([first!], 0);
  return least;
}

describe('who sits together', () => {
  it('meets again only where it cannot be avoided, and then as seldom as can be', () => {
    fc.assert(
      fc.property(
        fc.constantFrom([2, 4], [2, 6], [2, 8], [3, 6], [3, 9], [4, 8]),
        seed,
        fc.integer({ min: 1, max: 9 }),
        (shape, chance, thick) => {
          const [size, count] = shape as [number, number];
          const random = fastRandom(chance);
          const order = Array.from({ length: count }, (_, at) => `p${at}`);
          const table = new Map<string, number>();
          for (const one of order)
            for (const other of order)
              if (one < other && random.below(10) < thick) table.set(`${one}${other}`, 1 + random.below(2));
          const met: Met = (one, other) => table.get(one < other ? `${one}${other}` : `${other}${one}`) ?? 0;
          const sizes = new Array<number>(count / size).fill(size);
          expect(totalCost(seatTogether(order, sizes, met), met)).toBe(fewest(order, size, met));
        },
      ),
      { numRuns: 120 },
    );
  });

  it.each([
    [32, 2, 10],
    [64, 2, 9],
    [32, 4, 5],
    [30, 3, 6],
    [48, 6, 3],
  ])('%i players at tables of %i do not meet again in %i rounds of a Swiss tournament', (count, size, rounds) => {
    for (let chance = 1; chance <= 3; chance++) {
      const rules: Rules = { format: 'swiss', size, rounds, filler: 'bye' };
      const played = playedOut(rules, entrantsOf(count, chance), chance);
      expect(played.rounds.length).toBe(rounds);
      expect(Math.max(...meetings(played.rounds).values())).toBe(1);
    }
  });

  it('puts neighbours in the standing together', () => {
    const rules: Rules = { format: 'swiss', size: 2, rounds: 4, filler: 'bye' };
    const entrants = entrantsOf(16, 1);
    const { rounds } = playedOut({ ...rules, rounds: 1 }, entrants, 1);
    const second = nextRound(rules, entrants, rounds)!;
    const rank = new Map(standings(rules, entrants, rounds).map(({ id }, at) => [id, at]));
    const apart = second.tables.map(({ seats }) => Math.abs(rank.get(seats[0]!)! - rank.get(seats[1]!)!));
    expect(apart.every((places) => places <= 3)).toBe(true);
  });

  it('in a round robin of two everybody meets everybody once, bye or no bye', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 15 }), seed, (count, chance) => {
        const rules: Rules = { format: 'roundRobin', size: 2, rounds: 0, filler: 'bye' };
        const { rounds } = playedOut(rules, entrantsOf(count, chance), chance);
        expect(rounds.length).toBe(roundsOf(rules, count));
        const met = meetings(rounds);
        expect(met.size).toBe((count * (count - 1)) / 2);
        expect(new Set(met.values())).toEqual(new Set([1]));
      }),
      { numRuns: 40 },
    );
  });
});

describe('who keeps apart', () => {
  it('does not sit together unless there is one table for all', () => {
    fc.assert(
      fc.property(anyRules, fc.integer({ min: 3, max: 16 }), seed, (rules, count, chance) => {
        const { rounds, entrants } = playedOut(rules, entrantsOf(count, chance), chance, undefined, (round) =>
          round > 1 ? [['p1', 'p2']] : [],
        );
        for (const { tables, byes } of rounds.slice(1)) {
          const together = tables.some(({ seats }) => seats.includes('p1') && seats.includes('p2'));
          const unavoidable = tables.length === 1 && byes.length === 0;
          expect(together && (!unavoidable || (rules.format === 'roundRobin' && rules.size === 2))).toBe(false);
        }
        expect(recompute(rules, entrants, rounds).differs).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });

  it('sits apart as far as any arrangement allows, before it is asked who meets again', () => {
    fc.assert(
      fc.property(fc.constantFrom([2, 6], [3, 6], [2, 8], [4, 8]), seed, (shape, chance) => {
        const [size, count] = shape as [number, number];
        const random = fastRandom(chance);
        const order = Array.from({ length: count }, (_, at) => `p${at}`);
        const drawn = (of: number) => {
          const pairs = new Set(
            order.flatMap((one) => order.flatMap((other) => (one < other && random.below(10) < of ? [`${one}${other}`] : []))),
          );
          return (one: string, other: string) => pairs.has(one < other ? `${one}${other}` : `${other}${one}`);
        };
        const [areApart, haveMet] = [drawn(4), drawn(5)];
        const met: Met = (one, other) => (haveMet(one, other) ? 1 : 0);
        const both: Met = (one, other) => Math.sqrt(met(one, other) + (areApart(one, other) ? 1000 : 0));
        const tables = seatTogether(order, new Array<number>(count / size).fill(size), met, areApart);
        expect(Math.round(totalCost(tables, both))).toBe(Math.round(fewest(order, size, both)));
      }),
      { numRuns: 80 },
    );
  });

  it('plays with a bot, or has a bye, where a round robin would seat two together', () => {
    for (const filler of ['bot', 'bye'] as const) {
      const rules: Rules = { format: 'roundRobin', size: 2, rounds: 0, filler };
      const { rounds } = playedOut(rules, entrantsOf(6, 1), 1, undefined, () => [['p1', 'p2']]);
      expect(meetings(rounds).size).toBe(14);
      expect(meetings(rounds).has('p1 p2')).toBe(false);
      for (const round of rounds) expect(new Set(ids(round)).size).toBe(6);
    }
  });

  it('a round that was paired so is found again only with those who kept apart', () => {
    const rules: Rules = { format: 'swiss', size: 2, rounds: 3, filler: 'bye' };
    const { rounds, entrants } = playedOut(rules, entrantsOf(4, 1), 1);
    const seats = rounds[0]!.tables[0]!.seats as [string, string];
    const parted = playedOut({ ...rules, rounds: 1 }, entrants, 1, undefined, () => [seats]);
    expect(recompute(rules, entrants, parted.rounds).differs).toBeUndefined();
    const { apart: _, ...forgotten } = parted.rounds[0]!;
    expect(recompute(rules, entrants, [forgotten]).differs).toBe(1);
  });
});

describe('seats', () => {
  it.each([2, 3, 4, 5, 6])('at tables of %i everybody has every seat about as often', (size) => {
    fc.assert(
      fc.property(fc.constantFrom<Format>('swiss', 'duplicateSwiss', 'roundRobin'), seed, (format, chance) => {
        const rules: Rules = { format, size, rounds: 6, filler: 'bot' };
        const { rounds } = playedOut(rules, entrantsOf(size * 4, chance), chance);
        for (const had of seatCounts(rounds, size).values()) expect(Math.max(...had) - Math.min(...had)).toBeLessThanOrEqual(2);
      }),
      { numRuns: 12 },
    );
  });
});

describe('a knock-out', () => {
  it('ends with one who was never beaten, whatever the number', () => {
    fc.assert(
      fc.property(
        players,
        fc.integer({ min: 2, max: 6 }),
        fc.constantFrom('bot' as const, 'bye' as const),
        seed,
        (count, size, filler, chance) => {
          const rules: Rules = { format: 'knockOut', size, rounds: 0, filler };
          const entrants = entrantsOf(count, chance);
          const { rounds } = playedOut(rules, entrants, chance);
          const table = standings(rules, entrants, rounds);
          expect(rounds.at(-1)!.tables.length).toBe(1);
          expect(table[0]!.rounds).toBe(rounds.length);
          expect(table.filter((row) => row.rounds === rounds.length).length).toBe(1);
          for (const [at, round] of rounds.entries())
            if (at > 0) expect(ids(round).length).toBeLessThan(ids(rounds[at - 1]!).length);
        },
      ),
    );
  });

  it('of two needs as many rounds as the bracket has, with byes in the first alone', () => {
    const rules: Rules = { format: 'knockOut', size: 2, rounds: 0, filler: 'bye' };
    const { rounds } = playedOut(rules, entrantsOf(11, 1), 1);
    expect(rounds.map(({ byes, tables }) => [byes.length, tables.length])).toEqual([
      [5, 3],
      [0, 4],
      [0, 2],
      [0, 1],
    ]);
  });
});

describe('late entry and withdrawal', () => {
  it('who comes late is paired from then on, who leaves no more; all of it follows from the results again', () => {
    fc.assert(
      fc.property(anyRules, fc.integer({ min: 4, max: 14 }), seed, (rules, count, chance) => {
        const late = rules.format === 'swiss' || rules.format === 'duplicateSwiss';
        const { rounds, entrants } = playedOut(rules, entrantsOf(count, chance), chance, (round, some) =>
          round !== 2
            ? some
            : [
                ...some.map((one) => (one.id === 'p2' ? { ...one, until: 2 } : one)),
                ...(late ? [{ id: 'late', lot: 99, from: 2, until: null }] : []),
              ],
        );
        for (const [at, round] of rounds.entries()) {
          expect(ids(round).includes('p2')).toBe(at === 0);
          if (late) expect(ids(round).includes('late')).toBe(at > 0);
        }
        expect(recompute(rules, entrants, rounds)).toEqual({ differs: undefined, standings: standings(rules, entrants, rounds) });
      }),
      { numRuns: 80 },
    );
  });

  it('tables that do not follow from the results are noticed', () => {
    const rules: Rules = { format: 'swiss', size: 2, rounds: 3, filler: 'bye' };
    const entrants = entrantsOf(8, 1);
    const { rounds } = playedOut(rules, entrants, 1);
    const [first, second, third] = rounds as [Round, Round, Round];
    const turned = { ...second, tables: second.tables.map(({ seats, ...rest }) => ({ ...rest, seats: seats.toReversed() })) };
    expect(recompute(rules, entrants, [first, turned, third]).differs).toBe(2);
  });
});
