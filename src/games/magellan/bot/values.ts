/** What things are worth to a bot, in points at the end of the game. */
import type { Seat } from '../../../core/game.ts';
import { crownsOf, explorers, type Field, pizarro, shipsPerPlayer, vascoDaGama } from '../data.ts';
import { fieldOf, rightHalfCrowns } from '../map.ts';
import { currentField, mostPayable, type State } from '../state.ts';

/** Found by self-play (docs/bots.md). */
export interface Weights {
  /** What one unit of money is worth beside its crowns, while there are phases I, II and III to spend it in. */
  readonly money: readonly [number, number, number];
  /** The right to sail on to the next field: what share of its gain, from fields I and II. */
  readonly option: readonly [number, number];
  readonly veto: number;
  /** Pizarro's cards on side B. */
  readonly pizarro: number;
  /** What it costs to play with an open hand. */
  readonly openHand: number;
  /** What others lose when they do not get it, as a share of what it is worth. */
  readonly denial: number;
}

export const tuned: Weights = {
  money: [0.55, 0.25, 0],
  option: [0.24, 0.03],
  veto: 0,
  pizarro: 19,
  openHand: 0.2,
  denial: 0.06,
};

/** Crowns and money of a card that is drawn, in the mean. */
const meanCrowns = 2;
const meanValue = 5;
/** The crowns of the card that goes under a Magellan stack, usually. */
const tuckCrowns = 3;

/** What money can still buy: nothing after the last auction. */
function moneyWeight(weights: Weights, phase: number): number {
  return weights.money[phase] ?? 0;
}

/** What it costs to give a money card away in this phase. */
export function cardCost(weights: Weights, phase: number, value: number): number {
  return crownsOf[value]! + moneyWeight(weights, phase) * value;
}

/** What a card from the pile is worth when it comes in this phase. */
export function drawnWorth(weights: Weights, phase: number): number {
  return meanCrowns + moneyWeight(weights, phase) * meanValue;
}

/** What the hand is worth: its crowns, and what its money can still buy. */
export function moneyWorth(state: State, seat: Seat, weights: Weights): number {
  const weight = moneyWeight(weights, state.phase);
  let money = 0;
  for (let i = 0; i < 9; i++) money += state.hands[seat * 9 + i]! * (i + 1);
  return money * weight;
}

/** Points for standing on a field at the end, the choice of half on Vasco da Gama B at its better. */
function crownsAt(explorer: number, side: number, phase: number, weights: Weights): number {
  if (explorer === vascoDaGama && side === 1) return phase === 2 ? rightHalfCrowns[2]! : 0;
  const field = fieldOf(explorer, side, phase);
  return field.action === 'pushYourLuck' ? weights.pizarro : field.crown;
}

/** What the buyer gains by moving a ship of his to the field of this explorer in this phase, before the price. */
export function gain(state: State, seat: Seat, explorer: number, phase: number, weights: Weights): number {
  const side = state.sides[explorer]!;
  const field = fieldOf(explorer, side, phase);
  const before = phase === 0 ? 0 : crownsAt(explorer, side, phase - 1, weights);
  let sum = crownsAt(explorer, side, phase, weights) - before;
  // Pizarro's cards count once, however many ships are there.
  if (field.action === 'pushYourLuck' && shipsOn(state, seat, pizarro * 3 + 2) > 0) sum -= weights.pizarro;
  sum += field.bag * drawnWorth(weights, phase + 1);
  sum += actionWorth(state, seat, explorer, field, phase, weights);
  if (phase < 2) sum += optionWorth(state, seat, explorer, phase, weights, 1);
  return sum;
}

function actionWorth(state: State, seat: Seat, explorer: number, field: Field, phase: number, weights: Weights): number {
  switch (field.action) {
    case 'veto':
      return weights.veto;
    case 'draw':
      return (field.cards ?? 0) * drawnWorth(weights, phase);
    case 'half':
      return phase === 2 ? 0 : (field.cards ?? 0) * drawnWorth(weights, phase);
    case 'tuckFromHand':
      return stackGain(state, seat, explorer, phase) - tuckCrowns;
    case 'tuckFromPayment':
      return stackGain(state, seat, explorer, phase);
    case 'openHand':
      return -weights.openHand;
    case 'neighbourDiscards':
      return -drawnWorth(weights, phase);
    default:
      return 0;
  }
}

/** M5.3 one card more under the best stack, and all of them once more. */
function stackGain(state: State, seat: Seat, explorer: number, phase: number): number {
  if (phase === 0) return tuckCrowns;
  let best = 0;
  for (let ship = seat * shipsPerPlayer; ship < (seat + 1) * shipsPerPlayer; ship++)
    if (state.ships[ship] === explorer * 3 + phase - 1) best = Math.max(best, crownsUnder(state, ship));
  // A field not reached yet: as if the stack had been fed well.
  if (best === 0) best = tuckCrowns * phase;
  return (best + tuckCrowns) * (phase + 1) - best * phase;
}

export function crownsUnder(state: State, ship: number): number {
  let crowns = 0;
  for (let i = ship * 3; i < ship * 3 + 3; i++) crowns += crownsOf[state.tucked[i]! % 10] ?? 0;
  return crowns;
}

function shipsOn(state: State, seat: Seat, place: number): number {
  let count = 0;
  for (let ship = seat * shipsPerPlayer; ship < (seat + 1) * shipsPerPlayer; ship++) if (state.ships[ship] === place) count += 1;
  return count;
}

/** What one more ship on this field (`more` of 1), or one there, is worth as the way to the next. */
function optionWorth(state: State, seat: Seat, explorer: number, phase: number, weights: Weights, more: number): number {
  const side = state.sides[explorer]!;
  const place = explorer * 3 + phase;
  let rivals = 0;
  for (let other = 0; other < state.players; other++) if (other !== seat && shipsOn(state, other, place) > 0) rivals += 1;
  const own = shipsOn(state, seat, place) + more;
  const next = crownsAt(explorer, side, phase + 1, weights) - crownsAt(explorer, side, phase, weights);
  const field = fieldOf(explorer, side, phase + 1);
  const action = actionWorth(state, seat, explorer, field, phase + 1, weights);
  const further =
    phase === 0 ? (weights.option[1] * (crownsAt(explorer, side, 2, weights) - crownsAt(explorer, side, 1, weights))) / 2 : 0;
  const worth = next + field.bag * drawnWorth(weights, phase + 2) + action + further;
  // So many cards of the next field there are (M1.1); ships beyond them lead nowhere, and rivals make them dear.
  const cards = 2 - phase;
  if (own > cards) return 0;
  return (weights.option[phase]! * Math.max(0, worth) * 2) / (2 + rivals);
}

/** Limits of the auction last asked about: nothing they rest on changes before the sale. */
let auction: { readonly state: State; readonly turn: number; readonly weights: Weights; readonly limits: number[] } | undefined;

/** The highest price at which the card on offer is still a gain for the seat. */
export function limitOf(state: State, seat: Seat, weights: Weights): number {
  if (auction?.state !== state || auction.turn !== state.turn || auction.weights !== weights)
    auction = { state, turn: state.turn, weights, limits: [] };
  const known = auction.limits[seat];
  if (known !== undefined) return known;
  const limit = worthAtMost(state, seat, weights);
  auction.limits[seat] = limit;
  return limit;
}

function worthAtMost(state: State, seat: Seat, weights: Weights): number {
  const worth = gain(state, seat, state.card, state.phase, weights) * (1 + weights.denial);
  return priceFor(state, seat, worth, (value) => cardCost(weights, state.phase, value));
}

/** No price above this can pay: more crowns would go than the card can bring, even if every way on from it were sailed. */
export function ceilingOf(state: State, seat: Seat, weights: Weights): number {
  const most = gain(state, seat, state.card, state.phase, { ...weights, option: [1, 1], openHand: 0 });
  return priceFor(state, seat, most, (value) => crownsOf[value]!);
}

/** The highest price that can be had for so many points. Dear money first, as it would be paid. */
function priceFor(state: State, seat: Seat, points: number, cost: (value: number) => number): number {
  let left = points;
  let price = 0;
  for (let value = 9; value >= 1; value--)
    for (let held = state.hands[seat * 9 + value - 1]!; held > 0 && cost(value) <= left; held--) {
      left -= cost(value);
      price += value;
    }
  return Math.min(price, mostPayable(state, seat));
}

/** What the seat's ships have of the fields to come, and what they will be paid at the end of this phase. */
export function prospects(state: State, seat: Seat, weights: Weights): { bags: number; ways: number; pizarro: number } {
  let [bags, ways] = [0, 0];
  const { phase } = state;
  const pushes = fieldOf(pizarro, state.sides[pizarro]!, 2).action === 'pushYourLuck';
  const luck = pushes && !state.scored[seat] && shipsOn(state, seat, pizarro * 3 + 2) ? weights.pizarro : 0;
  if (phase > 2) return { bags, ways, pizarro: luck };
  for (let explorer = 0; explorer < explorers.length; explorer++) {
    const here = shipsOn(state, seat, explorer * 3 + phase);
    const behind = phase > 0 ? shipsOn(state, seat, explorer * 3 + phase - 1) : 0;
    bags += here * currentField(state, explorer).bag * drawnWorth(weights, phase + 1);
    if (phase < 2 && here) ways += Math.min(here, 2 - phase) * optionWorth(state, seat, explorer, phase, weights, 0);
    if (behind && stillToCome(state, explorer)) ways += optionWorth(state, seat, explorer, phase - 1, weights, 0);
  }
  return { bags, ways, pizarro: luck };
}

function stillToCome(state: State, explorer: number): boolean {
  return state.card === explorer || state.stack.includes(explorer);
}
