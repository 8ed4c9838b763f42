/** The game that Tikal's lesson is made of: every chapter begins where the one before it ended. */
import { at } from '../../../../core/at.ts';
import type { Config, Seat } from '../../../../core/game.ts';
import { fastRandom } from '../../../../core/random.ts';
import { playOut, type StartPosition } from '../../../../ui/learning.ts';
import { motifs, tileNamed } from '../../data.ts';
import { tikal } from '../../index.ts';

const learner: Seat = 0;
export const names = ['', 'Bert'];
/** The tiles come up in this order. */
const order = ['A6', 'A1', 'A2', 'A4', 'A3', 'A5', 'B1'].map(tileNamed);
/** What lies under the first treasure tile, from the top. */
const buried = ['sun', 'frog', 'sun', 'turtle'] as const;

/** A game in which these lines have been played. */
export function after(...lines: readonly string[]): StartPosition {
  const config: Config = { players: 2, options: { auction: false }, first: learner, rules: 1 };
  const random = fastRandom(1);
  const state = tikal.setup(config, random);
  state.stack = [...order, ...state.stack.filter((tile) => !order.includes(tile))];
  state.tile = at(order, 0);
  for (const [place, name] of buried.entries()) {
    const found = state.hidden.indexOf(motifs.indexOf(name), place);
    state.hidden[found] = at(state.hidden, place);
    state.hidden[place] = motifs.indexOf(name);
  }
  playOut(tikal, state, lines, random);
  return { config, state, seat: learner };
}
