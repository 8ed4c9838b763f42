/** The sequence of play, in the order of the rules: turn up, veto, auction, sale, field, end of phase, scoring. */
import type { Seat } from '../../core/game.ts';
import { pileOf, type Random } from '../../core/random.ts';
import { bump, discardFromHand, drawCards, shuffleDiscards } from './cards.ts';
import { cardsForAll, cardsPerExplorer, explorers, marcoPolo, phases } from './data.ts';
import { score } from './ending.ts';
import type { Emit } from './event.ts';
import { rememberOpenHand, seen } from './memory.ts';
import { tuckUnder } from './stacks.ts';
import {
  cardsOf,
  comesFrom,
  currentField,
  handSize,
  isEligible,
  namedToBegin,
  type State,
  shipsAt,
  shipsDiffer,
} from './state.ts';

export function placeName(place: number): string {
  return `${explorers[Math.floor(place / 3)]} ${phases[place % 3]}`;
}

/** M2.1 turns up the next card; when the stack is used up the phase ends. */
export function turnUp(state: State, random: Random, emit: Emit): void {
  state.highBid = 0;
  state.highBidder = -1;
  state.moving = -1;
  if (state.stack.length === 0) {
    endPhase(state, random, emit);
    return;
  }
  state.card = state.stack.pop()!;
  state.vetoed = Math.min(state.vetoed, state.stack.length);
  state.turn += 1;
  emit?.({ type: 'turnedUp', explorer: state.card, phase: state.phase, reveals: true });
  for (let seat = 0; seat < state.players; seat++) state.waived[seat] = state.vetoes[seat] ? 0 : 1;
  // M5.1 no veto on the last card of a stack.
  if (state.stack.length === 0) state.waived.fill(1);
  askForVetoes(state, random, emit);
}

/** M5.1 owners of an unused Columbus I are asked clockwise; then bidding opens. */
export function askForVetoes(state: State, random: Random, emit: Emit): void {
  const from = namedToBegin(state);
  for (let i = 0; i < state.players; i++) {
    const seat = (from + i) % state.players;
    if (!state.waived[seat]) {
      state.stage = 'veto';
      state.seat = seat;
      return;
    }
  }
  openAuction(state, random, emit);
}

/** M2.2 the first bidder; M2.6 nobody eligible, no sale. */
function openAuction(state: State, random: Random, emit: Emit): void {
  for (let seat = 0; seat < state.players; seat++) state.passed[seat] = isEligible(state, seat) ? 0 : 1;
  const first = nextBidder(state, (namedToBegin(state) + state.players - 1) % state.players);
  if (first < 0) {
    unsold(state, random, emit);
    return;
  }
  state.stage = 'bid';
  state.seat = first;
}

/** The next seat clockwise that is still in the auction and must be asked; -1 when the auction is over. */
function nextBidder(state: State, after: Seat): Seat {
  for (let i = 1; i <= state.players; i++) {
    const seat = (after + i) % state.players;
    if (!state.passed[seat] && seat !== state.highBidder) return seat;
  }
  return -1;
}

/** M2.3 on to the next bidder, to the sale, or to the next card. */
export function continueAuction(state: State, random: Random, emit: Emit): void {
  const next = nextBidder(state, state.seat);
  if (next >= 0) {
    state.seat = next;
  } else if (state.highBidder >= 0) {
    state.stage = 'pay';
    state.seat = state.highBidder;
    emit?.({ type: 'won', seat: state.seat, explorer: state.card, amount: state.highBid });
  } else {
    unsold(state, random, emit);
  }
}

function unsold(state: State, random: Random, emit: Emit): void {
  emit?.({ type: 'unsold', explorer: state.card });
  turnUp(state, random, emit);
}

/** M3.1 after paying: the ship, asked for only where it matters which. */
export function findShip(state: State, random: Random, emit: Emit): void {
  const candidates = shipsAt(state, state.seat, comesFrom(state));
  const [first = -1, ...others] = candidates;
  if (state.phase > 0 && others.some((other) => shipsDiffer(state, first, other))) state.stage = 'ship';
  else moveShip(state, first, random, emit);
}

export function moveShip(state: State, ship: number, random: Random, emit: Emit): void {
  const { seat } = state;
  const from = state.ships[ship]!;
  const to = state.card * 3 + state.phase;
  state.ships[ship] = to;
  state.halves[ship] = 0;
  state.moving = ship;
  const own = ship % 6;
  if (from < 0) emit?.({ type: 'placed', seat, ship: own, to: placeName(to) });
  else emit?.({ type: 'moved', seat, ship: own, from: placeName(from), to: placeName(to) });
  actOnField(state, random, emit);
}

/** M5 what the field does at once. */
function actOnField(state: State, random: Random, emit: Emit): void {
  const { seat } = state;
  const field = currentField(state, state.card);
  switch (field.action) {
    case 'half':
      state.stage = 'half';
      return;
    case 'tuckFromHand':
      state.stage = 'tuck';
      return;
    case 'tuckFromPayment':
      tuckUnder(state, state.moving, state.payTuck + seen);
      emit?.({ type: 'tuckedOpen', seat, ship: state.moving % 6, card: state.payTuck });
      state.payTuck = 0;
      break;
    case 'veto':
      bump(state.vetoes, seat, 1);
      emit?.({ type: 'gotVeto', seat });
      break;
    case 'draw':
      drawCards(state, seat, field.cards ?? 0, 'vasco', random, emit);
      break;
    case 'openHand':
      openHand(state, seat, emit);
      break;
    case 'neighbourDiscards':
      loseCard(state, seat, random, emit);
      break;
    default:
      break;
  }
  endSale(state, random, emit);
}

/** M5.6 A the hand lies open until the end of the phase. */
function openHand(state: State, seat: Seat, emit: Emit): void {
  if (state.open[seat]) return;
  rememberOpenHand(state, seat);
  state.open[seat] = 1;
  emit?.({ type: 'openedHand', seat, cards: cardsOf(state.hands, seat), reveals: true });
}

/** M5.6 B the left neighbour draws a card from the hand, blindly. */
function loseCard(state: State, seat: Seat, random: Random, emit: Emit): void {
  const cards = cardsOf(state.hands, seat);
  const card = cards[pileOf(random, 'lost').below(cards.length)]!;
  discardFromHand(state, seat, card);
  emit?.({ type: 'lostCard', seat, by: (seat + 1) % state.players, card, reveals: true });
}

export function endSale(state: State, random: Random, emit: Emit): void {
  state.lastBuyer = state.seat;
  turnUp(state, random, emit);
}

/** M4 open hands are taken up, all cards shuffled, new ones dealt, then Marco Polo's exchanges. */
function endPhase(state: State, random: Random, emit: Emit): void {
  const { phase, players } = state;
  state.card = -1;
  emit?.({ type: 'phaseEnded', phase });
  for (let seat = 0; seat < players; seat++) {
    if (state.open[seat]) emit?.({ type: 'closedHand', seat });
    state.open[seat] = 0;
  }
  shuffleDiscards(state, emit);
  const all = cardsForAll[phase]!;
  for (let i = 0; i < players; i++) drawCards(state, (state.auctioneer + i) % players, all, 'all', random, emit);
  for (let i = 0; i < players; i++) {
    const seat = (state.auctioneer + i) % players;
    drawCards(state, seat, bagsOf(state, seat), 'bags', random, emit);
  }
  state.exchanges = 0;
  askForExchanges(state, state.auctioneer, random, emit);
}

/** M4.2 what a seat's ships on the fields of this phase pay. */
function bagsOf(state: State, seat: Seat): number {
  let bags = 0;
  for (let explorer = 0; explorer < explorers.length; explorer++) {
    const { bag } = currentField(state, explorer);
    if (bag) bags += bag * shipsAt(state, seat, explorer * 3 + state.phase).length;
  }
  return bags;
}

/** M4.3 from this seat on to the last before the auctioneer. Who has no card has nothing to exchange. */
function askForExchanges(state: State, from: Seat, random: Random, emit: Emit): void {
  const { players, auctioneer } = state;
  if (currentField(state, marcoPolo).action === 'exchange')
    for (
      let seat = from, left = players - ((from - auctioneer + players) % players);
      left > 0;
      seat = (seat + 1) % players, left--
    ) {
      const ships = shipsAt(state, seat, marcoPolo * 3 + state.phase).length;
      if (ships === 0 || handSize(state, seat) === 0) continue;
      state.stage = 'exchange';
      state.seat = seat;
      state.exchanges = ships;
      return;
    }
  beginPhase(state, random, emit);
}

/** M5.4 one ship after another. */
export function endExchange(state: State, random: Random, emit: Emit): void {
  state.exchanges -= 1;
  if (state.exchanges > 0) return;
  const next = (state.seat + 1) % state.players;
  if (next === state.auctioneer) beginPhase(state, random, emit);
  else askForExchanges(state, next, random, emit);
}

function beginPhase(state: State, random: Random, emit: Emit): void {
  state.phase += 1;
  if (state.phase === phases.length) {
    state.turn += 1;
    score(state, namedToBegin(state), random, emit);
    return;
  }
  const count = cardsPerExplorer[state.phase]! * explorers.length;
  state.stack = state.later.splice(state.later.length - count);
  state.vetoed = 0;
  turnUp(state, random, emit);
}
