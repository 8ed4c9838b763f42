/** C4: one own marked figure moves, by the cheapest way or by one the player names. */
import type { Offer, Seat } from '../../../core/game.ts';
import type { Refusal } from '../../../core/refusal.ts';
import { type ActionOf, longestVia } from '../action.ts';
import { disguise } from '../data.ts';
import { beginFight } from '../fights.ts';
import { finishAction } from '../flow.ts';
import { fields, nodes, placeOf, villageSupply } from '../map.ts';
import { canEnd, cheapestWay, ownFields, priceOfWay, priceTo, search, wayTo, whyNotEnd } from '../movement.ts';
import { refuse } from '../refuse.ts';
import { figureOn, isField, ownFigureOn, putFigure, type State, supplyOf, warsOf } from '../state.ts';
import { drawSupply, spendKind } from '../supplies.ts';
import { isActiveIn, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

type Move = ActionOf<'move'>;

const endRules = { ownFigure: 'C4.1', ownNation: 'C4.1', noWarCard: 'C4.5' } as const;

function refuseEnd(state: State, seat: Seat, { from, to }: Move): Refusal | undefined {
  const at = placeOf(to);
  if (ownFigureOn(state, seat, from) < 0) return refuse('C4.1', 'notYourFigure', { at: placeOf(from) });
  if (from === to) return refuse('C4.1', 'sameField', { at });
  if (!isField(state, to)) return refuse('C4.2', 'noSuchField', { at });
  const reason = whyNotEnd(state, seat, to);
  return reason && refuse(endRules[reason], reason, { at });
}

function refuseWay(state: State, seat: Seat, { from, to, via }: Move): Refusal | undefined {
  const have = supplyOf(state, seat, disguise);
  const price = via ? priceOfWay(state, seat, [from, ...via, to]) : priceTo(state, seat, from, to);
  if (price < 0) return refuse('C4.2', 'noWay', { from: placeOf(from), to: placeOf(to) });
  return price > have ? refuse('C4.3', 'tooDear', { price, have }) : undefined;
}

const fought = { fight: 1 } as const;

function placesOnWayTo(node: number): string[] {
  const way = wayTo(node);
  const places: (number | string)[] = way;
  for (let i = 0; i < way.length; i++) places[i] = placeOf(way[i]!);
  return places as string[];
}

function offersFrom(state: State, seat: Seat, from: number, into: Offer<Move>[]): void {
  const { reached, count, prices } = search(state, seat, from, supplyOf(state, seat, disguise));
  const armed = warsOf(state, seat) > 0;
  const piece = placeOf(from);
  for (let i = 1; i < count; i++) {
    const to = reached[i]!;
    if (!canEnd(state, seat, to, armed)) continue;
    const action = { type: 'move', from, to } as const;
    const at = placeOf(to);
    const price = prices[to]!;
    const way = placesOnWayTo(to);
    const supply = villageSupply[to]!;
    if (figureOn(state, to) >= 0) into.push({ action, at, piece, price, way, effect: fought });
    else if (supply) into.push({ action, at, piece, price, way, effect: { supply } });
    else into.push({ action, at, piece, price, way });
  }
}

export const move: Rule<'move'> = {
  refusal(state, seat, action) {
    if (!isActiveIn(state, seat, 'act')) return notAsked(state);
    return refuseEnd(state, seat, action) ?? refuseWay(state, seat, action);
  },
  choices(state, seat) {
    if (!isActiveIn(state, seat, 'act')) return [];
    const own = ownFields(state, seat);
    const offers: Offer<Move>[] = [];
    for (const from of own) offersFrom(state, seat, from, offers);
    if (offers.length === 0) return [];
    const via = { kind: 'list', entry: { kind: 'number', least: 0, most: nodes - 1 }, least: 0, most: longestVia } as const;
    const to = { kind: 'number', least: 0, most: fields - 1 } as const;
    return [...offers, { form: 'move', slots: { from: { kind: 'one', of: own }, to, via } }];
  },
  play(state, seat, { from, to, via }, random, emit) {
    const price = via ? priceOfWay(state, seat, [from, ...via, to]) : priceTo(state, seat, from, to);
    if (emit) emit({ type: 'moved', seat, from, to, way: via ? [from, ...via, to] : cheapestWay(state, seat, from, to), price });
    spendKind(state, seat, disguise, price, 'way', emit);
    if (figureOn(state, to) >= 0) return beginFight(state, seat, from, to, random, emit);
    putFigure(state, ownFigureOn(state, seat, from), to);
    const supply = villageSupply[to]!;
    if (supply) drawSupply(state, seat, supply, 'village', random, emit);
    finishAction(state, random, emit);
  },
};
