import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import { fastRandom } from '../../core/random.ts';
import { anchor, distance, ladder, type Size, sizeOf } from './anchors.ts';
import { afterGame, type Belief, beginning, beta } from './plackett-luce.ts';
import { countedPlaces, rate, type SeatResult, weightAfter, weightOf } from './rules.ts';
import { likeness, shown } from './scale.ts';

describe('Plackett-Luce', () => {
  const [a, b, c, d, e, f] = [
    { mu: 30, sigma: 4 },
    { mu: 22, sigma: 7 },
    { mu: 27, sigma: 2 },
    { mu: 18, sigma: 8 },
    { mu: 25, sigma: 5 },
    { mu: 25, sigma: 6 },
  ] as const;

  /** Printed by openskill 5.0.1, rate(teams, { tau: 25 / 300, rank }). */
  it.each([
    [
      [beginning, beginning],
      [1, 2],
      [27.635389493140497, 22.364610506859503],
      [8.06590141354368, 8.06590141354368],
    ],
    [
      [beginning, beginning],
      [1, 1],
      [25, 25],
      [8.06590141354368, 8.06590141354368],
    ],
    [
      [a, b, c],
      [2, 1, 2],
      [29.253503774778487, 25.494318306047944, 26.901161741576374],
      [3.953247484747193, 6.846557709031891, 1.998904960312919],
    ],
    [
      [a, b, c, d],
      [4, 1, 1, 3],
      [28.813172979851945, 23.023525417755955, 27.05963947524277, 20.45627709291132],
      [3.981274241397185, 6.932777822534311, 2.0011636527059062, 7.754920470742525],
    ],
    [
      [a, b, c, d, e, f],
      [1, 1, 3, 3, 3, 6],
      [30.255917654647078, 23.01912131481281, 26.964926454925266, 18.16913704652711, 24.857836575397403, 24.100269517977505],
      [3.996542556927086, 6.9722139360294495, 2.0011720760926632, 7.902676501474354, 4.980387386370039, 5.958414552746089],
    ],
  ])('comes to the figures of openskill: %#', (before, places, mus, sigmas) => {
    const after = afterGame(before, places);
    for (const [seat, { mu, sigma }] of after.entries()) {
      expect(mu).toBeCloseTo(at(mus, seat), 10);
      expect(sigma).toBeCloseTo(at(sigmas, seat), 10);
    }
  });

  const random = fastRandom(5);
  const someTable = (): { before: Belief[]; places: number[] } => {
    const players = 2 + random.below(5);
    const before = Array.from({ length: players }, () => ({ mu: 10 + random.below(300) / 10, sigma: 1 + random.below(80) / 10 }));
    return { before, places: before.map(() => 1 + random.below(players)) };
  };

  it('nobody who beats everybody falls, nobody who loses to everybody rises, and everybody is known better (200 random tables)', () => {
    for (let run = 0; run < 200; run++) {
      const { before, places } = someTable();
      const after = afterGame(before, places);
      const [best, worst] = [Math.min(...places), Math.max(...places)];
      for (const [seat, { mu, sigma }] of after.entries()) {
        const alone = places.filter((place) => place === places[seat]).length === 1;
        if (alone && places[seat] === best) expect(mu).toBeGreaterThan(at(before, seat).mu);
        if (alone && places[seat] === worst) expect(mu).toBeLessThan(at(before, seat).mu);
        // But for the little doubt that comes back with every game.
        expect(sigma).toBeLessThan(Math.hypot(at(before, seat).sigma, 0.084));
        expect(Number.isFinite(mu) && sigma > 0).toBe(true);
      }
    }
  });

  it('the order of seats changes nothing (200 random tables)', () => {
    for (let run = 0; run < 200; run++) {
      const { before, places } = someTable();
      const turned = <T>(list: readonly T[]): T[] => [...list.slice(1), at(list, 0)];
      const after = turned(afterGame(before, places));
      for (const [seat, { mu, sigma }] of afterGame(turned(before), turned(places)).entries()) {
        expect(mu).toBeCloseTo(at(after, seat).mu, 9);
        expect(sigma).toBeCloseTo(at(after, seat).sigma, 9);
      }
    }
  });

  it('finds the strong: after 400 games of six persons their ratings are in the order of their true strength', () => {
    const strengths = [-8, -4, 0, 4, 8, 12];
    const beliefs: Belief[] = strengths.map(() => beginning);
    for (let game = 0; game < 400; game++) {
      const one = random.below(6);
      const other = (one + 1 + random.below(5)) % 6;
      const wins =
        random.below(1_000_000) / 1_000_000 <
        1 / (1 + Math.exp((at(strengths, other) - at(strengths, one)) / (Math.SQRT2 * beta)));
      const after = afterGame([at(beliefs, one), at(beliefs, other)], wins ? [1, 2] : [2, 1]);
      [beliefs[one], beliefs[other]] = [at(after, 0), at(after, 1)];
    }
    const order = beliefs.map(({ mu }, person) => ({ mu, person })).toSorted((x, y) => x.mu - y.mu);
    expect(order.map(({ person }) => person)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('bots as anchors', () => {
  it('stand as far apart as the table of docs/bots.md says', () => {
    const doc = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8');
    const shareOf = (game: string, players: number, pairing: string) => {
      const row = doc.split('\n').find((line) => line.startsWith(`| ${game} | ${players} |`) && line.includes(`| ${pairing} |`));
      return Number(row?.split('|')[6]?.trim().replace(' %', '')) / 100;
    };
    for (const [game, ofSize] of Object.entries(ladder))
      for (const [size, { players, medium, strong }] of Object.entries(ofSize)) {
        expect([game, size, medium]).toEqual([game, size, shareOf(game, players, 'medium against easy')]);
        expect([game, size, strong]).toEqual([game, size, shareOf(game, players, 'strong against medium')]);
        expect(sizeOf(players)).toBe(size);
      }
  });

  it('docs/ratings.md shows where they stand', () => {
    const doc = readFileSync(new URL('../../../docs/ratings.md', import.meta.url), 'utf8');
    const titles = { tikal: 'Tikal', magellan: 'Magellan', 'tal-der-koenige': 'Tal der Könige', cortez: 'Cortez' };
    for (const [game, title] of Object.entries(titles)) {
      const told = (size: Size, level: string) => (ladder[game]?.[size] ? `${shown(anchor(game, size, level))}` : '');
      const cells = (['duel', 'group'] as const).flatMap((size) => [told(size, 'easy'), told(size, 'strong')]);
      const row = doc.split('\n').find((line) => line.startsWith(`| ${title} |`));
      expect(
        row
          ?.split('|')
          .slice(2, 6)
          .map((cell) => cell.trim()),
      ).toEqual(cells);
    }
  });

  it('the model expects of them the share of wins that the ladder saw', () => {
    for (const players of [2, 3, 4])
      for (const share of [0.44, 0.5, 0.83]) {
        const [own, other] = [Math.exp(distance(share, players) / (Math.sqrt(players) * beta)), 1];
        expect(own / (own + other * (players - 1))).toBeCloseTo(share, 10);
      }
  });

  it.each(Object.entries(ladder).flatMap(([game, sizes]) => Object.keys(sizes).map((size) => [game, size as Size] as const)))(
    'in %s (%s) a beginner stands beside medium, and each level beside itself',
    (game, size) => {
      expect(shown(beginning)).toBe(1500);
      expect(likeness(game, size, beginning)).toEqual({ level: 'medium', than: 'like' });
      for (const level of ['easy', 'medium', 'strong'] as const)
        expect(likeness(game, size, anchor(game, size, level))).toEqual({ level, than: 'like' });
      expect(likeness(game, size, { mu: -40 })).toEqual({ level: 'easy', than: 'weaker' });
      expect(likeness(game, size, { mu: 90 })).toEqual({ level: 'strong', than: 'stronger' });
    },
  );

  it('two hundred points more are three wins of four in a duel', () => {
    const mu = beginning.mu + distance(0.76, 2);
    expect(shown({ mu })).toBe(1700);
  });
});

describe('what counts', () => {
  const seat = (person: string | null, place: number, stay: SeatResult['stay'] = 'played') => ({
    person,
    bot: person === null ? 'medium' : null,
    place,
    stay,
    before: beginning,
    weight: 1,
  });

  it('whoever left is last, and all who left together, wherever the bots that played on came in', () => {
    const seats = [seat('a', 1, 'resigned'), seat('b', 2), seat('c', 3, 'bot'), seat('d', 4)];
    expect(countedPlaces(seats)).toEqual([5, 2, 5, 4]);
    const after = rate('magellan', 'group', seats);
    expect(after[1]?.mu).toBeGreaterThan(beginning.mu);
    expect(after[0]?.mu).toBeCloseTo(after[2]?.mu ?? 0, 10);
    expect(after[0]?.mu).toBeLessThan(at(after, 3)?.mu ?? 0);
  });

  it('a bot moves nobody but persons: it is where the ladder put it, after a thousand games too', () => {
    const [person, bot] = rate('tikal', 'duel', [seat('a', 1), seat(null, 2)]);
    expect(bot).toBeUndefined();
    expect(person?.mu).toBeGreaterThan(beginning.mu);
  });

  it('games with the same opponent count less: five whole, the tenth half; with somebody new there more', () => {
    expect([0, 4, 5, 9, 49].map(weightAfter)).toEqual([1, 1, 5 / 6, 0.5, 0.1]);
    expect(weightOf([])).toBe(1);
    expect(weightOf([9, 9])).toBe(0.5);
    expect(weightOf([9, 0])).toBe(0.75);
    const full = rate('tikal', 'duel', [seat('a', 1), seat('b', 2)])[0]!;
    const half = rate('tikal', 'duel', [{ ...seat('a', 1), weight: 0.5 }, seat('b', 2)])[0]!;
    expect(half.mu - beginning.mu).toBeCloseTo((full.mu - beginning.mu) / 2, 10);
  });
});
