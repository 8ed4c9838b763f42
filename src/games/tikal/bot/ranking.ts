/** Actions with what each seems to bring, and what it costs. */
import type { TikalAction } from '../action.ts';

export interface Ranking {
  readonly actions: TikalAction[];
  readonly gains: number[];
  /** Gains less what the points would bring elsewhere. */
  readonly net: number[];
  /** What the state is worth before any of them. */
  readonly now: number;
}

export function newRanking(now = 0): Ranking {
  return { actions: [], gains: [], net: [], now };
}

/** The best so many, best first; equal ones in the order they came. */
export function rank({ actions, net }: Ranking, most: number): TikalAction[] {
  const order: number[] = [];
  for (let at = 0; at < actions.length; at++) {
    const value = net[at]!;
    if (order.length === most && net[order[most - 1]!]! >= value) continue;
    let to = order.length < most ? order.length : most - 1;
    for (; to > 0 && net[order[to - 1]!]! < value; to--) order[to] = order[to - 1]!;
    order[to] = at;
  }
  return order.map((at) => actions[at]!);
}

/** The best of those that bring anything at all: points not spent are lost. */
export function best({ actions, gains, net }: Ranking): TikalAction | undefined {
  let best = -1;
  for (let at = 0; at < actions.length; at++) if (gains[at]! > 0 && (best < 0 || net[at]! > net[best]!)) best = at;
  return actions[best];
}
