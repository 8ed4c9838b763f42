import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyGame } from '../../core/game.ts';
import { brokenToys } from '../../core/laws/toy/broken.ts';
import { toy } from '../../core/laws/toy/game.ts';
import { run } from '../testing.ts';
import { type Batch, type Finding, tryBatch } from './batch.ts';
import { fuzz } from './command.ts';
import { spread } from './pool.ts';

vi.mock(import('./pool.ts'), async (original) => ({ spread: vi.fn((await original()).spread) }));

/** What is looked at now and then may need many games to be found. */
const mostGames = 4000;
const fewGames = 50;

const config = { players: 3, options: {}, rules: 1 };

function fuzzToy(game: AnyGame, games: number, firstSeed = 1): Promise<Finding[]> {
  return tryBatch(game, { game: 'toy', config, firstSeed, games }, () => {});
}

describe('a batch', () => {
  it('finds nothing in a sound game', async () => {
    expect(await fuzzToy(toy as AnyGame, 200)).toEqual([]);
  });

  // A view that shows too much is found by what is never doubted over many games, which is for `npm test` to judge.
  const findable = brokenToys.filter(({ how }) => how !== 'shows a closed hand');

  it.each(findable)('finds a game that $how (law $law)', async ({ game }) => {
    const findings: Finding[] = [];
    for (let seed = 1; seed < mostGames && findings.length === 0; seed += fewGames)
      findings.push(...(await fuzzToy(game, fewGames, seed)));
    expect(findings.length).toBeGreaterThan(0);
  });

  it('finds again by the seed it reports', async () => {
    const { game } = brokenToys.find(({ law }) => law === 4)!;
    const [found] = await fuzzToy(game, 100);
    expect(await fuzzToy(game, 1, found!.seed)).toEqual([found]);
  });

  it('reports a game that throws', async () => {
    const game: AnyGame = {
      ...(toy as AnyGame),
      setup() {
        throw new Error('no shells');
      },
    };
    expect(await fuzzToy(game, 1)).toMatchObject([{ violations: [{ what: expect.stringContaining('no shells') }] }]);
  });
});

describe('fuzz', () => {
  beforeEach(() => void vi.mocked(spread).mockClear());

  it('plays so many games of every player count and option set', async () => {
    const { result, out } = await run(fuzz, '--game', 'magellan', '--games', '1', '--jobs', '2');
    expect(out).toMatch(/^16 games of 16 configurations \(1 each, from seed 1\) in .* seconds: no law was broken\.$/);
    expect(result).toBe(0);
  });

  it('plays only what is named', async () => {
    vi.mocked(spread).mockImplementationOnce(async () => {});
    await run(fuzz, '--game', 'magellan', '--players', '5', '--options', 'board1=B', '--games', '30', '--seed', '7');
    const [asked] = vi.mocked(spread).mock.calls;
    const batches = [...((asked as unknown[])[0] as Iterable<Batch>)];
    const seeds = batches.map((batch) => [
      batch.config.players,
      batch.config.options.board1,
      batch.config.options.board2,
      batch.firstSeed,
      batch.games,
    ]);
    expect(seeds).toEqual([
      [5, 'B', 'A', 7, 20],
      [5, 'B', 'A', 27, 10],
      [5, 'B', 'B', 7, 20],
      [5, 'B', 'B', 27, 10],
    ]);
  });

  it('reports a broken law with config, seed and step, and fails', async () => {
    const options = { board1: 'A', board2: 'B' };
    vi.mocked(spread).mockImplementationOnce(async (_batches, _jobs, _done, found) => {
      found([
        {
          game: 'magellan',
          config: { ...config, options },
          seed: 17,
          violations: [{ law: 4, step: 9, what: 'a card too many' }],
        },
      ]);
    });
    const { result, out, err } = await run(fuzz, '--game', 'magellan');
    expect(result).toBe(1);
    expect(out).toContain('laws were broken in 1 games');
    expect(err).toBe(
      [
        'magellan, 3 players, board1 A, board2 B, seed 17:',
        '  step 9: law 4 is broken: a card too many',
        '  again: npm run fuzz -- --game magellan --players 3 --options board1=A,board2=B --seed 17 --games 1',
      ].join('\n'),
    );
  });

  it.each([
    [['--game', 'chess'], /no game “chess”/],
    [['--game', 'magellan', '--players', '7'], /from 3 to 6/],
    [['--players', '50'], /no game is played by 50/],
    [['--options', 'board1=A'], /wants a --game/],
    [['--game', 'magellan', '--options', 'board1=C'], /cannot be “C”/],
    [['--games', 'many'], /--games/],
    [['--jobs', '0'], /--jobs/],
    [['magellan'], /unexpected argument/],
  ])('refuses %j', async (args, why) => {
    expect((await run(fuzz, ...args)).result).toEqual({ wrong: expect.stringMatching(why) });
  });
});
