/** The figures of the game: cards, counts, limits. The board itself is in maps/. */

/** 0 Aztec, 1 Spanish. */
export type Nation = 0 | 1;

/** Supply cards in the order of their value in auctions: a kind's index plus one (C1.3). */
export const supplies = ['disguise', 'weapon', 'food', 'gold'] as const;
export const disguise = 0;
export const weapon = 1;
export const food = 2;
export const gold = 3;
export const supplyKinds = 4;
export const supplyOfKind = 25;
export const supplyStart = 10;

/** War cards per nation by value 1 to 6 (C1.3). */
export const warCards: readonly number[] = [10, 8, 7, 6, 5, 4];
export const warValues = 6;
export const warOfNation = 40;
export const warStart = 4;

export const missions: readonly number[] = [17, 18, 19, 20, 21, 22, 23, 24];

/** Events by kind; the treasure is shuffled into the last five of a round (C2.1). */
export const events = [
  'bridges',
  'attackAztec',
  'attackSpanish',
  'flightAztec',
  'flightSpanish',
  'plunder',
  'reinforcement',
  'mutiny',
  'bribery',
  'treasure',
] as const;
export type EventCard = (typeof events)[number];
export const treasure = events.indexOf('treasure');
/** The deck of one round, by kind: 17 events and one treasure. */
export const roundDeck: readonly number[] = [3, 3, 3, 1, 1, 1, 1, 1, 3, 1];
export const eventsBeforePacket = 13;

export const briberies = ['moveOwn', 'moveOther', 'drawWar', 'drawSupply', 'points3', 'points5', 'points7', 'dud'] as const;
export type Bribery = (typeof briberies)[number];
export const briberyKinds = 8;
export const briberyCards: readonly number[] = [1, 1, 1, 1, 1, 1, 1, 2];
/** Cards that can be played before the end (C9.2), by index. */
export const playableBriberies = 4;
export const briberyPoints: readonly number[] = [0, 0, 0, 0, 3, 5, 7, 0];
export const briberyDraw = 5;

export const mostPlayers = 6;
/** The version that changed rules last: from 2 on C6.4, C6.5 and C6.6 are as the rulebook has them. */
export const ownRules = 2;
export const collarsPerPlayer = 7;
export const collarsAtStart = 2;
export const figuresPerNation = 22;
export const figures = 44;
/** Each nation's colours, those first that are told apart best. */
const colours: readonly (readonly string[])[] = [
  ['red', 'yellow', 'orange'],
  ['blue', 'green', 'violet'],
];

export const actionsPerTurn = 2;
export const warPerFood = 4;
export const mostRefill = 4;
export const supplyLimit = 10;
export const warLimit = 4;
export const offersPerTurn = 3;
/** So that a fight ends: a helper may come back with another card or price this often. */
export const helpOffersPerFight = 5;

/** How many rounds so many players play (C2.1). */
export function roundsFor(players: number): number {
  return players <= 3 ? 2 : 3;
}

/** Points of the final count (C10.3). */
export const points = { nation: 5, figure: 5, mission: 10, treasure: 10, gold: 1 } as const;

/** The board itself is in maps/; these numbers hold for every map (C1.1, C1.5, C10.1). */
export const cityFields = 25;
export const firstTemple = 17;
export const lastTemple = 24;
export const bridgeCount = 5;
/** Fields with a crown alone, and as many with a helmet alone. */
export const startsOfNation = 18;

/** The colour of a seat: those of its nation, in the order of the seats (C1.2). */
export function colourOf(nations: readonly number[], seat: number): string {
  const nation = nations[seat]!;
  const before = nations.slice(0, seat).filter((other) => other === nation).length;
  return colours[nation]?.[before] ?? '';
}
