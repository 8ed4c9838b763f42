/** What the bots believe, in points; found by playing variants against each other. */
export interface Weights {
  /** How sure a majority is until the next scoring: at least, at most, and how fast it grows with what breaking it costs. */
  readonly holdLeast: number;
  readonly holdMost: number;
  readonly holdScale: number;
  /** How likely a temple still is to be won by then: at most, and how fast that falls with what it costs. */
  readonly takeMost: number;
  readonly takeScale: number;
  /** A temple that can still be won within the scoring turn that is on. */
  readonly now: number;
  /** The same for the scorings after the next. */
  readonly laterHoldLeast: number;
  readonly laterHoldMost: number;
  readonly laterHoldScale: number;
  readonly laterTakeMost: number;
  readonly laterTakeScale: number;
  /** What every uncovered level of a temple in one's hand counts at each of those besides. */
  readonly level: number;
  /** How fast that grows with what breaking the majority costs. */
  readonly firm: number;
  /** After how many rounds of turns the next scoring is as good as a later one. */
  readonly horizon: number;
  /** What a level of a temple may still gain, per level, scoring to come and own figure there. */
  readonly growth: number;
  /** What a treasure in hand is worth beyond its points, by what more of its motif lies buried. */
  readonly match: number;
  /** What a treasure without its like is worth of its point, as others may take it (T4.6). */
  readonly single: number;
  /** The chance to raise a treasure where a figure stands ready, per scoring to come. */
  readonly ready: number;
  /** Being near temples, and near treasures, with one's camps, per point of them and own turn to come. */
  readonly access: number;
  readonly digAccess: number;
  /** How fast nearness falls with the way. */
  readonly far: number;
  /** A camp still in the supply, a guard still to come, per own turn or scoring to come. */
  readonly camp: number;
  readonly guard: number;
  /** A figure in play, per own turn to come; the leader; and for each point of the way it has come. */
  readonly member: number;
  readonly leader: number;
  readonly way: number;
  /** A member on a temple, per own turn to come. */
  readonly post: number;
  /** An action point in hand. */
  readonly point: number;
  /** What choosing a tile brings in the auction game: per point of a temple or mask and scoring to come; per point of a lead. */
  readonly temple: number;
  readonly treasure: number;
  readonly volcano: number;
  /** How much of the comparison is with the best other rather than with the average one. */
  readonly best: number;
  /** What a point of the others counts against one of one's own. */
  readonly rivalry: number;
}

/** Two fight over every temple: what one loses the other has won. */
export const betweenTwo: Weights = {
  holdLeast: 0.227,
  holdMost: 0.985,
  holdScale: 2.44,
  takeMost: 0.619,
  takeScale: 3.3,
  now: 0.379,
  laterHoldLeast: 0.0484,
  laterHoldMost: 0.143,
  laterHoldScale: 9.52,
  laterTakeMost: 0.144,
  laterTakeScale: 3.23,
  level: 0.8,
  firm: 6.0,
  horizon: 3.0,
  growth: 0.0115,
  single: 1.54,
  match: 0.165,
  ready: 0.804,
  access: 0.123,
  far: 0.128,
  digAccess: 0.056,
  camp: 6.98e-5,
  guard: 2.54,
  member: 0.062,
  leader: 0.0814,
  post: 0.00804,
  way: 0.00441,
  point: 0.387,
  temple: 0.03,
  treasure: 0.1,
  volcano: 0.1,
  best: 0.543,
  rivalry: 1,
};

/**
 * Among three or four what a majority costs the others is worth less than what it brings: those who count both alike leave the
 * table with fewer points, and no more victories.
 */
export const amongFour: Weights = {
  ...betweenTwo,
  level: 0.62,
  firm: 10,
  match: 0.14,
  access: 0.09,
  digAccess: 0.065,
  guard: 1.5,
  best: 0.4,
  rivalry: 0.6,
};

/** Three fight even less: as many victories against who fights more, and more points for all. */
export const amongThree: Weights = { ...amongFour, rivalry: 0.45 };
