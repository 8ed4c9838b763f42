/** What the list of tables says of a table on the server. */
import { listed } from '../../core/agreement.ts';
import type { AnyText, Say } from '../../core/text.ts';
import type { ListedTable } from '../../wire/tables.ts';
import { awaitedSentence } from '../frame/awaited.ts';
import { botName } from '../table/names.ts';
import type { WebText } from '../text/en.ts';

export function seatNames({ seats, game }: ListedTable, { lobby }: WebText): string[] {
  return seats.map(({ name, bot, seat }) => name || (bot === null ? `(${lobby.waiting})` : botName(game, seat)));
}

/** `said` is what the game says, once that is loaded. */
export function statusText(table: ListedTable, text: WebText, said: AnyText | undefined): string {
  const { home, lobby } = text;
  if (table.yourTurn) return home.yourTurn;
  if (table.offered) return text.table.offerForYou;
  if (table.status === 'open') return lobby.title;
  if (table.status === 'unfinished') return home.unfinished;
  const names = seatNames(table, text);
  if (table.points && table.status === 'over') return winnersText(table.points, names, text);
  return waitedText(table, names, text, said);
}

/** What is waited for, or until the game's words are there only from whom. */
export function waitedText(
  { waiting, awaited }: Pick<ListedTable, 'waiting' | 'awaited'>,
  names: readonly string[],
  { and, home }: WebText,
  said: AnyText | undefined,
): string {
  const say: Say = { seat: (seat) => names[seat] ?? '' };
  if (awaited && said) return awaitedSentence(awaited, said, say, and).replace(/\.$/, '');
  const [first] = waiting;
  return first === undefined ? '' : home.waitsFor(say.seat(first));
}

export function winnersText(points: readonly number[], names: readonly string[], { home, and }: WebText): string {
  const best = Math.max(...points);
  const winners = names.filter((_, seat) => points[seat] === best);
  return (winners.length > 1 ? home.overMany : home.over)(listed(winners, and));
}
