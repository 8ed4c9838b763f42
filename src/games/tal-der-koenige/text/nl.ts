import { listed, many } from '../../../core/agreement.ts';
import type { ToldOrders } from '../event.ts';
import { isPlace, nameOf } from '../map.ts';
import type { TalText } from '../message-keys.ts';
import { countedFromOne, levelNamed } from '../pyramid.ts';

const colours = ['rood', 'grijs', 'zwart', 'wit', 'zand'] as const;
/** Before a noun: "een witte steen". */
const inflected = ['rode', 'grijze', 'zwarte', 'witte', 'zandkleurige'] as const;
const phases = {
  bids: 'bieden op bouwstenen',
  overseers: 'opzichters plaatsen',
  orders: 'geheime opdrachten aan de opzichters',
  workers: 'arbeiders plaatsen',
  steal: 'bouwstenen stelen',
  takeOver: 'bouwterreinen overnemen',
  build: 'bouwen',
  over: 'het einde',
};
const reasons = {
  pharaoh: 'de faraopiramide is voltooid',
  sites: 'op elk bouwterrein staat een voltooide piramide',
  bag: 'de buidel is leeg',
  idle: 'drie ronden lang is er niets gebouwd, gestolen of naar de farao gegaan',
};
const kinds = { oneColour: 'eenkleurig', layered: 'gelaagd', twoColour: 'tweekleurig', mixed: 'bont' };

const where = (spot: number) => (isPlace(spot) ? nameOf(spot) : `zone ${nameOf(spot)}`);
const called = (place: string) => (place.includes('-') ? `op ${place}` : `in zone ${place}`);
const stones = (count: number) => many(count, 'bouwsteen', 'bouwstenen');
const points = (count: number) => many(count, 'punt', 'punten');
const cost = (count: number) => many(count, 'verplaatsingspunt', 'verplaatsingspunten');
const at = (site: number, position: number) => `bouwterrein ${site}, niveau ${countedFromOne(site, position).level}`;
const either = (sites: string) => listed(sites.split(', '), 'of');
const blocksOf = (counts: readonly number[]) =>
  counts.flatMap((count, colour) => (count ? [`${count} ${colours[colour]}`] : [])).join(', ') || 'niets';
const tablets = (numbered: readonly number[], blanks: readonly number[]) => {
  const at = blanks.flatMap((blank, group) => {
    const laid = numbered.flatMap((to, i) => (to === group + 1 ? [`de ${i + 1}`] : [])).concat(blank ? `${blank} blanco` : []);
    return laid.length ? [`${listed(laid, 'en')} bij groep ${group + 1}`] : [];
  });
  return at.join('; ') || 'niets';
};
const orders = ({ one, two, stays }: ToldOrders) =>
  [one, two].map((spot, i) => `opzichter ${i + 1} ${stays[i] ? 'blijft' : `naar ${where(spot)}`}`).join(', ');

export const nl: TalText = {
  name: 'Tal der Könige',
  colours,
  phases,
  events: {
    round: ({ round, start }, say) => `Ronde ${round}: ${say.seat(start)} is startspeler.`,
    drawn: ({ groups }) => `Te koop: ${groups.map((group, i) => `groep ${i + 1} (${blocksOf(group)})`).join(', ')}.`,
    laid: ({ seat, counts, secret }, say) => {
      const open = counts.flatMap((count, i) => (count ? [`${count} bij groep ${i + 1}`] : []));
      if (open.length === 0) return `${say.seat(seat)} legt geen biedtabletten.`;
      return `${say.seat(seat)} legt ${secret ? `biedtabletten: ${tablets(secret.numbered, secret.blanks)}` : `gedekte biedtabletten: ${listed(open, 'en')}`}.`;
    },
    turnedUp: ({ tablets: all }, say) =>
      `De biedtabletten worden omgedraaid. ${all.map(({ numbered, blanks }, seat) => `${say.seat(seat)}: ${tablets(numbered, blanks)}.`).join(' ')}`,
    sold: ({ group, seat, sum, blocks }, say) => `Groep ${group} (${blocksOf(blocks)}) gaat voor ${sum} naar ${say.seat(seat)}.`,
    unsold: ({ group, blocks, to }) =>
      `Niemand koopt groep ${group} (${blocksOf(blocks)}); de stenen gaan ${to === 'bag' ? 'terug in de buidel' : 'naar de faraopiramide'}.`,
    overseer: ({ seat, from, to, price }, say) =>
      `Een opzichter van ${say.seat(seat)} gaat van ${where(from)} naar ${where(to)} (${cost(price)}).`,
    ordered: ({ seat, secret }, say) =>
      secret ? `${say.seat(seat)} noteert: ${orders(secret)}.` : `${say.seat(seat)} heeft de opdrachten genoteerd.`,
    ordersShown: ({ orders: all }, say) =>
      `De opdrachten worden getoond. ${all.map((given, seat) => `${say.seat(seat)}: ${orders(given)}.`).join(' ')}`,
    voided: ({ seat, price }, say) =>
      `De opdrachten van ${say.seat(seat)} zouden ${cost(price)} kosten en vervallen: beide opzichters blijven staan.`,
    bumped: ({ seat, place, to }, say) => `${where(place)} is bezet: de opzichter van ${say.seat(seat)} komt in ${where(to)}.`,
    claimed: ({ seat, site }, say) => `${say.seat(seat)} neemt bouwterrein ${site} in bezit.`,
    worker: ({ seat, from, to, price }, say) =>
      `Een arbeider van ${say.seat(seat)} gaat van ${where(from)} naar ${where(to)} (${cost(price)}).`,
    stolen: ({ seat, site, owner, colours: taken }, say) =>
      `${say.seat(seat)} steelt ${stones(taken.length)} van ${say.seat(owner)} op bouwterrein ${site}: ${taken.map((colour) => colours[colour]).join(', ')}.`,
    takenOver: ({ seat, site, from }, say) => `${say.seat(seat)} neemt bouwterrein ${site} over van ${say.seat(from)}.`,
    built: ({ seat, site, position, colour }, say) =>
      `${say.seat(seat)} legt een ${inflected[colour]} steen op ${at(site, position)}.`,
    finished: ({ seat, site, kind, points: worth }, say) =>
      `${say.seat(seat)} voltooit de piramide op bouwterrein ${site} (${kinds[kind]}): ${points(worth)}.`,
    toPharaoh: ({ seat, blocks }, say) => `Wat ${say.seat(seat)} overheeft, gaat naar de farao: ${blocksOf(blocks)}.`,
    overflow: ({ blocks }) => `De faraopiramide is vol; terug in de buidel: ${blocksOf(blocks)}.`,
    done: ({ seat, phase }, say) => `${say.seat(seat)} is klaar met ${phases[phase]}.`,
    lastRound: ({ reason }) => `Dit is de laatste ronde: ${reasons[reason]}.`,
    stone: ({ from, to }, say) => `${say.seat(from)} geeft de faraosteen aan ${say.seat(to)}.`,
    ended: ({ reason, points: reached, winners }, say) =>
      `Het spel is afgelopen: ${reasons[reason]}. ${listed(winners.map(say.seat), 'en')} ${winners.length > 1 ? 'delen de overwinning' : 'wint'} met ${points(Math.max(...reached))}.`,
  },
  choices: {
    bid: ({ numbered, blanks }) => `Leg biedtabletten: ${tablets(numbered, blanks)}`,
    overseer: ({ overseer, to }) => `Stuur opzichter ${overseer} naar ${where(to)}`,
    order: ({ one, two, begin }) => `Noteer opzichter 1 naar ${where(one)}, 2 naar ${where(two)}, ${begin} eerst`,
    worker: ({ from, to }) => `Stuur een arbeider van ${where(from)} naar ${where(to)}`,
    steal: ({ site, positions }) => `Steel ${stones(positions.length)} op bouwterrein ${site}`,
    takeOver: ({ site }) => `Neem bouwterrein ${site} over`,
    build: ({ site, position, colour }) =>
      `Leg een ${inflected[colour]} steen op ${at(site, position)}, plek ${countedFromOne(site, position).block}`,
    done: () => 'Beëindig de beurt',
  },
  refusals: {
    otherPhase: ({ phase }) => `Dat kan nu niet: deze fase is voor ${phases[phase]}.`,
    noSuchGroup: ({ groups }) => (groups === 1 ? 'Er is maar 1 groep te koop.' : `Er zijn maar ${groups} groepen te koop.`),
    tooManyBlanks: ({ laid, most }) =>
      `Daarvoor heb je ${many(laid, 'blanco biedtablet', 'blanco biedtabletten')} nodig; je hebt er ${most}.`,
    outOfPlay: ({ site }) => `Bouwterrein ${site} doet met dit aantal spelers niet mee.`,
    samePlace: ({ place }) => `De figuur staat al ${called(place)}.`,
    placeTaken: ({ place }) => `Op ${place} staat al een figuur.`,
    ownedByOther: ({ site, owner }, say) => `Bouwterrein ${site} is van ${say.seat(owner)}; in ronde 1 mag je daar niet komen.`,
    tooFar: ({ price, points: have }) => `Dat kost ${cost(price)}; je hebt er nog ${have}.`,
    ordersTooDear: ({ price, points: have }) => `Deze opdrachten kosten ${cost(price)}; je hebt er ${have}.`,
    movedBefore: ({ overseer }) => `Opzichter ${overseer} is deze ronde al verplaatst.`,
    noWorkerThere: ({ place }) => `Je hebt ${called(place)} geen arbeider die nog mag bewegen.`,
    noOwner: ({ site }) => `Bouwterrein ${site} is van niemand.`,
    ownSite: ({ site }) => `Bouwterrein ${site} is van jezelf.`,
    finished: ({ site }) => `De piramide op bouwterrein ${site} is voltooid en veilig.`,
    emptySite: ({ site }) => `Op bouwterrein ${site} ligt geen bouwsteen.`,
    tooFewOverseers: ({ site, own, owners }) =>
      `Je hebt op bouwterrein ${site} meer opzichters nodig dan de eigenaar: jij hebt er ${own}, de eigenaar ${owners}.`,
    noWorkerOn: ({ site }) => `Je hebt geen arbeider op bouwterrein ${site}.`,
    tooFewWorkers: ({ site, own, owners }) =>
      `Je hebt op bouwterrein ${site} meer arbeiders nodig dan de eigenaar: van jou tellen er ${own}, van de eigenaar ${owners}.`,
    stoleBefore: ({ site }) => `Je hebt deze ronde al gestolen op bouwterrein ${site}.`,
    tooManyBlocks: ({ most }) => `Je mag hoogstens ${stones(most)} nemen.`,
    noBlockThere: ({ site, position }) =>
      `Op bouwterrein ${site} ligt op die plek van niveau ${levelNamed(position)} geen bouwsteen.`,
    sameBlockTwice: ({ position }) => `Deze bouwsteen van niveau ${levelNamed(position)} kun je maar één keer nemen.`,
    upperFirst: ({ level }) => `Eerst moeten de bouwstenen van niveau ${level + 1} weg.`,
    noScarab: () => 'Je hebt geen scarabee meer.',
    notOwner: ({ site }) => `Bouwterrein ${site} is niet van jou.`,
    noRoom: ({ site, most }) =>
      most
        ? `Je arbeiders op bouwterrein ${site} kunnen niet meer dan ${stones(most)} per ronde plaatsen.`
        : `Je hebt geen arbeider op bouwterrein ${site}.`,
    noSuchBlock: ({ colour }) => `Je hebt deze ronde geen ${inflected[colour]} bouwsteen meer.`,
    noSuchPosition: ({ site }) => `De piramide op bouwterrein ${site} heeft zo’n plek niet.`,
    otherLevel: ({ level }) => `De volgende bouwsteen hoort op niveau ${level + 1}.`,
    positionTaken: ({ position }) => `Op die plek van niveau ${levelNamed(position)} ligt al een bouwsteen.`,
  },
  questions: {
    bids: ({ groups }) =>
      `Leg je biedtabletten gedekt bij de ${groups === 1 ? 'groep' : `${groups} groepen`}, zoveel als je wilt.`,
    overseers: ({ points: left }) => `Plaats je opzichters: nog ${cost(left)}.`,
    orders: ({ points: most }) => `Noteer in het geheim waar je opzichters heen gaan: samen hoogstens ${cost(most)}.`,
    workers: ({ points: left }) => `Plaats je arbeiders: nog ${cost(left)}.`,
    steal: ({ sites }) =>
      sites ? `Je mag bouwstenen stelen op bouwterrein ${either(sites)}.` : 'Er valt niets meer te stelen; beëindig je beurt.',
    takeOver: ({ sites }) =>
      sites ? `Je mag bouwterrein ${either(sites)} overnemen.` : 'Er valt niets meer over te nemen; beëindig je beurt.',
    build: ({ blocks, sites }) =>
      sites && blocks
        ? `Bouw: nog ${stones(blocks)}, op bouwterrein ${either(sites)}.`
        : `Er valt niets meer te bouwen${blocks ? ` (nog ${stones(blocks)})` : ''}; beëindig je beurt.`,
  },
  awaited: {
    bids: ({ groups }, { names }) =>
      `${names} biedt gedekt op de ${groups === 1 ? 'groep die te koop is' : `${groups} groepen die te koop zijn`}.`,
    overseers: ({ points: left }, { names }) => `${names} plaatst opzichters: nog ${cost(left)}.`,
    orders: (_, { names, several }) => `${names} ${several ? 'noteren' : 'noteert'} geheime opdrachten.`,
    workers: ({ points: left }, { names }) => `${names} plaatst arbeiders: nog ${cost(left)}.`,
    steal: (_, { names }) => `${names} mag bouwstenen stelen.`,
    takeOver: (_, { names }) => `${names} mag een bouwterrein overnemen.`,
    build: ({ blocks }, { names }) => `${names} bouwt: nog ${stones(blocks)}.`,
  },
  warnings: {
    pointsLeft: 'Je hebt nog verplaatsingspunten over.',
    blocksLeft: 'Je kunt nog bouwen; wat je niet bouwt, gaat naar de farao.',
    finishedSite: 'De piramide daar is voltooid: een arbeider heeft er niets te doen.',
  },
  lines: {
    oneColour: 'Eenkleurige piramides',
    layered: 'Gelaagde piramides',
    twoColour: 'Tweekleurige piramides',
    mixed: 'Bonte piramides',
  },
  options: {
    advanced: {
      name: 'Niet verkochte bouwstenen',
      values: { false: 'Terug in de buidel', true: 'Naar de faraopiramide (voor gevorderde bouwmeesters)' },
    },
    expert: { name: 'Tweekleurig patroon', values: { false: 'Telt niet', true: 'Telt 2 of 7 punten (voor experts)' } },
    stealOrTakeOver: {
      name: 'Arbeiders die gestolen hebben',
      values: { false: 'Tellen mee bij overnemen', true: 'Tellen niet mee bij overnemen' },
    },
  },
};
