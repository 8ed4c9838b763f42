import { listed, many } from '../../../core/agreement.ts';
import type { Cause } from '../event.ts';
import { nodeOf } from '../map.ts';
import type { CortezText, Questions } from '../message-keys.ts';
import { any, best, bridgeName, cardsIn, namedPlace, type PlaceWords, placeIn, placeWith, warsIn } from './parts.ts';

const places: PlaceWords = {
  city: (number) => `Stadtfeld ${number}`,
  field: (place) => `Feld ${place}`,
  under: (bridge) => `das Wasser unter Brücke ${bridge}`,
};
const place = (node: number) => placeIn(places, node);
const at = (name: string) => namedPlace(places, name);
const on = (node: number) => placeWith(places, node, 'auf', 'in');
/** Where something goes: onto a field, to a village. */
const onto = (node: number) => placeWith(places, node, 'auf', 'nach');
const onNamed = (name: string) => on(nodeOf(name));
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const kinds = [
  ['Tarnung', 'Tarnungen'],
  ['Waffe', 'Waffen'],
  ['Nahrung', 'Nahrung'],
  ['Gold', 'Gold'],
] as const;
/** As it is turned up: "eine Waffe". */
const turned = ['eine Tarnung', 'eine Waffe', 'Nahrung', 'Gold'] as const;
const cards = (counts: readonly number[]) => cardsIn(kinds, 'und', 'nichts', counts);
/** What comes with a card, if anything does. */
const besides = (counts: readonly number[]) => (any(counts) ? ` und ${cards(counts)}` : '');
const price = (counts: readonly number[]) => (any(counts) ? `für ${cards(counts)}` : 'kostenlos');
/** What is asked for in return, surrender included; nothing for a gift. */
const back = (want: readonly number[], surrender?: boolean) =>
  listed([...(any(want) ? [cards(want)] : []), ...(surrender ? ['die Kapitulation'] : [])], 'und');
const wars = (counts: readonly number[]) => warsIn(counts, 'keine Karten');
const supplyCards = (count: number) => (count === 1 ? 'eine Vorratskarte' : `${count} Vorratskarten`);
const warCards = (count: number) => (count === 1 ? 'eine Kriegskarte' : `${count} Kriegskarten`);
/** In brackets, after the war cards. */
const armed = (count: number) => (count ? ` mit ${weapons(count)}` : '');
const weapons = (count: number) => many(count, 'Waffe', 'Waffen');
const offers = (count: number) => (count === 1 ? 'ein Angebot' : `${count} Angebote`);
const nation = (index: number) => (index === 0 ? 'aztekische' : 'spanische');
const people = (index: number) => (index === 0 ? 'Azteken' : 'Spanier');
const causes: Record<Cause, string> = {
  action: '',
  village: ' im Dorf',
  reinforcement: ' als Nachschub',
  bribery: ' durch die Bestechungskarte',
  defence: ' vor dem Kampf',
  refill: ' nach dem Kampf',
  way: ' unterwegs',
  plunder: ' durch die Plünderung',
  payment: ' für die Bestechungskarte',
};
const eventCards = {
  bridges: 'Brücken',
  attackAztec: 'Angriff der Azteken',
  attackSpanish: 'Angriff der Spanier',
  flightAztec: 'Flucht der Azteken',
  flightSpanish: 'Flucht der Spanier',
  plunder: 'Plünderung',
  reinforcement: 'Nachschub',
  mutiny: 'Meuterei',
  bribery: 'Bestechung',
  treasure: 'Schatz',
};
const briberies = {
  moveOwn: 'eine eigene Figur versetzen',
  moveOther: 'eine fremde Figur versetzen',
  drawWar: '5 Kriegskarten ziehen',
  drawSupply: '5 Vorratskarten ziehen',
  points3: '3 Punkte',
  points5: '5 Punkte',
  points7: '7 Punkte',
  dud: 'eine Niete',
};
const passes = {
  action: 'verzichtet auf eine Aktion',
  bridges: 'lässt die Brücken, wie sie sind',
  fight: 'legt nichts nach',
  auction: 'bietet nicht mehr mit',
  premium: 'markiert keine neue Figur',
};

export const de: CortezText = {
  name: 'Cortez',
  events: {
    marked: (e, say) => `${say.seat(e.seat)} markiert die Figur ${on(e.at)}.`,
    turnedUp: (e, say) => `Runde ${e.round}, ${say.seat(e.seat)} ist am Zug. Ereignis: ${eventCards[e.card]}.`,
    nothingHappened: () => 'Nichts geschieht.',
    treasure: (e, say) => `${say.seat(e.seat)} ist am stärksten in der Stadt und erhält Schatz ${e.round}.`,
    treasureLeft: (e) => `Niemand hat eine markierte Figur in der Stadt: Schatz ${e.round} bleibt liegen.`,
    bridgeTurned: (e, say) =>
      e.whole
        ? `${say.seat(e.seat)} repariert Brücke ${bridgeName(e.bridge)}.`
        : `${say.seat(e.seat)} lässt Brücke ${bridgeName(e.bridge)} einstürzen.`,
    driven: (e, say) => `${say.seat(e.seat)} versetzt eine ${nation(e.nation)} Figur von ${place(e.from)} ${onto(e.to)}.`,
    discarded: (e, say) =>
      e.why === 'payment'
        ? `${say.seat(e.seat)} bezahlt ${cards(e.cards)}${causes[e.why]}.`
        : `${say.seat(e.seat)} gibt${causes[e.why]} ${cards(e.cards)} ab.`,
    drewSupply: (e, say) =>
      `${say.seat(e.seat)} zieht ${supplyCards(e.count)}${causes[e.why]}${e.secret ? `: ${cards(e.secret.cards)}` : ''}.`,
    drewWar: (e, say) =>
      `${say.seat(e.seat)} zieht ${warCards(e.count)}${causes[e.why]}${e.secret ? `: ${wars(e.secret.war)}` : ''}.`,
    reshuffled: (e) => `Die abgelegten Vorräte werden gemischt: ${many(e.count, 'Karte', 'Karten')}.`,
    putBack: (e, say) => `${say.seat(e.seat)} legt ${warCards(e.count)} zurück${e.secret ? `: ${wars(e.secret.war)}` : ''}.`,
    moved: (e, say) => `${say.seat(e.seat)} geht von ${place(e.from)} ${onto(e.to)}${e.price ? ` für ${cards([e.price])}` : ''}.`,
    passed: (e, say) => `${say.seat(e.seat)} ${passes[e.what]}.`,
    lots: (e, say) =>
      `Wer verteidigt? ${e.seats.map((seat, i) => `${say.seat(seat)} deckt ${turned[e.cards[i] as 0 | 1 | 2 | 3]} auf`).join(', ')}.`,
    attacked: (e, say) =>
      e.standIn
        ? `${say.seat(e.seat)} greift eine unmarkierte Figur ${on(e.at)} an; ${say.seat(e.defender)} springt für sie ein.`
        : `${say.seat(e.seat)} greift ${say.seat(e.defender)} ${on(e.at)} an.`,
    stood: (e, say) => `${say.seat(e.seat)} stellt sich dem Kampf.`,
    laid: (e, say) =>
      `${say.seat(e.seat)} legt ${listed([...(e.count ? [`${warCards(e.count)}${e.secret ? ` (${wars(e.secret.war)})` : ''}`] : []), ...(e.weapons ? [weapons(e.weapons)] : [])], 'und')}.`,
    surrendered: (e, say) => `${say.seat(e.seat)} ergibt sich.`,
    stayedOut: (e, say) => `${say.seat(e.seat)} hält sich aus dem Kampf heraus.`,
    offered: (e, say) =>
      any(e.give)
        ? `${say.seat(e.seat)} bietet ${say.seat(e.to)} ${cards(e.give)} ${back(e.want, e.surrender) ? `für ${back(e.want, e.surrender)}` : 'als Geschenk'} an (Angebot ${e.offer}).`
        : `${say.seat(e.seat)} bittet ${say.seat(e.to)} um ${back(e.want, e.surrender)} (Angebot ${e.offer}).`,
    helpOffered: (e, say) =>
      `${say.seat(e.seat)} bietet ${say.seat(e.to)} als Söldner eine Kriegskarte${e.secret ? ` (${e.secret.card})` : ''}${besides(e.give)} ${price(e.want)} an (Angebot ${e.offer}).`,
    answered: (e, say) =>
      `${say.seat(e.seat)} würde ${say.seat(e.to)} ${cards(e.want)} geben${e.give ? ` für die Karte${besides(e.give)}` : ''} (Angebot ${e.offer}).`,
    traded: (e, say) =>
      any(e.give)
        ? `${say.seat(e.seat)} gibt ${say.seat(e.with)} ${cards(e.give)} ${back(e.want, e.surrender) ? `für ${back(e.want, e.surrender)}` : 'als Geschenk'}.`
        : `${say.seat(e.seat)} bekommt von ${say.seat(e.with)} ${back(e.want, e.surrender)}.`,
    hired: (e, say) =>
      `${say.seat(e.helper)} kämpft als Söldner für ${say.seat(e.seat)} mit einer Kriegskarte${e.secret ? ` (${e.secret.card})` : ''}; gibt ${cards(e.give)}, bekommt ${cards(e.want)}.`,
    declined: (e, say) => `${say.seat(e.seat)} lehnt Angebot ${e.offer} von ${say.seat(e.to)} ab.`,
    withdrawn: (e, say) => `${say.seat(e.seat)} zieht Angebot ${e.offer} zurück.`,
    offerLapsed: (e, say) => `Angebot ${e.offer} von ${say.seat(e.seat)} an ${say.seat(e.to)} verfällt.`,
    offerStands: (e, say) => `Angebot ${e.offer} von ${say.seat(e.seat)} an ${say.seat(e.to)} gilt weiter.`,
    shown: (e, say) =>
      `Die Karten werden aufgedeckt. ${say.seat(e.attacker)} hat ${e.values[0]} (${wars(e.attackers)}${armed(e.weapons[0]!)}), ${say.seat(e.defender)} hat ${e.values[1]} (${wars(e.defenders)}${armed(e.weapons[1]!)}).`,
    won: (e, say) => `${say.seat(e.seat)} besiegt ${say.seat(e.loser)} ${on(e.at)}.`,
    notRefilled: (e, say) => `${say.seat(e.seat)} zieht keine Kriegskarten.`,
    collarReturned: (e, say) => `${say.seat(e.seat)} erhält einen Kragen zurück.`,
    lastCollarKept: (e, say) => `Der letzte Kragen von ${say.seat(e.seat)} bleibt auf der besiegten Figur.`,
    banished: (e, say) => `${say.seat(e.seat)} schickt die besiegte ${nation(e.nation)} Figur ${onto(e.to)}.`,
    bid: (e, say) => `${say.seat(e.seat)} bietet ${e.amount}.`,
    briberySold: (e, say) =>
      `${say.seat(e.seat)} bekommt die Bestechungskarte ${e.price ? `für ${e.price}` : 'kostenlos'}${e.secret ? `: ${briberies[e.secret.card]}` : ''}.`,
    bribed: (e, say) => `${say.seat(e.seat)} spielt eine Bestechungskarte: ${briberies[e.card]}.`,
    carried: (e, say) =>
      `${say.seat(e.seat)} versetzt eine ${e.owner === e.seat ? 'eigene Figur' : `Figur von ${say.seat(e.owner)}`} von ${place(e.from)} ${onto(e.to)}.`,
    ended: (e, say) =>
      `${e.why === 'treasure' ? 'Der letzte Schatz beendet das Spiel.' : 'Alle Felder der Stadt sind besetzt: Das Spiel ist zu Ende.'} ${e.nation < 0 ? 'Niemand gewinnt die Stadt.' : `Die ${people(e.nation)} gewinnen die Stadt.`} ${e.points.map((points, seat) => `${say.seat(seat)} (Auftrag ${e.missions[seat]}): ${many(points, 'Punkt', 'Punkte')}`).join(', ')}. ${listed(best(e.points).map(say.seat), 'und')} ${best(e.points).length > 1 ? 'teilen sich den Sieg' : 'gewinnt'}.`,
  },
  choices: {
    mark: (a) => `Figur ${on(a.at)} markieren`,
    drawWar: () => '1 Nahrung abgeben und Kriegskarten ziehen',
    move: (a) => `Von ${place(a.from)}${a.via?.length ? ` über ${listed(a.via.map(place), 'und')}` : ''} ${onto(a.to)} gehen`,
    drawSupply: () => 'Eine Vorratskarte ziehen',
    pass: () => 'Passen',
    bridge: (a) => `Brücke ${bridgeName(a.bridge)} umdrehen`,
    attack: (a) => `Figur von ${place(a.from)} ${onto(a.to)} versetzen`,
    flight: (a) => `Figur von ${place(a.from)} ${onto(a.to)} versetzen`,
    discard: (a) => `${cards(a.cards)} ablegen`,
    putBack: (a) => `Kriegskarten ${wars(a.war)} zurücklegen`,
    bid: (a) => `${a.amount} bieten`,
    pay: (a) => `Mit ${cards(a.cards)} bezahlen`,
    stand: () => 'Kämpfen',
    lay: (a) =>
      `${listed([...(any(a.war) ? [`Kriegskarten ${wars(a.war)}`] : []), ...(a.weapons ? [weapons(a.weapons)] : [])], 'und')} legen`,
    surrender: () => 'Sich ergeben',
    stayOut: () => 'Sich heraushalten',
    refill: (a) => (a.draw ? 'Kriegskarten nachziehen' : 'Keine Kriegskarten ziehen'),
    banish: (a) => `Die besiegte Figur ${onto(a.to)} schicken`,
    offer: (a, say) => {
      const wanted = back(a.want, a.surrender);
      if (!any(a.give)) return `${say.seat(a.to)} um ${wanted} bitten`;
      return `${say.seat(a.to)} ${cards(a.give)} ${wanted ? `für ${wanted}` : 'als Geschenk'} anbieten`;
    },
    help: (a) =>
      `${a.side === 'attacker' ? 'Der angreifenden' : 'Der verteidigenden'} Seite Kriegskarte ${a.card}${besides(a.give)} ${price(a.want)} anbieten`,
    answer: (a) => `Angebot ${a.offer}: stattdessen ${cards(a.want)} geben${a.give ? ` für die Karte${besides(a.give)}` : ''}`,
    accept: (a) => `Angebot ${a.offer} annehmen`,
    decline: (a) => `Angebot ${a.offer} ablehnen`,
    withdraw: (a) => `Angebot ${a.offer} zurückziehen`,
    bribe: (a) => `Bestechungskarte spielen: ${briberies[a.card]}`,
    bribeMove: (a) => `Bestechungskarte spielen: ${briberies[a.card]}, von ${place(a.from)} ${onto(a.to)}`,
  },
  refusals: {
    askedElse: (d, say) => `Zuerst ist etwas anderes gefragt. ${de.questions[d.asked as keyof Questions](d as never, say)}`,
    notYourFigure: (d) => `${capital(onNamed(d.at))} steht keine Figur mit deinem Kragen.`,
    notUnmarked: (d) => `${capital(onNamed(d.at))} steht keine unmarkierte Figur.`,
    insideCity: (d) => `Wähle ein Feld außerhalb der Stadt; ${at(d.at)} liegt darin.`,
    outsideCity: (d) => `Wähle ein Feld in der Stadt; ${at(d.at)} liegt außerhalb.`,
    noFood: () => 'Das kostet eine Nahrungskarte; du hast keine.',
    nothingToDraw: () => 'Es gibt nichts mehr zu ziehen.',
    sameField: (d) => `Die Figur steht schon ${onNamed(d.at)}.`,
    ownFigure: (d) => `${capital(onNamed(d.at))} steht eine eigene Figur.`,
    ownNation: (d) => `Die unmarkierte Figur ${onNamed(d.at)} gehört zu deinem Volk.`,
    noWarCard: (d) => `Ein Angriff auf ${at(d.at)} braucht eine Kriegskarte; du hast keine.`,
    noSuchField: (d) => `Die Brücke auf ${at(d.at)} ist eingestürzt.`,
    noWay: (d) => `So einen Weg von ${at(d.from)} ${onto(nodeOf(d.to))} gibt es nicht.`,
    tooDear: (d) => `Dieser Weg kostet ${many(d.price, 'Tarnung', 'Tarnungen')}; du hast ${d.have}.`,
    bridgeTaken: (d) => `Auf Brücke ${d.bridge} steht eine Figur; wähle eine andere Brücke oder keine.`,
    otherNation: (d) => `Die Figur ${onNamed(d.at)} gehört zum anderen Volk.`,
    notFree: (d) => `${at(d.at)} ist nicht frei.`,
    templeLast: (d) => `${capital(onNamed(d.at))} steht ein Tempel; wähle eines der anderen freien Stadtfelder.`,
    wrongNumber: (d) => `Wähle genau ${many(d.must, 'Karte', 'Karten')}; gewählt sind ${d.are}.`,
    notHeld: () => 'Diese Karten hast du nicht.',
    bidTooLow: (d) => `Biete mindestens ${d.least}.`,
    bidTooHigh: (d) => `Du kannst höchstens ${d.most} bieden: So viel sind deine Vorratskarten wert.`,
    wrongPayment: (d) => `Du musst ${d.must} zahlen; diese Karten sind ${d.are} wert.`,
    drewBefore: () => 'Vor dem Kampf darfst du nur einmal ziehen.',
    firstCard: () => 'Wer angreift, legt mindestens eine Kriegskarte.',
    nothingLaid: () => 'Damit legst du nichts nach; passe stattdessen.',
    tooManyWeapons: (d) =>
      `Höchstens eine Waffe je Kriegskarte: ${weapons(d.weapons)}, ${many(d.cards, 'Kriegskarte', 'Kriegskarten')}.`,
    noSuchOffer: (d) => `Es gibt kein offenes Angebot ${d.offer}.`,
    notYourOffer: (d) => `Über Angebot ${d.offer} entscheidest nicht du.`,
    cannotAnswer: () => 'Nur auf das Angebot eines Söldners kannst du mit einem anderen Preis antworten, und nur einmal.',
    emptyOffer: () => 'Ein Angebot gibt oder verlangt mindestens eine Karte.',
    yourself: () => 'Tausche mit jemand anderem am Tisch.',
    offersUsed: (d) => `Du hast in diesem Zug schon ${many(d.most, 'Angebot', 'Angebote')} gemacht.`,
    noTradeNow: () => 'Vor dem ersten Zug, in einer Versteigerung und bei erzwungenem Ablegen wird nicht getauscht.',
    noSurrenderNow: () => 'Nur wer verteidigt, kann sich ergeben, und nur wer angreift, kann es verlangen.',
    noFight: () => 'Du kannst Hilfe anbieten, sobald im Kampf Karten liegen.',
    fightersOnly: () => 'Du kämpfst hier selbst; nur die anderen können Hilfe anbieten.',
    helpedBefore: () => 'Du hast in diesem Kampf schon eine Kriegskarte gegeben.',
    samePrice: () => 'Dieser Preis wird schon verlangt: Nimm ihn an oder nenne einen anderen.',
    refusedBefore: () => 'Genau dieses Angebot wurde schon abgelehnt: Ändere die Karte, die Vorräte oder den Preis.',
    openHelp: (d) => `Dein Angebot ${d.offer} ist noch offen.`,
    helpUsed: (d) => `Du hast in diesem Kampf schon ${many(d.most, 'Angebot', 'Angebote')} gemacht.`,
    notHolding: () => 'Diese Bestechungskarte hast du nicht.',
    noMoveCardNow: () => 'Jetzt kannst du keine Figur durch Bestechung versetzen; warte, bis wieder jemand eine Aktion ausführt.',
    notAnothers: (d) => `${capital(onNamed(d.at))} steht keine Figur mit fremdem Kragen.`,
  },
  questions: {
    mark: (d) => `Markiere eine Figur deines Volkes außerhalb der Stadt (noch ${d.left}).`,
    act: (d) => (d.left === 1 ? 'Führe deine letzte Aktion aus.' : `Führe eine Aktion aus (noch ${d.left}).`),
    bridges: () => 'Du darfst eine Brücke einstürzen lassen oder reparieren.',
    attack: (d) => `Versetze eine unmarkierte ${nation(d.nation)} Figur in die Stadt.`,
    flight: (d) => `Versetze eine unmarkierte ${nation(d.nation)} Figur aus der Stadt.`,
    plunder: (d) => `Lege ${supplyCards(d.count)} ab.`,
    mutiny: (d) => `Lege ${warCards(d.count)} zurück.`,
    bid: (d) =>
      d.least > d.most
        ? `Das Gebot steht bei ${d.least - 1}; du kannst nur passen.`
        : `Biete ${d.least === d.most ? d.least : `${d.least} bis ${d.most}`} für die Bestechungskarte oder passe.`,
    pay: (d) => `Bezahle ${d.amount} für die Bestechungskarte.`,
    ready: (d, say) => `${say.seat(d.attacker)} greift dich ${onNamed(d.at)} an. Kämpfen oder dich ergeben?`,
    lay: (d, say) => `Lege mindestens eine Kriegskarte gegen ${say.seat(d.defender)} ${onNamed(d.at)}.`,
    add: (d, say) =>
      `${say.seat(d.opponent)} hat ${warCards(d.cards)}${d.weapons ? ` und ${weapons(d.weapons)}` : ''} gelegt. Lege nach oder passe.`,
    answer: (d) => `Der Kampf wartet auf deine Antwort auf ${offers(d.offers)}.`,
    help: (d, say) => `${say.seat(d.attacker)} kämpft gegen ${say.seat(d.defender)}. Bietest du eine Kriegskarte an?`,
    refill: (d) => `Ziehst du ${warCards(d.count)} nach?`,
    premium: () => 'Du darfst eine Figur deines Volkes außerhalb der Stadt markieren.',
    banish: (d, say) => `Wohin kommt die besiegte Figur von ${say.seat(d.loser)}?`,
    offered: (d) => `Du hast noch ${offers(d.offers)} zu beantworten.`,
    aside: () => 'Du bist nicht am Zug; du darfst Angebote machen oder Bestechungskarten spielen.',
  },
  awaited: {
    mark: (_, { names }) => `${names} markiert eine Figur außerhalb der Stadt.`,
    act: (d, { names }) => `${names} hat noch ${d.left === 1 ? 'eine Aktion' : `${d.left} Aktionen`}.`,
    bridges: (_, { names }) => `${names} darf eine Brücke einstürzen lassen oder reparieren.`,
    attack: (d, { names }) => `${names} schickt eine unmarkierte ${nation(d.nation)} Figur in die Stadt.`,
    flight: (d, { names }) => `${names} schickt eine unmarkierte ${nation(d.nation)} Figur aus der Stadt.`,
    plunder: (d, who) => `${who.names} ${who.several ? 'legen' : 'legt'} Vorratskarten ab, bis ${d.most} übrig sind.`,
    mutiny: (d, who) => `${who.names} ${who.several ? 'legen' : 'legt'} Kriegskarten zurück, bis ${d.most} übrig sind.`,
    bid: (d, { names }) => `${names} darf ${d.least} oder mehr für die Bestechungskarte bieten.`,
    pay: (d, { names }) => `${names} bezahlt ${d.amount} für die Bestechungskarte.`,
    ready: (d, { names }, say) =>
      `${names} wird ${onNamed(d.at)} von ${say.seat(d.attacker)} angegriffen: kämpfen oder sich ergeben?`,
    lay: (d, { names }, say) => `${names} legt Kriegskarten gegen ${say.seat(d.defender)} ${onNamed(d.at)}.`,
    add: (d, { names }, say) => `${names} darf gegen ${say.seat(d.opponent)} nachlegen oder passen.`,
    answer: (_, who) =>
      `${who.names} ${who.several ? 'müssen' : 'muss'} noch ein Angebot beantworten, bevor die Karten aufgedeckt werden.`,
    help: (d, { names }, say) =>
      `${names} darf eine Kriegskarte anbieten: ${say.seat(d.attacker)} kämpft gegen ${say.seat(d.defender)}.`,
    refill: (_, { names }) => `${names} darf Kriegskarten nachziehen.`,
    premium: (_, { names }) => `${names} darf nach dem Sieg eine Figur markieren.`,
    banish: (d, { names }, say) => `${names} entscheidet, wohin die besiegte Figur von ${say.seat(d.loser)} geht.`,
  },
  warnings: {},
  lines: {
    nation: 'Volk, das die Stadt gewinnt',
    city: 'Figuren in der Stadt',
    mission: 'Auftrag',
    treasures: 'Schätze',
    gold: 'Gold',
    bribery: 'Bestechungskarten',
  },
  options: {
    majority: {
      name: 'Volk mit einem Spieler mehr',
      values: { random: 'durch Los', aztec: 'Azteken', spanish: 'Spanier' },
    },
  },
};
