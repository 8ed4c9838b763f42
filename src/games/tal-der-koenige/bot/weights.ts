/** What bots believe of the game, found by letting them play each other. Lists by number of players begin at 0. */
export const weights = {
  /** Blocks a player gets and builds in a round. */
  gain: [0, 0, 7.17, 4.49, 5.79],
  /** Blocks that go to the pharaoh in a round, of all players together. */
  spill: [0, 0, 11.89, 9.91, 12.09],
  /** How many times more often than by chance a wanted colour comes. */
  focus: 1.17,
  /** What it is worth that any colour will do, as long as it is one. */
  choice: 0.74,
  /** How sure it is that what can be done in time will be. */
  steepness: 1.66,
  luck: -0.67,
  /** How much pyramids hold each other up. */
  crowding: 0.64,
  /** What a round is worth that no pyramid begun needs. */
  future: 0.74,
  /** How fast unfinished pyramids are lost that 0, 1, 2 overseers guard. */
  risk: [0.76, 0.37, 0.051],
  /** More of it where others have more overseers on the site. */
  outnumbered: 0.1,
  /** What the best other's points count. */
  envy: 1,
  /** How strongly a quick bidder prefers the better group, and how soon he has laid enough there. */
  greed: 1.46,
  plenty: 0.3,
  /** What a raid that needs luck with orders counts, and from what gain on workers go for it. */
  daring: 0.9,
  prize: 0.72,
  /** What a stolen block counts by itself, and a site taken over as against one's own. */
  loot: 0.33,
  spoils: 1.98,
  /** How far, in points, a quick player's orders may be from the best. */
  whim: 0.47,
};
