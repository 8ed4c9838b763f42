import { describe, expect, it } from 'vitest';
import { type DecisionRequest, decide } from '../../../bots/bot.ts';
import type { AnyGame, Seat } from '../../../core/game.ts';
import type { AnyHeuristics } from '../../../core/heuristics.ts';
import { fastRandom } from '../../../core/random.ts';
import type { ActionOf, TalAction } from '../action.ts';
import { heuristics } from '../bot/index.ts';
import { colours } from '../data.ts';
import { talDerKoenige as game } from '../index.ts';
import { siteOf } from '../map.ts';
import type { State } from '../state.ts';
import { feedPharaoh, give, offer, overseers, own, pile, times, workers, world } from './testing.ts';

const bots = ['greedy', 'easy', 'medium', 'strong'] as const;
const seeds = [1, 2, 3, 4, 5];

/** What the bot does in this position, under several seeds. */
function answers(state: State, seat: Seat, bot: (typeof bots)[number]): TalAction[] {
  return seeds.map((seed) => {
    const asked: DecisionRequest = {
      game: game as unknown as AnyGame,
      heuristics: heuristics as unknown as AnyHeuristics,
      view: game.view(state, seat),
      seat,
      bot,
      seed,
      allowance: { iterations: 1000 },
    };
    return decide(asked) as TalAction;
  });
}

/** Lets the bot play its seat to the end of the turn, everything else as it stands. */
function finishTurn(state: State, seat: Seat, bot: (typeof bots)[number], seed: number): State {
  const after = game.copy(state);
  const random = fastRandom(seed);
  const { phase, round } = after;
  while (after.phase === phase && after.round === round && after.turn === seat) {
    const asked = {
      game: game as unknown as AnyGame,
      heuristics: heuristics as unknown as AnyHeuristics,
      view: game.view(after, seat),
      seat,
      bot,
    };
    game.play(after, seat, decide({ ...asked, seed, allowance: { iterations: 1000 } }) as TalAction, random);
  }
  return after;
}

const red = colours.indexOf('red');

describe.each(bots)('%s', (bot) => {
  it('does not spoil a one-coloured pyramid while another place is open', () => {
    const state = world({ players: 2, round: 3, phase: 'build' });
    own(state, 0, 8, 7);
    pile(state, 8, times(11, 'red'));
    pile(state, 7, ['grey', 'black', 'white', 'grey', 'sand']);
    overseers(state, 0, '8-A', '8-B');
    workers(state, 0, '8-C', '8-D', '7-A', '7-B', '7-C');
    give(state, 0, 'grey', 'black', 'white');
    for (const seed of seeds) {
      const { blocks } = finishTurn(state, 0, bot, seed);
      const colours = new Set(blocks.slice(8 * 14, 9 * 14).filter((block) => block > 0));
      expect(colours).toEqual(new Set([red + 1]));
    }
  });

  it('finishes at the end what one block in hand finishes', () => {
    const state = world({ players: 2, round: 5, phase: 'build' });
    own(state, 0, 8, 7);
    own(state, 1, 2);
    pile(state, 8, [...times(9, 'red'), ...times(4, 'grey')]);
    pile(state, 7, times(6, 'white'));
    feedPharaoh(state, 30);
    workers(state, 0, '8-C', '7-A', '7-B');
    give(state, 0, 'white', 'white');
    for (const seed of seeds) expect(finishTurn(state, 0, bot, seed).laid[8]).toBe(14);
  });

  it('does not bid all it has on a group of no use', () => {
    const state = world({ players: 2, round: 4, phase: 'bids' });
    own(state, 0, 8);
    own(state, 1, 2);
    pile(state, 8, times(9, 'red'));
    overseers(state, 0, '8-A', '8-B');
    workers(state, 0, '8-C', '8-D', '8-E', '8-F', '8-G');
    offer(state, times(5, 'red'), ['grey', 'black', 'white', 'sand', 'grey'], ['grey', 'black', 'white', 'sand', 'black']);
    for (const action of answers(state, 0, bot)) {
      const { numbered } = action as ActionOf<'bid'>;
      const sums = [1, 2, 3].map((group) => numbered.reduce((sum, at, i) => (at === group ? sum + i + 1 : sum), 0));
      expect(sums[0]).toBeGreaterThanOrEqual(3);
      expect(Math.max(...sums.slice(1))).toBeLessThan(8);
    }
  });

  it('does not order overseers nowhere while its pyramid needs them', () => {
    const state = world({ players: 2, round: 3, phase: 'orders' });
    own(state, 0, 8);
    own(state, 1, 2);
    pile(state, 8, times(12, 'red'));
    overseers(state, 0, '16', '16');
    overseers(state, 1, '20', '20');
    workers(state, 0, '8-C', '8-D', '8-E', '8-F', '8-G');
    workers(state, 1, '20', '20', '20', '20', '20');
    give(state, 0, 'grey');
    for (const action of answers(state, 0, bot)) {
      const order = action as ActionOf<'order'>;
      expect(game.refusal(state, 0, order)).toBeUndefined();
      expect([siteOf(order.one), siteOf(order.two)]).toContain(8);
    }
  });

  it('takes over a pyramid that lies open to it', () => {
    const state = world({ players: 2, round: 3, phase: 'takeOver' });
    own(state, 1, 8);
    pile(state, 8, times(11, 'red'));
    overseers(state, 0, '8-A', '8-B');
    overseers(state, 1, '20', '20');
    workers(state, 0, '8-C', '8-D', '8-E', '8-F', '8-G');
    workers(state, 1, '20', '20', '20', '20', '20');
    for (const action of answers(state, 0, bot)) expect(action).toEqual({ type: 'takeOver', site: 8 });
  });

  it('claims a site that is free and near rather than none', () => {
    const state = world({ players: 2, round: 2, phase: 'orders' });
    overseers(state, 0, '16', '16');
    give(state, 0, 'red', 'red', 'red', 'grey', 'grey');
    for (const action of answers(state, 0, bot)) {
      const order = action as ActionOf<'order'>;
      expect(game.refusal(state, 0, order)).toBeUndefined();
      expect(siteOf(order.one) + siteOf(order.two)).toBeGreaterThan(0);
    }
  });
});
