/**
 * Fits what every number of a position counts for: everybody's are weighed alike, the chance to win is the softmax over the seats. What is
 * aimed at is TD(λ): partly who won, partly what the judgement itself says a little later in the same game (Sutton 1988).
 */
import { fastRandom, type Random } from '../../core/random.ts';
import type { Game } from './games.ts';

export interface FitSettings {
  /** How much of the aim is what came later: 1 is who won, and nothing else. */
  readonly lambda: number;
  readonly passes: number;
  readonly seed: number;
  /** What it costs to go away from where it began, in numbers brought to a common scale. */
  readonly modesty: number;
}

interface Position {
  readonly seats: readonly Float64Array[];
  readonly aims: Float64Array;
}

const batch = 64;
const [pace, memory, spread] = [0.004, 0.9, 0.999];

export function chancesOf(seats: readonly Float64Array[], counts: ArrayLike<number>, into: Float64Array): Float64Array {
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats.length; seat++) {
    let sum = 0;
    const one = seats[seat]!;
    for (let i = 0; i < one.length; i++) sum += one[i]! * counts[i]!;
    into[seat] = sum;
    most = Math.max(most, sum);
  }
  let all = 0;
  for (let seat = 0; seat < seats.length; seat++) all += into[seat] = Math.exp(into[seat]! - most);
  for (let seat = 0; seat < seats.length; seat++) into[seat] = into[seat]! / all;
  return into;
}

/** The mean logarithm of the chance given to who won, negated: the lower, the better told. */
export function surprise(games: readonly Game[], counts: ArrayLike<number>): number {
  let [sum, positions] = [0, 0];
  for (const { positions: all, wins } of games)
    for (const seats of all) {
      const chances = chancesOf(seats, counts, new Float64Array(seats.length));
      for (const [seat, won] of wins.entries()) sum -= won * Math.log(Math.max(chances[seat]!, 1e-9));
      positions += 1;
    }
  return sum / Math.max(1, positions);
}

/** From the end of each game back: what came next counts by `lambda`, what the judgement says of it by the rest. */
function aimsOf(games: readonly Game[], counts: ArrayLike<number>, lambda: number, into: readonly Position[]): void {
  let at = 0;
  for (const { positions, wins } of games) {
    let aims = Float64Array.from(wins);
    for (let i = positions.length - 1; i >= 0; i--) {
      into[at + i]!.aims.set(aims);
      const said = chancesOf(positions[i]!, counts, new Float64Array(wins.length));
      aims = aims.map((aim, seat) => lambda * aim + (1 - lambda) * said[seat]!);
    }
    at += positions.length;
  }
}

export function fitCounts(
  games: readonly Game[],
  start: readonly number[],
  { lambda, passes, seed, modesty }: FitSettings,
): number[] {
  const all: Position[] = games.flatMap(({ positions, wins }) =>
    positions.map((seats) => ({ seats, aims: new Float64Array(wins.length) })),
  );
  if (!all.length) return [...start];
  const random = fastRandom(seed);
  const size = start.length;
  const scale = deviations(all, size);
  const counts = Float64Array.from(start);
  const [slope, first, second] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  const each = Math.ceil(all.length / batch);
  const steps = each * passes;
  for (let step = 1; step <= steps; step++) {
    if (step % each === 1 || each === 1) aimsOf(games, counts, lambda, all);
    for (let i = 0; i < size; i++) slope[i] = 2 * modesty * (counts[i]! - start[i]!) * scale[i]!;
    addSlopes(all, counts, scale, slope, random);
    const speed = (pace * (1 - step / steps) * Math.sqrt(1 - spread ** step)) / (1 - memory ** step);
    for (let i = 0; i < size; i++) {
      first[i] = memory * first[i]! + (1 - memory) * slope[i]!;
      second[i] = spread * second[i]! + (1 - spread) * slope[i]! ** 2;
      counts[i] = counts[i]! - (speed * first[i]!) / (Math.sqrt(second[i]!) + 1e-8) / scale[i]!;
    }
  }
  return [...counts];
}

/** In numbers brought to a common scale, so that one pace suits all. */
function addSlopes(
  all: readonly Position[],
  counts: Float64Array,
  scale: Float64Array,
  slope: Float64Array,
  random: Random,
): void {
  for (let n = 0; n < batch; n++) {
    const { seats, aims } = all[random.below(all.length)]!;
    const chances = chancesOf(seats, counts, new Float64Array(seats.length));
    for (let seat = 0; seat < seats.length; seat++) {
      const error = (chances[seat]! - aims[seat]!) / batch;
      const one = seats[seat]!;
      for (let i = 0; i < one.length; i++) slope[i] = slope[i]! + (error * one[i]!) / scale[i]!;
    }
  }
}

function deviations(all: readonly Position[], size: number): Float64Array {
  const [mean, squares] = [new Float64Array(size), new Float64Array(size)];
  let rows = 0;
  for (const { seats } of all)
    for (const one of seats) {
      rows += 1;
      for (let i = 0; i < size; i++) {
        mean[i] = mean[i]! + one[i]!;
        squares[i] = squares[i]! + one[i]! ** 2;
      }
    }
  return squares.map((square, i) => Math.sqrt(Math.max(0, square / rows - (mean[i]! / rows) ** 2)) + 1e-6);
}
