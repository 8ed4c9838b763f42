/** Who stands where, and by what: every line can be worked out by hand from the results. */
import { survivors } from './knock-out.ts';
import { type RoundScore, scoresOf } from './scores.ts';
import type { Entrant, Round, Rules } from './types.ts';

export interface Standing {
  readonly id: string;
  /** From 1; shared by those whom nothing but the lot tells apart. */
  readonly place: number;
  /** The sum over all rounds. */
  readonly score: number;
  /** Rounds that he has come through; of a knock-out alone, where it goes before everything else. */
  readonly rounds: number;
  /** First tie-break: for every round the mean score of those he sat with, added up. */
  readonly opponents: number;
  /** Second: points above what the others at his tables made, or others on the same cards. */
  readonly margin: number;
  /** Third: rounds in which nobody did better. */
  readonly wins: number;
  readonly byes: number;
  readonly played: number;
  readonly withdrawn: boolean;
}

type Sums = Omit<Standing, 'place'> & { readonly lot: number };

export function standings(rules: Rules, entrants: readonly Entrant[], rounds: readonly Round[]): Standing[] {
  const scores = rounds.map((round) => scoresOf(rules, round));
  const total = new Map(entrants.map(({ id }) => [id, scores.reduce((sum, round) => sum + (round.get(id)?.score ?? 0), 0)]));
  const through = comeThrough(rules, entrants, rounds);
  const sums = entrants.map((entrant): Sums => {
    const own = scores.flatMap((round) => round.get(entrant.id) ?? []);
    return {
      id: entrant.id,
      lot: entrant.lot,
      score: tidy(total.get(entrant.id) ?? 0),
      rounds: through.get(entrant.id) ?? 0,
      opponents: tidy(own.reduce((sum, { opponents }) => sum + meanOf(opponents.map((id) => total.get(id) ?? 0)), 0)),
      margin: tidy(own.reduce((sum, { margin }) => sum + margin, 0)),
      wins: own.filter((one) => isWin(one)).length,
      byes: own.filter(({ bye }) => bye).length,
      played: own.filter(({ bye, done }) => !bye && done).length,
      withdrawn: entrant.until !== null,
    };
  });
  const sorted = sums.sort((one, other) => compare(one, other) || one.lot - other.lot);
  let place = 0;
  return sorted.map(({ lot: _, ...row }, at) => {
    if (at === 0 || compare(sorted[at - 1]!, sorted[at]!) !== 0) place = at + 1;
    return { ...row, place };
  });
}

function isWin({ score, bye, done }: RoundScore): boolean {
  return done && !bye && score === 1;
}

function compare(one: Sums, other: Sums): number {
  return (
    other.rounds - one.rounds ||
    other.score - one.score ||
    other.opponents - one.opponents ||
    other.margin - one.margin ||
    other.wins - one.wins
  );
}

/** Sums of thirds that are equal on paper are equal here. */
function tidy(number: number): number {
  return Math.round(number * 1e6) / 1e6;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.length ? numbers.reduce((sum, number) => sum + number, 0) / numbers.length : 0;
}

/** Of a knock-out: how many rounds each has come through. */
function comeThrough({ format }: Rules, entrants: readonly Entrant[], rounds: readonly Round[]): Map<string, number> {
  const through = new Map<string, number>();
  if (format !== 'knockOut') return through;
  for (const round of rounds) for (const id of survivors(entrants, round)) through.set(id, (through.get(id) ?? 0) + 1);
  return through;
}
