/** Tables of Magellan up to a question that a standing order can answer. */
import { at } from '../../core/at.ts';
import type { Seated } from './table.ts';

export function turn(table: Seated) {
  const seat = at(table.at(0).waiting, 0);
  return { seat, connection: at(table.connections, seat), question: table.at(seat).question!.id };
}

export async function bidding(table: Seated): Promise<void> {
  while (!table.at(turn(table).seat).question?.id.startsWith('bid')) await table.step();
}

/** The next in turn leaves the order to bid nothing; the seat that is asked now, and his. */
export async function orderToPass(table: Seated): Promise<{ readonly seat: number; readonly next: number }> {
  await bidding(table);
  const { seat } = turn(table);
  const next = (seat + 1) % 3;
  const auction = (table.at(seat).view as { turn: number }).turn;
  const orders = [{ type: 'maximum', turn: auction, amount: 0 }];
  await at(table.connections, next).ask({ type: 'orders', table: table.id, seat: next, orders });
  return { seat, next };
}
