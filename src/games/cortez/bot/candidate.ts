/** Actions with what they promise, in points. */
import type { Action } from '../action.ts';

export interface Candidate {
  readonly action: Action;
  readonly promise: number;
}

export function byPromise(candidates: Candidate[]): Candidate[] {
  return candidates.sort((a, b) => b.promise - a.promise);
}

/** The most promising one; there must be one. */
export function best(candidates: readonly Candidate[]): Candidate {
  let found = candidates[0]!;
  for (const candidate of candidates) if (candidate.promise > found.promise) found = candidate;
  return found;
}
