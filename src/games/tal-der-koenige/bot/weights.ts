/** What bots believe of the game, found by letting them play each other, for every number of players by itself. */
export interface Weights {
  /** Blocks a player gets and builds in a round. */
  readonly gain: number;
  /** Blocks that go to the pharaoh in a round, of all players together. */
  readonly spill: number;
  /** How many times more often than by chance a wanted colour comes. */
  readonly focus: number;
  /** What it is worth that any colour will do, as long as it is one. */
  readonly choice: number;
  /** How sure it is that what can be done in time will be. */
  readonly steepness: number;
  readonly luck: number;
  /** How much pyramids hold each other up. */
  readonly crowding: number;
  /** What a round is worth that no pyramid begun needs. */
  readonly future: number;
  /** How fast unfinished pyramids are lost that 0, 1, 2 overseers guard. */
  readonly risk: readonly number[];
  /** More of it where others have more overseers on the site. */
  readonly outnumbered: number;
  /** How strongly a quick bidder prefers the better group, and how soon he has laid enough there. */
  readonly greed: number;
  readonly plenty: number;
  /** What a raid that needs luck with orders counts, and from what gain on workers go for it. */
  readonly daring: number;
  readonly prize: number;
  /** What a stolen block counts by itself, and a site taken over as against one's own. */
  readonly loot: number;
  readonly spoils: number;
  /** How far, in points, a quick player's orders may be from the best. */
  readonly whim: number;
}

const two: Weights = {
  gain: 9,
  spill: 11.89,
  focus: 0.7,
  choice: 2,
  steepness: 1.1,
  luck: -0.5,
  crowding: 0.4,
  future: 0.9,
  risk: [0.76, 0.37, 0.051],
  outnumbered: 0.1,
  greed: 0.72,
  plenty: 0.11,
  daring: 1.23,
  prize: 0.55,
  loot: 0.15,
  spoils: 2.22,
  whim: 0.47,
};

const four: Weights = {
  gain: 6.68,
  spill: 12.62,
  focus: 0.69,
  choice: 2.63,
  steepness: 0.83,
  luck: -0.25,
  crowding: 0.34,
  future: 0.92,
  risk: [0.81, 0.4, 0],
  outnumbered: 0.021,
  greed: 1.46,
  plenty: 0.3,
  daring: 0.9,
  prize: 0.72,
  loot: 0.33,
  spoils: 1.98,
  whim: 0.47,
};

const three: Weights = { ...four, gain: 4.49, spill: 9.91 };

const byPlayers: readonly Weights[] = [two, two, two, three, four];

export function weightsFor(players: number): Weights {
  return byPlayers[players]!;
}
