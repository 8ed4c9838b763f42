/**
 * What a seat is asked. The id is a digest of everything its choices depend on, so it changes exactly when they do,
 * and never because somebody else decides at the same time.
 */
import type { Question, Seat } from '../../core/game.ts';
import { refillCount } from './actions/aftermath.ts';
import { mayPlayMoveCards } from './actions/bribe.ts';
import { canSurrender } from './actions/defend.ts';
import { canOffer } from './actions/offer.ts';
import { briberies, briberyKinds, collarsAtStart, playableBriberies, supplyKinds, warValues } from './data.ts';
import { isCalled, whyNotHelp } from './fights.ts';
import { drivenNation, excess } from './flow.ts';
import { placeOf } from './map.ts';
import type { Questions } from './message-keys.ts';
import { offersTo } from './offers.ts';
import {
  answererOf,
  briberyOf,
  cardsOn,
  collarsOnBoard,
  type Fight,
  isFighter,
  nationOf,
  type State,
  supplyLeft,
  warPileOf,
  warsOf,
  worthOf,
} from './state.ts';
import { waiting } from './waiting.ts';

type Asked = { [K in keyof Questions]: { readonly kind: K; readonly details: Questions[K] } }[keyof Questions];

export function question(state: State, seat: Seat): Question | undefined {
  const isWaited = waiting(state).includes(seat);
  const asked = isWaited ? demand(state, seat) : asideOf(state, seat);
  if (!asked) return undefined;
  const id = `${asked.kind}:${digest(state, seat, isWaited).toString(36)}`;
  return { id, kind: asked.kind, details: asked.details };
}

function demand(state: State, seat: Seat): Asked {
  switch (state.phase) {
    case 'mark':
      return { kind: 'mark', details: { left: collarsAtStart - collarsOnBoard(state, seat) } };
    case 'bridges':
      return { kind: 'bridges', details: {} };
    case 'attack':
    case 'flight':
      return { kind: state.phase, details: { nation: drivenNation(state) } };
    case 'plunder':
    case 'mutiny':
      return { kind: state.phase, details: { count: excess(state, seat) } };
    case 'auction':
      return { kind: 'bid', details: { least: state.bid + 1, most: worthOf(state, seat) } };
    case 'payment':
      return { kind: 'pay', details: { amount: state.bid } };
    case 'fight':
      return inFight(state, seat, state.fight!);
    default:
      return { kind: 'act', details: { left: state.actions } };
  }
}

function inFight(state: State, seat: Seat, fight: Fight): Asked {
  const at = placeOf(fight.at);
  switch (fight.stage) {
    case 'ready':
      return { kind: 'ready', details: { attacker: fight.attacker, at } };
    case 'lay':
      return { kind: 'lay', details: { defender: fight.defender, at } };
    case 'refill':
      return { kind: 'refill', details: { count: refillCount(state) } };
    case 'premium':
      return { kind: 'premium', details: {} };
    case 'banish':
      return { kind: 'banish', details: { loser: fight.winner === 0 ? fight.defender : fight.attacker } };
    default:
  }
  if (fight.passes < 2) {
    const opponent = fight.attacker === seat ? fight.defender : fight.attacker;
    const cards = cardsOn(fight, 1 - fight.side);
    return { kind: 'add', details: { opponent, cards, weapons: fight.weapons[1 - fight.side]! } };
  }
  if (isCalled(state, seat)) return { kind: 'help', details: { attacker: fight.attacker, defender: fight.defender } };
  return { kind: 'answer', details: { offers: offersTo(state, seat).length } };
}

/** What the seat may do unasked, if anything. */
function asideOf(state: State, seat: Seat): Asked | undefined {
  if (state.phase === 'over') return undefined;
  const offers = offersTo(state, seat).length;
  if (offers) return { kind: 'offered', details: { offers } };
  const own = state.offers.some((offer) => offer.from === seat);
  const may = own || canSurrender(state, seat) || canOffer(state, seat) || holdsPlayable(state, seat) || !whyNotHelp(state, seat);
  return may ? { kind: 'aside', details: {} } : undefined;
}

function holdsPlayable(state: State, seat: Seat): boolean {
  for (let kind = 0; kind < playableBriberies; kind++)
    if (briberyOf(state, seat, kind) > 0 && (!isMoveCard(kind) || mayPlayMoveCards(state))) return true;
  return false;
}

function isMoveCard(kind: number): boolean {
  return briberies[kind] === 'moveOwn' || briberies[kind] === 'moveOther';
}

/** Phases in which what is asked depends on the board. */
const onBoard = ['mark', 'bridges', 'attack', 'flight', 'act'];

function digest(state: State, seat: Seat, isWaited: boolean): number {
  let hash = 0x811c9dc5;
  const mix = (number: number) => {
    hash = Math.imul(hash ^ (number + 0x9e37), 0x01000193);
    hash ^= hash >>> 15;
  };
  const mixAll = (numbers: readonly number[], first = 0, length = numbers.length) => {
    for (let i = first; i < first + length; i++) mix(numbers[i]!);
  };
  mixAll(state.supply, seat * supplyKinds, supplyKinds);
  mixAll(state.bribery, seat * briberyKinds, briberyKinds);
  mix(canOffer(state, seat) ? 1 : 0);
  mix(mayPlayMoveCards(state) ? 1 : 0);
  const { fight } = state;
  for (const offer of state.offers) {
    if (answererOf(offer) !== seat && offer.from !== seat) continue;
    mix(offer.id * 2 + offer.answered);
    mixAll(offer.give);
    mixAll(offer.want);
  }
  if (fight) {
    mix(state.fights);
    // The attacker may ask for a surrender until the fight is decided; others may help once cards lie.
    mix(fight.stage === 'exchange' ? 2 : fight.winner < 0 ? 1 : 0);
    mix(whyNotHelp(state, seat) ? 0 : 1);
    if (fight.refused) mix(fight.refused.filter(({ from }) => from === seat).length);
    mix(canSurrender(state, seat) ? 1 : 0);
    mixAll(state.war, seat * warValues, warValues);
  }
  const carries = mayPlayMoveCards(state) && holdsPlayable(state, seat);
  const decides = isWaited && (onBoard.includes(state.phase) || (fight !== null && fight.winner >= 0));
  if (carries || decides) {
    mixAll(state.at);
    mixAll(state.collar);
    mixAll(state.bridges);
  }
  if (!isWaited) return hash >>> 0;
  mix(state.turn);
  mix(state.actions);
  mix(state.bid);
  mix(supplyLeft(state) > 0 ? 1 : 0);
  mix(Math.min(4, warPileOf(state, nationOf(state, seat))));
  mixAll(state.war, seat * warValues, warValues);
  if (fight && (isFighter(fight, seat) || fight.passes < 2)) mixFight(state, fight, mix);
  return hash >>> 0;
}

function mixFight(state: State, fight: Fight, mix: (number: number) => void): void {
  for (const side of [0, 1]) {
    mix(cardsOn(fight, side));
    mix(fight.weapons[side]!);
    mix(fight.refills[side]!);
  }
  mix(fight.drew);
  mix(fight.side);
  mix(fight.passes);
  mix(fight.stage.length);
  mix(warsOf(state, fight.attacker));
}
