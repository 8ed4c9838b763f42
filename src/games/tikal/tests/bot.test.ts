import { describe, expect, it } from 'vitest';
import { type DecisionRequest, decide } from '../../../bots/bot.ts';
import { levels } from '../../../bots/levels.ts';
import type { Memory } from '../../../bots/memory.ts';
import type { AnyGame, Seat } from '../../../core/game.ts';
import type { AnyHeuristics } from '../../../core/heuristics.ts';
import { fastRandom } from '../../../core/random.ts';
import type { TikalAction } from '../action.ts';
import { heuristics } from '../bot/index.ts';
import { scoringRounds, stackSize } from '../data.ts';
import { tikal } from '../index.ts';
import { scoreOf, type TikalState, valueAt } from '../state.ts';
import { give, hex, lay, put, turnOf, world } from './testing.ts';

type Bot = DecisionRequest['bot'];
const seeds = [1, 2, 3];
/** Who errs is tried more often. */
const manySeeds = Array.from({ length: 25 }, (_, seed) => seed + 1);
const seedsOf = (bot: Bot) => (bot === 'easy' ? manySeeds : seeds);

function answer(state: TikalState, seat: Seat, bot: Bot, seed: number, memory: Memory = new Map()): TikalAction {
  return decide({
    game: tikal as unknown as AnyGame,
    heuristics: heuristics as unknown as AnyHeuristics,
    view: tikal.view(state, seat),
    seat,
    bot,
    seed,
    allowance: { iterations: 600 },
    memory,
  }) as TikalAction;
}

/** Lets the bot play the turn of its seat to the end, under several seeds: the states it leads to, what it did, and the points it left. */
function turns(from: TikalState, bot: Bot): { state: TikalState; actions: TikalAction[]; unspent: number }[] {
  return seedsOf(bot).map((seed) => {
    const state = tikal.copy(from);
    const { seat } = state;
    const actions: TikalAction[] = [];
    const memory: Memory = new Map();
    let unspent = 0;
    while (state.phase !== 'over' && state.seat === seat && heuristics.sameTurn?.(state, from, seat)) {
      const action = answer(state, seat, bot, seed, memory);
      expect(tikal.refusal(state, seat, action)).toBeUndefined();
      if (action.type === 'end') unspent = state.ap;
      tikal.play(state, seat, action, fastRandom(seed));
      actions.push(action);
    }
    return { state, actions, unspent };
  });
}

/** The last scoring turn of the game is on: what the seat scores now is all that counts. */
function lastScoring(seat: Seat, ap: number): TikalState {
  const state = turnOf(seat, { ap });
  state.scorings = scoringRounds;
  state.drawn = stackSize;
  state.order = [seat];
  return state;
}

function types({ actions }: { actions: TikalAction[] }): string[] {
  return actions.map(({ type }) => type);
}

const sensible: readonly Bot[] = ['greedy', ...levels];

describe.each(sensible)('%s', (bot) => {
  it('does not end a turn with points that could still gain', () => {
    const state = lastScoring(0, 4);
    put(state, 0, 'member', 'A4', 2);
    for (const { state: after } of turns(state, bot)) expect(scoreOf(after, 0)).toBe(3);
  });

  it.each([4, 10])('spends its points in the middle of the game too: %i of them', (ap) => {
    const state = turnOf(0, { ap, stack: ['A3', 'A1'] });
    put(state, 0, 'member', 'A4', 2);
    put(state, 0, 'leader', 'A4');
    for (const { unspent } of turns(state, bot)) expect(unspent).toBe(0);
  });

  it('does not leave a majority that one member keeps', () => {
    const state = lastScoring(0, 1);
    lay(state, 'E1', 'A3', 1);
    put(state, 0, 'member', 'A3', 2);
    put(state, 1, 'member', 'A3', 1);
    for (const { state: after } of turns(state, bot)) expect(scoreOf(after, 0)).toBe(6);
  });

  it('keeps a majority that another is one member short of, with a whole turn to spend', () => {
    const state = lastScoring(0, 10);
    lay(state, 'E1', 'A3', 1);
    put(state, 0, 'member', 'A3', 2);
    put(state, 1, 'member', 'A3', 1);
    for (const { state: after } of turns(state, bot)) expect(scoreOf(after, 0)).toBeGreaterThanOrEqual(6);
  });

  it('sends the one member that wins a majority', () => {
    const state = lastScoring(0, 1);
    lay(state, 'E1', 'A3', 1);
    put(state, 0, 'member', 'A3', 1);
    put(state, 1, 'member', 'A3', 1);
    put(state, 0, 'member', 'A4', 1);
    for (const { state: after } of turns(state, bot)) expect(scoreOf(after, 0)).toBe(6);
  });

  it('does not uncover a level of a temple that another holds for good', () => {
    const state = turnOf(0, { ap: 2 });
    put(state, 0, 'member', 'A4', 1);
    put(state, 1, 'member', 'A4', 5);
    put(state, 1, 'leader', 'A4');
    for (const { state: after } of turns(state, bot)) expect(valueAt(after, hex('A4'))).toBe(1);
  });

  it('does not waste a guard on the least of its temples', () => {
    const state = turnOf(0, { ap: 5 });
    lay(state, 'E1', 'A3', 1);
    put(state, 0, 'member', 'A4', 1);
    put(state, 0, 'member', 'A3', 2);
    put(state, 1, 'member', 'A3', 1);
    for (const { state: after } of turns(state, bot)) expect(after.guards).not.toContain(hex('A4'));
  });

  it('guards the temple it is about to lose when it counts twice more', () => {
    const state = turnOf(0, { ap: 5 });
    lay(state, 'E1', 'A3', 1);
    put(state, 0, 'member', 'A3', 2);
    put(state, 1, 'member', 'A3', 1);
    put(state, 1, 'member', 'A4', 5);
    put(state, 1, 'leader', 'A4');
    state.scorings = 2;
    for (const { state: after } of turns(state, bot)) expect(after.guards).toContain(hex('A3'));
  });

  it('does not hand another the third of a motif for a pair of its own', () => {
    const state = turnOf(0, { ap: 3 });
    give(state, 0, 'bell', 'sun');
    give(state, 1, 'bell', 'sun', 'sun');
    for (const turn of turns(state, bot)) expect(types(turn)).not.toContain('exchange');
  });

  it('exchanges for a trio', () => {
    const state = lastScoring(0, 3);
    give(state, 0, 'bell', 'bell', 'sun');
    give(state, 1, 'bell', 'frog');
    for (const { state: after } of turns(state, bot)) expect(scoreOf(after, 0)).toBe(6);
  });

  it('does not bid more than the first choice can bring', () => {
    const state = world({ players: 4, auction: true, stack: ['A3', 'B3', 'B4', 'C2'] });
    tikal.play(state, 0, { type: 'bid', amount: 5 }, fastRandom(1));
    for (const seed of seedsOf(bot)) expect(answer(state, 1, bot, seed)).toEqual({ type: 'pass' });
  });
});
