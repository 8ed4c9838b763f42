/**
 * Finds what the traits of a Cortez position count for (src/games/cortez/bot/judgement.ts): greedy players who now and then do
 * something else play many games, and a multinomial logistic regression tells who wins by everybody's traits on the way.
 * Prints both tables: `node scripts/cortez-judgement.ts 4000`. Needed after a trait or the greedy player has changed.
 */
import { readConfig } from '../src/core/config.ts';
import { fastRandom, pick, type Random } from '../src/core/random.ts';
import { isRefusal } from '../src/core/refusal.ts';
import { heuristics } from '../src/games/cortez/bot/index.ts';
import { outlook } from '../src/games/cortez/bot/outlook.ts';
import { ownStrength } from '../src/games/cortez/bot/power.ts';
import { traits, traitsOf } from '../src/games/cortez/bot/traits.ts';
import { ripeness } from '../src/games/cortez/bot/worth.ts';
import { cortez } from '../src/games/cortez/index.ts';
import type { State } from '../src/games/cortez/state.ts';

/** Everybody's traits, each also times what is left of the game and its square, and how much of the victory each seat had. */
interface Position {
  readonly seats: readonly Float64Array[];
  readonly wins: readonly number[];
}

const names = Object.keys(traits);
const width = names.length * 3;
const seenEvery = 3;
const phases = ['act', 'bridges', 'attack'];

function lookAt(state: State): Float64Array[] {
  const look = outlook(state);
  const left = ripeness(look.turns, 8);
  const strengths = Array.from({ length: state.players }, (_, seat) => ownStrength(state, seat));
  return strengths.map((_, seat) =>
    Float64Array.from(traitsOf(state, look, strengths, seat).flatMap((trait) => [trait, trait * left, trait * left * left])),
  );
}

function playOne(players: number, random: Random, into: Position[]): void {
  const config = readConfig(cortez.meta, { players });
  if (isRefusal(config)) throw new Error(config.reason);
  const state = cortez.setup(config, random);
  const seen: Float64Array[][] = [];
  /** Of a thousand decisions so many are anything that deserves a thought. */
  const errors = 70 * random.below(4);
  let moment = '';
  for (let [seat] = cortez.waiting(state); seat !== undefined; [seat] = cortez.waiting(state)) {
    const now = `${state.turn} ${state.actions}`;
    if (now !== moment && phases.includes(state.phase) && random.below(seenEvery) === 0) seen.push(lookAt(state));
    moment = now;
    const errs = random.below(1000) < errors;
    cortez.play(
      state,
      seat,
      errs ? pick(heuristics.candidates(state, seat, random), random) : heuristics.rolloutAction(state, seat, random),
      random,
    );
    for (let other = 0; other < players; other++) {
      if (cortez.waiting(state).includes(other)) continue;
      const aside = heuristics.aside?.(state, other, random);
      if (aside && !cortez.refusal(state, other, aside)) cortez.play(state, other, aside, random);
    }
  }
  const { winners } = cortez.standing(state);
  const wins = Array.from({ length: players }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  for (const seats of seen) into.push({ seats, wins });
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < width; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

const rounds = 40;
const batch = 64;
const [pace, memory, spread] = [0.004, 0.9, 0.999];
/** Weights cost so much by their size, in traits brought to a common scale: those that tell little stay small. */
const modesty = 3e-4;

/** One over how much each trait varies. */
function scaleOf(positions: readonly Position[]): Float64Array {
  const rows = positions.flatMap(({ seats }) => seats);
  const [mean, squares] = [new Float64Array(width), new Float64Array(width)];
  for (const row of rows)
    for (let i = 0; i < width; i++) {
      mean[i] = (mean[i] as number) + (row[i] as number) / rows.length;
      squares[i] = (squares[i] as number) + (row[i] as number) ** 2 / rows.length;
    }
  return squares.map((square, i) => 1 / (Math.sqrt(Math.max(0, square - (mean[i] as number) ** 2)) + 1e-6));
}

/** Adam (Kingma and Ba) on the likelihood of the winners; the scale is worked into the traits. */
function regress(positions: readonly Position[], random: Random): Float64Array {
  const scale = scaleOf(positions);
  for (const { seats } of positions)
    for (const seat of seats) for (let i = 0; i < width; i++) seat[i] = (seat[i] as number) * (scale[i] as number);
  const [weights, slope, first, second] = Array.from({ length: 4 }, () => new Float64Array(width)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const steps = Math.ceil((rounds * positions.length) / batch);
  for (let step = 1; step <= steps; step++) {
    for (let i = 0; i < width; i++) slope[i] = 2 * modesty * (weights[i] as number);
    for (let i = 0; i < batch; i++) addSlope(pick(positions, random), weights, slope);
    const speed = (pace * (1 - step / steps) * Math.sqrt(1 - spread ** step)) / (1 - memory ** step);
    for (let i = 0; i < width; i++) {
      const s = slope[i] as number;
      first[i] = memory * (first[i] as number) + (1 - memory) * s;
      second[i] = spread * (second[i] as number) + (1 - spread) * s * s;
      weights[i] = (weights[i] as number) - (speed * (first[i] as number)) / (Math.sqrt(second[i] as number) + 1e-8);
    }
  }
  return weights.map((weight, i) => weight * (scale[i] as number));
}

function addSlope({ seats, wins }: Position, weights: Float64Array, slope: Float64Array): void {
  const esteem = seats.map((seat) => dot(seat, weights));
  const most = Math.max(...esteem);
  const shares = esteem.map((its) => Math.exp(its - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  for (const [seat, traits] of seats.entries()) {
    const error = ((shares[seat] as number) / all - (wins[seat] as number)) / batch;
    for (let i = 0; i < width; i++) slope[i] = (slope[i] as number) + error * (traits[i] as number);
  }
}

const games = Number(process.argv[2] ?? 4000);
/** So many players, and the share of the games they play. */
const tables = {
  duel: [[2, 1]],
  several: [
    [3, 0.3],
    [4, 0.6],
    [5, 0.12],
    [6, 0.1],
  ],
} as const;
for (const [name, mix] of Object.entries(tables)) {
  const random = fastRandom(1);
  const positions: Position[] = [];
  for (const [players, share] of mix) for (let game = 0; game < games * share; game++) playOne(players, random, positions);
  const weights = regress(positions, random);
  console.log(`export const ${name}: Judgement = {`);
  for (const [i, trait] of names.entries())
    console.log(`  ${trait}: [${[...weights.slice(3 * i, 3 * i + 3)].map((w) => w.toFixed(2)).join(', ')}],`);
  console.log('};');
}
