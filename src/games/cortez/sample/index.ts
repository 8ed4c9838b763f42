/** Some legal action without listing all: the hot path of simulations. Every choice can come up. */
import type { Seat } from '../../../core/game.ts';
import { pick, type Random } from '../../../core/random.ts';
import type { Action } from '../action.ts';
import { canDrawWar } from '../actions/draw-war.ts';
import { drivenFrom, drivenTo } from '../actions/drive.ts';
import { canMark } from '../aftermath.ts';
import { eachPayment, priceToPay } from '../auction.ts';
import { bridgeCount, figures, supplyKinds, warValues, weapon } from '../data.ts';
import { drawOne } from '../draw.ts';
import { isCalled } from '../fights.ts';
import { excess } from '../flow.ts';
import { bridgeField, fields, isCity } from '../map.ts';
import { cardsOn, type Fight, fighterOf, figureOn, isFree, type State, supplyLeft, supplyOf, warsOf, worthOf } from '../state.ts';
import { aside, reply, someHelp } from './asides.ts';
import { someMove } from './moves.ts';

const asideOften = 24;

export function sample(state: State, seat: Seat, random: Random): Action {
  const unasked = state.turn > 0 && random.below(asideOften) === 0 ? aside(state, seat, random) : undefined;
  if (unasked) return unasked;
  switch (state.phase) {
    case 'mark':
      return someMark(state, seat, random);
    case 'bridges':
      return someBridge(state, random);
    case 'attack':
    case 'flight':
      return { type: state.phase, from: pick(drivenFrom(state), random), to: pick(drivenTo(state), random) };
    case 'plunder':
      return { type: 'discard', cards: some(state.supply, seat, supplyKinds, excess(state, seat), random) };
    case 'mutiny':
      return { type: 'putBack', war: some(state.war, seat, warValues, excess(state, seat), random) };
    case 'auction':
      return someBid(state, seat, random);
    case 'payment':
      return somePayment(state, seat, random);
    case 'fight':
      return inFight(state, seat, state.fight!, random);
    default:
      return someAction(state, seat, random);
  }
}

/** So many cards of a hand at random, by kind. */
function some(hands: readonly number[], seat: Seat, kinds: number, count: number, random: Random): number[] {
  const hand = hands.slice(seat * kinds, (seat + 1) * kinds);
  const taken = new Array<number>(kinds).fill(0);
  for (let i = 0; i < count; i++) {
    const kind = drawOne(hand, 0, kinds, random);
    taken[kind] = taken[kind]! + 1;
  }
  return taken;
}

function someMark(state: State, seat: Seat, random: Random): Action {
  let figure = random.below(figures);
  while (!canMark(state, seat, figure)) figure = (figure + 1) % figures;
  return { type: 'mark', at: state.at[figure]! };
}

function someBridge(state: State, random: Random): Action {
  const bridge = random.below(bridgeCount + 1);
  if (bridge === bridgeCount || figureOn(state, bridgeField[bridge]!) >= 0) return { type: 'pass' };
  return { type: 'bridge', bridge };
}

function someBid(state: State, seat: Seat, random: Random): Action {
  const room = worthOf(state, seat) - state.bid;
  if (room <= 0 || random.below(2) === 0) return { type: 'pass' };
  const step = random.below(4) ? Math.min(room, 3) : room;
  return { type: 'bid', amount: state.bid + 1 + random.below(step) };
}

function somePayment(state: State, seat: Seat, random: Random): Action {
  let chosen: number[] = [];
  let seen = 0;
  eachPayment(state, seat, priceToPay(state, seat), (...cards) => {
    seen += 1;
    if (random.below(seen) === 0) chosen = cards;
    return false;
  });
  return { type: 'pay', cards: chosen };
}

function someAction(state: State, seat: Seat, random: Random): Action {
  const die = random.below(32);
  if (die === 0) return { type: 'pass' };
  if (die < 7 && supplyLeft(state) > 0) return { type: 'drawSupply' };
  if (die < 13 && canDrawWar(state, seat)) return { type: 'drawWar' };
  return someMove(state, seat, random) ?? (supplyLeft(state) > 0 ? { type: 'drawSupply' } : { type: 'pass' });
}

function inFight(state: State, seat: Seat, fight: Fight, random: Random): Action {
  switch (fight.stage) {
    case 'ready':
      if (canDrawWar(state, seat) && random.below(2)) return { type: 'drawWar' };
      return random.below(8) ? { type: 'stand' } : { type: 'surrender' };
    case 'lay':
      return someLay(state, seat, fight, random);
    case 'exchange':
      return inExchange(state, seat, fight, random);
    case 'refill':
      return { type: 'refill', draw: random.below(5) > 0 };
    case 'premium':
      return random.below(12) ? someMark(state, seat, random) : { type: 'pass' };
    case 'banish':
      return someBanish(state, random);
  }
}

function inExchange(state: State, seat: Seat, fight: Fight, random: Random): Action {
  if (fight.passes < 2 && fighterOf(fight, fight.side) === seat) {
    const room = cardsOn(fight, fight.side) - fight.weapons[fight.side]!;
    const means = warsOf(state, seat) > 0 || (room > 0 && supplyOf(state, seat, weapon) > 0);
    if (means && random.below(2)) return someLay(state, seat, fight, random);
    return seat === fight.defender && random.below(12) === 0 ? { type: 'surrender' } : { type: 'pass' };
  }
  if (isCalled(state, seat)) return random.below(3) ? { type: 'stayOut' } : someHelp(state, seat, random);
  return reply(state, seat, random) ?? { type: 'pass' };
}

function someLay(state: State, seat: Seat, fight: Fight, random: Random): Action {
  const have = warsOf(state, seat);
  const least = fight.stage === 'lay' ? 1 : 0;
  let cards = have > 0 ? Math.max(least, random.below(have + 1)) : 0;
  const room = cardsOn(fight, fight.side) - fight.weapons[fight.side]!;
  const held = supplyOf(state, seat, weapon);
  if (cards === 0 && (room <= 0 || held === 0)) cards = 1;
  const most = Math.min(held, room + cards);
  const weapons = cards === 0 ? 1 + random.below(most) : random.below(most + 1);
  return { type: 'lay', war: some(state.war, seat, warValues, cards, random), weapons };
}

function someBanish(state: State, random: Random): Action {
  let to = random.below(fields);
  while (isCity(to) || !isFree(state, to)) to = random.below(fields);
  return { type: 'banish', to };
}
