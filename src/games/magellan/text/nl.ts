import { listed, many } from '../../../core/agreement.ts';
import type { MagellanText, Questions } from '../message-keys.ts';

const explorers = ['Columbus', 'Pizarro', 'Magellan', 'Marco Polo', 'Vasco da Gama', 'Cook'] as const;
const ids = ['columbus', 'pizarro', 'magellan', 'marcoPolo', 'vascoDaGama', 'cook'];
const phases = ['I', 'II', 'III'];

const name = (explorer: number) => explorers[explorer] ?? '';
const cards = (count: number) => many(count, 'kaart', 'kaarten');
const list = (values: readonly number[]) => (values.length ? listed(values.map(String), 'en') : 'niets');
const place = (id: string) => {
  const [explorer = '', phase = ''] = id.split(' ');
  return `${name(ids.indexOf(explorer))} ${phase}`;
};
const reasons = {
  all: 'aan het eind van de fase',
  bags: 'uit de geldbuidels',
  vasco: 'met Vasco da Gama',
  exchange: 'in ruil',
};

export const nl: MagellanText = {
  name: 'Magellan',
  explorers,
  events: {
    turnedUp: ({ explorer, phase }) => `${name(explorer)} ${phases[phase]} wordt opengedraaid.`,
    vetoed: ({ seat, explorer }, say) =>
      `${say.seat(seat)} spreekt een veto uit over ${name(explorer)}: de kaart gaat onder de stapel.`,
    waived: ({ seat }, say) => `${say.seat(seat)} gebruikt geen veto.`,
    bid: ({ seat, amount, explorer }, say) => `${say.seat(seat)} biedt ${amount} op ${name(explorer)}.`,
    passed: ({ seat }, say) => `${say.seat(seat)} past.`,
    unsold: ({ explorer }) => `Niemand koopt ${name(explorer)}; de kaart gaat uit het spel.`,
    won: ({ seat, explorer, amount }, say) => `${say.seat(seat)} krijgt ${name(explorer)} voor ${amount}.`,
    paid: ({ seat, cards: paid }, say) => `${say.seat(seat)} betaalt met ${list(paid)}.`,
    tuckedOpen: ({ seat, card }, say) => `${say.seat(seat)} schuift zichtbaar een ${card} onder een Magellanstapel.`,
    tucked: ({ seat, secret }, say) =>
      `${say.seat(seat)} schuift ${secret ? `een ${secret.card}` : 'een kaart'} gedekt onder een Magellanstapel.`,
    placed: ({ seat, to }, say) => `${say.seat(seat)} zet een schip op ${place(to)}.`,
    moved: ({ seat, from, to }, say) => `${say.seat(seat)} vaart van ${place(from)} naar ${place(to)}.`,
    choseHalf: ({ seat, half }, say) =>
      `${say.seat(seat)} kiest de ${half === 'left' ? 'linkerhelft: kaarten' : 'rechterhelft: kronen'}.`,
    gotVeto: ({ seat }, say) => `${say.seat(seat)} krijgt een veto.`,
    drew: ({ seat, count, why, secret, cards: open }, say) => {
      const seen = open ?? secret?.cards;
      return `${say.seat(seat)} trekt ${cards(count)} ${reasons[why]}${seen ? `: ${list(seen)}` : ''}.`;
    },
    reshuffled: () => 'De aflegstapel wordt met de trekstapel geschud.',
    openedHand: ({ seat, cards: hand }, say) =>
      `${say.seat(seat)} ${hand.length ? `legt de handkaarten open: ${list(hand)}` : 'laat een lege hand zien'}.`,
    closedHand: ({ seat }, say) => `${say.seat(seat)} neemt de open kaarten weer in de hand.`,
    lostCard: ({ seat, by, card }, say) =>
      `${say.seat(by)} trekt een ${card} uit de hand van ${say.seat(seat)}; die wordt afgelegd.`,
    exchanged: ({ seat, cards: given }, say) =>
      given.length
        ? `${say.seat(seat)} ruilt ${listed(
            given.map((card) => `de ${card}`),
            'en',
          )}.`
        : `${say.seat(seat)} ruilt niets.`,
    phaseEnded: ({ phase }) => `Fase ${phases[phase]} is afgelopen.`,
    scored: ({ seat, fields, hand, stacks }, say) =>
      `${say.seat(seat)} krijgt ${fields} voor de schepen, ${hand} voor geld in de hand en ${stacks} voor de Magellanstapels.`,
    turnedMoney: ({ seat, card, sum }, say) => `${say.seat(seat)} draait voor Pizarro een ${card} open: tot nu toe ${sum}.`,
    pizarroEnded: ({ seat, points, sum }, say) =>
      points === sum
        ? `${say.seat(seat)} krijgt ${many(points, 'punt', 'punten')} met Pizarro.`
        : `${say.seat(seat)} heeft ${sum}, te veel: Pizarro levert niets op.`,
    over: ({ points, winners }, say) =>
      `Het spel is afgelopen. ${listed(winners.map(say.seat), 'en')} ${winners.length > 1 ? 'delen de overwinning' : 'wint'} met ${many(Math.max(...points), 'punt', 'punten')}.`,
  },
  choices: {
    bid: ({ amount }) => `Bied ${amount}`,
    pass: () => 'Passen',
    veto: () => 'Veto: deze kaart later veilen',
    waive: () => 'Geen veto',
    pay: ({ cards: paid, tuck }) => `Betaal met ${list(paid)}${tuck === undefined ? '' : `, de ${tuck} onder de stapel`}`,
    ship: ({ ship }) => `Vaar verder met schip ${ship + 1}`,
    half: ({ half }) => (half === 'left' ? 'Linkerhelft: kaarten trekken' : 'Rechterhelft: kronen aan het eind'),
    tuck: ({ card }) => `Schuif de ${card} onder de stapel`,
    exchange: ({ cards: given }) =>
      given.length
        ? `Ruil ${listed(
            given.map((card) => `de ${card}`),
            'en',
          )}`
        : 'Ruil niets',
    turn: () => 'Draai nog een kaart open',
    stop: () => 'Stop en tel',
  },
  refusals: {
    askedElse: (d, say) => `Eerst wordt iets anders gevraagd. ${nl.questions[d.asked as keyof Questions](d as never, say)}`,
    bidTooLow: ({ least }) => `Bied minstens ${least}.`,
    notPayable: ({ most }) => `Je kunt hoogstens ${most} betalen.`,
    mustKeepCard: ({ most }) => `Na het betalen moet er een kaart overblijven; je kunt hoogstens ${most} bieden.`,
    cardNotHeld: ({ card }) => `Zoveel kaarten met waarde ${card} heb je niet.`,
    paysTooLittle: ({ sum, price }) => `Deze kaarten zijn ${sum} waard; de prijs is ${price}.`,
    superfluousCard: ({ card, price }) => `Laat de ${card} weg: de rest is al genoeg voor ${price}.`,
    nothingToTuck: () => 'Van deze betaling gaat geen kaart onder een stapel.',
    tuckFromPayment: () => 'Eén kaart van de betaling moet onder de Magellankaart.',
    shipNotThere: ({ from }) => `Dat schip staat niet op ${place(from)}.`,
    tooManyExchanged: ({ most }) => `Je mag hoogstens ${cards(most)} ruilen.`,
  },
  questions: {
    veto: ({ explorer }) => `${name(explorer)} ligt open: spreek een veto uit of laat de kaart veilen.`,
    bid: ({ explorer, least, most }) =>
      `Bied op ${name(explorer)}, ${least === most ? least : `van ${least} tot ${most}`}, of pas.`,
    onlyPass: ({ explorer, high }) => `Je kunt op ${name(explorer)} niet hoger bieden dan ${high} en moet passen.`,
    pay: ({ explorer, price }) => `Betaal ${price} voor ${name(explorer)}.`,
    ship: ({ explorer }) => `Kies het schip dat met ${name(explorer)} verder vaart.`,
    half: ({ cards: count, crowns }) => `Kies: nu ${cards(count)} trekken, of ${many(crowns, 'kroon', 'kronen')} aan het eind.`,
    tuck: () => 'Schuif een kaart uit je hand onder de Magellanstapel.',
    exchange: ({ left }) => `Ruil hoogstens drie kaarten${left > 1 ? ` (nog ${left} schepen)` : ''}.`,
    pizarro: ({ sum }) => `Je hebt ${sum} met Pizarro: draai nog een kaart open, of stop.`,
  },
  awaited: {
    veto: ({ explorer }, { names }) => `${names} mag een veto uitspreken over ${name(explorer)}.`,
    bid: ({ explorer, least }, { names }) => `${names} mag ${least} of meer bieden op ${name(explorer)}.`,
    pay: ({ explorer, price }, { names }) => `${names} betaalt ${price} voor ${name(explorer)}.`,
    ship: ({ explorer }, { names }) => `${names} kiest welk schip met ${name(explorer)} verder vaart.`,
    half: ({ cards: count, crowns }, { names }) =>
      `${names} kiest tussen nu ${cards(count)} en aan het eind ${many(crowns, 'kroon', 'kronen')}.`,
    tuck: (_, { names }) => `${names} schuift een kaart onder de Magellanstapel.`,
    exchange: (_, { names }) => `${names} mag tot drie kaarten ruilen.`,
    pizarro: ({ sum }, { names }) => `${names} heeft ${sum} met Pizarro en mag nog een kaart opendraaien.`,
  },
  warnings: { certainBust: 'Elke kaart brengt je nu boven de 20.' },
  lines: { fields: 'Schepen', hand: 'Geld in de hand', stacks: 'Magellanstapels', pizarro: 'Pizarro' },
  options: {
    board1: { name: 'Bord van Columbus, Pizarro, Magellan', values: { A: 'Kant A', B: 'Kant B' } },
    board2: { name: 'Bord van Marco Polo, Vasco da Gama, Cook', values: { A: 'Kant A', B: 'Kant B' } },
  },
};
