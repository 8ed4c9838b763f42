import { describe, expect, it } from 'vitest';
import { fastRandom } from '../../../core/random.ts';
import { talDerKoenige as game } from '../index.ts';
import { roomToBuild } from '../rights.ts';
import type { State } from '../state.ts';

/** Moments of random games in which somebody can build. */
function* buildings(games: number): Generator<State> {
  for (let seed = 1; seed <= games; seed++) {
    const random = fastRandom(seed);
    const config = {
      players: 2 + (seed % 3),
      options: { advanced: false, expert: seed % 2 === 0, stealOrTakeOver: false },
      rules: 1,
    };
    const state = game.setup(config, random);
    let last = '';
    for (let seat = game.waiting(state)[0]; seat !== undefined; seat = game.waiting(state)[0]) {
      const turn = `${state.round} ${state.phase} ${state.turn}`;
      if (state.phase === 'build' && turn !== last) yield game.copy(state);
      last = turn;
      game.play(state, seat, game.sample(state, seat, random), random);
    }
  }
}

describe('K3.7 what a board asks of building', () => {
  it('a plan for every site with room, each of its blocks legal after the one before', () => {
    let blocks = 0;
    for (const state of buildings(6)) {
      const seat = state.turn;
      const sites = new Set(
        game
          .choices(state, seat)
          .flatMap((one) => ('action' in one && one.action.type === 'build' ? [String(one.action.site)] : [])),
      );
      const plans = game.plans?.(game.view(state, seat), seat) ?? [];
      expect(plans.map(({ at }) => at)).toEqual([...sites]);
      for (const { at, actions } of plans) {
        const then = game.copy(state);
        expect(actions.length).toBeLessThanOrEqual(roomToBuild(state, seat, Number(at)));
        for (const action of actions) {
          expect(game.refusal(then, seat, action)).toBeUndefined();
          game.play(then, seat, action, fastRandom(1));
          blocks += 1;
        }
      }
    }
    expect(blocks).toBeGreaterThan(100);
  });

  it('a quote says what the pyramid can still become with the block, or is', () => {
    let finished = 0;
    for (const state of buildings(6)) {
      const seat = state.turn;
      for (const choice of game.choices(state, seat)) {
        if (!('action' in choice) || choice.action.type !== 'build') continue;
        const { action } = choice;
        const effect = game.quote?.(game.view(state, seat), seat, action)?.effect;
        const then = game.copy(state);
        game.play(then, seat, action, fastRandom(1));
        const preview = game.preview(game.view(then, seat)) as ReturnType<typeof import('../preview.ts').preview>;
        const done = preview.finished.find(({ site }) => site === action.site);
        const hoped = preview.seats[seat]?.prospects.find(({ site }) => site === action.site);
        expect(effect && { kind: effect.kind, points: effect.points }).toEqual(
          (done ?? hoped) && { kind: (done ?? hoped)?.kind, points: (done ?? hoped)?.points },
        );
        if (done) finished += 1;
      }
    }
    expect(finished).toBeGreaterThan(0);
  });

  it('nobody is offered a plan who is not asked to build', () => {
    const [state] = buildings(1);
    if (!state) throw new Error('Nobody builds.');
    const other = (state.turn + 1) % state.players;
    expect(game.plans?.(game.view(state, other), other)).toEqual([]);
  });
});
