/** Random play: the hot path of simulations, without events and without a match. */
import type { AnyGame, Config } from '../core/game.ts';
import { pick, type Random } from '../core/random.ts';

/** How often somebody acts unasked, where the game knows asides: once in so many decisions. */
const asideEvery = 8;

/** Plays the state to its end at random; the number of actions that took. */
export function playOut(game: AnyGame, state: object, players: number, random: Random): number {
  let actions = 0;
  for (;;) {
    if (game.aside && random.below(asideEvery) === 0) actions += playAside(game, state, random.below(players), random);
    const waiting = game.waiting(state);
    if (waiting.length === 0) return actions;
    const seat = waiting.length === 1 ? waiting[0]! : pick(waiting, random);
    game.play(state, seat, game.sample(state, seat, random), random);
    actions += 1;
  }
}

function playAside(game: AnyGame, state: object, seat: number, random: Random): number {
  if (game.waiting(state).includes(seat) || game.waiting(state).length === 0) return 0;
  const action = game.aside?.(state, seat, random);
  if (!action) return 0;
  game.play(state, seat, action, random);
  return 1;
}

/** One random game from its setup. */
export function randomGame(game: AnyGame, config: Config, random: Random): { state: object; actions: number } {
  const state = game.setup(config, random);
  return { state, actions: playOut(game, state, config.players, random) };
}
