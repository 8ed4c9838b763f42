/** What bots believe of the game, found by letting them play each other. Lists by number of players begin at 0. */
export const weights = {
  /** Blocks a player gets and builds in a round. */
  gain: [0, 0, 2.55, 2.7, 2.33],
  /** Blocks that go to the pharaoh in a round, of all players together. */
  spill: [0, 0, 11.0, 18.08, 10.95],
  /** How many times more often than by chance a wanted colour comes. */
  focus: 3.29,
  /** What it is worth that any colour will do, as long as it is one. */
  choice: 0.36,
  /** How sure it is that what can be done in time will be. */
  steepness: 0.97,
  luck: -1.24,
  /** How much pyramids hold each other up. */
  crowding: 0.24,
  /** Rounds lost where no worker is near. */
  travel: 0.3,
  /** The part of an unfinished pyramid's value lost for want of 0, 1, 2 overseers. */
  risk: [0.49, 0.074, 0.036],
  /** More of it where others have more overseers on the site. */
  outnumbered: 0.062,
  /** What the best other's points count. */
  envy: 1,
  /** How strongly a quick bidder prefers the better group, and how soon he has laid enough there. */
  greed: 2.01,
  plenty: 0.2,
  /** What a raid that needs luck with orders counts, and from what gain on workers go for it. */
  daring: 1.17,
  prize: 0.72,
  /** What a stolen block counts by itself, and a site taken over as against one's own. */
  loot: 0.37,
  spoils: 2.87,
  /** How far, in points, a quick player's orders may be from the best. */
  whim: 0.23,
};
