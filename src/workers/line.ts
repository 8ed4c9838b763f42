/** Who is served next: fairly between lanes, so that one person's many calls never make another wait for all of them. */

export interface Place {
  /** Whose call it is: a person, or a table that nobody watches. */
  readonly lane: string;
  /** The smaller the sooner; calls of greater urgency wait until there is none of smaller. */
  readonly urgency: number;
  /** What it takes of its lane's share; 1 where nothing is said. */
  readonly cost?: number;
}

/**
 * The index in the queue of the call to serve: of the most urgent ones those of the lane that has had least, of that the
 * cheapest, and of these the first. `served` is what each lane has had.
 */
export function nextInLine(queue: readonly Place[], served: ReadonlyMap<string, number>): number {
  let best = 0;
  for (let at = 1; at < queue.length; at++) {
    const [one, other] = [queue[best]!, queue[at]!];
    const sooner =
      other.urgency - one.urgency ||
      (served.get(other.lane) ?? 0) - (served.get(one.lane) ?? 0) ||
      (other.cost ?? 1) - (one.cost ?? 1);
    if (sooner < 0) best = at;
  }
  return best;
}
