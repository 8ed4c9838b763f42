import { isPlace, nameOf } from '../map.ts';
import type { TalText } from '../message-keys.ts';
import { positionName } from '../pyramid.ts';

const colours = ['rot', 'grau', 'schwarz', 'weiß', 'sandfarben'] as const;
const phases = {
  bids: 'das Bieten um Bausteine',
  overseers: 'das Setzen der Aufseher',
  orders: 'das geheime Notieren der Aufseherzüge',
  workers: 'das Setzen der Arbeiter',
  steal: 'das Stehlen von Bausteinen',
  takeOver: 'das Übernehmen von Bauplätzen',
  build: 'das Bauen',
  over: 'das Ende',
};
const reasons = {
  pharaoh: 'die Pharaonenpyramide ist fertig',
  sites: 'auf jedem Bauplatz steht eine fertige Pyramide',
  bag: 'der Beutel ist leer',
  idle: 'drei Runden lang wurde nichts gebaut, gestohlen oder dem Pharao gegeben',
};
const kinds = { oneColour: 'einfarbig', layered: 'geschichtet', twoColour: 'zweifarbig', mixed: 'bunt' };

const where = (spot: number) => (isPlace(spot) ? nameOf(spot) : `Zone ${nameOf(spot)}`);
const called = (place: string) => (place.includes('-') ? `auf ${place}` : `in Zone ${place}`);
const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
const stones = (count: number) => many(count, 'Baustein', 'Bausteine');
const cost = (points: number) => many(points, 'Punkt', 'Punkte');
const blocksOf = (counts: readonly number[]) =>
  counts.flatMap((count, colour) => (count ? [`${count} ${colours[colour]}`] : [])).join(', ') || 'nichts';
const tablets = (numbered: readonly number[], blanks: readonly number[]) => {
  const at = blanks.flatMap((blank, group) => {
    const laid = numbered.flatMap((to, i) => (to === group + 1 ? [String(i + 1)] : [])).concat(blank ? `${blank} leer` : []);
    return laid.length ? [`${laid.join(', ')} bei Gruppe ${group + 1}`] : [];
  });
  return at.join('; ') || 'nichts';
};
const orders = (one: number, two: number) => `Aufseher 1 nach ${where(one)}, Aufseher 2 nach ${where(two)}`;

export const de: TalText = {
  name: 'Tal der Könige',
  colours,
  phases,
  events: {
    round: ({ round, start }, say) => `Runde ${round}: ${say.seat(start)} ist Startspieler.`,
    drawn: ({ groups }) => `Zum Verkauf: ${groups.map((group, i) => `Gruppe ${i + 1}: ${blocksOf(group)}`).join('; ')}.`,
    laid: ({ seat, counts, secret }, say) => {
      const open = counts.flatMap((count, i) => (count ? [`${count} bei Gruppe ${i + 1}`] : [])).join(', ');
      if (open === '') return `${say.seat(seat)} legt keine Gebotstafeln.`;
      return `${say.seat(seat)} legt Gebotstafeln: ${secret ? tablets(secret.numbered, secret.blanks) : open}.`;
    },
    turnedUp: ({ tablets: all }, say) =>
      `Die Gebotstafeln werden aufgedeckt. ${all.map(({ numbered, blanks }, seat) => `${say.seat(seat)}: ${tablets(numbered, blanks)}.`).join(' ')}`,
    sold: ({ group, seat, sum, blocks }, say) => `Gruppe ${group} (${blocksOf(blocks)}) geht für ${sum} an ${say.seat(seat)}.`,
    unsold: ({ group, blocks, to }) =>
      `Niemand kauft Gruppe ${group} (${blocksOf(blocks)}); die Steine kommen ${to === 'bag' ? 'zurück in den Beutel' : 'auf die Pharaonenpyramide'}.`,
    overseer: ({ seat, from, to, price }, say) =>
      `Ein Aufseher von ${say.seat(seat)} geht von ${where(from)} nach ${where(to)} (${cost(price)}).`,
    ordered: ({ seat, secret }, say) =>
      secret
        ? `${say.seat(seat)} notiert: ${orders(secret.one, secret.two)}.`
        : `${say.seat(seat)} hat die Aufseherzüge notiert.`,
    ordersShown: ({ orders: all }, say) =>
      `Alle zeigen ihre Aufseherzüge. ${all.map(({ one, two }, seat) => `${say.seat(seat)}: ${orders(one, two)}.`).join(' ')}`,
    voided: ({ seat, price }, say) =>
      `Die Aufseherzüge von ${say.seat(seat)} würden ${cost(price)} kosten und verfallen: Beide Aufseher bleiben stehen.`,
    bumped: ({ seat, place, to }, say) =>
      `${where(place)} ist besetzt: Der Aufseher von ${say.seat(seat)} kommt nach ${where(to)}.`,
    claimed: ({ seat, site }, say) => `${say.seat(seat)} nimmt Bauplatz ${site} in Besitz.`,
    worker: ({ seat, from, to, price }, say) =>
      `Ein Arbeiter von ${say.seat(seat)} geht von ${where(from)} nach ${where(to)} (${cost(price)}).`,
    stolen: ({ seat, site, owner, colours: taken }, say) =>
      `${say.seat(seat)} stiehlt ${stones(taken.length)} von ${say.seat(owner)} auf Bauplatz ${site}: ${taken.map((colour) => colours[colour]).join(', ')}.`,
    takenOver: ({ seat, site, from }, say) => `${say.seat(seat)} übernimmt Bauplatz ${site} von ${say.seat(from)}.`,
    built: ({ seat, site, position, colour }, say) =>
      `${say.seat(seat)} baut auf Bauplatz ${site}, ${positionName(site, position)}: ${colours[colour]}.`,
    finished: ({ seat, site, kind, points }, say) =>
      `${say.seat(seat)} vollendet die Pyramide auf Bauplatz ${site} (${kinds[kind]}): ${cost(points)}.`,
    toPharaoh: ({ seat, blocks }, say) => `Von ${say.seat(seat)} nicht verbaut, an den Pharao: ${blocksOf(blocks)}.`,
    overflow: ({ blocks }) => `Die Pharaonenpyramide ist voll; zurück in den Beutel: ${blocksOf(blocks)}.`,
    done: ({ seat, phase }, say) => `${say.seat(seat)} beendet ${phases[phase]}.`,
    lastRound: ({ reason }) => `Dies ist die letzte Runde: ${reasons[reason]}.`,
    stone: ({ from, to }, say) => `${say.seat(from)} gibt den Pharaostein an ${say.seat(to)}.`,
    ended: ({ reason, points, winners }, say) =>
      `Das Spiel ist aus: ${reasons[reason]}. ${winners.map((seat) => say.seat(seat)).join(' und ')} ${winners.length > 1 ? 'gewinnen' : 'gewinnt'} mit ${many(Math.max(...points), 'Punkt', 'Punkten')}.`,
  },
  choices: {
    bid: ({ numbered, blanks }) => `Lege ${tablets(numbered, blanks)}`,
    overseer: ({ overseer, to }) => `Aufseher ${overseer} nach ${where(to)}`,
    order: ({ one, two, begin }) => `Notiere 1 nach ${where(one)}, 2 nach ${where(two)}, ${begin} zuerst`,
    worker: ({ from, to }) => `Arbeiter von ${where(from)} nach ${where(to)}`,
    steal: ({ site, positions }) => `Stiehl ${stones(positions.length)} auf Bauplatz ${site}`,
    takeOver: ({ site }) => `Übernimm Bauplatz ${site}`,
    build: ({ site, position, colour }) => `Baue auf Bauplatz ${site}, ${positionName(site, position)}: ${colours[colour]}`,
    done: () => 'Fertig',
  },
  refusals: {
    otherPhase: ({ phase }) => `Danach wird jetzt nicht gefragt; an der Reihe ist ${phases[phase]}.`,
    noSuchGroup: ({ groups }) => (groups === 1 ? 'Es steht 1 Gruppe zum Verkauf.' : `Es stehen ${groups} Gruppen zum Verkauf.`),
    tooManyBlanks: ({ laid, most }) => `Dafür brauchst du ${laid} leere Gebotstafeln, du hast ${most}.`,
    outOfPlay: ({ site }) => `Bauplatz ${site} wird bei dieser Spielerzahl nicht benutzt.`,
    samePlace: ({ place }) => `Die Figur ist schon ${called(place)}.`,
    placeTaken: ({ place }) => `Auf ${place} steht schon eine Figur.`,
    ownedByOther: ({ site, owner }, say) =>
      `Bauplatz ${site} gehört ${say.seat(owner)}; in der ersten Runde darfst du dort nicht hin.`,
    tooFar: ({ price, points }) => `Kostet ${cost(price)}, du hast ${points}.`,
    ordersTooDear: ({ price, points }) => `Diese Züge kosten ${cost(price)}, du hast ${points}.`,
    movedBefore: ({ overseer }) => `Aufseher ${overseer} ist in dieser Runde schon gegangen.`,
    noWorkerThere: ({ place }) => `Du hast ${called(place)} keinen Arbeiter, der noch gehen darf.`,
    noOwner: ({ site }) => `Bauplatz ${site} gehört niemandem.`,
    ownSite: ({ site }) => `Bauplatz ${site} gehört dir selbst.`,
    finished: ({ site }) => `Die Pyramide auf Bauplatz ${site} ist fertig und sicher.`,
    emptySite: ({ site }) => `Auf Bauplatz ${site} liegt kein Baustein.`,
    tooFewOverseers: ({ site, own, owners }) =>
      `Du brauchst auf Bauplatz ${site} mehr Aufseher als der Besitzer: Du hast ${own}, der Besitzer ${owners}.`,
    noWorkerOn: ({ site }) => `Du hast keinen Arbeiter auf Bauplatz ${site}.`,
    tooFewWorkers: ({ site, own, owners }) =>
      `Du brauchst auf Bauplatz ${site} mehr Arbeiter als der Besitzer: Von dir zählen ${own}, vom Besitzer ${owners}.`,
    stoleBefore: ({ site }) => `Du hast in dieser Runde auf Bauplatz ${site} schon gestohlen.`,
    tooManyBlocks: ({ most }) => `Du darfst höchstens ${stones(most)} nehmen.`,
    noBlockThere: ({ site, position }) => `Auf Bauplatz ${site} liegt bei ${position} kein Baustein.`,
    sameBlockTwice: ({ position }) => `Den Baustein bei ${position} kannst du nur einmal nehmen.`,
    upperFirst: ({ level }) => `Erst müssen die Bausteine von Stufe ${level} weg.`,
    noScarab: () => 'Du hast keinen Skarabäus mehr.',
    notOwner: ({ site }) => `Bauplatz ${site} gehört dir nicht.`,
    noRoom: ({ site, most }) =>
      most
        ? `Deine Arbeiter auf Bauplatz ${site} können nicht mehr als ${stones(most)} je Runde setzen.`
        : `Du hast keinen Arbeiter auf Bauplatz ${site}.`,
    noSuchBlock: ({ colour }) => `Du hast keinen Baustein dieser Farbe (${colours[colour]}).`,
    noSuchPosition: ({ site }) => `Die Pyramide auf Bauplatz ${site} hat keine solche Stelle.`,
    otherLevel: ({ level }) => `Der nächste Baustein gehört auf Stufe ${level}.`,
    positionTaken: ({ position }) => `Bei ${position} liegt schon ein Baustein.`,
  },
  questions: {
    bids: ({ groups }) =>
      `Lege Gebotstafeln verdeckt an die ${groups === 1 ? 'Gruppe' : `${groups} Gruppen`}, so viele du willst.`,
    overseers: ({ points }) => `Setze deine Aufseher: noch ${cost(points)}.`,
    orders: ({ points }) => `Notiere geheim, wohin deine Aufseher gehen: zusammen höchstens ${cost(points)}.`,
    workers: ({ points }) => `Setze deine Arbeiter: noch ${cost(points)}.`,
    steal: ({ sites }) =>
      sites ? `Du darfst Bausteine stehlen: Bauplatz ${sites}.` : 'Es gibt nichts mehr zu stehlen; beende deinen Zug.',
    takeOver: ({ sites }) =>
      sites ? `Du darfst übernehmen: Bauplatz ${sites}.` : 'Es gibt nichts mehr zu übernehmen; beende deinen Zug.',
    build: ({ blocks, sites }) =>
      sites && blocks
        ? `Baue: noch ${stones(blocks)}, auf Bauplatz ${sites}.`
        : `Es gibt nichts mehr zu bauen${blocks ? ` (noch ${stones(blocks)})` : ''}; beende deinen Zug.`,
  },
  warnings: {
    pointsLeft: 'Du hast noch Bewegungspunkte übrig.',
    blocksLeft: 'Du könntest noch bauen; was du nicht verbaust, bekommt der Pharao.',
    finishedSite: 'Die Pyramide dort ist fertig: Ein Arbeiter hat da nichts zu tun.',
  },
  lines: {
    oneColour: 'Einfarbige Pyramiden',
    layered: 'Geschichtete Pyramiden',
    twoColour: 'Zweifarbige Pyramiden',
    mixed: 'Bunte Pyramiden',
  },
  options: {
    advanced: {
      name: 'Nicht verkaufte Bausteine',
      values: { false: 'Zurück in den Beutel', true: 'Auf die Pharaonenpyramide (für fortgeschrittene Baumeister)' },
    },
    expert: { name: 'Zweifarbiges Muster', values: { false: 'Zählt nicht', true: 'Zählt 2 oder 7 Punkte (für Experten)' } },
    stealOrTakeOver: {
      name: 'Arbeiter, die gestohlen haben',
      values: { false: 'Zählen beim Übernehmen mit', true: 'Zählen beim Übernehmen nicht mit' },
    },
  },
};
