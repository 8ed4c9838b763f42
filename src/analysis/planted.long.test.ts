/** An error of known cost is found at its place: one in a whole game of each kind (scripts/plant-errors.ts put them there). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRecord } from '../core/record.ts';
import { isRefusal } from '../core/refusal.ts';
import { catalogue, gameIds } from '../games/index.ts';
import { analyse } from './analyse.ts';
import { seatSummaries, turningPoints } from './summary.ts';

interface Planted {
  readonly step: number;
  readonly seat: number;
  readonly points: number;
  readonly chance: number;
}
const folder = new URL('../../fixtures/analysis/', import.meta.url);
const planted = JSON.parse(readFileSync(new URL('planted.json', folder), 'utf8')) as Readonly<Record<string, Planted>>;

/** Milliseconds for a whole analysis where others are busy too. */
const patience = 600_000;

describe.each(gameIds)('in a game of %s', (id) => {
  it(
    'the costliest move of that seat is the planted one, it cost about what it cost, and it is a turning point',
    async () => {
      const [game, heuristics] = await Promise.all([catalogue[id].rules(), catalogue[id].heuristics()]);
      const read = readRecord(game, readFileSync(new URL(`${id}.txt`, folder), 'utf8'));
      const { step, seat, points, chance } = planted[id]!;
      if (isRefusal(read)) throw new Error('the record is broken');
      const analysis = analyse({ game, heuristics, match: read.match, knowledge: 'table', budget: 'quick', seed: 1 });
      const { costliest } = seatSummaries(analysis)[seat]!;
      expect(costliest?.step).toBeLessThanOrEqual(step);
      expect(costliest?.until).toBeGreaterThan(step);
      expect(costliest?.rather.length).toBeGreaterThan(0);
      const [found = 0, known] = analysis.inPoints ? [costliest?.cost, points] : [costliest?.chanceCost, chance];
      expect(found / known).toBeGreaterThan(0.5);
      expect(found / known).toBeLessThan(2);
      expect(turningPoints(analysis).some((point) => point.from <= step && point.step > step)).toBe(true);
    },
    patience,
  );
});
