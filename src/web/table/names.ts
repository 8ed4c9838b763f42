import { at } from '../../core/at.ts';
import { entryOf } from '../../games/index.ts';

const names = ['Sirius', 'Vega', 'Rigel', 'Altair', 'Deneb', 'Mizar'];

/** What a bot is called that nobody has named: another name on every seat of a table. */
export function botName(game: string, seat: number): string {
  const own = entryOf(game)?.botNames ?? names;
  return at(own, seat % own.length);
}
