import { listed, many } from '../../../core/agreement.ts';
import { at } from '../../../core/at.ts';
import type { Say } from '../../../core/text.ts';
import { kindOf, type Motif, motifs, printedValue, tileName } from '../data.ts';
import { hexName } from '../map.ts';
import { scoreLines, type TikalText } from '../message-keys.ts';
import type { Figure } from '../state.ts';

const figureWords: Record<Figure, string> = { leader: 'expeditieleider', member: 'expeditielid' };
const motifWords: Record<Motif, string> = {
  jaguar: 'jaguar',
  serpent: 'slang',
  bowl: 'schaal',
  sun: 'zon',
  frog: 'kikker',
  bird: 'vogel',
  bell: 'bel',
  turtle: 'schildpad',
};

const a = (figure: Figure) => (figure === 'leader' ? 'de expeditieleider' : 'een expeditielid');
const motif = (number: number) => motifWords[at(motifs, number)];
const points = (number: number) => many(number, 'punt', 'punten');
const actionPoints = (number: number) => many(number, 'actiepunt', 'actiepunten');
const names = (seats: readonly number[], say: Say) => listed(seats.map(say.seat), 'en');

/** "een tempel met waarde 2", as everybody sees it on the table. */
function tileWords(tile: number): string {
  switch (kindOf(tile)) {
    case 'temple':
      return `een tempel met waarde ${printedValue(tile)}`;
    case 'treasure':
      return 'een schatveld';
    case 'volcano':
      return 'een vulkaan';
    default:
      return 'een oerwoudveld';
  }
}

/** The same with what lies on it. */
function fullTile(tile: number): string {
  return kindOf(tile) === 'treasure' ? `${tileWords(tile)} met ${printedValue(tile)} schatten` : tileWords(tile);
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const nl: TikalText = {
  name: 'Tikal',
  motifs: motifWords,
  events: {
    tileDrawn: ({ seat, tile }, say) => `${say.seat(seat)} trekt ${fullTile(tile)}.`,
    tilesTurnedUp: ({ tiles }) => `Een nieuwe ronde. Opengelegd: ${listed(tiles.map(fullTile), 'en')}.`,
    tilePlaced: ({ seat, tile, hex, treasures }, say) =>
      `${say.seat(seat)} legt ${tileWords(tile)} aan op ${hexName(hex)}${treasures ? `, met ${many(treasures, 'gedekte schat', 'gedekte schatten')}` : ''}.`,
    tileLaidAside: ({ seat, tile, treasures }, say) =>
      `${capital(tileWords(tile))} past nergens; ${say.seat(seat)} legt het terreinkaartje weg${treasures ? `, met ${many(treasures, 'ongeziene schat', 'ongeziene schatten')}` : ''}.`,
    broughtIn: ({ seat, figure, to }, say) => `${say.seat(seat)} brengt ${a(figure)} in op ${hexName(to)}.`,
    transferred: ({ seat, figure, from, to }, say) =>
      `${say.seat(seat)} stuurt ${a(figure)} door de geheime gang van ${hexName(from)} naar ${hexName(to)}.`,
    walked: ({ seat, figure, from, to, price }, say) =>
      `${say.seat(seat)} verplaatst ${a(figure)} van ${hexName(from)} naar ${hexName(to)} voor ${price} AP.`,
    uncovered: ({ seat, hex, value }, say) => `${say.seat(seat)} maakt de tempel op ${hexName(hex)} vrij tot niveau ${value}.`,
    raised: ({ seat, hex, motif: found, left }, say) =>
      `${say.seat(seat)} graaft op ${hexName(hex)} een schat op: ${motif(found)} (${left ? `daar nog ${left}` : 'de laatste daar'}).`,
    exchanged: ({ seat, other, take, give }, say) =>
      `${say.seat(seat)} ruilt met ${say.seat(other)}: krijgt de ${motif(take)} en geeft de ${motif(give)}.`,
    campSetUp: ({ seat, hex }, say) => `${say.seat(seat)} richt op ${hexName(hex)} een kamp op.`,
    guarded: ({ seat, hex, figure, value, membersLost, leaderLost }, say) => {
      const gone = [
        ...(leaderLost ? ['de expeditieleider'] : []),
        ...(membersLost ? [many(membersLost, 'expeditielid', 'expeditieleden')] : []),
      ];
      return `${say.seat(seat)} beschermt de tempel op ${hexName(hex)}, waarde ${value}, met ${a(figure)}${gone.length ? `; uit het spel: ${gone.join(' en ')}` : ''}.`;
    },
    turnEnded: ({ seat, unspent }, say) =>
      `${say.seat(seat)} beëindigt de beurt${unspent ? `; ${unspent} AP ${unspent === 1 ? 'vervalt' : 'vervallen'}` : ''}.`,
    scoringBegan: ({ round, order }, say) => `Waarderingsronde ${round} begint, in deze volgorde: ${names(order, say)}.`,
    scored: ({ seat, temples, treasures, score }, say) =>
      `${say.seat(seat)} scoort ${temples} voor tempels en ${treasures} voor schatten en staat nu op ${points(score)}.`,
    auctionOpened: ({ seat }, say) => `De volgende beurt wordt geveild; ${say.seat(seat)} begint.`,
    bid: ({ seat, amount }, say) => `${say.seat(seat)} biedt ${amount}.`,
    passed: ({ seat }, say) => `${say.seat(seat)} past.`,
    turnWon: ({ seat, price }, say) =>
      price ? `${say.seat(seat)} krijgt de beurt en betaalt ${points(price)}.` : `${say.seat(seat)} krijgt de beurt gratis.`,
    tileChosen: ({ seat, tile }, say) => `${say.seat(seat)} neemt ${fullTile(tile)}.`,
    gameEnded: ({ winners, score }, say) =>
      winners.length === 1
        ? `Het spel is afgelopen. ${names(winners, say)} wint met ${points(Math.max(...score))}.`
        : `Het spel is afgelopen. ${names(winners, say)} delen de overwinning met ${points(Math.max(...score))}.`,
  },
  choices: {
    place: ({ hex, rotation }) => `Leg aan op ${hexName(hex)}${rotation ? `, ${rotation * 60}° gedraaid` : ''}`,
    layAside: () => 'Leg het terreinkaartje weg: het past nergens',
    bring: ({ figure, to }) => `Breng ${a(figure)} in op ${hexName(to)}`,
    transfer: ({ figure, from, to }) => `Stuur ${a(figure)} van kamp ${hexName(from)} naar kamp ${hexName(to)}`,
    step: ({ figure, from, to }) => `Zet ${a(figure)} één veld verder, van ${hexName(from)} naar ${hexName(to)}`,
    walk: ({ figure, from, to }) => `Verplaats ${a(figure)} van ${hexName(from)} naar ${hexName(to)}`,
    uncover: ({ hex }) => `Maak een niveau van de tempel op ${hexName(hex)} vrij`,
    raise: ({ hex }) => `Graaf op ${hexName(hex)} een schat op`,
    exchange: ({ other, take, give }, say) => `Ruil met ${say.seat(other)}: neem de ${motif(take)}, geef de ${motif(give)}`,
    camp: ({ hex }) => `Richt op ${hexName(hex)} een kamp op`,
    guard: ({ hex, figure }) => `Bescherm de tempel op ${hexName(hex)} met ${a(figure)}`,
    end: () => 'Beëindig de beurt',
    bid: ({ amount }) => `Bied ${amount}`,
    pass: () => 'Passen',
    choose: ({ tile }) => `Neem terreinkaartje ${tileName(tile)}, ${fullTile(tile)}`,
  },
  refusals: {
    tileFirst: () => 'Leg eerst je terreinkaartje aan.',
    auctionFirst: () => 'Eerst de veiling: bied of pas.',
    chooseFirst: () => 'Kies eerst een terreinkaartje.',
    actionsNow: () => 'Nu gebruik je actiepunten, of je beëindigt je beurt.',
    tooDear: ({ price, left }) => `Dat kost ${actionPoints(price)}; je hebt er nog ${left}.`,
    occupied: ({ hex }) => `Op ${hex} ligt al een terreinkaartje.`,
    remote: ({ hex }) => `${hex} grenst aan geen enkel bekend veld.`,
    sameRotation: ({ lowest }) =>
      `Dat ziet er net zo uit als het kaartje ${lowest ? `${lowest * 60}° gedraaid` : 'zonder draaien'}; leg het zo aan.`,
    noWayOnto: ({ hex }) => `Zo leidt er geen stapsteen naar het terreinkaartje op ${hex}.`,
    fitsSomewhere: () => 'Het terreinkaartje past nog ergens: leg het aan.',
    noneInSupply: ({ figure }) =>
      figure === 'leader' ? 'Je expeditieleider zit niet in je voorraad.' : 'Je hebt geen expeditieleden meer in je voorraad.',
    noCampOfYours: ({ hex }) => `${hex} is niet het basiskamp en ook geen kamp van jou.`,
    notThere: ({ figure, hex }) => `Je hebt geen ${figureWords[figure]} op ${hex}.`,
    sameHex: () => 'De figuur staat daar al.',
    notKnown: ({ hex }) => `${hex} is nog niet verkend.`,
    volcano: ({ hex }) => `Op ${hex} ligt een vulkaan; die kan niemand betreden.`,
    notNeighbours: ({ from, to }) => `${from} en ${to} grenzen niet aan elkaar.`,
    noStones: ({ from, to }) => `Er leiden geen stapstenen van ${from} naar ${to}.`,
    noWay: ({ from, to }) => `Er is geen weg van ${from} naar ${to}.`,
    noTemple: ({ hex }) => `Op ${hex} staat geen tempel.`,
    guardedBy: ({ hex, seat }, say) => `De tempel op ${hex} wordt beschermd door ${say.seat(seat)}.`,
    twoLevels: ({ hex }) => `Van de tempel op ${hex} zijn deze beurt al twee niveaus vrijgemaakt; meer mag niet.`,
    moreFigures: ({ hex, needed, there }) =>
      `Daarvoor ${needed === 1 ? 'is' : 'zijn'} ${many(needed, 'eigen figuur', 'eigen figuren')} op ${hex} nodig; je hebt er ${there}.`,
    highest: ({ hex }) => `De tempel op ${hex} is helemaal vrijgemaakt.`,
    floorGone: ({ hex, floor }) => `Er is geen tempelplaatje ${floor} meer; de tempel op ${hex} kan niet hoger.`,
    noTreasureTile: ({ hex }) => `${hex} is geen schatveld.`,
    noTreasuresLeft: ({ hex }) => `Op ${hex} liggen geen schatten meer.`,
    twoTreasures: ({ hex }) => `Op ${hex} zijn deze beurt al twee schatten opgegraven; meer mag niet.`,
    withYourself: () => 'Je kunt niet met jezelf ruilen.',
    noSuchPlayer: () => 'Die speler doet niet mee.',
    theyLack: ({ seat, motif }, say) => `${say.seat(seat)} heeft geen ${motifWords[motif]}.`,
    theyPaired: ({ seat, motif }, say) =>
      `De ${motifWords[motif]} van ${say.seat(seat)} hoort bij een paar of trio en kan niet geruild worden.`,
    youLack: ({ motif }) => `Je hebt geen ${motifWords[motif]}.`,
    youPaired: ({ motif }) => `Je ${motifWords[motif]} hoort bij een paar of trio en kan niet geruild worden.`,
    sameMotif: () => 'Dat zijn twee dezelfde schatten; kies twee verschillende.',
    noGroundForCamp: ({ hex }) => `Een kamp komt op oerwoud of een leeg schatveld; ${hex} is geen van beide.`,
    treasuresFirst: ({ hex, left }) => `Op ${hex} ${left === 1 ? 'ligt nog 1 schat' : `liggen nog ${left} schatten`}.`,
    campThere: ({ hex, seat }, say) => `Op ${hex} staat al een kamp van ${say.seat(seat)}.`,
    noCampLeft: () => 'Je twee kampen zijn al opgericht.',
    noGuardLeft: () => 'Je beschermt al twee tempels; meer mag niet.',
    noMajority: ({ hex }) => `Je hebt geen meerderheid op ${hex}.`,
    bidTooLow: ({ least }) => `Bied minstens ${least}.`,
    bidTooHigh: ({ most }) => `Je kunt hoogstens je eigen punten bieden: ${most}.`,
    notOpen: ({ tile }) => `Terreinkaartje ${tile} ligt niet open.`,
  },
  questions: {
    openBid: ({ most }) => `Bied op de volgende beurt, ${most === 1 ? '1' : `1 tot ${most}`}, of pas.`,
    bid: ({ least, most, bidder, bid }, say) =>
      `${say.seat(bidder)} biedt ${bid}. Bied ${least === most ? least : `${least} tot ${most}`}, of pas.`,
    cannotBid: ({ bid, bidder }, say) =>
      bid
        ? `${say.seat(bidder)} biedt ${bid}. Je kunt niet hoger bieden en moet passen.`
        : 'Je hebt geen punten om te bieden en moet passen.',
    choose: ({ tiles }) => `Kies een van de ${tiles} terreinkaartjes.`,
    place: ({ tile }) => `Leg je terreinkaartje aan: ${fullTile(tile)}.`,
    layAside: ({ tile }) => `Je terreinkaartje, ${tileWords(tile)}, past nergens. Leg het weg.`,
    act: ({ ap }) =>
      ap ? `Gebruik je actiepunten (nog ${ap}), of beëindig je beurt.` : 'Je actiepunten zijn op. Beëindig je beurt.',
    scoringAct: ({ ap, round }) =>
      ap
        ? `Waarderingsronde ${round}: gebruik je actiepunten (nog ${ap}); beëindig dan je beurt en tel je punten.`
        : `Waarderingsronde ${round}: je actiepunten zijn op. Beëindig je beurt en tel je punten.`,
  },
  awaited: {
    bid: ({ least }, { names }) => `${names} mag ${least} of meer bieden op de volgende beurt.`,
    choose: ({ tiles }, { names }) => `${names} kiest een van de ${tiles} terreinkaartjes.`,
    place: ({ tile }, { names }) => `${names} legt ${fullTile(tile)} aan.`,
    layAside: ({ tile }, { names }) => `${names} moet ${tileWords(tile)} wegleggen.`,
    act: ({ ap }, { names }) => (ap ? `${names} heeft nog ${actionPoints(ap)}.` : `${names} beëindigt de beurt.`),
    score: ({ ap, round }, { names }) =>
      `Waarderingsronde ${round}: ${names} ${ap ? `heeft nog ${actionPoints(ap)} en telt daarna` : 'telt'} de punten.`,
  },
  warnings: {
    unspent: 'Overblijvende actiepunten vervallen.',
    leaderLost: 'Je expeditieleider verdwijnt uit het spel.',
    leaderGuards: 'Je expeditieleider blijft de rest van het spel op deze tempel.',
    othersTemple: 'Een andere speler heeft de meerderheid bij deze tempel.',
  },
  lines: scoreLines({
    scored: 'Tot nu toe gescoord',
    temple: (hex) => `Meerderheid bij tempel ${hex}`,
    guarded: (hex) => `Beschermde tempel ${hex}`,
    treasure: (motif) => `Schat: ${motifWords[motif]}`,
  }),
  options: { auction: { name: 'Veiling van de terreinkaartjes', values: { true: 'met veiling', false: 'zonder veiling' } } },
};
