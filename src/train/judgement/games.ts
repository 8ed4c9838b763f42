/** Games of bots who think a little and now and then err, and the positions on the way: what a judgement is learned from. */
import { openContext, think } from '../../bots/bot.ts';
import { efforts } from '../../bots/levels.ts';
import { readConfig } from '../../core/config.ts';
import type { Action, AnyGame, Seat } from '../../core/game.ts';
import type { AnyHeuristics } from '../../core/heuristics.ts';
import type { Judging } from '../../core/judging.ts';
import { fastRandom, pick, type Random } from '../../core/random.ts';
import { isRefusal } from '../../core/refusal.ts';

/** The positions of one game in their order, each seat by seat, and what each seat had of the victory. */
export interface Game {
  readonly positions: readonly (readonly Float64Array[])[];
  readonly wins: readonly number[];
}

export interface Table {
  readonly game: AnyGame;
  readonly heuristics: AnyHeuristics;
  readonly judging: Judging;
  readonly players: number;
  readonly iterations: number;
}

/** Of a thousand decisions up to so many, in some games none, are anything that deserves a thought: else all games would be alike. */
const errors = [0, 40, 80, 160];
/** One position in so many is kept: neighbours tell much the same. */
const keptEvery = 2;

export function playOne(table: Table, seed: number): Game {
  const { game, heuristics, judging, players } = table;
  const config = readConfig(game, { players });
  if (isRefusal(config)) throw new Error(config.reason);
  const random = fastRandom(seed);
  const state = game.setup(config, random);
  const err = pick(errors, random);
  const positions: Float64Array[][] = [];
  for (let [seat] = game.waiting(state); seat !== undefined; [seat] = game.waiting(state)) {
    if (judging.isJudged(state) && random.below(keptEvery) === 0) positions.push(judging.look(state));
    game.play(state, seat, decide(table, state, seat, err, random), random);
    for (let other = 0; other < players; other++) {
      if (game.waiting(state).includes(other)) continue;
      const aside = heuristics.aside?.(game.imagine(game.view(state, other), other, random), other, random);
      if (aside && !game.refusal(state, other, aside)) game.play(state, other, aside, random);
    }
  }
  const { winners } = game.standing(state);
  return { positions, wins: Array.from({ length: players }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)) };
}

function decide({ game, heuristics, iterations }: Table, state: object, seat: Seat, err: number, random: Random): Action {
  const view = game.view(state, seat);
  const seed = random.below(0x1_0000_0000);
  const context = openContext({ game, heuristics, view, seat, bot: 'strong', seed, allowance: { iterations } });
  const found = think(context, efforts.strong);
  const [first] = random.below(1000) < err ? pick(found, random).plan : found[0]!.plan;
  return first!;
}
