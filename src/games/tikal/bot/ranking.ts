/** Actions with what each seems to bring, and what it costs. */
import type { TikalAction } from '../action.ts';

export interface Ranking {
  readonly actions: TikalAction[];
  readonly gains: number[];
  /** Gains less what the points would bring elsewhere. */
  readonly net: number[];
}

export function newRanking(): Ranking {
  return { actions: [], gains: [], net: [] };
}

/** The best so many, best first. */
export function rank({ actions, net }: Ranking, most: number): TikalAction[] {
  const order = actions.map((_, at) => at).sort((one, other) => net[other]! - net[one]!);
  return order.slice(0, most).map((at) => actions[at]!);
}

/** The best of those that bring anything at all: points not spent are lost. */
export function best({ actions, gains, net }: Ranking): TikalAction | undefined {
  let best = -1;
  for (let at = 0; at < actions.length; at++) if (gains[at]! > 0 && (best < 0 || net[at]! > net[best]!)) best = at;
  return actions[best];
}
