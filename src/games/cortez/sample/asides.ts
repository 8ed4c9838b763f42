/** Random dealings: offers made and answered, mercenaries, bribery cards. */
import type { Seat } from '../../../core/game.ts';
import { pick, type Random } from '../../../core/random.ts';
import type { Action } from '../action.ts';
import { carriedFrom, mayPlayMoveCards } from '../actions/bribe.ts';
import { canSurrender } from '../actions/defend.ts';
import { canAnswer, wasRefused } from '../actions/help.ts';
import { canOffer } from '../actions/offer.ts';
import { canAccept } from '../actions/reply.ts';
import { briberies, cityFields, supplyKinds, supplyOfKind, warValues } from '../data.ts';
import { drawOne } from '../draw.ts';
import { whyNotHelp } from '../fights.ts';
import { cityField, fields } from '../map.ts';
import { maySurrender, offersTo } from '../offers.ts';
import { answererOf, briberyOf, isFirstVersion, isFree, type OpenOffer, type State, suppliesOf } from '../state.ts';

/** Now and then something a seat may do unasked; undefined when nothing comes to mind. */
export function aside(state: State, seat: Seat, random: Random): Action | undefined {
  if (state.phase === 'over' || state.phase === 'mark') return undefined;
  if (state.fight?.stage === 'lay' && canSurrender(state, seat) && random.below(12) === 0) return { type: 'surrender' };
  const answered = random.below(4) ? reply(state, seat, random) : undefined;
  if (answered) return answered;
  if (state.offers.length && random.below(4) === 0) {
    const { id, from } = pick(state.offers, random);
    if (from === seat) return { type: 'withdraw', offer: id };
  }
  const bribed = random.below(3) === 0 ? someBribe(state, seat, random) : undefined;
  if (bribed) return bribed;
  if (state.fight && random.below(3) && !whyNotHelp(state, seat)) return someHelp(state, seat, random);
  return canOffer(state, seat) ? someOffer(state, seat, random) : undefined;
}

/** An answer to one of the offers that wait for the seat. */
export function reply(state: State, seat: Seat, random: Random): Action | undefined {
  if (!state.offers.some((offer) => answererOf(offer) === seat)) return undefined;
  const offer = pick(offersTo(state, seat), random);
  const { id } = offer;
  if (random.below(4) === 0 && canAnswer(state, seat, offer)) return someAnswer(state, seat, offer, random);
  return canAccept(state, seat, offer) && random.below(2) ? { type: 'accept', offer: id } : { type: 'decline', offer: id };
}

/** Another price; from version 2 on never the same one, and sometimes other supplies beside the card. */
function someAnswer(state: State, seat: Seat, offer: OpenOffer, random: Random): Action {
  const { id } = offer;
  let want = someCards(state, seat, random.below(3), random);
  if (isFirstVersion(state)) return { type: 'answer', offer: id, want };
  while (want.every((count, kind) => count === offer.want[kind])) want = someCards(state, seat, random.below(3), random);
  return random.below(2) ? { type: 'answer', offer: id, want, give: someWish(random) } : { type: 'answer', offer: id, want };
}

/** Some of the seat's supply cards. */
function someCards(state: State, seat: Seat, count: number, random: Random): number[] {
  const hand = state.supply.slice(seat * supplyKinds, (seat + 1) * supplyKinds);
  const cards = new Array<number>(supplyKinds).fill(0);
  const most = Math.min(count, suppliesOf(state, seat));
  for (let i = 0; i < most; i++) {
    const kind = drawOne(hand, 0, supplyKinds, random);
    cards[kind] = cards[kind]! + 1;
  }
  return cards;
}

/** A wish for somebody else's cards: mostly a modest one. */
function someWish(random: Random): number[] {
  const most = random.below(64) === 0 ? supplyOfKind : 1;
  const cards = new Array<number>(supplyKinds).fill(0);
  const kind = random.below(supplyKinds);
  if (most === 1) cards[kind] = random.below(3);
  else for (let each = 0; each < supplyKinds; each++) cards[each] = random.below(most + 1);
  return cards;
}

function someOffer(state: State, seat: Seat, random: Random): Action | undefined {
  const { fight } = state;
  const other = random.below(state.players - 1);
  const surrender = fight?.attacker === seat && maySurrender(state) && random.below(2) === 0;
  const to = surrender && fight ? fight.defender : other < seat ? other : other + 1;
  const many = random.below(16) === 0 ? suppliesOf(state, seat) : 2;
  const give = someCards(state, seat, random.below(many + 1), random);
  const want = someWish(random);
  if ([...give, ...want].every((count) => count === 0)) return undefined;
  return surrender ? { type: 'offer', to, give, want, surrender } : { type: 'offer', to, give, want };
}

/** A mercenary's offer; the seat must be able to help. */
export function someHelp(state: State, seat: Seat, random: Random): Action {
  const hand = state.war.slice(seat * warValues, (seat + 1) * warValues);
  const card = drawOne(hand, 0, warValues, random) + 1;
  const many = random.below(16) === 0 ? suppliesOf(state, seat) : 1;
  const give = someCards(state, seat, random.below(many + 1), random);
  const want = random.below(4) ? someWish(random) : [0, 0, 0, 0];
  const side = random.below(2) ? 'attacker' : 'defender';
  while (wasRefused(state, seat, { side, card, give, want })) want[random.below(supplyKinds)] = random.below(supplyOfKind);
  return { type: 'help', side, card, give, want };
}

function someBribe(state: State, seat: Seat, random: Random): Action | undefined {
  const start = random.below(4);
  for (let i = 0; i < 4; i++) {
    const kind = (start + i) % 4;
    if (briberyOf(state, seat, kind) === 0) continue;
    const card = briberies[kind]!;
    if (card === 'drawWar' || card === 'drawSupply') return { type: 'bribe', card };
    if (mayPlayMoveCards(state)) return someCarry(state, seat, card as 'moveOwn' | 'moveOther', random);
  }
  return undefined;
}

function someCarry(state: State, seat: Seat, card: 'moveOwn' | 'moveOther', random: Random): Action {
  const from = pick(carriedFrom(state, seat, card), random);
  const anywhere = () => (random.below(2) ? random.below(fields) : cityField[1 + random.below(cityFields)]!);
  let to = anywhere();
  while (!isFree(state, to)) to = anywhere();
  return { type: 'bribeMove', card, from, to };
}
