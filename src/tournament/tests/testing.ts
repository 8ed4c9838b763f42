/** Tournaments played by chance, for the properties that all of them must have. */
import { fastRandom, type Random, shuffle } from '../../core/random.ts';
import { nextRound } from '../pairing.ts';
import type { Entrant, Outcome, Pair, Round, Rules } from '../types.ts';

export function entrantsOf(count: number, seed: number): Entrant[] {
  const lots = shuffle(
    Array.from({ length: count }, (_, at) => at),
    fastRandom(seed),
  );
  return lots.map((lot, at) => ({ id: `p${at + 1}`, lot, from: 1, until: null }));
}

function someOutcome(size: number, random: Random): Outcome {
  const points = Array.from({ length: size }, () => random.below(12));
  const most = Math.max(...points);
  const resigned = random.below(12) === 0 ? [random.below(size)] : [];
  const over = random.below(20) > 0;
  const winners = over ? points.flatMap((some, seat) => (some === most && !resigned.includes(seat) ? [seat] : [])) : [];
  return { points, winners, resigned, over };
}

/** Plays all rounds; who is in may change before each, and who keeps apart from whom. */
export function playedOut(
  rules: Rules,
  entrants: readonly Entrant[],
  seed: number,
  before: (round: number, entrants: readonly Entrant[]) => readonly Entrant[] = (_, some) => some,
  apart: (round: number) => readonly Pair[] = () => [],
): { rounds: Round[]; entrants: readonly Entrant[] } {
  const random = fastRandom(seed);
  const rounds: Round[] = [];
  let now = entrants;
  for (;;) {
    now = before(rounds.length + 1, now);
    const round = nextRound(rules, now, rounds, apart(rounds.length + 1));
    if (!round) return { rounds, entrants: now };
    if (rounds.length > 200) throw new Error('it never ends');
    rounds.push({ ...round, tables: round.tables.map((table) => ({ ...table, outcome: someOutcome(rules.size, random) })) });
  }
}
