/** Questions a board asks the rules: what a way of one's own costs, and what cards would make of one's side. */
import type { Offer, Seat } from '../../core/game.ts';
import type { Action, ActionOf } from './action.ts';
import { warValues } from './data.ts';
import { strength } from './fights.ts';
import { nodes, placeOf } from './map.ts';
import { type Paths, priceOfWay, search, wayTo } from './movement.ts';
import { occupants } from './state.ts';
import type { View } from './view.ts';

export function quote(view: View, seat: Seat, action: Action): Offer<Action> | undefined {
  if (action.type === 'move') return way(view, seat, action);
  if (action.type === 'lay') return { action, effect: { strength: strengthWith(view, seat, action) } };
  return undefined;
}

/** The cheapest way that leads over the fields named in `via` in this order; undefined where there is none. */
function way(view: View, seat: Seat, { from, to, via = [] }: ActionOf<'move'>): Offer<Action> | undefined {
  const paths: Paths = { bridges: view.bridges, on: occupants(view.at), collar: view.collar };
  const fields = [from];
  for (const stop of [...via, to]) {
    const here = fields.at(-1)!;
    if (stop === here) continue;
    // More disguises than any way could cost: what is too dear is for the refusal to say.
    if (search(paths, seat, here, nodes, stop).prices[stop]! < 0) return undefined;
    fields.push(...wayTo(stop).slice(1));
  }
  return {
    action: { type: 'move', from, to, ...(via.length ? { via: fields.slice(1, -1) } : {}) },
    price: priceOfWay(paths, seat, fields),
    way: fields.map(placeOf),
  };
}

/** What the seat's side of the fight would be worth with these cards, as far as it sees the cards that lie there. */
function strengthWith({ fight }: View, seat: Seat, { war, weapons }: ActionOf<'lay'>): number {
  if (!fight) return 0;
  const side = fight.attacker === seat ? 0 : 1;
  const counts = [...war];
  const laid = fight.laid[side];
  if (Array.isArray(laid)) for (const [i, count] of laid.entries()) counts[i] = (counts[i] ?? 0) + count;
  for (const card of fight.hired) {
    const value = card > warValues ? card - warValues : card;
    if (card === 0 || value > warValues || (card > warValues ? 1 : 0) !== side) continue;
    counts[value - 1] = (counts[value - 1] ?? 0) + 1;
  }
  return strength(counts, (fight.weapons[side] ?? 0) + weapons);
}
