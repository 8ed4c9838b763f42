import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fastRandom, type Random } from '../../core/random.ts';
import { judging } from '../../games/cortez/bot/judging.ts';
import { loadGame, loadHeuristics } from '../../games/index.ts';
import { chancesOf, fitCounts, surprise } from './fit.ts';
import type { Game } from './games.ts';
import { learnJudgement } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-judgement-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
  judging.lay(2, today);
});
const today = judging.today(2);

/** Games of three in which the odds to win are truly what these count for; the third number is noise. */
const truth = [1.5, -0.8, 0];
function inventGames(count: number, random: Random): Game[] {
  const share = () => random.below(1000) / 1000;
  return Array.from({ length: count }, () => {
    const seats = Array.from({ length: 3 }, () => Float64Array.from([2 * share(), 2 * share(), 5 * share()]));
    const chances = chancesOf(seats, truth, new Float64Array(3));
    const at = share();
    const winner = at < chances[0]! ? 0 : at < chances[0]! + chances[1]! ? 1 : 2;
    return { positions: [seats], wins: [0, 1, 2].map((seat) => (seat === winner ? 1 : 0)) };
  });
}

describe('the fit', () => {
  const settings = { lambda: 1, passes: 40, seed: 1, modesty: 0 };

  it('finds what each number truly counts for', () => {
    const found = fitCounts(inventGames(4000, fastRandom(1)), [0, 0, 0], settings);
    for (const [i, count] of truth.entries()) expect(Math.abs(found[i]! - count)).toBeLessThan(0.2);
  });

  it('tells winners it has not seen better than before', () => {
    const apart = inventGames(500, fastRandom(2));
    const found = fitCounts(inventGames(1000, fastRandom(3)), [0, 0, 0], settings);
    expect(surprise(apart, found)).toBeLessThan(surprise(apart, [0, 0, 0]) - 0.05);
  });

  it('stays where it began when only its own opinion counts', () => {
    // With λ of 0 the aim of all but the last position is what the judgement says of the next one: here the same position again.
    const games = inventGames(200, fastRandom(4)).map(({ positions: [seats], wins }) => ({ wins, positions: [seats!, seats!] }));
    const own = fitCounts(games, truth, { ...settings, lambda: 0, passes: 3 });
    const results = fitCounts(games, [0, 0, 0], { ...settings, lambda: 0, passes: 3 });
    expect(own[0]).toBeGreaterThan(1);
    // The last positions still pull it towards who won.
    expect(results[0]).toBeGreaterThan(0);
  });

  it('is the same for all seats: changing places changes nothing else', () => {
    const [
      {
        positions: [seats],
      },
    ] = inventGames(1, fastRandom(5)) as [Game];
    const chances = [...chancesOf(seats!, truth, new Float64Array(3))];
    const turned = chancesOf(seats!.toReversed(), truth, new Float64Array(3));
    for (const [seat, chance] of chances.toReversed().entries()) expect(turned[seat]).toBeCloseTo(chance, 12);
  });
});

describe('a run', () => {
  it('goes on where it stopped, to the same counts, and plays a chunk again that was cut off', async () => {
    const [game, heuristics] = [await loadGame('cortez'), await loadHeuristics('cortez')];
    const table = { game, heuristics, judging, players: 2, iterations: 2 };
    const asked = { players: 2, games: 8, iterations: 2, seed: 3, lambda: 0.9, chunk: 4 };
    const [one, other] = [join(folder, 'one.json'), join(folder, 'other.json')];
    const whole = learnJudgement(table, today, asked, one, () => {});
    learnJudgement(table, today, { ...asked, games: 4 }, other, () => {});
    const kept = readFileSync(`${other}l`, 'utf8');
    writeFileSync(`${other}l`, `${kept}{"wins":[1,`);
    const resumed = learnJudgement(table, today, asked, other, () => {});
    expect(resumed.counts).toEqual(whole.counts);
    expect(whole.counts).not.toEqual(today);
    expect(readFileSync(`${other}l`, 'utf8')).toBe(readFileSync(`${one}l`, 'utf8'));
  });
});
