/** Games of bots among themselves, and some positions of each as the calibration wants them. */
import { type Judged, judgePosition } from '../../src/analysis/chance.ts';
import type { Knowledge } from '../../src/analysis/knowledge.ts';
import { seedFor } from '../../src/analysis/seeds.ts';
import { decide, decideAside } from '../../src/bots/bot.ts';
import type { Level } from '../../src/bots/levels.ts';
import type { Memory } from '../../src/bots/memory.ts';
import { at } from '../../src/core/at.ts';
import { everyConfig } from '../../src/core/config.ts';
import type { AnyGame, Seat } from '../../src/core/game.ts';
import type { AnyHeuristics } from '../../src/core/heuristics.ts';
import { fastRandom, pick, type Random } from '../../src/core/random.ts';

type Readings = Readonly<Record<Knowledge, Judged>>;

export interface PlayedGame {
  readonly number: number;
  readonly players: number;
  readonly level: Level;
  readonly wins: readonly number[];
  readonly positions: readonly (Readings & { readonly points: readonly number[] })[];
}

/** Positions taken from one game: neighbours tell much the same. */
const positionsEach = 10;
const looks = 6;
/** What a medium bot may think, in actions: little, for there are many games. */
const iterations = 120;

/** Games of odd numbers are for fitting, those of even ones held out. */
export const isHeldOut = (number: number): boolean => number % 2 === 0;

export function playOne(game: AnyGame, heuristics: AnyHeuristics, number: number): PlayedGame {
  const configs = everyConfig(game.meta);
  const config = at(configs, ((number >> 1) * 7) % configs.length);
  const level: Level = (number >> 1) % 2 === 0 ? 'medium' : 'easy';
  const random = fastRandom(seedFor(0xca11b, number));
  const state = game.setup(config, random);
  const turns = playThrough(game, heuristics, state, level, random);
  const { points, winners } = game.standing(state);
  const wins = points.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  const chosen = Array.from({ length: positionsEach }, () => pick(turns, random));
  const positions = chosen.map((one) => ({
    ...readingsOf(game, heuristics, one, random.below(2 ** 32)),
    points: game.standing(one).points,
  }));
  return { number, players: config.players, level, wins, positions };
}

/** Plays to the end; the states in which somebody's turn was just over. */
function playThrough(game: AnyGame, heuristics: AnyHeuristics, state: object, level: Level, random: Random): object[] {
  const memory: Memory = new Map();
  const turns = [game.copy(state)];
  const heard = new Map<Seat, string>();
  let name = heuristics.turnName?.(state);
  for (let [seat] = game.waiting(state); seat !== undefined; [seat] = game.waiting(state)) {
    const now = heuristics.turnName?.(state);
    if (now !== name) turns.push(game.copy(state));
    name = now;
    const asked = { game, heuristics, bot: level, allowance: { iterations }, memory };
    const action = decide({ ...asked, view: game.view(state, seat), seat, seed: random.below(2 ** 32) });
    game.play(state, seat, action, random);
    const { points } = game.standing(state);
    for (const other of points.keys()) {
      const question = game.question(state, other)?.id;
      if (game.waiting(state).includes(other) || question === undefined || heard.get(other) === question) continue;
      heard.set(other, question);
      const aside = decideAside({ ...asked, view: game.view(state, other), seat: other, seed: random.below(2 ** 32) });
      if (aside && !game.refusal(state, other, aside)) game.play(state, other, aside, random);
    }
  }
  return turns;
}

function readingsOf(game: AnyGame, heuristics: AnyHeuristics, state: object, seed: number): Readings {
  const reading = (knowledge: Knowledge) => judgePosition(game, heuristics, state, { knowledge, looks, seed });
  return { table: reading('table'), open: reading('open') };
}
