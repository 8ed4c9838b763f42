/** What is worth telling of an analysis: where the game turned, and what each player's decisions and luck came to. */
import type { Seat } from '../core/game.ts';
import type { Analysis, WeighedDecision } from './analysis.ts';

/** A turn after which chances were not what they had been. */
export interface TurningPoint {
  /** The moment after it, by its place among the moments; and the steps of the turn. */
  readonly moment: number;
  readonly from: number;
  readonly step: number;
  readonly seat: Seat;
  /** Whose chance changed most, from what to what. */
  readonly whose: Seat;
  readonly before: number;
  readonly after: number;
  /** What of that seat's own change was decided (never more than 0), and what was luck. */
  readonly decided: number;
  readonly luck: number;
  /** The decision of that turn that cost most, where one did. */
  readonly decision?: WeighedDecision;
}

interface SeatSummary {
  readonly seat: Seat;
  /** Turns in which it decided something, also where an auction is one turn of all. */
  readonly turns: number;
  /** What decisions lost in the mean of a turn, as the game judges, and of the chance. */
  readonly lossPerTurn: number;
  readonly chanceLossPerTurn: number;
  readonly costliest?: WeighedDecision;
  readonly best?: WeighedDecision;
  /** How the chance went from the beginning to the end: by own decisions, by luck in own turns, and by what others did. */
  readonly decided: number;
  readonly luck: number;
  readonly others: number;
}

/** Turns in which nothing happened to speak of are no turning points. */
const leastChange = 0.02;

export function turningPoints({ moments, decisions }: Analysis, most = 3): TurningPoint[] {
  const all = moments.flatMap(({ step, seat: mover, chances }, at) => {
    const earlier = moments[at - 1];
    if (!earlier || mover === undefined) return [];
    const within = decisions.filter((decision) => decision.step >= earlier.step && decision.step < step);
    const [decision] = within.filter(({ cost }) => cost > 0).sort((a, b) => b.chanceCost - a.chanceCost);
    // Where an auction is one turn of all, it is told by who lost most in it.
    const seat = decision?.seat ?? mover;
    const changes = chances.map((chance, one) => chance - (earlier.chances[one] ?? 0));
    const whose = changes.reduce((top, change, one) => (Math.abs(change) > Math.abs(changes[top] ?? 0) ? one : top), seat);
    const lost = lossIn(within, seat, chances).chance;
    const decided = -lost;
    const point: TurningPoint = {
      moment: at,
      from: earlier.step,
      step,
      seat,
      whose,
      before: earlier.chances[whose] ?? 0,
      after: chances[whose] ?? 0,
      decided,
      luck: (changes[seat] ?? 0) - decided,
      ...(decision ? { decision } : {}),
    };
    return [{ point, size: Math.max(Math.abs(changes[whose] ?? 0), lost) }];
  });
  return all
    .filter(({ size }) => size >= leastChange)
    .sort((a, b) => b.size - a.size || a.point.moment - b.point.moment)
    .slice(0, most)
    .map(({ point }) => point)
    .sort((a, b) => a.moment - b.moment);
}

/**
 * What a seat's decisions lost in one turn. Several of them are mostly about the same thing, such as the bids for one card: the costliest
 * counts. More than what is missing to certainty nobody has lost.
 */
function lossIn(within: readonly WeighedDecision[], seat: Seat, after: readonly number[]) {
  const own = within.filter((decision) => decision.seat === seat);
  return {
    decided: own.length > 0,
    points: Math.max(0, ...own.map(({ cost }) => cost)),
    chance: Math.min(1 - (after[seat] ?? 0), Math.max(0, ...own.map(({ chanceCost }) => chanceCost))),
  };
}

export function seatSummaries({ players, moments, decisions }: Analysis): SeatSummary[] {
  return Array.from({ length: players }, (_, seat) => {
    const own = decisions.filter((decision) => decision.seat === seat);
    let [turns, losses, decided, luck, others] = [0, 0, 0, 0, 0];
    for (const [at, moment] of moments.entries()) {
      const earlier = moments[at - 1];
      if (!earlier) continue;
      const within = own.filter(({ step }) => step >= earlier.step && step < moment.step);
      const loss = lossIn(within, seat, moment.chances);
      const rest = (moment.chances[seat] ?? 0) - (earlier.chances[seat] ?? 0) + loss.chance;
      if (loss.decided || moment.seat === seat) turns += 1;
      losses += loss.points;
      decided -= loss.chance;
      if (moment.seat === seat) luck += rest;
      else others += rest;
    }
    const [costliest] = own.filter(({ cost }) => cost > 0).sort((a, b) => b.chanceCost - a.chanceCost || b.cost - a.cost);
    const [best] = own
      .filter(({ gain, cost }) => gain > 0 && cost === 0)
      .sort((a, b) => b.chanceGain - a.chanceGain || b.gain - a.gain);
    return {
      seat,
      turns,
      lossPerTurn: losses / Math.max(1, turns),
      chanceLossPerTurn: -decided / Math.max(1, turns),
      ...(costliest ? { costliest } : {}),
      ...(best ? { best } : {}),
      decided,
      luck,
      others,
    };
  });
}
