/** Where somebody belongs who comes to a table, by a link or without. */
import { type TableDescription, tableMark } from '../../wire/tables.ts';

/**
 * `table`: the link has nothing to settle, so one goes straight on: to the own seat, or to look on. `lobby`: the link opens a seat.
 * `replay`: the game is over, and it was not one's own.
 */
export function arrival(
  { seats, status }: Pick<TableDescription, 'seats' | 'status'>,
  person: string | undefined,
  invitation: string,
): 'table' | 'lobby' | 'replay' {
  const own = seats.filter((seat) => person !== undefined && seat.person === person);
  if (status === 'over' || status === 'unfinished') return own.length ? 'table' : 'replay';
  if (!invitation) return 'table';
  if (invitation.startsWith(tableMark)) {
    const free = seats.some(({ holder }) => holder === 'open' || holder === 'invited');
    return own.length || status !== 'open' || !free ? 'table' : 'lobby';
  }
  // The link of a seat that is handed over may give a second one to somebody who sits here.
  const handed = invitation.split('.')[1];
  return own.some(({ seat }) => handed === undefined || `${seat}` === handed) ? 'table' : 'lobby';
}
