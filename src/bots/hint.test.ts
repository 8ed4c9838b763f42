/** A hint is a plan that can be played as it stands, and tells nothing that the seat does not know. */
import { describe, expect, test } from 'vitest';
import { fastRandom } from '../core/random.ts';
import { catalogue, gameIds } from '../games/index.ts';
import { advise } from './hint.ts';

describe.each(gameIds)('a hint at a table of %s', (id) => {
  test('can be followed step by step in the true state, each where the plan expects it', async () => {
    const [game, heuristics] = await Promise.all([catalogue[id].rules(), catalogue[id].heuristics()]);
    const players = Math.max(2, game.meta.players.least);
    const options = Object.fromEntries(Object.entries(game.meta.options).map(([name, { default: value }]) => [name, value]));
    let longest = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const random = fastRandom(seed);
      const state = game.setup({ players, options, first: 0, rules: game.meta.rules }, random);
      for (let step = 0; step < 12 * seed; step++) {
        const [seat] = game.waiting(state);
        if (seat !== undefined) game.play(state, seat, heuristics.rolloutAction(state, seat, random), random);
      }
      const [seat] = game.waiting(state);
      if (seat === undefined) continue;
      const view = game.view(state, seat);
      const hint = advise({ game, heuristics, view, seat, bot: 'strong', seed, allowance: { iterations: 300 } });
      expect(hint?.steps.length).toBeGreaterThan(0);
      longest = Math.max(longest, hint?.steps.length ?? 0);
      for (const { action, before } of hint?.steps ?? []) {
        expect(before).toBe(JSON.stringify(game.view(state, seat)));
        expect(game.refusal(state, seat, action)).toBeUndefined();
        game.play(state, seat, action, random);
      }
    }
    // Where turns are planned whole, a hint is more than one step.
    if (id === 'tikal' || id === 'tal-der-koenige') expect(longest).toBeGreaterThan(1);
  });
});
