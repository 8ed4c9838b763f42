/** What things are worth to a player who does not search, in points at the end of the game; tuned by self-play. */
export const weights = {
  /** A marked figure in the city is five points, less while there is time to lose it. */
  cityFade: 0.45,
  /** A marked figure outside that has time to come in. */
  outside: 4.7,
  /** The mission's temple under an own figure, while there is time to lose it; and the hope of it. */
  missionFade: 0.55,
  missionHope: 2.5,
  /** How quickly the lead for a treasure blurs with the turns until it comes. */
  treasureBlur: 0.2,
  treasureFloor: 0.3,
  laterTreasure: 0.6,
  nationBlur: 0.35,
  /** A hand of war cards: the most it can be worth, and the sum at which it is worth half of that. */
  war: 26,
  warHalf: 27,
  /** The first card of each kind, and how much less each further one is worth. */
  disguise: 1,
  weapon: 1.9,
  food: 1.6,
  gold: 0.45,
  fading: 0.45,
  /** Bribery cards while there is time to use them. */
  moveOwn: 6.5,
  moveOther: 5.2,
  briberyWar: 2.3,
  briberySupply: 2.8,
  /** What a sure victory is worth, and what the odds are worth besides, however sure it is already. */
  winning: 40,
  odds: 2,
  /** How much of what hurts another player is a gain for oneself, with more than two players. */
  spite: 0.35,
  leaderSpite: 0.4,
  /** How strong a defence is thought to be, how much of it must be met card for card, and how much those cards count. */
  resolve: 1.33,
  commitment: 0.78,
  attackCost: 0.7,
  /** How much an opponent in a fight is thought to add to what lies. */
  addition: 0.31,
  /** What an unseen war card is worth on average, in a hand and among those laid. */
  handCard: 3.2,
  laidCard: 3.8,
  /** How uncertain an opponent's strength is, per card and in any case. */
  doubt: 1.7,
  doubtFloor: 2.4,
  /** Entering the city: depth is safety. */
  depth: 0.03,
};
