/**
 * Finds what the traits of a Cortez position count for (src/games/cortez/bot/judgement.ts): greedy players who now and then do
 * something else play many games, and a multinomial logistic regression tells who wins by everybody's traits on the way.
 * Prints both tables: `node scripts/cortez-judgement.ts 4000`. Needed after a trait or the greedy player has changed.
 */
import { at } from '../src/core/at.ts';
import { readConfig } from '../src/core/config.ts';
import { fastRandom, pick, type Random } from '../src/core/random.ts';
import { isRefusal } from '../src/core/refusal.ts';
import { heuristics } from '../src/games/cortez/bot/index.ts';
import { outlook } from '../src/games/cortez/bot/outlook.ts';
import { ownStrength } from '../src/games/cortez/bot/power.ts';
import { traits, traitsOf, watchRaces } from '../src/games/cortez/bot/traits.ts';
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
  watchRaces(look);
  const left = ripeness(look.turns, 8);
  const strengths = Array.from({ length: state.players }, (_, seat) => ownStrength(state, seat));
  return strengths.map((_, seat) =>
    Float64Array.from([...traitsOf(state, look, strengths, seat)].flatMap((trait) => [trait, trait * left, trait * left * left])),
  );
}

function playOne(players: number, random: Random, into: Position[]): void {
  const config = readConfig(cortez, { players });
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
  for (let i = 0; i < width; i++) sum += at(a, i) * at(b, i);
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
      mean[i] = at(mean, i) + at(row, i) / rows.length;
      squares[i] = at(squares, i) + at(row, i) ** 2 / rows.length;
    }
  return squares.map((square, i) => 1 / (Math.sqrt(Math.max(0, square - at(mean, i) ** 2)) + 1e-6));
}

/** Adam (Kingma and Ba) on the likelihood of the winners; the scale is worked into the traits. */
function regress(positions: readonly Position[], random: Random): Float64Array {
  const scale = scaleOf(positions);
  for (const { seats } of positions)
    for (const seat of seats) for (let i = 0; i < width; i++) seat[i] = at(seat, i) * at(scale, i);
  const [weights, slope, first, second] = Array.from({ length: 4 }, () => new Float64Array(width)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const steps = Math.ceil((rounds * positions.length) / batch);
  for (let step = 1; step <= steps; step++) {
    for (let i = 0; i < width; i++) slope[i] = 2 * modesty * at(weights, i);
    for (let i = 0; i < batch; i++) addSlope(pick(positions, random), weights, slope);
    const speed = (pace * (1 - step / steps) * Math.sqrt(1 - spread ** step)) / (1 - memory ** step);
    for (let i = 0; i < width; i++) {
      const s = at(slope, i);
      first[i] = memory * at(first, i) + (1 - memory) * s;
      second[i] = spread * at(second, i) + (1 - spread) * s * s;
      weights[i] = at(weights, i) - (speed * at(first, i)) / (Math.sqrt(at(second, i)) + 1e-8);
    }
  }
  return weights.map((weight, i) => weight * at(scale, i));
}

function addSlope({ seats, wins }: Position, weights: Float64Array, slope: Float64Array): void {
  const esteem = seats.map((seat) => dot(seat, weights));
  const most = Math.max(...esteem);
  const shares = esteem.map((its) => Math.exp(its - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  for (const [seat, traits] of seats.entries()) {
    const error = (at(shares, seat) / all - at(wins, seat)) / batch;
    for (let i = 0; i < width; i++) slope[i] = at(slope, i) + error * at(traits, i);
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
