import { listed, many } from '../../../core/agreement.ts';
import type { ToldOrders } from '../event.ts';
import { isPlace, nameOf } from '../map.ts';
import type { TalText } from '../message-keys.ts';
import { countedFromOne, levelNamed } from '../pyramid.ts';

const colours = ['rot', 'grau', 'schwarz', 'weiß', 'sandfarben'] as const;
/** Accusative, before a noun: "einen weißen Stein". */
const inflected = ['roten', 'grauen', 'schwarzen', 'weißen', 'sandfarbenen'] as const;
const phases = {
  bids: 'das Bieten um Bausteine',
  overseers: 'das Setzen der Aufseher',
  orders: 'das Notieren der geheimen Aufseherzüge',
  workers: 'das Setzen der Arbeiter',
  steal: 'das Stehlen von Bausteinen',
  takeOver: 'das Übernehmen von Bauplätzen',
  build: 'das Bauen',
  over: 'das Ende',
};
const reasons = {
  pharaoh: 'Die Pharaonenpyramide ist fertig',
  sites: 'Auf jedem Bauplatz steht eine fertige Pyramide',
  bag: 'Der Beutel ist leer',
  idle: 'Drei Runden lang wurde nichts gebaut, gestohlen oder dem Pharao gegeben',
};
const kinds = { oneColour: 'einfarbig', layered: 'geschichtet', twoColour: 'zweifarbig', mixed: 'bunt' };

const where = (spot: number) => (isPlace(spot) ? nameOf(spot) : `Zone ${nameOf(spot)}`);
const to = (spot: number) => `${isPlace(spot) ? 'nach' : 'in'} ${where(spot)}`;
const called = (place: string) => (place.includes('-') ? `auf ${place}` : `in Zone ${place}`);
const stones = (count: number) => many(count, 'Baustein', 'Bausteine');
const points = (count: number) => many(count, 'Punkt', 'Punkte');
const cost = (count: number) => many(count, 'Bewegungspunkt', 'Bewegungspunkte');
const at = (site: number, position: number) => `Bauplatz ${site}, Stufe ${countedFromOne(site, position).level}`;
const either = (sites: string) => listed(sites.split(', '), 'oder');
const blocksOf = (counts: readonly number[]) =>
  counts.flatMap((count, colour) => (count ? [`${count} ${colours[colour]}`] : [])).join(', ') || 'nichts';
const tablets = (numbered: readonly number[], blanks: readonly number[]) => {
  const at = blanks.flatMap((blank, group) => {
    const laid = numbered.flatMap((to, i) => (to === group + 1 ? [`die ${i + 1}`] : [])).concat(blank ? `${blank} leere` : []);
    return laid.length ? [`${listed(laid, 'und')} bei Gruppe ${group + 1}`] : [];
  });
  return at.join('; ') || 'nichts';
};
const orders = ({ one, two, stays }: ToldOrders) =>
  [one, two].map((spot, i) => `Aufseher ${i + 1} ${stays[i] ? 'bleibt' : to(spot)}`).join(', ');

export const de: TalText = {
  name: 'Tal der Könige',
  colours,
  phases,
  events: {
    round: ({ round, start }, say) => `Runde ${round}: ${say.seat(start)} beginnt.`,
    drawn: ({ groups }) => `Zum Verkauf: ${groups.map((group, i) => `Gruppe ${i + 1} (${blocksOf(group)})`).join(', ')}.`,
    laid: ({ seat, counts, secret }, say) => {
      const open = counts.flatMap((count, i) => (count ? [`${count} bei Gruppe ${i + 1}`] : []));
      if (open.length === 0) return `${say.seat(seat)} legt keine Gebotstafeln.`;
      return `${say.seat(seat)} legt ${secret ? `Gebotstafeln: ${tablets(secret.numbered, secret.blanks)}` : `verdeckte Gebotstafeln: ${listed(open, 'und')}`}.`;
    },
    turnedUp: ({ tablets: all }, say) =>
      `Die Gebotstafeln werden aufgedeckt. ${all.map(({ numbered, blanks }, seat) => `${say.seat(seat)}: ${tablets(numbered, blanks)}.`).join(' ')}`,
    sold: ({ group, seat, sum, blocks }, say) => `Gruppe ${group} (${blocksOf(blocks)}) geht für ${sum} an ${say.seat(seat)}.`,
    unsold: ({ group, blocks, to }) =>
      `Niemand kauft Gruppe ${group} (${blocksOf(blocks)}); die Steine kommen ${to === 'bag' ? 'zurück in den Beutel' : 'auf die Pharaonenpyramide'}.`,
    overseer: ({ seat, from, to: end, price }, say) =>
      `Ein Aufseher von ${say.seat(seat)} geht von ${where(from)} ${to(end)} (${cost(price)}).`,
    ordered: ({ seat, secret }, say) =>
      secret ? `${say.seat(seat)} notiert: ${orders(secret)}.` : `${say.seat(seat)} hat die Aufseherzüge notiert.`,
    ordersShown: ({ orders: all }, say) =>
      `Alle zeigen ihre Aufseherzüge. ${all.map((given, seat) => `${say.seat(seat)}: ${orders(given)}.`).join(' ')}`,
    voided: ({ seat, price }, say) =>
      `Die Aufseherzüge von ${say.seat(seat)} würden ${cost(price)} kosten und verfallen: Beide Aufseher bleiben stehen.`,
    bumped: ({ seat, place, to: area }, say) =>
      `${where(place)} ist besetzt: Der Aufseher von ${say.seat(seat)} kommt ${to(area)}.`,
    claimed: ({ seat, site }, say) => `${say.seat(seat)} nimmt Bauplatz ${site} in Besitz.`,
    worker: ({ seat, from, to: end, price }, say) =>
      `Ein Arbeiter von ${say.seat(seat)} geht von ${where(from)} ${to(end)} (${cost(price)}).`,
    stolen: ({ seat, site, owner, colours: taken }, say) =>
      `${say.seat(seat)} stiehlt ${stones(taken.length)} von ${say.seat(owner)} auf Bauplatz ${site}: ${taken.map((colour) => colours[colour]).join(', ')}.`,
    takenOver: ({ seat, site, from }, say) => `${say.seat(seat)} übernimmt Bauplatz ${site} von ${say.seat(from)}.`,
    built: ({ seat, site, position, colour }, say) =>
      `${say.seat(seat)} setzt einen ${inflected[colour]} Stein auf ${at(site, position)}.`,
    finished: ({ seat, site, kind, points: worth }, say) =>
      `${say.seat(seat)} vollendet die Pyramide auf Bauplatz ${site} (${kinds[kind]}): ${points(worth)}.`,
    toPharaoh: ({ seat, blocks }, say) => `Was ${say.seat(seat)} übrig hat, bekommt der Pharao: ${blocksOf(blocks)}.`,
    overflow: ({ blocks }) => `Die Pharaonenpyramide ist voll; zurück in den Beutel: ${blocksOf(blocks)}.`,
    done: ({ seat, phase }, say) => `${say.seat(seat)} beendet ${phases[phase]}.`,
    lastRound: ({ reason }) => `Dies ist die letzte Runde: ${reasons[reason]}.`,
    stone: ({ from, to }, say) => `${say.seat(from)} gibt den Pharaostein an ${say.seat(to)}.`,
    ended: ({ reason, points: reached, winners }, say) =>
      `Das Spiel ist zu Ende: ${reasons[reason]}. ${listed(winners.map(say.seat), 'und')} ${winners.length > 1 ? 'teilen sich den Sieg' : 'gewinnt'} mit ${many(Math.max(...reached), 'Punkt', 'Punkten')}.`,
  },
  choices: {
    bid: ({ numbered, blanks }) => `Gebotstafeln legen: ${tablets(numbered, blanks)}`,
    overseer: ({ overseer, to: end }) => `Aufseher ${overseer} ${to(end)} schicken`,
    order: ({ one, two, begin }) => `Notieren: Aufseher 1 ${to(one)}, 2 ${to(two)}, ${begin} zuerst`,
    worker: ({ from, to: end }) => `Einen Arbeiter von ${where(from)} ${to(end)} schicken`,
    steal: ({ site, positions }) => `${stones(positions.length)} auf Bauplatz ${site} stehlen`,
    takeOver: ({ site }) => `Bauplatz ${site} übernehmen`,
    build: ({ site, position, colour }) =>
      `Setze einen ${inflected[colour]} Stein auf ${at(site, position)}, Stelle ${countedFromOne(site, position).block}`,
    done: () => 'Den Zug beenden',
  },
  refusals: {
    otherPhase: ({ phase }) => `Das geht jetzt nicht: Jetzt kommt ${phases[phase]}.`,
    noSuchGroup: ({ groups }) =>
      groups === 1 ? 'Es steht nur 1 Gruppe zum Verkauf.' : `Es stehen nur ${groups} Gruppen zum Verkauf.`,
    tooManyBlanks: ({ laid, most }) =>
      `Dafür brauchst du ${many(laid, 'leere Gebotstafel', 'leere Gebotstafeln')}; du hast ${most}.`,
    outOfPlay: ({ site }) => `Bauplatz ${site} wird bei dieser Spielerzahl nicht benutzt.`,
    samePlace: ({ place }) => `Die Figur ist schon ${called(place)}.`,
    placeTaken: ({ place }) => `Auf ${place} steht schon eine Figur.`,
    ownedByOther: ({ site, owner }, say) => `Bauplatz ${site} gehört ${say.seat(owner)}; in Runde 1 darfst du dort nicht hin.`,
    tooFar: ({ price, points: have }) => `Das kostet ${cost(price)}; du hast noch ${have}.`,
    ordersTooDear: ({ price, points: have }) => `Diese Aufseherzüge kosten ${cost(price)}; du hast ${have}.`,
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
    noBlockThere: ({ site, position }) =>
      `Auf Bauplatz ${site} liegt an dieser Stelle von Stufe ${levelNamed(position)} kein Baustein.`,
    sameBlockTwice: ({ position }) => `Diesen Baustein von Stufe ${levelNamed(position)} kannst du nur einmal nehmen.`,
    upperFirst: ({ level }) => `Erst müssen die Bausteine von Stufe ${level + 1} weg.`,
    noScarab: () => 'Du hast keinen Skarabäus mehr.',
    notOwner: ({ site }) => `Bauplatz ${site} gehört dir nicht.`,
    noRoom: ({ site, most }) =>
      most
        ? `Deine Arbeiter auf Bauplatz ${site} können nicht mehr als ${stones(most)} je Runde setzen.`
        : `Du hast keinen Arbeiter auf Bauplatz ${site}.`,
    noSuchBlock: ({ colour }) => `Du hast in dieser Runde keinen ${inflected[colour]} Baustein mehr.`,
    noSuchPosition: ({ site }) => `Die Pyramide auf Bauplatz ${site} hat keine solche Stelle.`,
    otherLevel: ({ level }) => `Der nächste Baustein gehört auf Stufe ${level + 1}.`,
    positionTaken: ({ position }) => `An dieser Stelle von Stufe ${levelNamed(position)} liegt schon ein Baustein.`,
  },
  questions: {
    bids: ({ groups }) =>
      `Lege Gebotstafeln verdeckt an die ${groups === 1 ? 'Gruppe' : `${groups} Gruppen`}, so viele du willst.`,
    overseers: ({ points: left }) => `Setze deine Aufseher: noch ${cost(left)}.`,
    orders: ({ points: most }) => `Notiere geheim, wohin deine Aufseher gehen: zusammen höchstens ${cost(most)}.`,
    workers: ({ points: left }) => `Setze deine Arbeiter: noch ${cost(left)}.`,
    steal: ({ sites }) =>
      sites ? `Du darfst auf Bauplatz ${either(sites)} Bausteine stehlen.` : 'Es gibt nichts mehr zu stehlen; beende deinen Zug.',
    takeOver: ({ sites }) =>
      sites ? `Du darfst Bauplatz ${either(sites)} übernehmen.` : 'Es gibt nichts mehr zu übernehmen; beende deinen Zug.',
    build: ({ blocks, sites }) =>
      sites && blocks
        ? `Baue: noch ${stones(blocks)}, auf Bauplatz ${either(sites)}.`
        : `Es gibt nichts mehr zu bauen${blocks ? ` (noch ${stones(blocks)})` : ''}; beende deinen Zug.`,
  },
  awaited: {
    bids: ({ groups }, { names }) => `${names} bietet verdeckt auf ${groups === 1 ? 'die Gruppe' : `die ${groups} Gruppen`}.`,
    overseers: ({ points: left }, { names }) => `${names} setzt Aufseher: noch ${cost(left)}.`,
    orders: (_, { names, several }) => `${names} ${several ? 'notieren' : 'notiert'} geheime Aufseherzüge.`,
    workers: ({ points: left }, { names }) => `${names} setzt Arbeiter: noch ${cost(left)}.`,
    steal: (_, { names }) => `${names} darf Bausteine stehlen.`,
    takeOver: (_, { names }) => `${names} darf einen Bauplatz übernehmen.`,
    build: ({ blocks }, { names }) => `${names} baut: noch ${stones(blocks)}.`,
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
