/** What things are worth to a bot, in points at the end of the game. */
import type { Seat } from '../../../core/game.ts';
import { cardsPerExplorer, crownsOf, explorers, type Field, pizarro, shipsPerPlayer, vascoDaGama } from '../data.ts';
import { fieldOf, rightHalfCrowns } from '../map.ts';
import { currentField, mostPayable, type State, unplaced } from '../state.ts';
import type { Weights } from './weights.ts';

/** Crowns and money of a card that is drawn, in the mean. */
const meanCrowns = 2;
const meanValue = 5;
/** The crowns of the card that goes under a Magellan stack, usually. */
const tuckCrowns = 3;
/** Cards sold in each phase (M1.5), and what share of them somebody may bid for, as one sees it before the phase has begun. */
const salesOf: readonly number[] = cardsPerExplorer.map((cards) => cards * explorers.length);
const salesAhead = 0.5;

/** What a unit of money is worth beside its crowns in a phase that has not begun: nothing after the last auction. */
export function moneyLater(weights: Weights, phase: number): number {
  return phase > 2 ? 0 : weights.money[phase]! + weights.sales[phase]! * salesAhead;
}

/** The same now: the more, the more of the sales to come in this phase the seat may take part in. */
export function moneyNow(state: State, seat: Seat, weights: Weights): number {
  const { phase } = state;
  return phase > 2 ? 0 : weights.money[phase]! + (weights.sales[phase]! * openSales(state, seat)) / salesOf[phase]!;
}

/** How many cards of this phase are still to be turned up for which the seat has a ship. */
function openSales(state: State, seat: Seat): number {
  const { stack, phase, ships } = state;
  const first = seat * shipsPerPlayer;
  if (phase === 0) {
    for (let ship = first; ship < first + shipsPerPlayer; ship++) if (ships[ship] === unplaced) return stack.length;
    return 0;
  }
  let explorersReached = 0;
  for (let ship = first; ship < first + shipsPerPlayer; ship++) {
    const place = ships[ship]!;
    if (place >= 0 && place % 3 === phase - 1) explorersReached |= 1 << ((place - phase + 1) / 3);
  }
  let count = 0;
  for (const explorer of stack) count += (explorersReached >> explorer) & 1;
  return count;
}

/** What it costs to give a money card away, where a unit of money is worth so much. */
export function cardCost(unit: number, value: number): number {
  return crownsOf[value]! + unit * value;
}

/** What a card from the pile is worth, where a unit of money is worth so much. */
export function drawnWorth(unit: number): number {
  return meanCrowns + unit * meanValue;
}

/** What the hand is worth beside its crowns: what its money can still buy. */
export function moneyWorth(state: State, seat: Seat, weights: Weights): number {
  let money = 0;
  for (let i = 0; i < 9; i++) money += state.hands[seat * 9 + i]! * (i + 1);
  return money * moneyNow(state, seat, weights);
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
  sum += field.bag * drawnWorth(moneyLater(weights, phase + 1));
  sum += actionWorth(state, seat, explorer, field, phase, weights);
  if (phase < 2) sum += optionWorth(state, seat, explorer, phase, weights, 1) + weights.liking[explorer * 2 + phase]!;
  return sum;
}

function actionWorth(state: State, seat: Seat, explorer: number, field: Field, phase: number, weights: Weights): number {
  switch (field.action) {
    case 'veto':
      // What a veto brings is in what is liked of Columbus.
      return 0;
    case 'draw':
      return (field.cards ?? 0) * drawnWorth(moneyLater(weights, phase));
    case 'half':
      return phase === 2 ? 0 : (field.cards ?? 0) * drawnWorth(moneyLater(weights, phase));
    case 'tuckFromHand':
      return stackGain(state, seat, explorer, phase) - tuckCrowns;
    case 'tuckFromPayment':
      return stackGain(state, seat, explorer, phase);
    case 'openHand':
      return -weights.openHand;
    case 'neighbourDiscards':
      return -drawnWorth(moneyLater(weights, phase));
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
    phase === 0 ? (weights.option[1]! * (crownsAt(explorer, side, 2, weights) - crownsAt(explorer, side, 1, weights))) / 2 : 0;
  const worth = next + field.bag * drawnWorth(moneyLater(weights, phase + 2)) + action + further;
  // So many cards of the next field there are (M1.1); ships beyond them lead nowhere, and rivals make them dear.
  const cards = 2 - phase;
  if (own > cards) return 0;
  return (weights.option[phase]! * Math.max(0, worth)) / (1 + weights.rivalry * rivals);
}

/** Limits of the auction last asked about: nothing they rest on changes before the sale. */
let auction: { readonly state: State; readonly turn: number; readonly limits: number[]; readonly by: Weights[] } | undefined;

/** The highest price at which the card on offer is still a gain for the seat. */
export function limitOf(state: State, seat: Seat, weights: Weights): number {
  if (auction?.state !== state || auction.turn !== state.turn) auction = { state, turn: state.turn, limits: [], by: [] };
  if (auction.by[seat] === weights) return auction.limits[seat]!;
  const limit = worthAtMost(state, seat, weights);
  auction.limits[seat] = limit;
  auction.by[seat] = weights;
  return limit;
}

function worthAtMost(state: State, seat: Seat, weights: Weights): number {
  const worth = gain(state, seat, state.card, state.phase, weights) * (1 + weights.denial);
  const unit = moneyNow(state, seat, weights);
  return priceFor(state, seat, worth, (value) => cardCost(unit, value));
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
    bags += here * currentField(state, explorer).bag * drawnWorth(moneyLater(weights, phase + 1));
    if (phase < 2 && here) ways += Math.min(here, 2 - phase) * wayOn(state, seat, explorer, phase, weights);
    if (behind && stillToCome(state, explorer)) ways += wayOn(state, seat, explorer, phase - 1, weights);
  }
  return { bags, ways, pizarro: luck };
}

/** What a ship that stands on this field has of it beyond its crowns. */
function wayOn(state: State, seat: Seat, explorer: number, phase: number, weights: Weights): number {
  return optionWorth(state, seat, explorer, phase, weights, 0) + weights.liking[explorer * 2 + phase]!;
}

function stillToCome(state: State, explorer: number): boolean {
  return state.card === explorer || state.stack.includes(explorer);
}
