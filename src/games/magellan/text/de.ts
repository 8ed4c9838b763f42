import { listed, many } from '../../../core/agreement.ts';
import type { MagellanText, Questions } from '../message-keys.ts';

const explorers = ['Kolumbus', 'Pizarro', 'Magellan', 'Marco Polo', 'Vasco da Gama', 'Cook'] as const;
const ids = ['columbus', 'pizarro', 'magellan', 'marcoPolo', 'vascoDaGama', 'cook'];
const phases = ['I', 'II', 'III'];

const name = (explorer: number) => explorers[explorer] ?? '';
const cards = (count: number) => many(count, 'Karte', 'Karten');
const list = (values: readonly number[]) => (values.length ? listed(values.map(String), 'und') : 'nichts');
const place = (id: string) => {
  const [explorer = '', phase = ''] = id.split(' ');
  return `${name(ids.indexOf(explorer))} ${phase}`;
};
const reasons = {
  all: 'am Ende der Phase',
  bags: 'aus den Geldbeuteln',
  vasco: 'mit Vasco da Gama',
  exchange: 'im Tausch',
};

export const de: MagellanText = {
  name: 'Magellan',
  explorers,
  events: {
    turnedUp: ({ explorer, phase }) => `${name(explorer)} ${phases[phase]} wird aufgedeckt.`,
    vetoed: ({ seat, explorer }, say) =>
      `${say.seat(seat)} legt ein Veto gegen ${name(explorer)} ein: Die Karte kommt unter den Stapel.`,
    waived: ({ seat }, say) => `${say.seat(seat)} legt kein Veto ein.`,
    bid: ({ seat, amount, explorer }, say) => `${say.seat(seat)} bietet ${amount} für ${name(explorer)}.`,
    passed: ({ seat }, say) => `${say.seat(seat)} passt.`,
    unsold: ({ explorer }) => `Niemand kauft ${name(explorer)}; die Karte kommt aus dem Spiel.`,
    won: ({ seat, explorer, amount }, say) => `${say.seat(seat)} bekommt ${name(explorer)} für ${amount}.`,
    paid: ({ seat, cards: paid }, say) => `${say.seat(seat)} bezahlt mit ${list(paid)}.`,
    tuckedOpen: ({ seat, card }, say) => `${say.seat(seat)} schiebt offen eine ${card} unter einen Magellan-Stapel.`,
    tucked: ({ seat, secret }, say) =>
      `${say.seat(seat)} schiebt ${secret ? `eine ${secret.card}` : 'eine Karte'} verdeckt unter einen Magellan-Stapel.`,
    placed: ({ seat, to }, say) => `${say.seat(seat)} setzt ein Schiff auf ${place(to)}.`,
    moved: ({ seat, from, to }, say) => `${say.seat(seat)} segelt von ${place(from)} nach ${place(to)}.`,
    choseHalf: ({ seat, half }, say) =>
      `${say.seat(seat)} wählt die ${half === 'left' ? 'linke Hälfte: Karten' : 'rechte Hälfte: Kronen'}.`,
    gotVeto: ({ seat }, say) => `${say.seat(seat)} erhält ein Veto.`,
    drew: ({ seat, count, why, secret, cards: open }, say) => {
      const seen = open ?? secret?.cards;
      return `${say.seat(seat)} zieht ${cards(count)} ${reasons[why]}${seen ? `: ${list(seen)}` : ''}.`;
    },
    reshuffled: () => 'Die abgelegten Karten werden in den Zugstapel gemischt.',
    openedHand: ({ seat, cards: hand }, say) =>
      `${say.seat(seat)} ${hand.length ? `legt die Handkarten offen aus: ${list(hand)}` : 'zeigt eine leere Hand'}.`,
    closedHand: ({ seat }, say) => `${say.seat(seat)} nimmt die offenen Karten wieder auf die Hand.`,
    lostCard: ({ seat, by, card }, say) =>
      `${say.seat(by)} zieht eine ${card} aus der Hand von ${say.seat(seat)}; sie wird abgelegt.`,
    exchanged: ({ seat, cards: given }, say) =>
      given.length
        ? `${say.seat(seat)} tauscht ${listed(
            given.map((card) => `die ${card}`),
            'und',
          )}.`
        : `${say.seat(seat)} tauscht nichts.`,
    phaseEnded: ({ phase }) => `Phase ${phases[phase]} ist zu Ende.`,
    scored: ({ seat, fields, hand, stacks }, say) =>
      `${say.seat(seat)} bekommt ${fields} für Schiffe, ${hand} für Geld auf der Hand und ${stacks} für Magellan-Stapel.`,
    turnedMoney: ({ seat, card, sum }, say) => `${say.seat(seat)} deckt für Pizarro eine ${card} auf: bisher ${sum}.`,
    pizarroEnded: ({ seat, points, sum }, say) =>
      points === sum
        ? `${say.seat(seat)} bekommt ${many(points, 'Punkt', 'Punkte')} mit Pizarro.`
        : `${say.seat(seat)} hat ${sum}, zu viel: Pizarro bringt nichts.`,
    over: ({ points, winners }, say) =>
      `Das Spiel ist zu Ende. ${listed(winners.map(say.seat), 'und')} ${winners.length > 1 ? 'teilen sich den Sieg' : 'gewinnt'} mit ${many(Math.max(...points), 'Punkt', 'Punkten')}.`,
  },
  choices: {
    bid: ({ amount }) => `${amount} bieten`,
    pass: () => 'Passen',
    veto: () => 'Veto: diese Karte später versteigern',
    waive: () => 'Kein Veto',
    pay: ({ cards: paid, tuck }) => `Mit ${list(paid)} bezahlen${tuck === undefined ? '' : `, die ${tuck} unter den Stapel`}`,
    ship: ({ ship }) => `Mit Schiff ${ship + 1} weitersegeln`,
    half: ({ half }) => (half === 'left' ? 'Linke Hälfte: Karten ziehen' : 'Rechte Hälfte: Kronen am Ende'),
    tuck: ({ card }) => `Die ${card} unter den Stapel schieben`,
    exchange: ({ cards: given }) => (given.length ? `Die ${listed(given.map(String), 'und die')} tauschen` : 'Nichts tauschen'),
    turn: () => 'Noch eine Karte aufdecken',
    stop: () => 'Aufhören und werten',
  },
  refusals: {
    askedElse: (d, say) => `Zuerst ist etwas anderes gefragt. ${de.questions[d.asked as keyof Questions](d as never, say)}`,
    bidTooLow: ({ least }) => `Biete mindestens ${least}.`,
    notPayable: ({ most }) => `Du kannst höchstens ${most} bezahlen.`,
    mustKeepCard: ({ most }) => `Nach dem Bezahlen muss eine Karte übrig bleiben; du kannst höchstens ${most} bieten.`,
    cardNotHeld: ({ card }) => `So viele Karten mit ${card} hast du nicht.`,
    paysTooLittle: ({ sum, price }) => `Diese Karten sind ${sum} wert; der Preis ist ${price}.`,
    superfluousCard: ({ card, price }) => `Lass die ${card} weg: Der Rest reicht schon für ${price}.`,
    nothingToTuck: () => 'Von dieser Zahlung kommt keine Karte unter einen Stapel.',
    tuckFromPayment: () => 'Eine Karte der Zahlung muss unter die Magellan-Karte.',
    shipNotThere: ({ from }) => `Dieses Schiff steht nicht auf ${place(from)}.`,
    tooManyExchanged: ({ most }) => `Du darfst höchstens ${cards(most)} tauschen.`,
  },
  questions: {
    veto: ({ explorer }) => `${name(explorer)} liegt offen: Lege ein Veto ein oder lass die Karte versteigern.`,
    bid: ({ explorer, least, most }) =>
      `Biete für ${name(explorer)}, ${least === most ? least : `von ${least} bis ${most}`}, oder passe.`,
    onlyPass: ({ explorer, high }) => `Du kannst für ${name(explorer)} nicht höher als ${high} bieten und musst passen.`,
    pay: ({ explorer, price }) => `Bezahle ${price} für ${name(explorer)}.`,
    ship: ({ explorer }) => `Wähle das Schiff, das mit ${name(explorer)} weitersegelt.`,
    half: ({ cards: count, crowns }) => `Wähle: jetzt ${cards(count)} ziehen oder ${many(crowns, 'Krone', 'Kronen')} am Ende.`,
    tuck: () => 'Schiebe eine Karte deiner Hand unter den Magellan-Stapel.',
    exchange: ({ left }) => `Tausche bis zu drei Karten${left > 1 ? ` (noch ${left} Schiffe)` : ''}.`,
    pizarro: ({ sum }) => `Du hast ${sum} mit Pizarro: Decke noch eine Karte auf oder höre auf.`,
  },
  awaited: {
    veto: ({ explorer }, { names }) => `${names} darf ein Veto gegen ${name(explorer)} einlegen.`,
    bid: ({ explorer, least }, { names }) => `${names} darf ${least} oder mehr für ${name(explorer)} bieten.`,
    pay: ({ explorer, price }, { names }) => `${names} bezahlt ${price} für ${name(explorer)}.`,
    ship: ({ explorer }, { names }) => `${names} wählt, welches Schiff mit ${name(explorer)} weitersegelt.`,
    half: ({ cards: count, crowns }, { names }) =>
      `${names} wählt zwischen ${cards(count)} jetzt und ${many(crowns, 'Krone', 'Kronen')} am Ende.`,
    tuck: (_, { names }) => `${names} schiebt eine Karte unter den Magellan-Stapel.`,
    exchange: (_, { names }) => `${names} darf bis zu drei Karten tauschen.`,
    pizarro: ({ sum }, { names }) => `${names} hat ${sum} mit Pizarro und darf noch eine Karte aufdecken.`,
  },
  warnings: { certainBust: 'Jede weitere Karte bringt dich über 20.' },
  lines: { fields: 'Schiffe', hand: 'Geld auf der Hand', stacks: 'Magellan-Stapel', pizarro: 'Pizarro' },
  options: {
    board1: { name: 'Plan von Kolumbus, Pizarro, Magellan', values: { A: 'Seite A', B: 'Seite B' } },
    board2: { name: 'Plan von Marco Polo, Vasco da Gama, Cook', values: { A: 'Seite A', B: 'Seite B' } },
  },
};
