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
    let reasoned = 0;
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
      if (hint?.aspect !== undefined) {
        reasoned += 1;
        for (const names of Object.values(heuristics.aspectNames)) expect(names[hint.aspect]).toBeTruthy();
      }
      for (const { action, before } of hint?.steps ?? []) {
        expect(before).toBe(JSON.stringify(game.view(state, seat)));
        expect(game.refusal(state, seat, action)).toBeUndefined();
        game.play(state, seat, action, random);
      }
    }
    expect(reasoned).toBeGreaterThan(0);
    // Where turns are planned whole, a hint is more than one step.
    if (id === 'tikal' || id === 'tal-der-koenige') expect(longest).toBeGreaterThan(1);
  });
});

test('in Cortez both actions of a turn are advised, until something is turned up', async () => {
  const [game, heuristics] = await Promise.all([catalogue.cortez.rules(), catalogue.cortez.heuristics()]);
  const options = Object.fromEntries(Object.entries(game.meta.options).map(([name, { default: value }]) => [name, value]));
  let longest = 0;
  for (let seed = 1; seed <= 6 && longest < 2; seed++) {
    const random = fastRandom(seed);
    const state = game.setup({ players: 2, options, first: 0, rules: game.meta.rules }, random);
    for (let step = 0; step < 60 && longest < 2; step++) {
      const [seat = 0] = game.waiting(state);
      if (game.question(state, seat)?.kind === 'act') {
        const view = game.view(state, seat);
        const hint = advise({ game, heuristics, view, seat, bot: 'strong', seed, allowance: { iterations: 100 } });
        longest = Math.max(longest, hint?.steps.length ?? 0);
      }
      game.play(state, seat, heuristics.rolloutAction(state, seat, random), random);
    }
  }
  expect(longest).toBeGreaterThan(1);
});
