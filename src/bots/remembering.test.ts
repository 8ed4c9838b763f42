/** What bots keep from one position to the next must never change what they say of it. */
import { expect, it, vi } from 'vitest';
import { takeQuestions } from '../../bench/questions.ts';
import { readConfig } from '../core/config.ts';
import type { AnyGame, Config, Seat } from '../core/game.ts';
import type { AnyHeuristics } from '../core/heuristics.ts';
import { fastRandom } from '../core/random.ts';
import { loadGame, loadHeuristics } from '../games/index.ts';

const tables = ['tikal', 'tal-der-koenige'].flatMap((id) => [2, 3, 4].map((players): [string, number] => [id, players]));
const positions = 8;
const steps = 25;

/** All that is said of a state: its worth to everybody, what is worth a thought, what a sensible player does. */
function saidOf(heuristics: AnyHeuristics, state: object, seat: Seat, players: number) {
  return {
    action: heuristics.rolloutAction(state, seat, fastRandom(7)),
    candidates: heuristics.candidates(state, seat, fastRandom(7)),
    worth: Array.from({ length: players }, (_, other) => heuristics.evaluate(state, other)),
    aspects: heuristics.aspects(state, seat),
  };
}

/** Bots loaded anew, which remember nothing. */
async function newcomer(id: string): Promise<AnyHeuristics> {
  vi.resetModules();
  const games = await import('../games/index.ts');
  return (await games.loadHeuristics(id))!;
}

/** Random and sensible actions by turns from a position on, so that figures, camps and tiles all move; what is shown to `seen` is new. */
function wander(game: AnyGame, heuristics: AnyHeuristics, from: object, seed: number, seen: (state: object, seat: Seat) => void) {
  const random = fastRandom(seed);
  const state = game.copy(from);
  for (let step = 0; step < steps; step++) {
    const seat = game.waiting(state)[0];
    if (seat === undefined) return;
    seen(game.copy(state), seat);
    const sensible = random.below(3) > 0;
    game.play(state, seat, sensible ? heuristics.rolloutAction(state, seat, random) : game.sample(state, seat, random), random);
  }
}

it.each(tables)('%s with %i: a bot with a past says what one without says', async (id, players) => {
  const game = (await loadGame(id))!;
  const heuristics = (await loadHeuristics(id))!;
  const config = readConfig(game, { players, options: {} }) as Config;
  const met: { state: object; seat: Seat; said: unknown }[] = [];
  for (const [at, { view, seat }] of (await takeQuestions(game, config, positions)).entries())
    wander(game, heuristics, game.imagine(view, seat, fastRandom(at)), at, (state, asked) =>
      met.push({ state, seat: asked, said: saidOf(heuristics, state, asked, players) }),
    );
  // Long after, in another order, and by one who meets each for the first time.
  for (const { state, seat, said } of met.toReversed()) expect(saidOf(heuristics, state, seat, players)).toEqual(said);
  for (const { state, seat, said } of met.filter((_, at) => at % 12 === 0))
    expect(saidOf(await newcomer(id), state, seat, players)).toEqual(said);
});
