/** What must be so at each point of the game for it to go on; a given position that breaks it is refused. */
import { drivenFrom, drivenTo } from '../actions/drive.ts';
import { someToMark, winnerOf } from '../aftermath.ts';
import { events, roundDeck, supplyKinds, treasure } from '../data.ts';
import { excess } from '../flow.ts';
import { mayTrade } from '../offers.ts';
import {
  cardsOn,
  collarOf,
  type Fight,
  figureOn,
  freeCollars,
  holds,
  isFirstVersion,
  nationOf,
  nationOfFigure,
  ownFigureOn,
  type State,
  warOf,
  warPileOf,
  warsOf,
  worthOf,
} from '../state.ts';
import { bindsMaker } from '../supplies.ts';
import { waiting } from '../waiting.ts';

export function moment(state: State): string[] {
  const broken: string[] = [];
  const must = (holdsTrue: boolean, what: string) => {
    if (!holdsTrue) broken.push(what);
  };
  const { phase, fight } = state;
  const event = events[state.event] ?? '';
  must((phase === 'mark') === (state.turn === 0), 'figures are marked before the first turn only');
  if (phase === 'mark') must(someToMark(state, state.active), 'nothing to mark');
  if (phase === 'attack' || phase === 'flight') {
    must(event.startsWith(phase), 'another event is turned up');
    must(drivenFrom(state).length > 0 && drivenTo(state).length > 0, 'no figure or field for the event');
  }
  for (let seat = 0; seat < state.players; seat++) {
    if (state.owing[seat]) must((phase === 'plunder' || phase === 'mutiny') && excess(state, seat) > 0, 'a debt of nothing');
    must(worthOf(state, seat) >= state.bids[seat]!, 'a bid above one’s means');
  }
  if (phase === 'auction') must(state.bids[state.bidder]! >= 0, 'who has passed is asked');
  if (phase === 'payment') must(state.bid > 0 && state.bids[state.bidder] === state.bid, 'a payment without a bid');
  if (phase !== 'over') {
    must(state.deck[treasure] === 1, 'no treasure in the deck');
    must(waiting(state).length > 0, 'nobody is asked');
  }
  must(
    state.deck.every((count, card) => count <= roundDeck[card]!),
    'too many events',
  );
  return fight ? [...broken, ...inFight(state, fight), ...offers(state)] : [...broken, ...offers(state)];
}

function inFight(state: State, fight: Fight): string[] {
  const broken: string[] = [];
  const must = (holdsTrue: boolean, what: string) => {
    if (!holdsTrue) broken.push(what);
  };
  must(fight.attacker === state.active && fight.attacker !== fight.defender, 'the wrong player fights');
  for (const side of [0, 1]) must(fight.weapons[side]! <= cardsOn(fight, side), 'more weapons than war cards');
  if (fight.winner < 0) {
    const figure = figureOn(state, fight.at);
    must(ownFigureOn(state, fight.attacker, fight.from) >= 0, 'an attack without a figure');
    must(nationOfFigure(figure) === nationOf(state, fight.defender), 'the other nation defends');
    must(collarOf(state, figure) === (fight.standIn ? -1 : fight.defender), 'another player’s figure is attacked');
    if (fight.stage !== 'exchange') must(warsOf(state, fight.attacker) > 0, 'an attack without war cards');
  }
  must((fight.refused === undefined) === isFirstVersion(state), 'refused offers of another version of the rules');
  for (const { from, card } of fight.refused ?? []) must(warOf(state, from, card) > 0, 'a refused card that is not there');
  if (fight.stage === 'refill') {
    const seat = fight.side === 0 ? fight.attacker : fight.defender;
    must(fight.refills[fight.side]! > 0 && warPileOf(state, nationOf(state, seat)) > 0, 'nothing to refill');
  }
  if (fight.stage === 'premium') {
    const seat = winnerOf(fight);
    must(fight.side === fight.winner && freeCollars(state, seat) > 0 && someToMark(state, seat), 'nothing to mark');
  }
  return broken;
}

function offers(state: State): string[] {
  const broken: string[] = [];
  const must = (holdsTrue: boolean, what: string) => {
    if (!holdsTrue) broken.push(what);
  };
  must(state.offers.length === 0 || mayTrade(state), 'open offers when nothing may be traded');
  for (const offer of state.offers) {
    must(offer.from !== offer.to, 'an offer to oneself');
    must(offer.id <= state.lastOffer, 'an offer from the future');
    if (bindsMaker(state, offer)) {
      must(holds(state, offer.from, offer.give), `offer ${offer.id} gives what is not there`);
      must(isKnown(state, offer.from, offer.give), `offer ${offer.id} is not known to be covered`);
    }
    if (offer.answered) must(holds(state, offer.to, offer.want), `offer ${offer.id} promises what is not there`);
    if (offer.surrender) must(state.fight !== null && state.fight.winner < 0, 'a surrender without a fight');
    if (offer.card === 0) continue;
    must(state.fight?.stage === 'exchange' && warOf(state, offer.from, offer.card) > 0, `offer ${offer.id} shows no card`);
  }
  must(new Set(state.offers.map(({ id }) => id)).size === state.offers.length, 'two offers with one number');
  return broken;
}

function isKnown(state: State, seat: number, cards: readonly number[]): boolean {
  return cards.every((count, kind) => state.known[seat * supplyKinds + kind]! >= count);
}
