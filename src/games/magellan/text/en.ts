import { aNumber, listed, many } from '../../../core/agreement.ts';
import type { MagellanText, Questions } from '../message-keys.ts';

const explorers = ['Columbus', 'Pizarro', 'Magellan', 'Marco Polo', 'Vasco da Gama', 'Cook'] as const;
const ids = ['columbus', 'pizarro', 'magellan', 'marcoPolo', 'vascoDaGama', 'cook'];
const phases = ['I', 'II', 'III'];

const name = (explorer: number) => explorers[explorer] ?? '';
const cards = (count: number) => many(count, 'card', 'cards');
const list = (values: readonly number[]) => (values.length ? listed(values.map(String), 'and') : 'nothing');
const place = (id: string) => {
  const [explorer = '', phase = ''] = id.split(' ');
  return `${name(ids.indexOf(explorer))} ${phase}`;
};
const reasons = {
  all: 'at the end of the phase',
  bags: 'from the money bags',
  vasco: 'with Vasco da Gama',
  exchange: 'in exchange',
};

export const en: MagellanText = {
  name: 'Magellan',
  explorers,
  events: {
    turnedUp: ({ explorer, phase }) => `${name(explorer)} ${phases[phase]} is turned up.`,
    vetoed: ({ seat, explorer }, say) => `${say.seat(seat)} vetoes ${name(explorer)}: the card goes under the stack.`,
    waived: ({ seat }, say) => `${say.seat(seat)} uses no veto.`,
    bid: ({ seat, amount, explorer }, say) => `${say.seat(seat)} bids ${amount} for ${name(explorer)}.`,
    passed: ({ seat }, say) => `${say.seat(seat)} passes.`,
    unsold: ({ explorer }) => `Nobody buys ${name(explorer)}; the card leaves the game.`,
    won: ({ seat, explorer, amount }, say) => `${say.seat(seat)} gets ${name(explorer)} for ${amount}.`,
    paid: ({ seat, cards: paid }, say) => `${say.seat(seat)} pays with ${list(paid)}.`,
    tuckedOpen: ({ seat, card }, say) => `${say.seat(seat)} puts ${aNumber(card)} under a Magellan stack, for all to see.`,
    tucked: ({ seat, secret }, say) =>
      `${say.seat(seat)} puts ${secret ? aNumber(secret.card) : 'a card'} face down under a Magellan stack.`,
    placed: ({ seat, to }, say) => `${say.seat(seat)} sends a ship to ${place(to)}.`,
    moved: ({ seat, from, to }, say) => `${say.seat(seat)} sails from ${place(from)} to ${place(to)}.`,
    choseHalf: ({ seat, half }, say) =>
      `${say.seat(seat)} chooses the ${half === 'left' ? 'left half: cards' : 'right half: crowns'}.`,
    gotVeto: ({ seat }, say) => `${say.seat(seat)} gains a veto.`,
    drew: ({ seat, count, why, secret, cards: open }, say) => {
      const seen = open ?? secret?.cards;
      return `${say.seat(seat)} draws ${cards(count)} ${reasons[why]}${seen ? `: ${list(seen)}` : ''}.`;
    },
    reshuffled: () => 'The discards are shuffled into the draw pile.',
    openedHand: ({ seat, cards: hand }, say) =>
      `${say.seat(seat)} ${hand.length ? `reveals their hand: ${list(hand)}` : 'reveals an empty hand'}.`,
    closedHand: ({ seat }, say) => `${say.seat(seat)} takes the open cards back into hand.`,
    lostCard: ({ seat, by, card }, say) =>
      `${say.seat(by)} draws ${aNumber(card)} from ${say.seat(seat)}’s hand; it is discarded.`,
    exchanged: ({ seat, cards: given }, say) =>
      given.length
        ? `${say.seat(seat)} exchanges ${listed(
            given.map((card) => `the ${card}`),
            'and',
          )}.`
        : `${say.seat(seat)} exchanges nothing.`,
    phaseEnded: ({ phase }) => `Phase ${phases[phase]} ends.`,
    scored: ({ seat, fields, hand, stacks }, say) =>
      `${say.seat(seat)} scores ${fields} for ships, ${hand} for money in hand and ${stacks} for Magellan stacks.`,
    turnedMoney: ({ seat, card, sum }, say) => `${say.seat(seat)} turns up ${aNumber(card)} for Pizarro: ${sum} so far.`,
    pizarroEnded: ({ seat, points, sum }, say) =>
      points === sum
        ? `${say.seat(seat)} scores ${many(points, 'point', 'points')} with Pizarro.`
        : `${say.seat(seat)} has ${sum}, too much: Pizarro brings nothing.`,
    over: ({ points, winners }, say) =>
      `The game is over. ${listed(winners.map(say.seat), 'and')} ${winners.length > 1 ? 'share the victory' : 'wins'} with ${many(Math.max(...points), 'point', 'points')}.`,
  },
  choices: {
    bid: ({ amount }) => `Bid ${amount}`,
    pass: () => 'Pass',
    veto: () => 'Veto: sell this card later',
    waive: () => 'No veto',
    pay: ({ cards: paid, tuck }) => `Pay with ${list(paid)}${tuck === undefined ? '' : `, the ${tuck} under the stack`}`,
    ship: ({ ship }) => `Sail on with ship ${ship + 1}`,
    half: ({ half }) => (half === 'left' ? 'Left half: draw cards' : 'Right half: crowns at the end'),
    tuck: ({ card }) => `Put the ${card} under the stack`,
    exchange: ({ cards: given }) =>
      given.length
        ? `Exchange ${listed(
            given.map((card) => `the ${card}`),
            'and',
          )}`
        : 'Exchange nothing',
    turn: () => 'Turn up another card',
    stop: () => 'Stop and score',
  },
  refusals: {
    askedElse: (d, say) => `Something else comes first. ${en.questions[d.asked as keyof Questions](d as never, say)}`,
    bidTooLow: ({ least }) => `Bid at least ${least}.`,
    notPayable: ({ most }) => `You can pay ${most} at most.`,
    mustKeepCard: ({ most }) => `A card must be left over after paying; you can bid ${most} at most.`,
    cardNotHeld: ({ card }) => `You do not have that many ${card}s.`,
    paysTooLittle: ({ sum, price }) => `These cards are worth ${sum}; the price is ${price}.`,
    superfluousCard: ({ card, price }) => `Leave out the ${card}: the rest already pays ${price}.`,
    nothingToTuck: () => 'No card of this payment goes under a stack.',
    tuckFromPayment: () => 'One card of the payment must go under the Magellan card.',
    shipNotThere: ({ from }) => `That ship is not on ${place(from)}.`,
    tooManyExchanged: ({ most }) => `At most ${cards(most)} can be exchanged.`,
  },
  questions: {
    veto: ({ explorer }) => `${name(explorer)} is turned up: veto the card, or let it be sold.`,
    bid: ({ explorer, least, most }) =>
      `Bid for ${name(explorer)}, ${least === most ? least : `from ${least} to ${most}`}, or pass.`,
    onlyPass: ({ explorer, high }) => `You cannot bid higher than ${high} for ${name(explorer)}, so you pass.`,
    pay: ({ explorer, price }) => `Pay ${price} for ${name(explorer)}.`,
    ship: ({ explorer }) => `Choose the ship that sails on with ${name(explorer)}.`,
    half: ({ cards: count, crowns }) => `Choose: draw ${cards(count)} now, or ${many(crowns, 'crown', 'crowns')} at the end.`,
    tuck: () => 'Put a card from your hand under the Magellan stack.',
    exchange: ({ left }) => `Exchange up to three cards${left > 1 ? ` (${left} ships to go)` : ''}.`,
    pizarro: ({ sum }) => `You have ${sum} with Pizarro: turn up another card, or stop.`,
  },
  awaited: {
    veto: ({ explorer }, { names }) => `${names} may veto ${name(explorer)}.`,
    bid: ({ explorer, least }, { names }) => `${names} may bid ${least} or more for ${name(explorer)}.`,
    pay: ({ explorer, price }, { names }) => `${names} pays ${price} for ${name(explorer)}.`,
    ship: ({ explorer }, { names }) => `${names} chooses which ship sails on with ${name(explorer)}.`,
    half: ({ cards: count, crowns }, { names }) =>
      `${names} chooses between ${cards(count)} now and ${many(crowns, 'crown', 'crowns')} at the end.`,
    tuck: (_, { names }) => `${names} puts a card under the Magellan stack.`,
    exchange: (_, { names }) => `${names} may exchange up to three cards.`,
    pizarro: ({ sum }, { names }) => `${names} has ${sum} with Pizarro and may turn up another card.`,
  },
  warnings: { certainBust: 'Any card now takes you over 20.' },
  lines: { fields: 'Ships', hand: 'Money in hand', stacks: 'Magellan stacks', pizarro: 'Pizarro' },
  options: {
    board1: { name: 'Board of Columbus, Pizarro, Magellan', values: { A: 'Side A', B: 'Side B' } },
    board2: { name: 'Board of Marco Polo, Vasco da Gama, Cook', values: { A: 'Side A', B: 'Side B' } },
  },
};
