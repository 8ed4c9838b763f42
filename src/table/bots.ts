/** Whose move a bot makes: the driver lets it think, wherever and however long, and plays what comes of it as any action. */
import type { Seat } from '../core/game.ts';
import { type Table, waitingSeats } from './table.ts';

/** A decision that is a bot's. */
export interface BotTurn {
  readonly seat: Seat;
  readonly level: string;
  readonly question: string;
  /** True where the seat is not waited for: it may do something, or nothing. */
  readonly aside: boolean;
}

/**
 * The bots to ask now: those that are waited for, then those that may do something unasked (answer an offer, make one). The latter
 * are heard once for every question; `hear` notes it.
 */
export function botTurns(table: Table): BotTurn[] {
  const waiting = waitingSeats(table);
  if (waiting.length === 0) return [];
  const asked = waiting.flatMap((seat) => botTurn(table, seat, false) ?? []);
  if (!table.game.aside) return asked;
  const unasked = table.holders.flatMap((_, seat) => (waiting.includes(seat) ? [] : (botTurn(table, seat, true) ?? [])));
  return [...asked, ...unasked.filter(({ seat, question }) => table.heard.get(seat) !== question)];
}

function botTurn({ game, match, holders }: Table, seat: Seat, aside: boolean): BotTurn | undefined {
  const level = holders[seat]?.bot ?? null;
  const question = match && level !== null ? game.question(match.state, seat)?.id : undefined;
  return level === null || question === undefined ? undefined : { seat, level, question, aside };
}

export function hear(table: Table, { seat, question, aside }: BotTurn): void {
  if (aside) table.heard.set(seat, question);
}

/** Whether what the bot has thought out still answers something. */
export function isStillAsked({ game, match, holders, status }: Table, { seat, level, question }: BotTurn): boolean {
  return status === 'running' && !!match && holders[seat]?.bot === level && game.question(match.state, seat)?.id === question;
}
