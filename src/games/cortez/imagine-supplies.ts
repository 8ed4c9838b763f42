/** Supply cards as a viewer may imagine them: what is known stays, bids were within the bidders' means. */
import { at } from '../../core/at.ts';
import type { Random } from '../../core/random.ts';
import { supplyKinds, supplyOfKind } from './data.ts';
import { drawOne } from './draw.ts';
import type { View } from './view.ts';

/** How often a deal is tried before cards are exchanged to make it fit the bids. */
const tries = 20;

export function dealSupplies(view: View, random: Random): { supply: number[]; pile: number[] } {
  let dealt = dealOnce(view, random);
  for (let i = 0; i < tries && tooPoor(view, dealt.supply).length; i++) dealt = dealOnce(view, random);
  for (const seat of tooPoor(view, dealt.supply)) enrich(view, dealt, seat);
  return dealt;
}

function dealOnce(view: View, random: Random): { supply: number[]; pile: number[] } {
  const pile = view.discards.map((count) => supplyOfKind - count);
  const supply: number[] = [];
  // Weapons laid in a fight are neither in a hand nor among the discards.
  if (view.fight) pile[1] = at(pile, 1) - view.fight.weapons.reduce((sum, count) => sum + count, 0);
  for (const [seat, hand] of view.supply.entries())
    for (let kind = 0; kind < supplyKinds; kind++) {
      const seen = typeof hand === 'number' ? at(view.known, seat * supplyKinds + kind) : at(hand, kind);
      supply.push(seen);
      pile[kind] = at(pile, kind) - seen;
    }
  for (const [seat, hand] of view.supply.entries()) {
    if (typeof hand !== 'number') continue;
    let unseen = hand;
    for (let kind = 0; kind < supplyKinds; kind++) unseen -= at(view.known, seat * supplyKinds + kind);
    for (let i = 0; i < unseen; i++) {
      const kind = seat * supplyKinds + drawOne(pile, 0, supplyKinds, random);
      supply[kind] = at(supply, kind) + 1;
    }
  }
  return { supply, pile };
}

function worth(supply: readonly number[], seat: number): number {
  let total = 0;
  for (let kind = 0; kind < supplyKinds; kind++) total += at(supply, seat * supplyKinds + kind) * (kind + 1);
  return total;
}

/** Bidders whose imagined cards are worth less than they bid. */
function tooPoor(view: View, supply: readonly number[]): number[] {
  return view.bids.flatMap((bid, seat) => (bid > 0 && worth(supply, seat) < bid ? [seat] : []));
}

/** Exchanges unseen cards of a bidder for better ones: from the pile first, then from those who have not bid as much. */
function enrich(view: View, { supply, pile }: { supply: number[]; pile: number[] }, seat: number): void {
  const bid = at(view.bids, seat);
  const spare = (owner: number, kind: number) =>
    at(supply, owner * supplyKinds + kind) - at(view.known, owner * supplyKinds + kind);
  const move = (cards: number[], first: number, kind: number, count: number) => {
    cards[first + kind] = at(cards, first + kind) + count;
  };
  for (let low = 0; low < supplyKinds - 1; low++)
    for (let high = supplyKinds - 1; high > low; high--) {
      while (worth(supply, seat) < bid && spare(seat, low) > 0 && at(pile, high) > 0) {
        move(supply, seat * supplyKinds, low, -1);
        move(supply, seat * supplyKinds, high, 1);
        move(pile, 0, high, -1);
        move(pile, 0, low, 1);
      }
      for (const [other, hand] of view.supply.entries()) {
        if (other === seat || typeof hand !== 'number') continue;
        const floor = Math.max(0, at(view.bids, other));
        while (
          worth(supply, seat) < bid &&
          spare(seat, low) > 0 &&
          spare(other, high) > 0 &&
          worth(supply, other) - (high - low) >= floor
        ) {
          move(supply, seat * supplyKinds, low, -1);
          move(supply, seat * supplyKinds, high, 1);
          move(supply, other * supplyKinds, high, -1);
          move(supply, other * supplyKinds, low, 1);
        }
      }
    }
}
