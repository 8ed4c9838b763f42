import { listed, many } from '../../../core/agreement.ts';
import type { Cause } from '../event.ts';
import { nodeOf } from '../map.ts';
import type { CortezText, Questions } from '../message-keys.ts';
import { any, best, bridgeName, cardsIn, namedPlace, type PlaceWords, placeIn, placeWith, warsIn } from './parts.ts';

const places: PlaceWords = {
  city: (number) => `stadsveld ${number}`,
  field: (place) => `veld ${place}`,
  under: (bridge) => `het water onder brug ${bridge}`,
};
const place = (node: number) => placeIn(places, node);
const at = (name: string) => namedPlace(places, name);
const on = (node: number) => placeWith(places, node, 'op', 'in');
const onNamed = (name: string) => on(nodeOf(name));
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const kinds = [
  ['vermomming', 'vermommingen'],
  ['wapen', 'wapens'],
  ['voeding', 'voeding'],
  ['goud', 'goud'],
] as const;
/** As it is turned up: "een wapen". */
const turned = ['een vermomming', 'een wapen', 'voeding', 'goud'] as const;
const cards = (counts: readonly number[]) => cardsIn(kinds, 'en', 'niets', counts);
/** What comes with a card, if anything does. */
const besides = (counts: readonly number[]) => (any(counts) ? ` en ${cards(counts)}` : '');
const price = (counts: readonly number[]) => (any(counts) ? `voor ${cards(counts)}` : 'gratis');
/** What is asked for in return, surrender included; nothing for a gift. */
const back = (want: readonly number[], surrender?: boolean) =>
  listed([...(any(want) ? [cards(want)] : []), ...(surrender ? ['overgave'] : [])], 'en');
const wars = (counts: readonly number[]) => warsIn(counts, 'geen kaarten');
const supplyCards = (count: number) => (count === 1 ? 'een voorraadkaart' : `${count} voorraadkaarten`);
const warCards = (count: number) => (count === 1 ? 'een krijgskaart' : `${count} krijgskaarten`);
/** In brackets, after the war cards. */
const armed = (count: number) => (count ? ` met ${weapons(count)}` : '');
const weapons = (count: number) => many(count, 'wapen', 'wapens');
const offers = (count: number) => (count === 1 ? 'een aanbod' : `${count} aanbiedingen`);
const nation = (index: number) => (index === 0 ? 'Azteekse' : 'Spaanse');
const people = (index: number) => (index === 0 ? 'Azteken' : 'Spanjaarden');
const causes: Record<Cause, string> = {
  action: '',
  village: ' in het dorp',
  reinforcement: ' als nieuwe aanvoer',
  bribery: ' met de omkoperijkaart',
  defence: ' vóór het gevecht',
  refill: ' na het gevecht',
  way: ' onderweg',
  plunder: ' door de plundering',
  payment: ' voor de omkoperijkaart',
};
const eventCards = {
  bridges: 'Bruggen',
  attackAztec: 'Aanval van de Azteken',
  attackSpanish: 'Aanval van de Spanjaarden',
  flightAztec: 'Vlucht van de Azteken',
  flightSpanish: 'Vlucht van de Spanjaarden',
  plunder: 'Plundering',
  reinforcement: 'Nieuwe aanvoer',
  mutiny: 'Muiterij',
  bribery: 'Omkoperij',
  treasure: 'Schat',
};
const briberies = {
  moveOwn: 'een eigen figuur verzetten',
  moveOther: 'een figuur van een ander verzetten',
  drawWar: '5 krijgskaarten nemen',
  drawSupply: '5 voorraadkaarten nemen',
  points3: '3 punten',
  points5: '5 punten',
  points7: '7 punten',
  dud: 'een fopkaart',
};
const passes = {
  action: 'laat een actie schieten',
  bridges: 'laat de bruggen zoals ze zijn',
  fight: 'legt niets bij',
  auction: 'biedt niet meer mee',
  premium: 'markeert geen nieuwe figuur',
};

export const nl: CortezText = {
  name: 'Cortez',
  events: {
    marked: (e, say) => `${say.seat(e.seat)} markeert de figuur ${on(e.at)}.`,
    turnedUp: (e, say) => `Ronde ${e.round}, beurt van ${say.seat(e.seat)}. Gebeurtenis: ${eventCards[e.card]}.`,
    nothingHappened: () => 'Er gebeurt niets.',
    treasure: (e, say) => `${say.seat(e.seat)} staat het sterkst in de stad en krijgt schat ${e.round}.`,
    treasureLeft: (e) => `Niemand heeft een gemarkeerde figuur in de stad: schat ${e.round} blijft liggen.`,
    bridgeTurned: (e, say) =>
      e.whole
        ? `${say.seat(e.seat)} herstelt brug ${bridgeName(e.bridge)}.`
        : `${say.seat(e.seat)} laat brug ${bridgeName(e.bridge)} instorten.`,
    driven: (e, say) => `${say.seat(e.seat)} verzet een ${nation(e.nation)} figuur van ${place(e.from)} naar ${place(e.to)}.`,
    discarded: (e, say) =>
      e.why === 'payment'
        ? `${say.seat(e.seat)} betaalt ${cards(e.cards)}${causes[e.why]}.`
        : `${say.seat(e.seat)} geeft${causes[e.why]} ${cards(e.cards)} af.`,
    drewSupply: (e, say) =>
      `${say.seat(e.seat)} neemt ${supplyCards(e.count)}${causes[e.why]}${e.secret ? `: ${cards(e.secret.cards)}` : ''}.`,
    drewWar: (e, say) =>
      `${say.seat(e.seat)} neemt ${warCards(e.count)}${causes[e.why]}${e.secret ? `: ${wars(e.secret.war)}` : ''}.`,
    reshuffled: (e) => `De afgelegde voorraden worden geschud: ${many(e.count, 'kaart', 'kaarten')}.`,
    putBack: (e, say) => `${say.seat(e.seat)} legt ${warCards(e.count)} terug${e.secret ? `: ${wars(e.secret.war)}` : ''}.`,
    moved: (e, say) =>
      `${say.seat(e.seat)} gaat van ${place(e.from)} naar ${place(e.to)}${e.price ? ` voor ${cards([e.price])}` : ''}.`,
    passed: (e, say) => `${say.seat(e.seat)} ${passes[e.what]}.`,
    lots: (e, say) =>
      `Wie verdedigt? ${e.seats.map((seat, i) => `${say.seat(seat)} draait ${turned[e.cards[i] as 0 | 1 | 2 | 3]} om`).join(', ')}.`,
    attacked: (e, say) =>
      e.standIn
        ? `${say.seat(e.seat)} valt een ongemarkeerde figuur aan ${on(e.at)}; ${say.seat(e.defender)} springt voor die figuur in.`
        : `${say.seat(e.seat)} valt ${say.seat(e.defender)} aan ${on(e.at)}.`,
    stood: (e, say) => `${say.seat(e.seat)} gaat het gevecht aan.`,
    laid: (e, say) =>
      `${say.seat(e.seat)} legt ${listed([...(e.count ? [`${warCards(e.count)}${e.secret ? ` (${wars(e.secret.war)})` : ''}`] : []), ...(e.weapons ? [weapons(e.weapons)] : [])], 'en')}.`,
    surrendered: (e, say) => `${say.seat(e.seat)} geeft zich over.`,
    stayedOut: (e, say) => `${say.seat(e.seat)} blijft buiten het gevecht.`,
    offered: (e, say) =>
      any(e.give)
        ? `${say.seat(e.seat)} biedt ${say.seat(e.to)} ${cards(e.give)} ${back(e.want, e.surrender) ? `aan voor ${back(e.want, e.surrender)}` : 'cadeau aan'} (aanbod ${e.offer}).`
        : `${say.seat(e.seat)} vraagt ${say.seat(e.to)} om ${back(e.want, e.surrender)} (aanbod ${e.offer}).`,
    helpOffered: (e, say) =>
      `${say.seat(e.seat)} biedt ${say.seat(e.to)} als huurling een krijgskaart${e.secret ? ` (${e.secret.card})` : ''}${besides(e.give)} aan, ${price(e.want)} (aanbod ${e.offer}).`,
    answered: (e, say) =>
      `${say.seat(e.seat)} wil ${say.seat(e.to)} ${cards(e.want)} geven${e.give ? ` voor de kaart${besides(e.give)}` : ''} (aanbod ${e.offer}).`,
    traded: (e, say) =>
      any(e.give)
        ? `${say.seat(e.seat)} geeft ${say.seat(e.with)} ${cards(e.give)} ${back(e.want, e.surrender) ? `voor ${back(e.want, e.surrender)}` : 'cadeau'}.`
        : `${say.seat(e.seat)} krijgt ${back(e.want, e.surrender)} van ${say.seat(e.with)}.`,
    hired: (e, say) =>
      `${say.seat(e.helper)} vecht als huurling voor ${say.seat(e.seat)} met een krijgskaart${e.secret ? ` (${e.secret.card})` : ''}; geeft ${cards(e.give)}, krijgt ${cards(e.want)}.`,
    declined: (e, say) => `${say.seat(e.seat)} slaat aanbod ${e.offer} van ${say.seat(e.to)} af.`,
    withdrawn: (e, say) => `${say.seat(e.seat)} trekt aanbod ${e.offer} in.`,
    offerLapsed: (e, say) => `Aanbod ${e.offer} van ${say.seat(e.seat)} aan ${say.seat(e.to)} vervalt.`,
    offerStands: (e, say) => `Aanbod ${e.offer} van ${say.seat(e.seat)} aan ${say.seat(e.to)} geldt nog.`,
    shown: (e, say) =>
      `De kaarten gaan open. ${say.seat(e.attacker)} heeft ${e.values[0]} (${wars(e.attackers)}${armed(e.weapons[0]!)}), ${say.seat(e.defender)} heeft ${e.values[1]} (${wars(e.defenders)}${armed(e.weapons[1]!)}).`,
    won: (e, say) => `${say.seat(e.seat)} verslaat ${say.seat(e.loser)} ${on(e.at)}.`,
    notRefilled: (e, say) => `${say.seat(e.seat)} neemt geen krijgskaarten.`,
    collarReturned: (e, say) => `${say.seat(e.seat)} krijgt een kraag terug.`,
    lastCollarKept: (e, say) => `De laatste kraag van ${say.seat(e.seat)} blijft op de verslagen figuur.`,
    banished: (e, say) => `${say.seat(e.seat)} stuurt de verslagen ${nation(e.nation)} figuur naar ${place(e.to)}.`,
    bid: (e, say) => `${say.seat(e.seat)} biedt ${e.amount}.`,
    briberySold: (e, say) =>
      `${say.seat(e.seat)} krijgt de omkoperijkaart ${e.price ? `voor ${e.price}` : 'gratis'}${e.secret ? `: ${briberies[e.secret.card]}` : ''}.`,
    bribed: (e, say) => `${say.seat(e.seat)} speelt een omkoperijkaart: ${briberies[e.card]}.`,
    carried: (e, say) =>
      `${say.seat(e.seat)} verzet een ${e.owner === e.seat ? 'eigen figuur' : `figuur van ${say.seat(e.owner)}`} van ${place(e.from)} naar ${place(e.to)}.`,
    ended: (e, say) =>
      `${e.why === 'treasure' ? 'De laatste schat beëindigt het spel.' : 'Alle velden van de stad zijn bezet: het spel is afgelopen.'} ${e.nation < 0 ? 'Niemand wint de stad.' : `De ${people(e.nation)} winnen de stad.`} ${e.points.map((points, seat) => `${say.seat(seat)} (opdracht ${e.missions[seat]}): ${many(points, 'punt', 'punten')}`).join(', ')}. ${listed(best(e.points).map(say.seat), 'en')} ${best(e.points).length > 1 ? 'delen de overwinning' : 'wint'}.`,
  },
  choices: {
    mark: (a) => `De figuur ${on(a.at)} markeren`,
    drawWar: () => '1 voeding afgeven en krijgskaarten nemen',
    move: (a) => `Van ${place(a.from)}${a.via?.length ? ` via ${listed(a.via.map(place), 'en')}` : ''} naar ${place(a.to)} gaan`,
    drawSupply: () => 'Een voorraadkaart nemen',
    pass: () => 'Passen',
    bridge: (a) => `Brug ${bridgeName(a.bridge)} omdraaien`,
    attack: (a) => `De figuur ${on(a.from)} naar ${place(a.to)} verzetten`,
    flight: (a) => `De figuur ${on(a.from)} naar ${place(a.to)} verzetten`,
    discard: (a) => `${cards(a.cards)} afleggen`,
    putBack: (a) => `Krijgskaarten ${wars(a.war)} terugleggen`,
    bid: (a) => `${a.amount} bieden`,
    pay: (a) => `Met ${cards(a.cards)} betalen`,
    stand: () => 'Vechten',
    lay: (a) =>
      `${listed([...(any(a.war) ? [`Krijgskaarten ${wars(a.war)}`] : []), ...(a.weapons ? [weapons(a.weapons)] : [])], 'en')} leggen`,
    surrender: () => 'Overgeven',
    stayOut: () => 'Buiten het gevecht blijven',
    refill: (a) => (a.draw ? 'Krijgskaarten aanvullen' : 'Geen krijgskaarten nemen'),
    banish: (a) => `De verslagen figuur naar ${place(a.to)} sturen`,
    offer: (a, say) => {
      const wanted = back(a.want, a.surrender);
      if (!any(a.give)) return `${say.seat(a.to)} om ${wanted} vragen`;
      return `${say.seat(a.to)} ${cards(a.give)} ${wanted ? `aanbieden voor ${wanted}` : 'cadeau aanbieden'}`;
    },
    help: (a) =>
      `De ${a.side === 'attacker' ? 'aanvaller' : 'verdediger'} krijgskaart ${a.card}${besides(a.give)} aanbieden, ${price(a.want)}`,
    answer: (a) =>
      `Aanbod ${a.offer}: in plaats daarvan ${cards(a.want)} geven${a.give ? ` voor de kaart${besides(a.give)}` : ''}`,
    accept: (a) => `Aanbod ${a.offer} aannemen`,
    decline: (a) => `Aanbod ${a.offer} afslaan`,
    withdraw: (a) => `Aanbod ${a.offer} intrekken`,
    bribe: (a) => `De omkoperijkaart spelen: ${briberies[a.card]}`,
    bribeMove: (a) => `De omkoperijkaart spelen: ${briberies[a.card]} van ${place(a.from)} naar ${place(a.to)}`,
  },
  refusals: {
    askedElse: (d, say) => `Eerst wordt iets anders gevraagd. ${nl.questions[d.asked as keyof Questions](d as never, say)}`,
    notYourFigure: (d) => `${capital(onNamed(d.at))} staat geen figuur met jouw kraag.`,
    notUnmarked: (d) => `${capital(onNamed(d.at))} staat geen ongemarkeerde figuur.`,
    insideCity: (d) => `Kies een veld buiten de stad; ${at(d.at)} ligt erin.`,
    outsideCity: (d) => `Kies een veld in de stad; ${at(d.at)} ligt erbuiten.`,
    noFood: () => 'Dat kost een voedingskaart; je hebt er geen.',
    nothingToDraw: () => 'Er valt niets meer te nemen.',
    sameField: (d) => `De figuur staat al ${onNamed(d.at)}.`,
    ownFigure: (d) => `${capital(onNamed(d.at))} staat een figuur van jezelf.`,
    ownNation: (d) => `De ongemarkeerde figuur ${onNamed(d.at)} is van je eigen natie.`,
    noWarCard: (d) => `Voor een aanval op ${at(d.at)} heb je een krijgskaart nodig; je hebt er geen.`,
    noSuchField: (d) => `De brug op ${at(d.at)} is ingestort.`,
    noWay: (d) => `Zo’n weg van ${at(d.from)} naar ${at(d.to)} is er niet.`,
    tooDear: (d) => `Die weg kost ${many(d.price, 'vermomming', 'vermommingen')}; je hebt er ${d.have}.`,
    bridgeTaken: (d) => `Op brug ${d.bridge} staat een figuur; kies een andere brug of geen.`,
    otherNation: (d) => `De figuur ${onNamed(d.at)} is van de andere natie.`,
    notFree: (d) => `${capital(at(d.at))} is niet vrij.`,
    templeLast: (d) => `${capital(onNamed(d.at))} staat een tempel; kies een van de andere vrije stadsvelden.`,
    wrongNumber: (d) => `Kies precies ${many(d.must, 'kaart', 'kaarten')}; je koos er ${d.are}.`,
    notHeld: () => 'Je hebt die kaarten niet.',
    bidTooLow: (d) => `Bied minstens ${d.least}.`,
    bidTooHigh: (d) => `Je kunt hoogstens ${d.most} bieden: zoveel zijn je voorraadkaarten waard.`,
    wrongPayment: (d) => `Je moet ${d.must} betalen; deze kaarten zijn ${d.are} waard.`,
    drewBefore: () => 'Vóór het gevecht mag je maar één keer kaarten nemen.',
    firstCard: () => 'Wie aanvalt, legt minstens één krijgskaart.',
    nothingLaid: () => 'Daarmee leg je niets bij; pas dan.',
    tooManyWeapons: (d) =>
      `Hoogstens één wapen per krijgskaart: ${weapons(d.weapons)}, ${many(d.cards, 'krijgskaart', 'krijgskaarten')}.`,
    noSuchOffer: (d) => `Er is geen open aanbod ${d.offer}.`,
    notYourOffer: (d) => `Over aanbod ${d.offer} beslis jij niet.`,
    cannotAnswer: () => 'Alleen op het aanbod van een huurling kun je met een andere prijs antwoorden, en maar één keer.',
    emptyOffer: () => 'Een aanbod geeft of vraagt minstens één kaart.',
    yourself: () => 'Ruil met een andere speler aan tafel.',
    offersUsed: (d) => `Je hebt deze beurt al ${d.most} keer iets aangeboden.`,
    noTradeNow: () => 'Vóór de eerste beurt, tijdens een veiling en tijdens gedwongen afleggen kan er niet geruild worden.',
    noSurrenderNow: () => 'Alleen de verdediger kan zich overgeven, en alleen de aanvaller kan erom vragen.',
    noFight: () => 'Je kunt pas hulp aanbieden als de aanvaller kaarten heeft gelegd.',
    fightersOnly: () => 'Je vecht zelf mee; alleen de anderen kunnen hulp aanbieden.',
    helpedBefore: () => 'Je hebt in dit gevecht al een krijgskaart gegeven.',
    samePrice: () => 'Die prijs wordt al gevraagd: neem hem aan of noem een andere.',
    refusedBefore: () => 'Precies dit aanbod is al afgeslagen: verander de kaart, de voorraden of de prijs.',
    openHelp: (d) => `Je aanbod ${d.offer} staat nog open.`,
    helpUsed: (d) => `Je hebt in dit gevecht al ${d.most} keer iets aangeboden.`,
    notHolding: () => 'Je hebt die omkoperijkaart niet.',
    noMoveCardNow: () => 'Nu kun je geen figuur door omkoperij verzetten; wacht tot er weer iemand een actie doet.',
    notAnothers: (d) => `${capital(onNamed(d.at))} staat geen figuur met de kraag van een ander.`,
  },
  questions: {
    mark: (d) => `Markeer een figuur van je natie buiten de stad (nog ${d.left}).`,
    act: (d) => (d.left === 1 ? 'Doe je laatste actie.' : `Doe een actie (nog ${d.left}).`),
    bridges: () => 'Je mag één brug laten instorten of herstellen.',
    attack: (d) => `Verzet een ongemarkeerde ${nation(d.nation)} figuur naar de stad.`,
    flight: (d) => `Verzet een ongemarkeerde ${nation(d.nation)} figuur uit de stad.`,
    plunder: (d) => `Leg ${supplyCards(d.count)} af.`,
    mutiny: (d) => `Leg ${warCards(d.count)} terug.`,
    bid: (d) =>
      d.least > d.most
        ? `Het bod is ${d.least - 1}; je kunt alleen passen.`
        : `Bied ${d.least === d.most ? d.least : `${d.least} tot ${d.most}`} op de omkoperijkaart, of pas.`,
    pay: (d) => `Betaal ${d.amount} voor de omkoperijkaart.`,
    ready: (d, say) => `${say.seat(d.attacker)} valt je aan ${onNamed(d.at)}. Vechten of je overgeven?`,
    lay: (d, say) => `Leg minstens één krijgskaart tegen ${say.seat(d.defender)} ${onNamed(d.at)}.`,
    add: (d, say) =>
      `${say.seat(d.opponent)} heeft ${warCards(d.cards)}${d.weapons ? ` en ${weapons(d.weapons)}` : ''} gelegd. Leg kaarten bij of pas.`,
    answer: (d) => `Het gevecht wacht op je antwoord op ${offers(d.offers)}.`,
    help: (d, say) => `${say.seat(d.attacker)} vecht tegen ${say.seat(d.defender)}. Bied je een krijgskaart aan?`,
    refill: (d) => `Vul je je hand aan met ${warCards(d.count)}?`,
    premium: () => 'Je mag een figuur van je natie buiten de stad markeren.',
    banish: (d, say) => `Waarheen gaat de verslagen figuur van ${say.seat(d.loser)}?`,
    offered: (d) => `Je hebt nog ${offers(d.offers)} te beantwoorden.`,
    aside: () => 'Je bent niet aan de beurt; je mag wel iets aanbieden of omkoperijkaarten spelen.',
  },
  awaited: {
    mark: (_, { names }) => `${names} markeert een figuur buiten de stad.`,
    act: (d, { names }) => `${names} heeft nog ${d.left === 1 ? 'één actie' : `${d.left} acties`}.`,
    bridges: (_, { names }) => `${names} mag één brug laten instorten of herstellen.`,
    attack: (d, { names }) => `${names} stuurt een ongemarkeerde ${nation(d.nation)} figuur de stad in.`,
    flight: (d, { names }) => `${names} stuurt een ongemarkeerde ${nation(d.nation)} figuur de stad uit.`,
    plunder: (d, who) => `${who.names} ${who.several ? 'leggen' : 'legt'} voorraadkaarten af tot er ${d.most} over zijn.`,
    mutiny: (d, who) => `${who.names} ${who.several ? 'leggen' : 'legt'} krijgskaarten terug tot er ${d.most} over zijn.`,
    bid: (d, { names }) => `${names} mag ${d.least} of meer bieden op de omkoperijkaart.`,
    pay: (d, { names }) => `${names} betaalt ${d.amount} voor de omkoperijkaart.`,
    ready: (d, { names }, say) =>
      `${names} wordt ${onNamed(d.at)} aangevallen door ${say.seat(d.attacker)}: vechten of zich overgeven?`,
    lay: (d, { names }, say) => `${names} legt krijgskaarten tegen ${say.seat(d.defender)} ${onNamed(d.at)}.`,
    add: (d, { names }, say) => `${names} mag kaarten bijleggen tegen ${say.seat(d.opponent)}, of passen.`,
    answer: (_, who) =>
      `${who.names} ${who.several ? 'moeten' : 'moet'} nog antwoorden op een aanbod, voordat de kaarten opengaan.`,
    help: (d, { names }, say) =>
      `${names} mag een krijgskaart verhuren: ${say.seat(d.attacker)} vecht tegen ${say.seat(d.defender)}.`,
    refill: (_, { names }) => `${names} mag krijgskaarten aanvullen.`,
    premium: (_, { names }) => `${names} mag na de overwinning een figuur markeren.`,
    banish: (d, { names }, say) => `${names} bepaalt waar de verslagen figuur van ${say.seat(d.loser)} heen gaat.`,
  },
  warnings: {},
  lines: {
    nation: 'Natie die de stad wint',
    city: 'Figuren in de stad',
    mission: 'Opdracht',
    treasures: 'Schatten',
    gold: 'Goud',
    bribery: 'Omkoperijkaarten',
  },
  options: {
    majority: {
      name: 'Natie met één speler meer',
      values: { random: 'door loting', aztec: 'Azteken', spanish: 'Spanjaarden' },
    },
  },
};
