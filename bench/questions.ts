/** Positions in which a bot has to think, the same for every bot that is measured on them. */
import { loadFrozen } from '../src/bots/frozen.ts';
import type { AnyGame, Config, Seat } from '../src/core/game.ts';
import { fastRandom } from '../src/core/random.ts';

export interface Question {
  readonly view: object;
  readonly seat: Seat;
}

/** One decision of so many is kept: the bots are to meet all phases of several games. */
const every = 11;

/** Games as the greedy bot of the oldest release plays them: it never changes, so neither do the questions. */
export async function takeQuestions(game: AnyGame, config: Config, count: number): Promise<Question[]> {
  const { decide } = await loadFrozen('bf19446', game.meta.id);
  const questions: Question[] = [];
  for (let seed = 1, decisions = 0; questions.length < count; seed++) {
    const chance = fastRandom(seed);
    const state = game.setup(config, chance);
    for (let seat = game.waiting(state)[0]; seat !== undefined && questions.length < count; seat = game.waiting(state)[0]) {
      const view = game.view(state, seat);
      if (decisions++ % every === every - 1) questions.push({ view, seat });
      const action = decide({ game, view, seat, bot: 'greedy', seed: decisions, allowance: { iterations: 1 } });
      game.play(state, seat, action, chance);
    }
  }
  return questions;
}
