/** The auctions of a worked example, as the rules themselves played them. */
import type { Seat } from '../core/game.ts';

interface Told {
  readonly type: string;
  readonly seat?: Seat;
  readonly amount?: number;
}

export interface ToldAuction {
  /** Bids in their order; without an amount somebody passes. */
  readonly steps: readonly { readonly seat: Seat; readonly amount: number | undefined }[];
  /** How it ended, as the log tells it. */
  readonly outcome: string;
}

/** `ends`: the events that close an auction, each with its sentence. */
export function auctionsIn<E extends Told>(
  events: readonly E[],
  ends: readonly string[],
  tell: (event: E) => string,
): ToldAuction[] {
  const auctions: ToldAuction[] = [];
  let steps: { seat: Seat; amount: number | undefined }[] = [];
  for (const event of events) {
    if ((event.type === 'bid' || event.type === 'passed') && event.seat !== undefined)
      steps.push({ seat: event.seat, amount: event.amount });
    if (!ends.includes(event.type)) continue;
    auctions.push({ steps, outcome: tell(event) });
    steps = [];
  }
  return auctions;
}
