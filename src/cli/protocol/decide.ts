/** What a bot of the house would do, for whoever asks; programs that want a place on the ladder answer the same request. */
import * as v from 'valibot';
import { decide as decideFor } from '../../bots/bot.ts';
import { botNames } from '../../bots/levels.ts';
import type { AnyGame, Seat } from '../../core/game.ts';
import { fastRandom } from '../../core/random.ts';
import { houseRefusal, type Refusal } from '../../core/refusal.ts';
import { loadGame, loadHeuristics } from '../../games/index.ts';
import { allowanceOf } from '../ladder/player.ts';
import { command, seat } from './request.ts';

const longestEcho = 40;
const mostIterations = 100_000_000;
const mostTime = 3_600_000;
const presetTime = 1000;
const natural = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

export const decide = command(
  {
    game: v.string(),
    view: v.record(v.string(), v.unknown()),
    seat,
    bot: v.optional(v.picklist(botNames), 'strong'),
    seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff)), 1),
    iterations: v.optional(natural(mostIterations)),
    time: v.optional(natural(mostTime)),
  },
  async (_, { game: id, view, seat: asked, bot, seed, iterations, time }) => {
    const game = await loadGame(id);
    if (!game) return houseRefusal('unknownGame', { game: id.slice(0, longestEcho) });
    const refused = whyNot(game, view, asked);
    if (refused) return refused;
    const limit = iterations === undefined ? { time: time ?? presetTime } : { iterations };
    const heuristics = await loadHeuristics(id);
    return {
      action: decideFor({
        game,
        heuristics,
        view,
        seat: asked,
        bot,
        seed,
        allowance: allowanceOf({ bot, factor: 1 }, limit, () => performance.now()),
      }),
    };
  },
);

/** A view is sound when what is imagined of it looks the same again. */
function whyNot(game: AnyGame, view: object, asked: Seat): Refusal | undefined {
  try {
    const state = game.imagine(view, asked, fastRandom(1));
    if (game.invariants(state).length || JSON.stringify(game.view(state, asked)) !== JSON.stringify(view))
      return houseRefusal('unreadable', { where: 'view' });
    return game.waiting(state).includes(asked) ? undefined : houseRefusal('notAsked', {});
  } catch {
    return houseRefusal('unreadable', { where: 'view' });
  }
}
