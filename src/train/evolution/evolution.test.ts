import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { hashOf, type Learned, numbersOf } from '../../core/learned.ts';
import { fastRandom } from '../../core/random.ts';
import { loadGame } from '../../games/index.ts';
import { learning } from '../../games/magellan/bot/learning.ts';
import three from '../../games/magellan/bot/weights/3.json' with { type: 'json' };
import four from '../../games/magellan/bot/weights/4.json' with { type: 'json' };
import five from '../../games/magellan/bot/weights/5.json' with { type: 'json' };
import six from '../../games/magellan/bot/weights/6.json' with { type: 'json' };
import { beginEvolution, evolve, versionsOf } from './evolution.ts';
import { beginRun, isDone, nextGeneration, opponentsOf, type Run, readRun, writeRun } from './run.ts';
import { playPool } from './self-play.ts';

const files: readonly Learned[] = [three, four, five, six];
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-train-'));
  folders.push(folder);
  return join(folder, 'run.json');
}

describe('the evolution', () => {
  it('finds the lowest place of a valley that is a hundred times as steep one way as the other', () => {
    const height = (at: readonly number[]) => (at[0]! - 3) ** 2 + 100 * (at[1]! + 2) ** 2 + at[2]! ** 2;
    let found = beginEvolution([0, 0, 5], [1, 1, 1]);
    for (let i = 0; i < 80; i++) {
      const tried = versionsOf(found, 12, fastRandom(i));
      found = evolve(
        found,
        tried.toSorted((a, b) => height(a.numbers) - height(b.numbers)),
      );
    }
    expect(height(found.mean)).toBeLessThan(1e-3);
  });

  it('tries versions in pairs that lie opposite each other', () => {
    const [one, other] = versionsOf(beginEvolution([1, 2], [1, 0.5]), 2, fastRandom(1));
    expect(one!.numbers.map((number, i) => number + other!.numbers[i]!)).toEqual([2, 4]);
  });
});

describe('self-play', () => {
  it('gives a version against itself exactly the even share', async () => {
    const game = await loadGame('magellan');
    const today = learning.today(3);
    const { wins, merit } = playPool(game, learning, today, [today], { players: 3, games: 30, seed: 5 });
    expect(wins).toBeCloseTo(1 / 3, 12);
    expect(merit).toBeCloseTo(1 / 3, 12);
  });

  it('tells who throws money away from who does not', async () => {
    const game = await loadGame('magellan');
    const today = learning.today(3);
    const spendthrift = today.map((number, i) => (/^(money|sales)/.test(learning.names[i]!) ? 0 : number));
    expect(playPool(game, learning, spendthrift, [today], { players: 3, games: 300, seed: 5 }).wins).toBeLessThan(0.28);
  });

  it('meets the latest versions and the very first', () => {
    const pool = Array.from({ length: 9 }, (_, at) => [at]);
    expect(opponentsOf(pool).flat()).toEqual([0, 4, 5, 6, 7, 8]);
    expect(opponentsOf(pool.slice(0, 3)).flat()).toEqual([0, 1, 2]);
  });
});

describe('a run', () => {
  const asked = { players: 3, games: 3 * 16 * 6, seed: 4, gamesEach: 6 };
  const toTheEnd = async (from: Run, file: string) => {
    const game = await loadGame('magellan');
    let run = from;
    while (!isDone(run)) {
      run = nextGeneration(game, learning, run);
      writeRun(file, run);
      // As if it had been killed here and started anew.
      run = readRun(file, asked, learning.names)!;
    }
    return run;
  };

  it('that is stopped after every generation comes to the same numbers as one that is not, and another seed to others', async () => {
    const game = await loadGame('magellan');
    const start = learning.today(3);
    let whole = beginRun(learning, start, asked);
    while (!isDone(whole)) whole = nextGeneration(game, learning, whole);
    expect(whole.evolution.generation).toBe(3);
    expect((await toTheEnd(beginRun(learning, start, asked), newFile())).evolution).toEqual(whole.evolution);
    const other = nextGeneration(game, learning, beginRun(learning, start, { ...asked, seed: 5 }));
    const first = nextGeneration(game, learning, beginRun(learning, start, asked));
    expect(other.evolution.mean).not.toEqual(first.evolution.mean);
  });

  it('does not go on from a file of another run', () => {
    const file = newFile();
    expect(readRun(file, asked, learning.names)).toBeUndefined();
    writeRun(file, beginRun(learning, learning.today(3), asked));
    expect(readRun(file, asked, learning.names)).toBeDefined();
    expect(readRun(file, { ...asked, seed: 9 }, learning.names)).toBeUndefined();
    expect(readRun(file, asked, ['something else'])).toBeUndefined();
  });

  it('says so when its file is broken, and begins nothing over it', () => {
    const file = newFile();
    writeFileSync(file, '{"asked":');
    expect(() => readRun(file, asked, learning.names)).toThrow();
  });
});

describe('learned numbers', () => {
  it('are refused for other features than they were learned for', () => {
    expect(numbersOf(three, learning.names)).toHaveLength(learning.names.length);
    expect(() => numbersOf(three, learning.names.toReversed())).toThrow(/train again/);
    expect(() => numbersOf({ ...three, version: 2 }, learning.names)).toThrow(/train again/);
  });

  it('say what they are, are whole, and all of a game are small', () => {
    for (const file of files) {
      expect(file).toMatchObject({ version: 1, game: 'magellan', features: hashOf(learning.names) });
      expect(file.layers.flat().every(Number.isInteger)).toBe(true);
    }
    expect(files.map(({ players }) => players)).toEqual([3, 4, 5, 6]);
    expect(gzipSync(JSON.stringify(files)).length).toBeLessThan(20_000);
  });
});
