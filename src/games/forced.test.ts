/** Where everybody can tell that a seat has only one answer, it is given by itself; docs/orders.md says after what time. */
import { describe, expect, it } from 'vitest';
import { isForm } from '../core/form.ts';
import type { AnyGame, Seat } from '../core/game.ts';
import { fastRandom, pick, type Random } from '../core/random.ts';
import { catalogue, gameIds } from './index.ts';

/** So many that a hand held once in a few hundred times is not missed. */
const imaginings = 4000;

/** Whether a spectator, whatever he imagines, sees that this offer is all that the seat has. */
function isPubliclyOnly(game: AnyGame, state: object, seat: Seat, random: Random): boolean {
  const view = game.view(state, undefined);
  for (let i = 0; i < imaginings; i++) if (game.choices(game.imagine(view, undefined, random), seat).length !== 1) return false;
  return true;
}

describe.each(gameIds)('%s', (id) => {
  it('an only answer that everybody can tell is given by itself', async () => {
    const game: AnyGame = await catalogue[id].rules();
    const { least, most } = game.meta.players;
    const missed: string[] = [];
    for (let seed = 1; seed <= 20; seed++) {
      const random = fastRandom(seed);
      const options = Object.fromEntries(
        Object.entries(game.meta.options).map(([name, { values }]) => [name, pick(values, random)]),
      );
      const config = { players: least + (seed % (most - least + 1)), options, rules: game.meta.rules };
      const state = game.setup(config, random);
      for (let waiting = game.waiting(state); waiting.length; waiting = game.waiting(state)) {
        for (const seat of waiting) {
          const kind = game.question(state, seat)?.kind ?? '';
          const [only, ...others] = game.choices(state, seat);
          if (game.orders?.forced?.(state, seat)) continue;
          if (only && !isForm(only) && others.length === 0 && isPubliclyOnly(game, state, seat, random)) missed.push(kind);
        }
        const seat = pick(waiting, random);
        game.play(state, seat, game.sample(state, seat, random), random);
      }
    }
    // In Cortez a hand that could still raise may be too rare to be imagined.
    expect(missed.filter((kind) => kind !== 'bid')).toEqual([]);
    expect(missed.length).toBeLessThan(3);
  });
});
