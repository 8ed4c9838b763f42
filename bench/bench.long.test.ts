import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { compared, gameFigures, peerFigures, ratiosTo } from './figures.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const bench = (...args: string[]) => spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });

const figures = [
  'gamesPerSecond',
  'decisionsPerSecond',
  'copyMicroseconds',
  'copyIntoMicroseconds',
  'actMicroseconds',
  'readCheckPlayMicroseconds',
  'choicesMicroseconds',
];

describe('bench', () => {
  it('measures a game and writes table and file', () => {
    const out = join(mkdtempSync(join(tmpdir(), 'tafelrunde-')), 'bench.json');
    // The peer is another's package and a long install: it is left to `npm run bench`.
    const { status, stdout } = bench('magellan', '--no-peer', '--rounds', '2', '--ms', '5', '--out', out);
    expect(status).toBe(0);
    expect(stdout).toMatch(/games\/s .*\nmagellan, 4 players .*\d/);
    const { games, machine } = JSON.parse(readFileSync(out, 'utf8'));
    expect(machine.node).toBe(process.version);
    expect(games.magellan).toEqual({
      players: 4,
      actionsPerGame: expect.any(Number),
      ...Object.fromEntries(figures.map((name) => [name, { median: expect.any(Number), best: expect.any(Number) }])),
    });
    expect(games.magellan.copyMicroseconds.median).toBeGreaterThanOrEqual(games.magellan.copyMicroseconds.best);
    expect(games.magellan.gamesPerSecond.median).toBeLessThanOrEqual(games.magellan.gamesPerSecond.best);
  });

  it('measures this tree beside another one, by turns', () => {
    const tree = fileURLToPath(new URL('..', import.meta.url));
    const { status, stdout } = bench('magellan', '--against', tree, '--pairs', '1', '--rounds', '1', '--ms', '2');
    expect(status).toBe(0);
    expect(stdout).toMatch(/1 pairs[\s\S]*magellan {2,}× \d+\.\d\d \(\d+\.\d\d–\d+\.\d\d\)/);
  });

  it('measures thought beside the frozen ancestor', () => {
    const thought = fileURLToPath(new URL('./thought.ts', import.meta.url));
    const args = ['tikal', '--players', '2', '--questions', '2', '--iterations', '200', '--pairs', '1'];
    const { status, stdout } = spawnSync(process.execPath, [thought, ...args], { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toMatch(/tikal, 2 players +[\d,]+ +[\d,]+ +× \d+\.\d\d/);
    for (const wrong of [['chess'], ['tikal', '--frozen', 'nobody'], ['tikal', '--players', '9']])
      expect(spawnSync(process.execPath, [thought, ...wrong]).status).toBe(2);
  });

  it('says how many times as fast, pair by pair', () => {
    const works = (ms: number) => [{ times: 10, actions: 100, ms }];
    const figures = (ms: number) => {
      const of = works(ms);
      return gameFigures(4, { games: of, copy: of, copyInto: of, act: of, readCheckPlay: of, choices: of });
    };
    const { gamesPerSecond, actMicroseconds } = compared([10, 20, 30].map(figures), [20, 20, 20].map(figures));
    expect(gamesPerSecond).toEqual({ middle: 1, least: expect.closeTo(2 / 3), most: 2 });
    expect(actMicroseconds).toEqual(gamesPerSecond);
  });

  it('refuses what it does not know', () => {
    for (const args of [['chess'], ['--loud'], ['--rounds', 'x'], ['magellan', '--against', 'no-such-commit']])
      expect(bench(...args).status).toBe(2);
  });

  it('gives the middle round, the best round and ratios of medians', () => {
    const works = (...ms: number[]) => ms.map((spent) => ({ times: 10, actions: 100, ms: spent }));
    const peer = peerFigures(works(100, 200, 400));
    expect(peer).toEqual({
      actionsPerGame: 10,
      gamesPerSecond: { median: 50, best: 100 },
      decisionsPerSecond: { median: 500, best: 1000 },
      moveMicroseconds: { median: 2000, best: 1000 },
    });
    const rounds = works(10, 30);
    const game = gameFigures(4, {
      games: rounds,
      copy: rounds,
      copyInto: rounds,
      act: rounds,
      readCheckPlay: rounds,
      choices: rounds,
    });
    expect(game.actMicroseconds).toEqual({ median: 2000, best: 1000 });
    const { act, gamesPerSecond } = ratiosTo(peer, game);
    expect([act, gamesPerSecond]).toEqual([1, expect.closeTo(666.67 / 50, 2)]);
  });
});
