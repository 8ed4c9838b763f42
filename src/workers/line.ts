/** Who is served next: fairly between lanes, so that one person's many calls never make another wait for all of them. */

export interface Place {
  /** Whose call it is: a person, or a table that nobody watches. */
  readonly lane: string;
  /** The smaller the sooner; calls of greater urgency wait until there is none of smaller. */
  readonly urgency: number;
}

/** The index in the queue of the call to serve: of the most urgent ones the lane served longest ago, and of that its first. */
export function nextInLine(queue: readonly Place[], served: ReadonlyMap<string, number>): number {
  let best = 0;
  for (let at = 1; at < queue.length; at++) {
    const [one, other] = [queue[best] as Place, queue[at] as Place];
    const sooner = other.urgency - one.urgency || (served.get(other.lane) ?? 0) - (served.get(one.lane) ?? 0);
    if (sooner < 0) best = at;
  }
  return best;
}
