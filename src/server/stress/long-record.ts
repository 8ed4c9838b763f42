/** A record as long as one may be: a real game to its end, its first steps done and taken back again and again. */
import { at } from '../../core/at.ts';
import { readConfig } from '../../core/config.ts';
import type { Config } from '../../core/game.ts';
import { act, openMatch, takeBack } from '../../core/match.ts';
import { fastRandom } from '../../core/random.ts';
import { writeRecord } from '../../core/record.ts';
import { type GameId, loadGame } from '../../games/index.ts';
import type { AnyMatch } from '../../table/table.ts';

export async function longRecord(entries: number, id: GameId = 'tikal'): Promise<string> {
  const game = await loadGame(id);
  const seed = { secret: 'ab'.repeat(32), contributions: [] };
  const match: AnyMatch = openMatch(game, { config: readConfig(game, { players: 2 }) as Config }, seed);
  const random = fastRandom(3);
  const step = (): number => {
    const seat = at(game.waiting(match.state), 0);
    const played = act(match, seat, game.sample(match.state, seat, random));
    if (!played.ok) throw new Error(played.refusal.reason);
    return seat;
  };
  while (!game.standing(match.state).over) step();
  const finish = match.entries.length;
  const again: AnyMatch = openMatch(game, match.origin, seed);
  const [first, ...rest] = match.entries;
  for (; again.entries.length + finish + 2 <= entries; ) {
    if (first?.kind !== 'act') break;
    act(again, first.seat, first.action);
    takeBack(again, first.seat, 1, true);
  }
  for (const entry of [first, ...rest]) if (entry?.kind === 'act') act(again, entry.seat, entry.action);
  return writeRecord(again);
}
