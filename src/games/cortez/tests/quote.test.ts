import { describe, expect, it } from 'vitest';
import { at } from '../../../core/at.ts';
import { fastRandom } from '../../../core/random.ts';
import { cortez as game } from '../index.ts';
import { nodeOf } from '../map.ts';
import type { State } from '../state.ts';

/** Moments of random games in which somebody is asked for that. */
function* moments(games: number, is: (state: State) => boolean): Generator<State> {
  for (let seed = 1; seed <= games; seed++) {
    const random = fastRandom(seed);
    const state = game.setup({ players: 2 + (seed % 4), options: { majority: 'aztec' }, rules: 1 }, random);
    for (let step = 0; step < 400; step++) {
      const seat = game.waiting(state)[0];
      if (seat === undefined) break;
      if (is(state)) yield state;
      game.play(state, seat, game.sample(state, seat, random), random);
    }
  }
}

describe('what a board asks of Cortez', () => {
  it('C4.3 a move without a way of its own is quoted as it is offered', () => {
    let quoted = 0;
    for (const state of moments(2, ({ phase }) => phase === 'act')) {
      const seat = at(game.waiting(state), 0);
      const view = game.view(state, seat);
      for (const choice of game.choices(state, seat)) {
        if (!('action' in choice) || choice.action.type !== 'move') continue;
        const offer = game.quote?.(view, seat, choice.action);
        expect({ price: offer?.price, action: offer?.action }).toEqual({ price: choice.price, action: choice.action });
        quoted += 1;
      }
      if (quoted > 400) return;
    }
    expect(quoted).toBeGreaterThan(400);
  });

  it('C4.2 a way over chosen fields leads over them in their order, and is legal or too dear', () => {
    const random = fastRandom(7);
    let ways = 0;
    for (const state of moments(3, ({ phase }) => phase === 'act')) {
      const seat = at(game.waiting(state), 0);
      const moves = game
        .choices(state, seat)
        .flatMap((one) => ('action' in one && one.action.type === 'move' ? [one.action] : []));
      const [one, two] = [moves[random.below(Math.max(1, moves.length))], moves[random.below(Math.max(1, moves.length))]];
      if (!one || !two || one.from !== two.from || one.to === two.to) continue;
      const offer = game.quote?.(game.view(state, seat), seat, { ...one, via: [two.to] });
      if (!offer) continue;
      const way = offer.way?.map(nodeOf) ?? [];
      expect([way[0], way.at(-1)]).toEqual([one.from, one.to]);
      expect(way).toContain(two.to);
      const refusal = game.refusal(state, seat, offer.action);
      expect(['tooDear', 'noWay', undefined]).toContain(refusal?.reason);
      if (!refusal) ways += 1;
    }
    expect(ways).toBeGreaterThan(10);
  });

  it('C6.3 cards to be laid are worth what the side is worth once they lie', () => {
    let laid = 0;
    for (const state of moments(8, ({ fight }) => fight?.stage === 'lay' || fight?.stage === 'exchange')) {
      const seat = at(game.waiting(state), 0);
      const form = game.choices(state, seat).find((one) => 'form' in one && one.form === 'lay');
      const action = form && 'form' in form ? form.proposal : undefined;
      if (action?.type !== 'lay' || game.refusal(state, seat, action)) continue;
      const expected = game.quote?.(game.view(state, seat), seat, action)?.effect?.strength;
      const then = game.copy(state);
      const side = then.fight?.attacker === seat ? 0 : 1;
      game.play(then, seat, action, fastRandom(1));
      if (!then.fight || then.fight.winner >= 0) continue;
      expect(game.view(then, seat).fight?.strength[side]).toBe(expected);
      laid += 1;
    }
    expect(laid).toBeGreaterThan(5);
  });
});
