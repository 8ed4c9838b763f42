/** What things are worth, in points at the end of the game; tuned by self-play. */
export const weights = {
  /** A marked figure in the city is five points, less while there is time to lose it. */
  cityFade: 0.4,
  /** A marked figure outside that has time to come in. */
  outside: 4.1,
  /** The mission's temple under an own figure, while there is time to lose it; and the hope of it. */
  missionFade: 0.55,
  missionHope: 2.5,
  /** How quickly the lead for a treasure blurs with the turns until it comes. */
  treasureBlur: 0.18,
  treasureFloor: 0.3,
  laterTreasure: 0.6,
  nationBlur: 0.35,
  /** A hand of war cards: the most it can be worth, and the sum at which it is worth half of that. */
  war: 28,
  warHalf: 27,
  /** The first card of each kind, and how much less each further one is worth. */
  disguise: 1,
  weapon: 1.9,
  food: 1.5,
  gold: 0.45,
  fading: 0.47,
  /** Bribery cards while there is time to use them. */
  moveOwn: 6.5,
  moveOther: 5.2,
  briberyWar: 2.6,
  briberySupply: 3,
  /** How much the best other player counts against the average one, and what winning is worth by itself. */
  leader: 0.6,
  winning: 12,
  /** How much of what hurts another player is a gain for oneself, with more than two players. */
  spite: 0.35,
  leaderSpite: 0.4,
  /** How much of his hand a defender is thought to throw in, and what an attack costs in any case. */
  resolve: 1.4,
  attackCost: 0.6,
  /** How much an opponent in a fight is thought to add to what lies. */
  addition: 0.34,
  /** How uncertain an opponent's strength is, per card and in any case. */
  doubt: 1.7,
  doubtFloor: 2.2,
  /** Attacks to come, where the hand is stronger than the others', and where it is weaker. */
  reign: 2,
  peril: 2.6,
  /** Entering the city: depth is safety. */
  depth: 0.03,
};
