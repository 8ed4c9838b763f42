/** A tournament worked out once more from its results alone. */
import { nextRound } from './pairing.ts';
import { type Standing, standings } from './standings.ts';
import type { Entrant, Round, Rules } from './types.ts';

interface Recomputed {
  /** The first round, from 1, whose tables are not those that follow from the rounds before it; undefined where all are. */
  readonly differs: number | undefined;
  readonly standings: readonly Standing[];
}

export function recompute(rules: Rules, entrants: readonly Entrant[], rounds: readonly Round[]): Recomputed {
  const at = rounds.findIndex((round, index) => {
    const expected = nextRound(rules, asOf(entrants, index + 1), rounds.slice(0, index), round.apart);
    return !expected || plan(expected) !== plan(round);
  });
  return { differs: at < 0 ? undefined : at + 1, standings: standings(rules, entrants, rounds) };
}

/** Those who had entered by then. Who left later was in. */
function asOf(entrants: readonly Entrant[], round: number): Entrant[] {
  return entrants
    .filter(({ from }) => from <= round)
    .map((entrant) => ({ ...entrant, until: entrant.until !== null && entrant.until <= round ? entrant.until : null }));
}

function plan({ tables, byes }: Round): string {
  return JSON.stringify([tables.map(({ seats }) => seats), byes]);
}
