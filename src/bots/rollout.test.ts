import { expect, test } from 'vitest';
import type { AnyGame } from '../core/game.ts';
import { fastRandom } from '../core/random.ts';
import { magellan } from '../games/magellan/index.ts';
import { choose } from './rollout.ts';

const game = magellan as unknown as AnyGame;

test('a bot answers every question of a game legally, seeing its view alone', () => {
  const random = fastRandom(3);
  const state = magellan.setup({ players: 3, options: { board1: 'B', board2: 'B' }, rules: 1 }, random);
  let clock = 0;
  while (state.stage !== 'over') {
    const { seat } = state;
    const action = choose(game, magellan.view(state, seat), seat, 'easy', 1, () => clock++);
    expect(action && game.refusal(state, seat, action)).toBeUndefined();
    if (!action) throw new Error('no answer');
    game.play(state, seat, action, random);
  }
});
