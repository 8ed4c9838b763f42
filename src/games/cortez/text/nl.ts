import type { Cause } from '../event.ts';
import type { CortezText, Questions } from '../message-keys.ts';
import { bridgeName, cardsIn, listed, namedPlace, type PlaceWords, placeIn, warsIn } from './parts.ts';

const places: PlaceWords = {
  city: (number) => `stadsveld ${number}`,
  field: (place) => `veld ${place}`,
  under: (bridge) => `het water onder brug ${bridge}`,
};
const place = (node: number) => placeIn(places, node);
const at = (name: string) => namedPlace(places, name);
const kinds = [
  ['vermomming', 'vermommingen'],
  ['wapen', 'wapens'],
  ['voeding', 'voeding'],
  ['goud', 'goud'],
] as const;
const cards = (counts: readonly number[]) => cardsIn(kinds, 'en', 'niets', counts);
/** What comes with a card, if anything does. */
const besides = (counts: readonly number[]) => (counts.some((count) => count > 0) ? ` en ${cards(counts)}` : '');
const wars = (counts: readonly number[]) => warsIn(counts, 'geen');
const supplyCards = (count: number) => (count === 1 ? 'een voorraadkaart' : `${count} voorraadkaarten`);
const warCards = (count: number) => (count === 1 ? 'een krijgskaart' : `${count} krijgskaarten`);
const weapons = (count: number) => (count === 1 ? '1 wapen' : `${count} wapens`);
const offers = (count: number) => (count === 1 ? 'een bod' : `${count} aanbiedingen`);
const nation = (index: number) => (index === 0 ? 'Azteekse' : 'Spaanse');
const people = (index: number) => (index === 0 ? 'Azteken' : 'Spanjaarden');
const causes: Record<Cause, string> = {
  action: '',
  village: ' in het dorp',
  reinforcement: ' als nieuwe aanvoer',
  bribery: ' voor de omkoperijkaart',
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
    marked: (e, say) => `${say.seat(e.seat)} markeert de figuur op ${place(e.at)}.`,
    turnedUp: (e, say) => `Ronde ${e.round}, beurt van ${say.seat(e.seat)}. Gebeurtenis: ${eventCards[e.card]}.`,
    nothingHappened: () => 'Er gebeurt niets.',
    treasure: (e, say) => `${say.seat(e.seat)} staat het sterkst in de stad en krijgt schat ${e.round}.`,
    treasureLeft: (e) => `Niemand heeft een gemarkeerde figuur in de stad: schat ${e.round} blijft liggen.`,
    bridgeTurned: (e, say) =>
      e.whole
        ? `${say.seat(e.seat)} herstelt brug ${bridgeName(e.bridge)}.`
        : `${say.seat(e.seat)} laat brug ${bridgeName(e.bridge)} instorten.`,
    driven: (e, say) =>
      `${say.seat(e.seat)} verzet een figuur van de ${people(e.nation)} van ${place(e.from)} naar ${place(e.to)}.`,
    discarded: (e, say) => `${say.seat(e.seat)} geeft ${cards(e.cards)} af${causes[e.why]}.`,
    drewSupply: (e, say) =>
      `${say.seat(e.seat)} neemt ${supplyCards(e.count)}${causes[e.why]}${e.secret ? `: ${cards(e.secret.cards)}` : ''}.`,
    drewWar: (e, say) =>
      `${say.seat(e.seat)} neemt ${warCards(e.count)}${causes[e.why]}${e.secret ? `: ${wars(e.secret.war)}` : ''}.`,
    reshuffled: (e) => `De afgelegde voorraden worden geschud: ${e.count} kaarten.`,
    putBack: (e, say) => `${say.seat(e.seat)} legt ${warCards(e.count)} terug${e.secret ? `: ${wars(e.secret.war)}` : ''}.`,
    moved: (e, say) =>
      `${say.seat(e.seat)} gaat van ${place(e.from)} naar ${place(e.to)}${e.price ? ` voor ${cards([e.price])}` : ''}.`,
    passed: (e, say) => `${say.seat(e.seat)} ${passes[e.what]}.`,
    lots: (e, say) =>
      `Loting om de verdediging: ${e.seats.map((seat, i) => `${say.seat(seat)} ${kinds[e.cards[i] as 0 | 1 | 2 | 3][0]}`).join(', ')}.`,
    attacked: (e, say) =>
      `${say.seat(e.seat)} valt op ${place(e.at)} ${say.seat(e.defender)} aan${e.standIn ? ', die plaatsvervangend verdedigt' : ''}.`,
    stood: (e, say) => `${say.seat(e.seat)} wacht de aanval af.`,
    laid: (e, say) =>
      `${say.seat(e.seat)} legt ${listed([...(e.count ? [`${warCards(e.count)}${e.secret ? ` (${wars(e.secret.war)})` : ''}`] : []), ...(e.weapons ? [weapons(e.weapons)] : [])], 'en')}.`,
    surrendered: (e, say) => `${say.seat(e.seat)} geeft zich over.`,
    stayedOut: (e, say) => `${say.seat(e.seat)} blijft buiten het gevecht.`,
    offered: (e, say) =>
      `${say.seat(e.seat)} biedt ${say.seat(e.to)} ${cards(e.give)} voor ${cards(e.want)}${e.surrender ? ' en overgave' : ''} (bod ${e.offer}).`,
    helpOffered: (e, say) =>
      `${say.seat(e.seat)} biedt ${say.seat(e.to)} als huurling een krijgskaart${e.secret ? ` (${e.secret.card})` : ''}${besides(e.give)} voor ${cards(e.want)} (bod ${e.offer}).`,
    answered: (e, say) =>
      `${say.seat(e.seat)} wil ${say.seat(e.to)} ${cards(e.want)} geven${e.give ? ` voor de kaart${besides(e.give)}` : ''} (bod ${e.offer}).`,
    traded: (e, say) =>
      `${say.seat(e.seat)} geeft ${say.seat(e.with)} ${cards(e.give)} voor ${cards(e.want)}${e.surrender ? ' en overgave' : ''}.`,
    hired: (e, say) =>
      `${say.seat(e.helper)} vecht als huurling voor ${say.seat(e.seat)} met een krijgskaart${e.secret ? ` (${e.secret.card})` : ''}; geeft ${cards(e.give)}, krijgt ${cards(e.want)}.`,
    declined: (e, say) => `${say.seat(e.seat)} slaat bod ${e.offer} van ${say.seat(e.to)} af.`,
    withdrawn: (e, say) => `${say.seat(e.seat)} trekt bod ${e.offer} in.`,
    offerLapsed: (e, say) => `Bod ${e.offer} van ${say.seat(e.seat)} aan ${say.seat(e.to)} vervalt.`,
    offerStands: (e, say) => `Bod ${e.offer} van ${say.seat(e.seat)} aan ${say.seat(e.to)} geldt nog.`,
    shown: (e, say) =>
      `De kaarten worden omgedraaid. ${say.seat(e.attacker)}: ${wars(e.attackers)} met ${weapons(e.weapons[0] as number)}, ${e.values[0]}. ${say.seat(e.defender)}: ${wars(e.defenders)} met ${weapons(e.weapons[1] as number)}, ${e.values[1]}.`,
    won: (e, say) => `${say.seat(e.seat)} verslaat ${say.seat(e.loser)} op ${place(e.at)}.`,
    notRefilled: (e, say) => `${say.seat(e.seat)} neemt geen krijgskaarten.`,
    collarReturned: (e, say) => `${say.seat(e.seat)} krijgt een halskraag terug.`,
    lastCollarKept: (e, say) => `${say.seat(e.seat)} houdt de laatste halskraag op de verslagen figuur.`,
    banished: (e, say) => `${say.seat(e.seat)} zet de verslagen figuur van de ${people(e.nation)} op ${place(e.to)}.`,
    bid: (e, say) => `${say.seat(e.seat)} biedt ${e.amount}.`,
    briberySold: (e, say) =>
      `${say.seat(e.seat)} krijgt de omkoperijkaart ${e.price ? `voor ${e.price}` : 'gratis'}${e.secret ? `: ${briberies[e.secret.card]}` : ''}.`,
    bribed: (e, say) => `${say.seat(e.seat)} speelt een omkoperijkaart: ${briberies[e.card]}.`,
    carried: (e, say) => `${say.seat(e.seat)} zet een figuur van ${say.seat(e.owner)} van ${place(e.from)} op ${place(e.to)}.`,
    ended: (e, say) =>
      `${e.why === 'treasure' ? 'De laatste schat beëindigt het spel.' : 'Alle velden van de stad zijn bezet: het spel is uit.'} ${e.nation < 0 ? 'Geen natie wint.' : `De ${people(e.nation)} winnen de stad.`} ${e.points.map((points, seat) => `${say.seat(seat)} (opdracht ${e.missions[seat]}): ${points}`).join(', ')}.`,
  },
  choices: {
    mark: (a) => `De figuur op ${place(a.at)} markeren`,
    drawWar: () => '1 voeding afgeven en krijgskaarten nemen',
    move: (a) => `Van ${place(a.from)} naar ${place(a.to)} gaan${a.via?.length ? ` via ${listed(a.via.map(place), 'en')}` : ''}`,
    drawSupply: () => 'Een voorraadkaart nemen',
    pass: () => 'Passen',
    bridge: (a) => `Brug ${bridgeName(a.bridge)} omdraaien`,
    attack: (a) => `De figuur op ${place(a.from)} naar ${place(a.to)} verzetten`,
    flight: (a) => `De figuur op ${place(a.from)} naar ${place(a.to)} verzetten`,
    discard: (a) => `${cards(a.cards)} afleggen`,
    putBack: (a) => `Krijgskaarten ${wars(a.war)} terugleggen`,
    bid: (a) => `${a.amount} bieden`,
    pay: (a) => `Met ${cards(a.cards)} betalen`,
    stand: () => 'De aanval afwachten',
    lay: (a) => `Krijgskaarten ${wars(a.war)} en ${weapons(a.weapons)} leggen`,
    surrender: () => 'Je overgeven',
    stayOut: () => 'Buiten het gevecht blijven',
    refill: (a) => (a.draw ? 'Krijgskaarten bijnemen' : 'Geen krijgskaarten nemen'),
    banish: (a) => `De verslagen figuur op ${place(a.to)} zetten`,
    offer: (a, say) => `${say.seat(a.to)} ${cards(a.give)} bieden voor ${cards(a.want)}${a.surrender ? ' en overgave' : ''}`,
    help: (a) =>
      `De ${a.side === 'attacker' ? 'aanvaller' : 'verdediger'} krijgskaart ${a.card}${besides(a.give)} bieden voor ${cards(a.want)}`,
    answer: (a) => `Bod ${a.offer}: in plaats daarvan ${cards(a.want)} geven${a.give ? ` voor de kaart${besides(a.give)}` : ''}`,
    accept: (a) => `Bod ${a.offer} aannemen`,
    decline: (a) => `Bod ${a.offer} afslaan`,
    withdraw: (a) => `Bod ${a.offer} intrekken`,
    bribe: (a) => `De omkoperijkaart spelen: ${briberies[a.card]}`,
    bribeMove: (a) => `De omkoperijkaart spelen: ${briberies[a.card]} van ${place(a.from)} naar ${place(a.to)}`,
  },
  refusals: {
    askedElse: (d, say) => `Eerst wordt iets anders gevraagd. ${nl.questions[d.asked as keyof Questions](d as never, say)}`,
    notYourFigure: (d) => `Op ${at(d.at)} staat geen figuur met jouw halskraag.`,
    notUnmarked: (d) => `Op ${at(d.at)} staat geen ongemarkeerde figuur.`,
    insideCity: (d) => `Dat moet buiten de stad zijn, ${at(d.at)} ligt erin.`,
    outsideCity: (d) => `Dat moet in de stad zijn, ${at(d.at)} ligt erbuiten.`,
    noFood: () => 'Dat kost een voedingskaart, je hebt er geen.',
    nothingToDraw: () => 'Er valt niets meer te nemen.',
    sameField: (d) => `De figuur staat al op ${at(d.at)}.`,
    ownFigure: (d) => `Op ${at(d.at)} staat een figuur van jezelf.`,
    ownNation: (d) => `De ongemarkeerde figuur op ${at(d.at)} is van je eigen natie.`,
    noWarCard: (d) => `Voor een aanval op ${at(d.at)} heb je een krijgskaart nodig, je hebt er geen.`,
    noSuchField: (d) => `De brug op ${at(d.at)} is ingestort.`,
    noWay: (d) => `Zo’n weg van ${at(d.from)} naar ${at(d.to)} is er niet.`,
    tooDear: (d) => `Die weg kost ${d.price === 1 ? '1 vermomming' : `${d.price} vermommingen`}, je hebt er ${d.have}.`,
    bridgeTaken: (d) => `Op brug ${d.bridge} staat een figuur.`,
    otherNation: (d) => `De figuur op ${at(d.at)} is van de andere natie.`,
    notFree: (d) => `Er is geen plaats op ${at(d.at)}.`,
    templeLast: (d) => `Op ${at(d.at)} staat een tempel; er zijn nog andere stadsvelden vrij.`,
    wrongNumber: (d) => `Het moeten ${d.must} kaarten zijn, dit zijn er ${d.are}.`,
    notHeld: () => 'Je hebt die kaarten niet.',
    bidTooLow: (d) => `Bied minstens ${d.least}.`,
    bidTooHigh: (d) => `Je voorraadkaarten zijn ${d.most} waard.`,
    wrongPayment: (d) => `Je moet ${d.must} betalen, deze kaarten zijn ${d.are} waard.`,
    drewBefore: () => 'Vóór het gevecht mag je maar één keer kaarten nemen.',
    firstCard: () => 'Wie aanvalt, legt minstens één krijgskaart.',
    nothingLaid: () => 'Daarmee leg je niets bij; pas dan.',
    tooManyWeapons: (d) => `Er zouden ${d.weapons} wapens bij ${d.cards} krijgskaarten liggen; hoogstens één per kaart.`,
    noSuchOffer: (d) => `Er is geen open bod ${d.offer}.`,
    notYourOffer: (d) => `Over bod ${d.offer} beslis jij niet.`,
    cannotAnswer: () => 'Alleen op het bod van een huurling kun je met een andere prijs antwoorden, en maar één keer.',
    emptyOffer: () => 'Een bod geeft of vraagt minstens één kaart.',
    yourself: () => 'Ruil met een andere speler aan tafel.',
    offersUsed: (d) => `Je hebt deze beurt al ${d.most} keer iets aangeboden.`,
    noTradeNow: () => 'Nu kan er niet geruild worden.',
    noSurrenderNow: () => 'Alleen de verdediger kan zich overgeven, en alleen de aanvaller kan erom vragen.',
    noFight: () => 'Huurlingen zijn pas welkom als er in een gevecht kaarten liggen.',
    fightersOnly: () => 'Je vecht zelf.',
    helpedBefore: () => 'Je hebt in dit gevecht al een krijgskaart gegeven.',
    samePrice: () => 'Die prijs wordt al gevraagd: neem hem aan of noem een andere.',
    refusedBefore: () => 'Precies dit bod is al afgewezen: verander de kaart, de voorraden of de prijs.',
    openHelp: (d) => `Je bod ${d.offer} staat nog open.`,
    helpUsed: (d) => `Je hebt je in dit gevecht al ${d.most} keer aangeboden.`,
    notHolding: () => 'Je hebt die omkoperijkaart niet.',
    noMoveCardNow: () => 'Nu kun je geen figuur door omkoperij verzetten; wacht op een actie.',
    notAnothers: (d) => `Op ${at(d.at)} staat geen figuur met de halskraag van een ander.`,
  },
  questions: {
    mark: (d) => `Markeer een figuur van je natie buiten de stad (nog ${d.left}).`,
    act: (d) => (d.left === 1 ? 'Doe je laatste actie.' : `Doe een actie (nog ${d.left}).`),
    bridges: () => 'Je mag één brug omdraaien.',
    attack: (d) => `Verzet een ongemarkeerde ${nation(d.nation)} figuur naar de stad.`,
    flight: (d) => `Verzet een ongemarkeerde ${nation(d.nation)} figuur uit de stad.`,
    plunder: (d) => `Leg ${supplyCards(d.count)} af.`,
    mutiny: (d) => `Leg ${warCards(d.count)} terug.`,
    bid: (d) =>
      d.least > d.most
        ? `Het bod is ${d.least - 1}; je kunt alleen passen.`
        : `Bied ${d.least} tot ${d.most} voor de omkoperijkaart, of pas.`,
    pay: (d) => `Betaal ${d.amount} voor de omkoperijkaart.`,
    ready: (d, say) => `${say.seat(d.attacker)} valt je aan op ${at(d.at)}. Afwachten of je overgeven?`,
    lay: (d, say) => `Leg minstens één krijgskaart tegen ${say.seat(d.defender)} op ${at(d.at)}.`,
    add: (d, say) => `${say.seat(d.opponent)} heeft ${warCards(d.cards)} en ${weapons(d.weapons)}. Leg kaarten bij of pas.`,
    answer: (d) => `Het gevecht wacht op je antwoord op ${offers(d.offers)}.`,
    help: (d, say) => `${say.seat(d.attacker)} vecht tegen ${say.seat(d.defender)}. Bied je een krijgskaart aan?`,
    refill: (d) => `Neem je ${warCards(d.count)} bij?`,
    premium: () => 'Je mag een figuur van je natie buiten de stad markeren.',
    banish: (d, say) => `Waarheen gaat de verslagen figuur van ${say.seat(d.loser)}?`,
    offered: (d) => `Je hebt nog ${offers(d.offers)} te beantwoorden.`,
    aside: () => 'Je bent niet aan de beurt; je mag wel iets aanbieden of omkoperijkaarten spelen.',
  },
  warnings: {},
  lines: {
    nation: 'Winnende natie',
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
