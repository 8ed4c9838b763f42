import { listed, many } from '../../../core/agreement.ts';
import type { Cause } from '../event.ts';
import { nodeOf } from '../map.ts';
import type { CortezText, Questions } from '../message-keys.ts';
import { any, best, bridgeName, cardsIn, namedPlace, type PlaceWords, placeIn, placeWith, warsIn } from './parts.ts';

const places: PlaceWords = {
  city: (number) => `city field ${number}`,
  field: (place) => `field ${place}`,
  under: (bridge) => `the water under bridge ${bridge}`,
};
const place = (node: number) => placeIn(places, node);
const at = (name: string) => namedPlace(places, name);
const on = (node: number) => placeWith(places, node, 'on', 'in');
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const onNamed = (name: string) => on(nodeOf(name));
const kinds = [
  ['disguise', 'disguises'],
  ['weapon', 'weapons'],
  ['food', 'food'],
  ['gold', 'gold'],
] as const;
/** As it is turned up: "a weapon". */
const turned = ['a disguise', 'a weapon', 'food', 'gold'] as const;
const cards = (counts: readonly number[]) => cardsIn(kinds, 'and', 'nothing', counts);
/** What comes with a card, if anything does. */
const besides = (counts: readonly number[]) => (any(counts) ? ` and ${cards(counts)}` : '');
const price = (counts: readonly number[]) => (any(counts) ? `for ${cards(counts)}` : 'for free');
/** What is asked for in return, surrender included; nothing for a gift. */
const back = (want: readonly number[], surrender?: boolean) =>
  listed([...(any(want) ? [cards(want)] : []), ...(surrender ? ['surrender'] : [])], 'and');
const wars = (counts: readonly number[]) => warsIn(counts, 'no cards');
const supplyCards = (count: number) => (count === 1 ? 'a supply card' : `${count} supply cards`);
const warCards = (count: number) => (count === 1 ? 'a war card' : `${count} war cards`);
/** In brackets, after the war cards. */
const armed = (count: number) => (count ? ` with ${weapons(count)}` : '');
const weapons = (count: number) => many(count, 'weapon', 'weapons');
const offers = (count: number) => (count === 1 ? 'an offer' : `${count} offers`);
const nation = (index: number) => (index === 0 ? 'Aztec' : 'Spanish');
const aFigure = (index: number) => `${index === 0 ? 'an Aztec' : 'a Spanish'} figure`;
const people = (index: number) => (index === 0 ? 'Aztecs' : 'Spaniards');
const causes: Record<Cause, string> = {
  action: '',
  village: ' in the village',
  reinforcement: ' as reinforcement',
  bribery: ' with the bribery card',
  defence: ' before the fight',
  refill: ' after the fight',
  way: ' on the way',
  plunder: ' to the plunderers',
  payment: ' for the bribery card',
};
const eventCards = {
  bridges: 'Bridges',
  attackAztec: 'Attack of the Aztecs',
  attackSpanish: 'Attack of the Spaniards',
  flightAztec: 'Flight of the Aztecs',
  flightSpanish: 'Flight of the Spaniards',
  plunder: 'Plunder',
  reinforcement: 'Reinforcement',
  mutiny: 'Mutiny',
  bribery: 'Bribery',
  treasure: 'Treasure',
};
const briberies = {
  moveOwn: 'move a figure of one’s own',
  moveOther: 'move another player’s figure',
  drawWar: 'draw 5 war cards',
  drawSupply: 'draw 5 supply cards',
  points3: '3 points',
  points5: '5 points',
  points7: '7 points',
  dud: 'a dud',
};
const passes = {
  action: 'forgoes an action',
  bridges: 'leaves the bridges as they are',
  fight: 'adds nothing',
  auction: 'drops out of the bidding',
  premium: 'marks no new figure',
};

/** Offered, given or asked for: "offers Anna 1 food as a gift", "asks Anna for 1 weapon". */
function deal(give: string, ask: string, to: string, cardsGiven: readonly number[], wanted: string): string {
  if (!any(cardsGiven)) return `${ask} ${to} for ${wanted}`;
  return `${give} ${to} ${cards(cardsGiven)} ${wanted ? `for ${wanted}` : 'as a gift'}`;
}

export const en: CortezText = {
  name: 'Cortez',
  events: {
    marked: (e, say) => `${say.seat(e.seat)} marks the figure ${on(e.at)}.`,
    turnedUp: (e, say) => `Round ${e.round}, ${say.seat(e.seat)}’s turn. Event: ${eventCards[e.card]}.`,
    nothingHappened: () => 'Nothing happens.',
    treasure: (e, say) => `${say.seat(e.seat)} is strongest in the city and gets treasure ${e.round}.`,
    treasureLeft: (e) => `Nobody has a marked figure in the city: treasure ${e.round} stays where it is.`,
    bridgeTurned: (e, say) => `${say.seat(e.seat)} ${e.whole ? 'mends' : 'breaks'} bridge ${bridgeName(e.bridge)}.`,
    driven: (e, say) => `${say.seat(e.seat)} sends ${aFigure(e.nation)} from ${place(e.from)} to ${place(e.to)}.`,
    discarded: (e, say) => `${say.seat(e.seat)} ${e.why === 'payment' ? 'pays' : 'gives up'} ${cards(e.cards)}${causes[e.why]}.`,
    drewSupply: (e, say) =>
      `${say.seat(e.seat)} draws ${supplyCards(e.count)}${causes[e.why]}${e.secret ? `: ${cards(e.secret.cards)}` : ''}.`,
    drewWar: (e, say) =>
      `${say.seat(e.seat)} draws ${warCards(e.count)}${causes[e.why]}${e.secret ? `: ${wars(e.secret.war)}` : ''}.`,
    reshuffled: (e) => `The discarded supplies are shuffled: ${many(e.count, 'card', 'cards')}.`,
    putBack: (e, say) => `${say.seat(e.seat)} puts back ${warCards(e.count)}${e.secret ? `: ${wars(e.secret.war)}` : ''}.`,
    moved: (e, say) =>
      `${say.seat(e.seat)} moves from ${place(e.from)} to ${place(e.to)}${e.price ? ` for ${cards([e.price])}` : ''}.`,
    passed: (e, say) => `${say.seat(e.seat)} ${passes[e.what]}.`,
    lots: (e, say) =>
      `Who defends? ${e.seats.map((seat, i) => `${say.seat(seat)} turns up ${turned[e.cards[i] as 0 | 1 | 2 | 3]}`).join(', ')}.`,
    attacked: (e, say) =>
      e.standIn
        ? `${say.seat(e.seat)} attacks an unmarked figure ${on(e.at)}; ${say.seat(e.defender)} stands in for it.`
        : `${say.seat(e.seat)} attacks ${say.seat(e.defender)} ${on(e.at)}.`,
    stood: (e, say) => `${say.seat(e.seat)} stands and fights.`,
    laid: (e, say) =>
      `${say.seat(e.seat)} lays ${listed([...(e.count ? [`${warCards(e.count)}${e.secret ? ` (${wars(e.secret.war)})` : ''}`] : []), ...(e.weapons ? [weapons(e.weapons)] : [])], 'and')}.`,
    surrendered: (e, say) => `${say.seat(e.seat)} surrenders.`,
    stayedOut: (e, say) => `${say.seat(e.seat)} stays out of the fight.`,
    offered: (e, say) =>
      `${say.seat(e.seat)} ${deal('offers', 'asks', say.seat(e.to), e.give, back(e.want, e.surrender))} (offer ${e.offer}).`,
    helpOffered: (e, say) =>
      `${say.seat(e.seat)} offers ${say.seat(e.to)} a war card${e.secret ? ` (${e.secret.card})` : ''}${besides(e.give)} ${price(e.want)} (offer ${e.offer}).`,
    answered: (e, say) =>
      `${say.seat(e.seat)} would give ${say.seat(e.to)} ${cards(e.want)}${e.give ? ` for the card${besides(e.give)}` : ''} (offer ${e.offer}).`,
    traded: (e, say) =>
      any(e.give)
        ? `${say.seat(e.seat)} ${deal('gives', '', say.seat(e.with), e.give, back(e.want, e.surrender))}.`
        : `${say.seat(e.seat)} gets ${back(e.want, e.surrender)} from ${say.seat(e.with)}.`,
    hired: (e, say) =>
      `${say.seat(e.helper)} fights for ${say.seat(e.seat)} with a war card${e.secret ? ` (${e.secret.card})` : ''}; gives ${cards(e.give)}, gets ${cards(e.want)}.`,
    declined: (e, say) => `${say.seat(e.seat)} declines ${say.seat(e.to)}’s offer ${e.offer}.`,
    withdrawn: (e, say) => `${say.seat(e.seat)} withdraws offer ${e.offer}.`,
    offerLapsed: (e, say) => `${say.seat(e.seat)}’s offer ${e.offer} to ${say.seat(e.to)} lapses.`,
    offerStands: (e, say) => `${say.seat(e.seat)}’s offer ${e.offer} to ${say.seat(e.to)} still stands.`,
    shown: (e, say) =>
      `The cards are shown. ${say.seat(e.attacker)} has ${e.values[0]} (${wars(e.attackers)}${armed(e.weapons[0]!)}), ${say.seat(e.defender)} has ${e.values[1]} (${wars(e.defenders)}${armed(e.weapons[1]!)}).`,
    won: (e, say) => `${say.seat(e.seat)} beats ${say.seat(e.loser)} ${on(e.at)}.`,
    notRefilled: (e, say) => `${say.seat(e.seat)} draws no war cards.`,
    collarReturned: (e, say) => `${say.seat(e.seat)} gets a collar back.`,
    lastCollarKept: (e, say) => `${say.seat(e.seat)}’s beaten figure keeps its collar: it is ${say.seat(e.seat)}’s last one.`,
    banished: (e, say) => `${say.seat(e.seat)} sends the beaten ${nation(e.nation)} figure to ${place(e.to)}.`,
    bid: (e, say) => `${say.seat(e.seat)} bids ${e.amount}.`,
    briberySold: (e, say) =>
      `${say.seat(e.seat)} gets the bribery card ${e.price ? `for ${e.price}` : 'for free'}${e.secret ? `: ${briberies[e.secret.card]}` : ''}.`,
    bribed: (e, say) => `${say.seat(e.seat)} plays a bribery card: ${briberies[e.card]}.`,
    carried: (e, say) =>
      `${say.seat(e.seat)} moves ${e.owner === e.seat ? 'a figure of their own' : `${say.seat(e.owner)}’s figure`} from ${place(e.from)} to ${place(e.to)}.`,
    ended: (e, say) =>
      `${e.why === 'treasure' ? 'The last treasure ends the game.' : 'All fields of the city are taken: the game is over.'} ${e.nation < 0 ? 'Nobody wins the city.' : `The ${people(e.nation)} win the city.`} ${e.points.map((points, seat) => `${say.seat(seat)} (mission ${e.missions[seat]}): ${many(points, 'point', 'points')}`).join(', ')}. ${listed(best(e.points).map(say.seat), 'and')} ${best(e.points).length > 1 ? 'share the victory' : 'wins'}.`,
  },
  choices: {
    mark: (a) => `Mark the figure ${on(a.at)}`,
    drawWar: () => 'Discard 1 food and draw war cards',
    move: (a) =>
      `Move from ${place(a.from)} to ${place(a.to)}${a.via?.length ? ` by way of ${listed(a.via.map(place), 'and')}` : ''}`,
    drawSupply: () => 'Draw a supply card',
    pass: () => 'Pass',
    bridge: (a) => `Turn bridge ${bridgeName(a.bridge)}`,
    attack: (a) => `Send the figure ${on(a.from)} to ${place(a.to)}`,
    flight: (a) => `Send the figure ${on(a.from)} to ${place(a.to)}`,
    discard: (a) => `Discard ${cards(a.cards)}`,
    putBack: (a) => `Put back war cards ${wars(a.war)}`,
    bid: (a) => `Bid ${a.amount}`,
    pay: (a) => `Pay with ${cards(a.cards)}`,
    stand: () => 'Fight',
    lay: (a) =>
      `Lay ${listed([...(any(a.war) ? [`war cards ${wars(a.war)}`] : []), ...(a.weapons ? [weapons(a.weapons)] : [])], 'and')}`,
    surrender: () => 'Surrender',
    stayOut: () => 'Stay out of the fight',
    refill: (a) => (a.draw ? 'Draw new war cards' : 'Draw no war cards'),
    banish: (a) => `Send the beaten figure to ${place(a.to)}`,
    offer: (a, say) => deal('Offer', 'Ask', say.seat(a.to), a.give, back(a.want, a.surrender)),
    help: (a) => `Offer the ${a.side} a war card (${a.card})${besides(a.give)} ${price(a.want)}`,
    answer: (a) => `Offer ${a.offer}: give ${cards(a.want)} instead${a.give ? `, for the card${besides(a.give)}` : ''}`,
    accept: (a) => `Accept offer ${a.offer}`,
    decline: (a) => `Decline offer ${a.offer}`,
    withdraw: (a) => `Withdraw offer ${a.offer}`,
    bribe: (a) => `Play the bribery card: ${briberies[a.card]}`,
    bribeMove: (a) =>
      `Play the bribery card: move ${a.card === 'moveOwn' ? 'your own' : 'another player’s'} figure from ${place(a.from)} to ${place(a.to)}`,
  },
  refusals: {
    askedElse: (d, say) => `Something else comes first. ${en.questions[d.asked as keyof Questions](d as never, say)}`,
    notYourFigure: (d) => `No figure with your collar stands ${onNamed(d.at)}.`,
    notUnmarked: (d) => `No unmarked figure stands ${onNamed(d.at)}.`,
    insideCity: (d) => `Choose a field outside the city; ${at(d.at)} is inside.`,
    outsideCity: (d) => `Choose a field in the city; ${at(d.at)} is outside.`,
    noFood: () => 'That costs a food card; you have none.',
    nothingToDraw: () => 'There is nothing left to draw.',
    sameField: (d) => `The figure already stands ${onNamed(d.at)}.`,
    ownFigure: (d) => `One of your own figures stands ${onNamed(d.at)}.`,
    ownNation: (d) => `The unmarked figure ${onNamed(d.at)} is of your own nation.`,
    noWarCard: (d) => `An attack on ${at(d.at)} needs a war card; you have none.`,
    noSuchField: (d) => `The bridge ${onNamed(d.at)} is broken.`,
    noWay: (d) => `There is no such way from ${at(d.from)} to ${at(d.to)}.`,
    tooDear: (d) => `That way costs ${many(d.price, 'disguise', 'disguises')}; you have ${d.have}.`,
    bridgeTaken: (d) => `A figure stands on bridge ${d.bridge}; choose another bridge or none.`,
    otherNation: (d) => `The figure ${onNamed(d.at)} is of the other nation.`,
    notFree: (d) => `${capital(at(d.at))} is not free.`,
    templeLast: (d) => `${capital(at(d.at))} is a temple; choose one of the other free fields of the city.`,
    wrongNumber: (d) => `Choose exactly ${many(d.must, 'card', 'cards')}; you have chosen ${d.are}.`,
    notHeld: () => 'You do not have these cards.',
    bidTooLow: (d) => `Bid at least ${d.least}.`,
    bidTooHigh: (d) => `You can bid ${d.most} at most: that is what your supply cards are worth.`,
    wrongPayment: (d) => `You must pay ${d.must}; these cards are worth ${d.are}.`,
    drewBefore: () => 'You may draw only once before the fight.',
    firstCard: () => 'Whoever attacks lays at least one war card.',
    nothingLaid: () => 'That adds nothing; pass instead.',
    tooManyWeapons: (d) => `At most one weapon per war card: ${weapons(d.weapons)}, ${many(d.cards, 'war card', 'war cards')}.`,
    noSuchOffer: (d) => `There is no open offer ${d.offer}.`,
    notYourOffer: (d) => `Offer ${d.offer} is not yours to answer.`,
    cannotAnswer: () => 'Only a mercenary’s offer can be answered with another price, and only once.',
    emptyOffer: () => 'An offer gives or wants at least one card.',
    yourself: () => 'Trade with another player at the table.',
    offersUsed: (d) => `You have already made ${many(d.most, 'offer', 'offers')} this turn.`,
    noTradeNow: () => 'Nothing can be traded before the first turn, nor during an auction or a forced discard.',
    noSurrenderNow: () => 'Only the defender can surrender, and only the attacker can ask for it.',
    noFight: () => 'You can offer help once the attacker has laid cards.',
    fightersOnly: () => 'You are one of the fighters; only the others can offer help.',
    helpedBefore: () => 'You have already given a war card in this fight.',
    samePrice: () => 'That is already the price: accept it or name another.',
    refusedBefore: () => 'This very offer was declined: change the card, the supplies or the price.',
    openHelp: (d) => `Your offer ${d.offer} is still open.`,
    helpUsed: (d) => `You have already made ${many(d.most, 'offer', 'offers')} in this fight.`,
    notHolding: () => 'You do not have this bribery card.',
    noMoveCardNow: () => 'Figures cannot be moved by bribery now; wait until somebody is to take an action.',
    notAnothers: (d) => `No figure with another player’s collar stands ${onNamed(d.at)}.`,
  },
  questions: {
    mark: (d) => `Mark a figure of your nation outside the city (${d.left} to go).`,
    act: (d) => (d.left === 1 ? 'Take your last action.' : `Take an action (${d.left} left).`),
    bridges: () => 'You may break or mend one bridge.',
    attack: (d) => `Send an unmarked ${nation(d.nation)} figure into the city.`,
    flight: (d) => `Send an unmarked ${nation(d.nation)} figure out of the city.`,
    plunder: (d) => `Discard ${supplyCards(d.count)}.`,
    mutiny: (d) => `Put back ${warCards(d.count)}.`,
    bid: (d) =>
      d.least > d.most
        ? `The bid is ${d.least - 1}; you can only pass.`
        : `Bid ${d.least === d.most ? d.least : `${d.least} to ${d.most}`} for the bribery card, or pass.`,
    pay: (d) => `Pay ${d.amount} for the bribery card.`,
    ready: (d, say) => `${say.seat(d.attacker)} attacks you ${onNamed(d.at)}. Fight or surrender?`,
    lay: (d, say) => `Lay at least one war card against ${say.seat(d.defender)} ${onNamed(d.at)}.`,
    add: (d, say) =>
      `${say.seat(d.opponent)} has laid ${warCards(d.cards)}${d.weapons ? ` and ${weapons(d.weapons)}` : ''}. Add cards or pass.`,
    answer: (d) => `The fight waits for your answer to ${offers(d.offers)}.`,
    help: (d, say) => `${say.seat(d.attacker)} fights ${say.seat(d.defender)}. Do you offer a war card?`,
    refill: (d) => `Do you draw ${warCards(d.count)} to make up for those laid?`,
    premium: () => 'You may mark a figure of your nation outside the city.',
    banish: (d, say) => `Where does ${say.seat(d.loser)}’s beaten figure go?`,
    offered: (d) => `You have ${offers(d.offers)} to answer.`,
    aside: () => 'It is not your turn; you may make offers or play bribery cards.',
  },
  awaited: {
    mark: (_, { names }) => `${names} marks a figure outside the city.`,
    act: (d, { names }) => `${names} has ${d.left === 1 ? 'one action' : `${d.left} actions`} left.`,
    bridges: (_, { names }) => `${names} may break or mend one bridge.`,
    attack: (d, { names }) => `${names} sends an unmarked ${nation(d.nation)} figure into the city.`,
    flight: (d, { names }) => `${names} sends an unmarked ${nation(d.nation)} figure out of the city.`,
    plunder: (d, who) => `${who.names} ${who.several ? 'discard' : 'discards'} supply cards down to ${d.most}.`,
    mutiny: (d, who) => `${who.names} ${who.several ? 'put' : 'puts'} back war cards down to ${d.most}.`,
    bid: (d, { names }) => `${names} may bid ${d.least} or more for the bribery card.`,
    pay: (d, { names }) => `${names} pays ${d.amount} for the bribery card.`,
    ready: (d, { names }, say) => `${names} is attacked by ${say.seat(d.attacker)} ${onNamed(d.at)}: fight or surrender?`,
    lay: (d, { names }, say) => `${names} lays war cards against ${say.seat(d.defender)} ${onNamed(d.at)}.`,
    add: (d, { names }, say) => `${names} may add cards against ${say.seat(d.opponent)}, or pass.`,
    answer: (_, who) => `${who.names} ${who.several ? 'have' : 'has'} an offer to answer before the cards are shown.`,
    help: (d, { names }, say) => `${names} may hire out a war card: ${say.seat(d.attacker)} fights ${say.seat(d.defender)}.`,
    refill: (_, { names }) => `${names} may draw new war cards.`,
    premium: (_, { names }) => `${names} may mark a figure as the prize of victory.`,
    banish: (d, { names }, say) => `${names} decides where ${say.seat(d.loser)}’s beaten figure goes.`,
  },
  warnings: {},
  lines: {
    nation: 'Nation that wins the city',
    city: 'Figures in the city',
    mission: 'Mission',
    treasures: 'Treasures',
    gold: 'Gold',
    bribery: 'Bribery cards',
  },
  options: {
    majority: {
      name: 'Nation with one player more',
      values: { random: 'drawn by lot', aztec: 'Aztecs', spanish: 'Spaniards' },
    },
  },
};
