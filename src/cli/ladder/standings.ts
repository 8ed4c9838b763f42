/** What the contests of a ladder come to. */
import { round } from '../tally.ts';
import { ratingIntervals, type SeedShare } from './bootstrap.ts';
import type { Contest, Result } from './contest.ts';
import { ratings, wilson } from './wilson.ts';

export interface PairLine {
  readonly candidate: string;
  readonly baseline: string;
  readonly games: number;
  /** The candidate's share of the wins, with its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly meanScore: number;
  readonly meanOther: number;
  readonly meanWinner: number;
}

export interface BotLine {
  readonly name: string;
  /** Of the wins, what one seat of this bot has in the mean. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** With the interval that drawing the seeds anew gives it. */
  readonly elo: number;
  readonly eloLow: number;
  readonly eloHigh: number;
  readonly meanScore: number;
  /** In the mean; then the median, what only one in a hundred decisions exceeds, and the longest. */
  readonly msPerDecision: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

interface Pair {
  readonly candidate: string;
  readonly baseline: string;
  games: number;
  wins: number;
  points: number;
  otherPoints: number;
  winnerPoints: number;
  readonly times: number[];
  readonly otherTimes: number[];
  readonly seeds: SeedShare[];
}

export type Pairs = Map<string, Pair>;

export function pairName({ candidate, baseline }: Pick<Contest, 'candidate' | 'baseline'>): string {
  return `${candidate} against ${baseline}`;
}

export function noteResult(pairs: Pairs, { candidate, baseline }: Contest, result: Result): void {
  const name = pairName({ candidate, baseline });
  const fresh: Pair = {
    candidate,
    baseline,
    games: 0,
    wins: 0,
    points: 0,
    otherPoints: 0,
    winnerPoints: 0,
    times: [],
    otherTimes: [],
    seeds: [],
  };
  const pair = pairs.get(name) ?? fresh;
  pair.games += result.games;
  pair.wins += result.wins;
  pair.points += result.points;
  pair.otherPoints += result.otherPoints;
  pair.winnerPoints += result.winnerPoints;
  pair.seeds.push({ wins: result.wins, games: result.games });
  for (const time of result.times) pair.times.push(time);
  for (const time of result.otherTimes) pair.otherTimes.push(time);
  pairs.set(name, pair);
}

export function pairLines(pairs: Pairs, players: number): PairLine[] {
  return [...pairs.values()].map(({ candidate, baseline, games, wins, points, otherPoints, winnerPoints }) => {
    const { low, high } = wilson(wins, games);
    return {
      candidate,
      baseline,
      games,
      share: round(wins / games),
      low: round(low),
      high: round(high),
      meanScore: round(points / games),
      meanOther: round(otherPoints / games / (players - 1)),
      meanWinner: round(winnerPoints / games),
    };
  });
}

export function botLines(bots: readonly string[], pairs: Pairs, players: number): BotLine[] {
  const rated = ratings(bots, [...pairs.values()], players);
  const intervals = ratingIntervals(bots, [...pairs.values()], players);
  return bots.map((name, at) => {
    let [games, wins, seats, points] = [0, 0, 0, 0];
    const times: number[] = [];
    for (const pair of pairs.values()) {
      if (pair.candidate === name) {
        games += pair.games;
        wins += pair.wins;
        seats += pair.games;
        points += pair.points;
        for (const time of pair.times) times.push(time);
      } else if (pair.baseline === name) {
        games += pair.games;
        wins += (pair.games - pair.wins) / (players - 1);
        seats += pair.games * (players - 1);
        points += pair.otherPoints;
        for (const time of pair.otherTimes) times.push(time);
      }
    }
    const { low, high } = wilson(wins, games);
    times.sort((a, b) => a - b);
    return {
      name,
      share: round(wins / games),
      low: round(low),
      high: round(high),
      elo: Math.round(rated[at]!),
      eloLow: Math.round(intervals[at]!.low),
      eloHigh: Math.round(intervals[at]!.high),
      meanScore: round(points / seats),
      msPerDecision: round(times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length)),
      p50: round(times[Math.floor(times.length / 2)] ?? 0),
      p99: round(times[Math.floor(times.length * 0.99)] ?? 0),
      most: round(times.at(-1) ?? 0),
    };
  });
}
