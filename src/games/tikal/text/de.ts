import { listed, many } from '../../../core/agreement.ts';
import { at } from '../../../core/at.ts';
import type { Say } from '../../../core/text.ts';
import { kindOf, type Motif, motifs, printedValue, tileName } from '../data.ts';
import { hexName } from '../map.ts';
import { scoreLines, type TikalText } from '../message-keys.ts';
import type { Figure } from '../state.ts';

const motifWords: Record<Motif, string> = {
  jaguar: 'Jaguar',
  serpent: 'Schlange',
  bowl: 'Schale',
  sun: 'Sonne',
  frog: 'Frosch',
  bird: 'Vogel',
  bell: 'Glocke',
  turtle: 'Schildkröte',
};

const masculine: readonly Motif[] = ['jaguar', 'frog', 'bird'];
const article = (motif: Motif, he: string, she: string) => `${masculine.includes(motif) ? he : she} ${motifWords[motif]}`;

/** Accusative. */
const a = (figure: Figure) => (figure === 'leader' ? 'den Expeditionsleiter' : 'einen Expeditionsteilnehmer');
/** Dative. */
const by = (figure: Figure) => (figure === 'leader' ? 'dem Expeditionsleiter' : 'einem Expeditionsteilnehmer');
const motif = (number: number) => motifWords[at(motifs, number)];
/** Accusative. */
const theMotif = (number: number) => article(at(motifs, number), 'den', 'die');
const points = (number: number) => many(number, 'Punkt', 'Punkte');
const names = (seats: readonly number[], say: Say) => listed(seats.map(say.seat), 'und');

/** "einen Tempel mit Wert 2", as everybody sees it on the table: accusative. */
function tileWords(tile: number): string {
  switch (kindOf(tile)) {
    case 'temple':
      return `einen Tempel mit Wert ${printedValue(tile)}`;
    case 'treasure':
      return 'eine Schatztafel';
    case 'volcano':
      return 'einen Vulkan';
    default:
      return 'eine Urwaldtafel';
  }
}

/** The same with what lies on it. */
function fullTile(tile: number): string {
  return kindOf(tile) === 'treasure' ? `${tileWords(tile)} mit ${printedValue(tile)} Schätzen` : tileWords(tile);
}

/** "Tempel mit Wert 2", without case. */
function tileShort(tile: number): string {
  switch (kindOf(tile)) {
    case 'temple':
      return `Tempel mit Wert ${printedValue(tile)}`;
    case 'treasure':
      return `Schatztafel mit ${printedValue(tile)} Schätzen`;
    case 'volcano':
      return 'Vulkan';
    default:
      return 'Urwald';
  }
}

export const de: TikalText = {
  name: 'Tikal',
  motifs: motifWords,
  events: {
    tileDrawn: ({ seat, tile }, say) => `${say.seat(seat)} zieht ${fullTile(tile)}.`,
    tilesTurnedUp: ({ tiles }) => `Eine neue Runde. Aufgedeckt: ${listed(tiles.map(tileShort), 'und')}.`,
    tilePlaced: ({ seat, tile, hex, treasures }, say) =>
      `${say.seat(seat)} legt ${tileWords(tile)} auf ${hexName(hex)} an${treasures ? `, mit ${many(treasures, 'verdeckten Schatz', 'verdeckten Schätzen')}` : ''}.`,
    tileLaidAside: ({ seat, tile, treasures }, say) =>
      `${say.seat(seat)} hat eine Tafel, die nirgends passt (${tileShort(tile)}), und legt sie beiseite${treasures ? `, mitsamt ${many(treasures, 'ungesehenen Schatz', 'ungesehenen Schätzen')}` : ''}.`,
    broughtIn: ({ seat, figure, to }, say) => `${say.seat(seat)} setzt ${a(figure)} auf ${hexName(to)} ein.`,
    transferred: ({ seat, figure, from, to }, say) =>
      `${say.seat(seat)} schickt ${a(figure)} über den Geheimpfad von ${hexName(from)} nach ${hexName(to)}.`,
    walked: ({ seat, figure, from, to, price }, say) =>
      `${say.seat(seat)} bewegt ${a(figure)} von ${hexName(from)} nach ${hexName(to)} für ${price} AP.`,
    uncovered: ({ seat, hex, value }, say) => `${say.seat(seat)} legt am Tempel auf ${hexName(hex)} Ebene ${value} frei.`,
    raised: ({ seat, hex, motif: found, left }, say) =>
      `${say.seat(seat)} hebt auf ${hexName(hex)} einen Schatz: ${motif(found)} (${left ? `dort noch ${left}` : 'der letzte dort'}).`,
    exchanged: ({ seat, other, take, give }, say) =>
      `${say.seat(seat)} tauscht mit ${say.seat(other)}: bekommt ${theMotif(take)} und gibt ${theMotif(give)}.`,
    campSetUp: ({ seat, hex }, say) => `${say.seat(seat)} errichtet ein Camp auf ${hexName(hex)}.`,
    guarded: ({ seat, hex, figure, value, membersLost, leaderLost }, say) => {
      const gone = [
        ...(leaderLost ? ['der Expeditionsleiter'] : []),
        ...(membersLost ? [many(membersLost, 'Expeditionsteilnehmer', 'Expeditionsteilnehmer')] : []),
      ];
      return `${say.seat(seat)} schützt den Tempel auf ${hexName(hex)}, Wert ${value}, mit ${by(figure)}${gone.length ? `; aus dem Spiel: ${gone.join(' und ')}` : ''}.`;
    },
    turnEnded: ({ seat, unspent }, say) =>
      `${say.seat(seat)} beendet den Zug${unspent ? `; ${unspent} AP ${unspent === 1 ? 'verfällt' : 'verfallen'}` : ''}.`,
    scoringBegan: ({ round, order }, say) => `Wertungsrunde ${round} beginnt, in dieser Reihenfolge: ${names(order, say)}.`,
    scored: ({ seat, temples, treasures, score }, say) =>
      `${say.seat(seat)} erhält ${temples} für Tempel und ${treasures} für Schätze und steht jetzt bei ${many(score, 'Punkt', 'Punkten')}.`,
    auctionOpened: ({ seat }, say) => `Der nächste Zug wird versteigert; ${say.seat(seat)} beginnt.`,
    bid: ({ seat, amount }, say) => `${say.seat(seat)} bietet ${amount}.`,
    passed: ({ seat }, say) => `${say.seat(seat)} passt.`,
    turnWon: ({ seat, price }, say) =>
      price ? `${say.seat(seat)} bekommt den Zug und bezahlt ${points(price)}.` : `${say.seat(seat)} bekommt den Zug kostenlos.`,
    tileChosen: ({ seat, tile }, say) => `${say.seat(seat)} nimmt ${fullTile(tile)}.`,
    gameEnded: ({ winners, score }, say) =>
      winners.length === 1
        ? `Das Spiel ist zu Ende. ${names(winners, say)} gewinnt mit ${many(Math.max(...score), 'Punkt', 'Punkten')}.`
        : `Das Spiel ist zu Ende. ${names(winners, say)} teilen sich den Sieg mit ${many(Math.max(...score), 'Punkt', 'Punkten')}.`,
  },
  choices: {
    place: ({ hex, rotation }) => `Auf ${hexName(hex)} anlegen${rotation ? `, um ${rotation * 60}° gedreht` : ''}`,
    layAside: () => 'Die Tafel beiseitelegen: Sie passt nirgends',
    bring: ({ figure, to }) => `${capital(a(figure))} auf ${hexName(to)} einsetzen`,
    transfer: ({ figure, from, to }) => `${capital(a(figure))} von Camp ${hexName(from)} zu Camp ${hexName(to)} schicken`,
    step: ({ figure, from, to }) => `Mit ${by(figure)} ein Feld gehen, von ${hexName(from)} nach ${hexName(to)}`,
    walk: ({ figure, from, to }) => `${capital(a(figure))} von ${hexName(from)} nach ${hexName(to)} bewegen`,
    uncover: ({ hex }) => `Am Tempel auf ${hexName(hex)} eine Ebene freilegen`,
    raise: ({ hex }) => `Auf ${hexName(hex)} einen Schatz heben`,
    exchange: ({ other, take, give }, say) =>
      `Mit ${say.seat(other)} tauschen: ${theMotif(take)} nehmen, ${theMotif(give)} geben`,
    camp: ({ hex }) => `Auf ${hexName(hex)} ein Camp errichten`,
    guard: ({ hex, figure }) => `Den Tempel auf ${hexName(hex)} mit ${by(figure)} schützen`,
    end: () => 'Den Zug beenden',
    bid: ({ amount }) => `${amount} bieten`,
    pass: () => 'Passen',
    choose: ({ tile }) => `Tafel ${tileName(tile)} nehmen (${tileShort(tile)})`,
  },
  refusals: {
    tileFirst: () => 'Lege zuerst deine Geländetafel an.',
    auctionFirst: () => 'Zuerst die Versteigerung: Biete oder passe.',
    chooseFirst: () => 'Wähle zuerst eine Geländetafel.',
    actionsNow: () => 'Jetzt setzt du Aktionspunkte ein oder beendest deinen Zug.',
    tooDear: ({ price, left }) => `Das kostet ${many(price, 'Aktionspunkt', 'Aktionspunkte')}; du hast noch ${left}.`,
    occupied: ({ hex }) => `Auf ${hex} liegt schon eine Tafel.`,
    remote: ({ hex }) => `${hex} grenzt an keine bekannte Tafel.`,
    sameRotation: ({ lowest }) =>
      `Das sieht genauso aus wie die Tafel ${lowest ? `um ${lowest * 60}° gedreht` : 'ohne Drehung'}; lege sie so an.`,
    noWayOnto: ({ hex }) => `So führt keine Steinplatte zur Tafel auf ${hex}.`,
    fitsSomewhere: () => 'Die Tafel passt noch irgendwo: Lege sie an.',
    noneInSupply: ({ figure }) =>
      figure === 'leader'
        ? 'Dein Expeditionsleiter ist nicht in deinem Vorrat.'
        : 'Du hast keine Expeditionsteilnehmer mehr im Vorrat.',
    noCampOfYours: ({ hex }) => `${hex} ist weder das Basiscamp noch ein Camp von dir.`,
    notThere: ({ figure, hex }) =>
      figure === 'leader' ? `Dein Expeditionsleiter steht nicht auf ${hex}.` : `Du hast keinen Expeditionsteilnehmer auf ${hex}.`,
    sameHex: () => 'Die Figur steht schon dort.',
    notKnown: ({ hex }) => `${hex} ist noch nicht erforscht.`,
    volcano: ({ hex }) => `Auf ${hex} liegt ein Vulkan; er kann nie betreten werden.`,
    notNeighbours: ({ from, to }) => `${from} und ${to} sind keine Nachbarn.`,
    noStones: ({ from, to }) => `Von ${from} nach ${to} führen keine Steinplatten.`,
    noWay: ({ from, to }) => `Von ${from} nach ${to} führt kein Weg.`,
    noTemple: ({ hex }) => `Auf ${hex} steht kein Tempel.`,
    guardedBy: ({ hex, seat }, say) => `Den Tempel auf ${hex} schützt ${say.seat(seat)}.`,
    twoLevels: ({ hex }) => `Am Tempel auf ${hex} wurden in diesem Zug schon zwei Ebenen freigelegt; mehr geht nicht.`,
    moreFigures: ({ hex, needed, there }) =>
      `Dafür brauchst du ${many(needed, 'eigene Figur', 'eigene Figuren')} auf ${hex}; dort hast du ${there}.`,
    highest: ({ hex }) => `Der Tempel auf ${hex} ist ganz freigelegt.`,
    floorGone: ({ hex, floor }) => `Es gibt kein Tempelplättchen ${floor} mehr; der Tempel auf ${hex} kann nicht höher werden.`,
    noTreasureTile: ({ hex }) => `${hex} ist keine Schatztafel.`,
    noTreasuresLeft: ({ hex }) => `Auf ${hex} liegen keine Schätze mehr.`,
    twoTreasures: ({ hex }) => `Auf ${hex} wurden in diesem Zug schon zwei Schätze gehoben; mehr geht nicht.`,
    withYourself: () => 'Mit dir selbst kannst du nicht tauschen.',
    noSuchPlayer: () => 'So jemand spielt hier nicht mit.',
    theyLack: ({ seat, motif }, say) => `${say.seat(seat)} hat ${article(motif, 'keinen', 'keine')}.`,
    theyPaired: ({ seat, motif }, say) =>
      `Bei ${say.seat(seat)} gehört ${article(motif, 'der', 'die')} zu einem Paar oder Drilling und darf nicht getauscht werden.`,
    youLack: ({ motif }) => `Du hast ${article(motif, 'keinen', 'keine')}.`,
    youPaired: ({ motif }) =>
      `Bei dir gehört ${article(motif, 'der', 'die')} zu einem Paar oder Drilling und darf nicht getauscht werden.`,
    sameMotif: () => 'Das sind zwei gleiche Schätze; wähle zwei verschiedene.',
    noGroundForCamp: ({ hex }) => `Ein Camp kommt auf Urwald oder eine leere Schatztafel; ${hex} ist keins von beiden.`,
    treasuresFirst: ({ hex, left }) => `Auf ${hex} ${left === 1 ? 'liegt noch 1 Schatz' : `liegen noch ${left} Schätze`}.`,
    campThere: ({ hex, seat }, say) => `Auf ${hex} steht schon ein Camp von ${say.seat(seat)}.`,
    noCampLeft: () => 'Deine beiden Camps sind schon errichtet.',
    noGuardLeft: () => 'Du schützt schon zwei Tempel; mehr geht nicht.',
    noMajority: ({ hex }) => `Du hast auf ${hex} nicht die Mehrheit.`,
    bidTooLow: ({ least }) => `Biete mindestens ${least}.`,
    bidTooHigh: ({ most }) => `Du kannst höchstens deine eigenen Punkte bieten: ${most}.`,
    notOpen: ({ tile }) => `Tafel ${tile} liegt nicht offen.`,
  },
  questions: {
    openBid: ({ most }) => `Biete auf den nächsten Zug, ${most === 1 ? '1' : `1 bis ${most}`}, oder passe.`,
    bid: ({ least, most, bidder, bid }, say) =>
      `${say.seat(bidder)} bietet ${bid}. Biete ${least === most ? least : `${least} bis ${most}`} oder passe.`,
    cannotBid: ({ bid, bidder }, say) =>
      bid
        ? `${say.seat(bidder)} bietet ${bid}. Du kannst nicht höher bieten und musst passen.`
        : 'Du hast keine Punkte zum Bieten und musst passen.',
    choose: ({ tiles }) => `Wähle eine der ${tiles} Geländetafeln.`,
    place: ({ tile }) => `Lege deine Geländetafel an (${tileShort(tile)}).`,
    layAside: ({ tile }) => `Deine Tafel (${tileShort(tile)}) passt nirgends. Lege sie beiseite.`,
    act: ({ ap }) =>
      ap
        ? `Setze deine Aktionspunkte ein (noch ${ap}) oder beende deinen Zug.`
        : 'Deine Aktionspunkte sind verbraucht. Beende deinen Zug.',
    scoringAct: ({ ap, round }) =>
      ap
        ? `Wertungsrunde ${round}: Setze deine Aktionspunkte ein (noch ${ap}), dann beende deinen Wertungszug und werte.`
        : `Wertungsrunde ${round}: Deine Aktionspunkte sind verbraucht. Beende deinen Wertungszug und werte.`,
  },
  awaited: {
    bid: ({ least }, { names }) => `${names} darf ${least} oder mehr für den nächsten Zug bieten.`,
    choose: ({ tiles }, { names }) => `${names} wählt eine der ${tiles} Geländetafeln.`,
    place: ({ tile }, { names }) => `${names} legt ${fullTile(tile)} an.`,
    layAside: ({ tile }, { names }) => `${names} muss ${tileWords(tile)} beiseitelegen.`,
    act: ({ ap }, { names }) =>
      ap ? `${names} hat noch ${many(ap, 'Aktionspunkt', 'Aktionspunkte')}.` : `${names} beendet den Zug.`,
    score: ({ ap, round }, { names }) =>
      `Wertungsrunde ${round}: ${names} ${ap ? `hat noch ${many(ap, 'Aktionspunkt', 'Aktionspunkte')} und wertet dann` : 'wertet'}.`,
  },
  warnings: {
    unspent: 'Übrige Aktionspunkte verfallen.',
    leaderLost: 'Dein Expeditionsleiter kommt aus dem Spiel.',
    leaderGuards: 'Dein Expeditionsleiter bleibt bis zum Spielende auf diesem Tempel.',
    othersTemple: 'Jemand anders hat bei diesem Tempel die Mehrheit.',
  },
  lines: scoreLines({
    scored: 'Bisher gewertet',
    temple: (hex) => `Mehrheit am Tempel ${hex}`,
    guarded: (hex) => `Geschützter Tempel ${hex}`,
    treasure: (motif) => `Schatz: ${motifWords[motif]}`,
  }),
  options: {
    auction: { name: 'Versteigerung der Geländetafeln', values: { true: 'mit Versteigerung', false: 'ohne Versteigerung' } },
  },
};

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
