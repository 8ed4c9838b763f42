/**
 * `npm run calibrate -- [game …] [--games 1100] [--log folder] [--write]`: lets bots play, fits what the judgement of positions says of
 * the chance to win, and tells how well that held in games it was not fitted on. Goes on where it stopped, with the same log.
 * With `--check` nothing is fitted: the weights as they stand are held against those games, to see whether they fit today's bots.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameIds, isGameId, loadGame, loadHeuristics } from '../src/games/index.ts';
import { isHeldOut, type PlayedGame, playOne } from './calibrate/games.ts';
import { check, report } from './calibrate/report.ts';

const { values, positionals } = parseArgs({
  options: {
    games: { type: 'string', default: '1100' },
    log: { type: 'string', default: 'reports/calibration' },
    write: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const ids = positionals.length ? positionals.filter(isGameId) : gameIds;
const wanted = Number(values.games);
mkdirSync(values.log, { recursive: true });
const fileOf = (id: string) => join(values.log, `${id}.jsonl`);

/** A line that was cut off when the last run was killed is played again. */
function played(id: string): PlayedGame[] {
  if (!existsSync(fileOf(id))) return [];
  return readFileSync(fileOf(id), 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as PlayedGame];
      } catch {
        return [];
      }
    });
}

const tables = await Promise.all(
  ids.map(async (id) => ({ id, game: await loadGame(id), heuristics: await loadHeuristics(id), games: played(id) })),
);
// By turns, so that all games have about as many whenever it is stopped.
for (let number = 1; number <= wanted; number++)
  for (const { id, game, heuristics, games } of tables) {
    if (games.some((one) => one.number === number) || (values.check && !isHeldOut(number))) continue;
    const one = playOne(game, heuristics, number);
    games.push(one);
    appendFileSync(fileOf(id), `${JSON.stringify(one)}\n`);
  }
for (const { id, heuristics, games } of tables) {
  const some = games.filter(({ number }) => number <= wanted);
  if (values.check) check(id, heuristics.chance!, some);
  else report(id, some, values.write);
}
