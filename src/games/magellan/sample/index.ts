/** Some legal action, cheaply: the hot path of simulations. Every choice can come up. */
import type { Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { MagellanAction } from '../action.ts';
import { tucksFromPayment } from '../actions/pay.ts';
import { mostExchanged } from '../data.ts';
import { cardsOf, comesFrom, mostPayable, type State, shipsAt } from '../state.ts';

export function sample(state: State, seat: Seat, random: Random): MagellanAction {
  switch (state.stage) {
    case 'veto':
      return { type: random.below(4) ? 'waive' : 'veto' };
    case 'bid':
      return sampleBid(state, seat, random);
    case 'pay':
      return samplePayment(state, seat, random);
    case 'ship': {
      const ships = shipsAt(state, seat, comesFrom(state));
      return { type: 'ship', ship: ships[random.below(ships.length)]! % 6 };
    }
    case 'half':
      return { type: 'half', half: random.below(2) ? 'left' : 'right' };
    case 'tuck': {
      const hand = cardsOf(state.hands, seat);
      return { type: 'tuck', card: hand[random.below(hand.length)]! };
    }
    case 'exchange':
      return { type: 'exchange', cards: someCards(state, seat, random) };
    default:
      return { type: random.below(4) ? 'turn' : 'stop' };
  }
}

/** Mostly small raises, as people bid, so that auctions take a while; now and then any amount. */
function sampleBid(state: State, seat: Seat, random: Random): MagellanAction {
  const room = mostPayable(state, seat) - state.highBid;
  if (room < 1 || random.below(2)) return { type: 'pass' };
  const raise = random.below(16) ? 1 + random.below(Math.min(3, room)) : 1 + random.below(room);
  return { type: 'bid', amount: state.highBid + raise };
}

/** Cards in any order until the price is reached, then what has become superfluous goes back. */
function samplePayment(state: State, seat: Seat, random: Random): MagellanAction {
  const hand = cardsOf(state.hands, seat);
  const cards: number[] = [];
  let sum = 0;
  while (sum < state.highBid) {
    const at = random.below(hand.length);
    const card = hand[at]!;
    hand[at] = hand[hand.length - 1]!;
    hand.pop();
    cards.push(card);
    sum += card;
  }
  for (let i = cards.length - 1; i >= 0; i--)
    if (sum - cards[i]! >= state.highBid) {
      sum -= cards[i]!;
      cards.splice(i, 1);
    }
  if (!tucksFromPayment(state)) return { type: 'pay', cards };
  return { type: 'pay', cards, tuck: cards[random.below(cards.length)]! };
}

function someCards(state: State, seat: Seat, random: Random): number[] {
  const hand = cardsOf(state.hands, seat);
  const cards: number[] = [];
  for (let i = random.below(Math.min(mostExchanged, hand.length) + 1); i > 0; i--)
    cards.push(hand.splice(random.below(hand.length), 1)[0]!);
  return cards;
}
