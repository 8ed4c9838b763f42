/** What a bot knows of playing Magellan well. */
import type { Seat } from '../../../core/game.ts';
import type { Aspect, Heuristics } from '../../../core/heuristics.ts';
import type { Random } from '../../../core/random.ts';
import type { MagellanAction } from '../action.ts';
import { magellan } from '../index.ts';
import { rightHalfCrowns } from '../map.ts';
import { fieldCrowns, handCrowns, stackPoints } from '../scoring.ts';
import { comesFrom, currentField, type State, shipsAt } from '../state.ts';
import { type AspectKey, aspectNames } from './aspect-names.ts';
import { chance } from './chance.ts';
import { exchanged, payment, pizarroWorth, roughPayment, shouldTurn, tuckCard } from './payment.ts';
import { progress, turnName } from './progress.ts';
import { ceilingOf, crownsUnder, drawnWorth, gain, limitOf, moneyLater, moneyWorth, prospects } from './values.ts';
import { type Weights, weightsFor } from './weights.ts';

/** A card that is worth less to everybody who may bid than this is vetoed by nobody. */
const vetoFrom = 8;
/** How far a jump goes towards what the others would pay anyway, as they seem to value it. */
const jump = 0.7;
const smallestJump = 2;
/** Bidders that have learned say more than a first impression; without any, few imagined tables are mostly luck. */
const trust = 5;

/** Heuristics that go by the weights chosen for a state. */
export function heuristicsWith(choose: (state: State) => Weights): Heuristics<State, MagellanAction, AspectKey> {
  return {
    evaluate: (state, seat) => overBest(state, seat, (one) => total(aspectsOf(state, one, choose(state)))),
    aspects: (state, seat) => aspectsOf(state, seat, choose(state)),
    aspectNames,
    misjudgement: { easy: 3.5, medium: 0 },
    candidates: (state, seat) => candidatesFor(state, seat, choose(state)),
    rolloutAction: (state, seat) => rolloutAction(state, seat, choose(state)),
    progress,
    turnName,
    chance,
    thinking: () => 'reply',
    trust,
    // Points come at the end: nothing before it says as much.
    settled: (state) => state.stage === 'over',
    playHypothetically: (state, seat, action, random) => playHypothetically(state, seat, action, choose(state), random),
  };
}

export const heuristics = heuristicsWith(({ players }) => weightsFor(players));

/** A bid is judged as if it won; who is outbid is where he would be after passing. Then the sale is done with. */
function playHypothetically(state: State, seat: Seat, action: MagellanAction, weights: Weights, random: Random): void {
  const { turn } = state;
  const auction = state.stage === 'bid';
  magellan.play(state, seat, action, random);
  if (action.type === 'bid') while (state.stage === 'bid') magellan.play(state, state.seat, { type: 'pass' }, random);
  while (auction && state.turn === turn && state.stage !== 'exchange')
    magellan.play(state, state.seat, rolloutAction(state, state.seat, weights), random);
}

/** What a bidder does at once; the others may go by weights of their own. */
export function rolloutAction(state: State, seat: Seat, weights: Weights, others: readonly Weights[] = []): MagellanAction {
  switch (state.stage) {
    case 'veto':
      return { type: wantsVeto(state, seat, weights) ? 'veto' : 'waive' };
    case 'bid':
      return quickBid(state, seat, weights, others);
    case 'pay':
      return roughPayment(state, seat, weights);
    case 'ship':
      return { type: 'ship', ship: bestShip(state, seat) % 6 };
    case 'half':
      return { type: 'half', half: leftIsBetter(state, weights) ? 'left' : 'right' };
    case 'tuck':
      return { type: 'tuck', card: tuckCard(state, seat, weights) };
    case 'exchange':
      return { type: 'exchange', cards: exchanged(state, seat, weights) };
    default:
      return { type: shouldTurn(state.pile, sumOf(state.turned)) ? 'turn' : 'stop' };
  }
}

/** One bid says it all: as much as the next best would pay, or all the card is worth when that is less. */
function quickBid(state: State, seat: Seat, weights: Weights, others: readonly Weights[]): MagellanAction {
  const own = limitOf(state, seat, weights);
  if (own <= state.highBid) return { type: 'pass' };
  const needed = Math.max(state.highBid + 1, bestOtherLimit(state, seat, weights, others));
  return { type: 'bid', amount: Math.min(own, needed) };
}

function bestOtherLimit(state: State, seat: Seat, weights: Weights, others: readonly Weights[] = []): number {
  let best = 0;
  for (let other = 0; other < state.players; other++)
    if (other !== seat && !state.passed[other]) best = Math.max(best, limitOf(state, other, others[other] ?? weights));
  return best;
}

/** Vetoing is for cards that somebody else wants much more. */
function wantsVeto(state: State, seat: Seat, weights: Weights): boolean {
  const own = shipsAt(state, seat, comesFrom(state)).length ? gain(state, seat, state.card, state.phase, weights) : 0;
  let best = 0;
  for (let other = 0; other < state.players; other++)
    if (other !== seat && shipsAt(state, other, comesFrom(state)).length)
      best = Math.max(best, gain(state, other, state.card, state.phase, weights));
  return best >= vetoFrom && own === 0 && state.phase === 2;
}

/** M3.1 the ship that has least to lose: no right half of Vasco da Gama, and the fullest of Magellan's stacks. */
function bestShip(state: State, seat: Seat): number {
  const ships = shipsAt(state, seat, comesFrom(state));
  const merit = (ship: number) => crownsUnder(state, ship) * 10 - state.halves[ship]!;
  return ships.reduce((best, ship) => (merit(ship) > merit(best) ? ship : best));
}

function leftIsBetter(state: State, weights: Weights): boolean {
  const cards = currentField(state, state.card).cards ?? 0;
  return cards * drawnWorth(moneyLater(weights, state.phase)) > rightHalfCrowns[state.phase]!;
}

function candidatesFor(state: State, seat: Seat, weights: Weights): MagellanAction[] {
  switch (state.stage) {
    case 'veto':
      return [{ type: 'waive' }, { type: 'veto' }];
    case 'bid': {
      const most = ceilingOf(state, seat, weights);
      if (most <= state.highBid) return [{ type: 'pass' }];
      return [{ type: 'bid', amount: Math.min(most, nextPrice(state, seat, weights)) }, { type: 'pass' }];
    }
    case 'half':
      return [
        { type: 'half', half: 'left' },
        { type: 'half', half: 'right' },
      ];
    case 'ship':
      return shipsAt(state, seat, comesFrom(state)).map((ship) => ({ type: 'ship', ship: ship % 6 }));
    case 'exchange': {
      const cards = exchanged(state, seat, weights);
      return Array.from({ length: cards.length + 1 }, (_, kept) => ({
        type: 'exchange',
        cards: cards.slice(0, cards.length - kept),
      }));
    }
    case 'pay':
      return [payment(state, seat, weights)];
    case 'pizarro':
      return [{ type: 'turn' }, { type: 'stop' }];
    default:
      return [rolloutAction(state, seat, weights)];
  }
}

/** Where the price will be soon anyway, a jump spares everybody the steps; near the others' limits it goes by ones. */
function nextPrice(state: State, seat: Seat, weights: Weights): number {
  const least = state.highBid + 1;
  const target = Math.floor(jump * Math.min(bestOtherLimit(state, seat, weights), limitOf(state, seat, weights)));
  return target >= least + smallestJump ? target : least;
}

function aspectsOf(state: State, seat: Seat, weights: Weights): Aspect<AspectKey>[] {
  const { bags, ways, pizarro } = prospects(state, seat, weights);
  return [
    { aspect: 'ships', points: fieldCrowns(state, seat) },
    { aspect: 'hand', points: handCrowns(state.hands, seat) },
    { aspect: 'money', points: moneyWorth(state, seat, weights) + bags },
    { aspect: 'stacks', points: stackPoints(state, seat) },
    { aspect: 'ways', points: ways },
    { aspect: 'pizarro', points: pizarro + state.pizarroPoints[seat]! + turning(state, seat) },
  ];
}

/** What the cards bring that are being turned right now. */
function turning(state: State, seat: Seat): number {
  return state.stage === 'pizarro' && state.seat === seat ? pizarroWorth(state.pile, sumOf(state.turned)) : 0;
}

function total(aspects: readonly Aspect[]): number {
  return aspects.reduce((sum, { points }) => sum + points, 0);
}

function overBest(state: State, seat: Seat, worth: (seat: Seat) => number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.players; other++) if (other !== seat) best = Math.max(best, worth(other));
  return worth(seat) - best;
}

function sumOf(turned: readonly number[]): number {
  return turned.reduce((sum, value) => sum + value, 0);
}
