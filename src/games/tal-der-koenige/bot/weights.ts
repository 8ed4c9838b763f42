/** What bots believe of the game, found by letting them play each other. Lists by number of players begin at 0. */
export const weights = {
  /** Blocks a player gets and builds in a round. */
  gain: [0, 0, 5.5, 5, 4.5],
  /** Blocks that go to the pharaoh in a round, of all players together. */
  spill: [0, 0, 7, 8, 9],
  /** How many times more often than by chance a wanted colour comes. */
  focus: 1.9,
  /** What it is worth that any colour will do, as long as it is one. */
  choice: 1.15,
  /** How sure it is that what can be done in time will be. */
  steepness: 1.2,
  luck: 0,
  /** How much pyramids hold each other up. */
  crowding: 0.6,
  /** Rounds lost where no worker is near. */
  travel: 0.8,
  /** The part of an unfinished pyramid's value lost for want of 0, 1, 2 overseers. */
  risk: [0.3, 0.1, 0.02],
  /** More of it where others have more overseers on the site. */
  outnumbered: 0.15,
  /** What the best other's points count. */
  envy: 1,
  /** How strongly a quick bidder prefers the better group, and how soon he has laid enough there. */
  greed: 1.5,
  plenty: 0.45,
  /** What a raid that needs luck with orders counts, and from what gain on workers go for it. */
  daring: 0.7,
  prize: 0.8,
  /** What a stolen block counts by itself, and a site taken over as against one's own. */
  loot: 0.12,
  spoils: 0.85,
  /** How far, in points, a quick player's orders may be from the best. */
  whim: 0.8,
};
