import type { Refusal } from '../core/refusal.ts';

type Nothing = Record<never, never>;

/** Why a table, and not its game, says no. */
export interface TableReasons {
  notYourSeat: Nothing;
  seatsOpen: Nothing;
  alreadyStarted: Nothing;
  notStarted: Nothing;
  notRunning: Nothing;
  resigned: Nothing;
  noBotHere: Nothing;
  botSitsHere: Nothing;
  noOrders: Nothing;
  tooManyOrders: { most: number };
  nothingProposed: Nothing;
  alreadyProposed: Nothing;
  notGone: Nothing;
  notGoneYet: { minutes: number };
}

/** A refusal of the table. Clients know these as refusals of the server, and that name stays. */
export function tableRefusal<K extends keyof TableReasons>(reason: K, details: TableReasons[K]): Refusal {
  return { rule: 'server', reason, details: details };
}
