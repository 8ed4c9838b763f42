/** What the list of tables says of a table on the server. */
import { listed } from '../../core/agreement.ts';
import type { ListedTable } from '../../wire/tables.ts';
import { botName } from '../table/names.ts';
import type { WebText } from '../text/en.ts';

export function seatNames({ seats }: ListedTable, { lobby }: WebText): string[] {
  return seats.map(({ name, bot, seat }) => name || (bot === null ? `(${lobby.waiting})` : botName(seat)));
}

export function statusText(table: ListedTable, text: WebText): string {
  const { home, lobby } = text;
  if (table.yourTurn) return home.yourTurn;
  if (table.status === 'open') return lobby.title;
  if (table.status === 'unfinished') return home.unfinished;
  const names = seatNames(table, text);
  if (table.points && table.status === 'over') return winnersText(table.points, names, text);
  const waited = names[table.waiting[0] ?? -1];
  return waited === undefined ? '' : home.waitsFor(waited);
}

export function winnersText(points: readonly number[], names: readonly string[], { home, and }: WebText): string {
  const best = Math.max(...points);
  const winners = names.filter((_, seat) => points[seat] === best);
  return (winners.length > 1 ? home.overMany : home.over)(listed(winners, and));
}
