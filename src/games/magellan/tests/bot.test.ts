/** Moves that no bot may make, and small problems that have an answer. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../../../bots/bot.ts';
import type { Level } from '../../../bots/levels.ts';
import { at } from '../../../core/at.ts';
import type { AnyGame } from '../../../core/game.ts';
import type { AnyHeuristics } from '../../../core/heuristics.ts';
import { fastRandom } from '../../../core/random.ts';
import { heuristics } from '../bot/index.ts';
import { payment, roughPayment } from '../bot/payment.ts';
import { ceilingOf, limitOf } from '../bot/values.ts';
import { weightsFor } from '../bot/weights.ts';
import { crownsOf } from '../data.ts';
import { magellan } from '../index.ts';
import type { State } from '../state.ts';
import { drawing, pileOf, play, win, world } from './testing.ts';

const tuned = weightsFor(3);
const seeds = Array.from({ length: 12 }, (_, seed) => seed + 1);
const levels: readonly Level[] = ['easy', 'medium', 'strong'];

/** What a bot does with the seat that is asked, under several seeds. */
function answers(state: State, bot: Level): string[] {
  const game = magellan as unknown as AnyGame;
  const { seat } = state;
  return seeds.map((seed) => {
    const view = game.view(state, seat);
    const allowance = { iterations: 4000 };
    return game.format(decide({ game, heuristics: heuristics as unknown as AnyHeuristics, view, seat, bot, seed, allowance }));
  });
}

describe.each(levels)('%s', (level) => {
  it('bids no more than a card can bring', () => {
    // Columbus III brings 5 crowns more than II; seven cards of 3 crowns each are too many for it.
    const hand = [3, 3, 3, 3, 2, 2, 2];
    const state = world({
      phase: 2,
      stack: ['columbus'],
      hands: { 0: hand, 1: [9, 9], 2: [9, 9] },
      ships: { 0: ['columbus II'], 1: ['columbus II'] },
      first: 1,
    });
    play(state, 1, 'bid 17');
    for (const answer of answers(state, level)) expect(answer).toBe('pass');
  });

  it('stops bidding at the very card that would make it a loss', () => {
    const bidding = (hand: readonly number[], price: number) => {
      const state = world({
        phase: 2,
        stack: ['columbus'],
        hands: { 0: hand, 1: [9, 9, 9, 9, 9], 2: [9] },
        ships: { 0: ['columbus II'], 1: ['columbus II'] },
        first: 1,
      });
      play(state, 1, `bid ${price}`);
      return answers(state, level);
    };
    // The 5 crowns that Columbus III brings pay for one card of 3 crowns, or for 9, 8, 7 and 6; not for any money beyond.
    for (const answer of bidding([3, 3, 3, 2], 3)) expect(answer).toBe('pass');
    for (const answer of bidding([9, 8, 7, 6, 6, 5, 1], 30)) expect(answer).toBe('pass');
  });

  it('takes what costs hardly anything', () => {
    // Cook III brings 10 crowns more than II, for a card of one crown.
    const state = world({
      phase: 2,
      stack: ['cook'],
      hands: { 0: [9, 9, 8, 8, 7], 1: [1, 1, 2], 2: [1] },
      ships: { 0: ['cook II'], 1: ['cook II'] },
      first: 0,
    });
    for (const answer of answers(state, level)) expect(answer).toMatch(/^bid/);
  });

  it('turns no card for Pizarro that is sure to be too much', () => {
    const state = pizarroAt(8, 8);
    for (const answer of answers(state, level)) expect(answer).toBe('stop');
  });

  it('does not stop at a few points while every card is safe', () => {
    const state = pizarroAt(2);
    for (const answer of answers(state, level)) expect(answer).toBe('turn');
  });

  it('puts no poor card under a stack that counts three times', () => {
    const state = world({
      phase: 2,
      stack: ['magellan'],
      hands: { 0: [9, 9, 9, 3, 3], 1: [1], 2: [1] },
      ships: { 0: ['magellan II'] },
    });
    win(state, 0, 9);
    play(state, 0, 'pay 9');
    for (const answer of answers(state, level)) expect(answer).toBe('tuck 3');
  });
});

describe('strong', () => {
  it('does not spend on a small prize what the great one after it needs', () => {
    // Columbus III brings 5 crowns more, Cook III after it 10. Above 9 two cards must be paid, and the rival has more for Cook then.
    const state = world({
      phase: 2,
      stack: ['columbus', 'cook'],
      hands: { 0: [9, 9, 9], 1: [9, 8], 2: [1] },
      ships: { 0: ['columbus II', 'cook II'], 1: ['columbus II', 'cook II'] },
      first: 1,
    });
    play(state, 1, 'bid 9');
    for (const answer of answers(state, 'strong')) expect(answer).toBe('pass');
  });
});

/** The end of the game with Pizarro's cards turned so far; only high cards are left in the pile. */
function pizarroAt(...turned: number[]): State {
  const hands = { 0: [9], 1: [1], 2: [1] };
  const state = world({ phase: 2, board1: 'B', stack: ['pizarro'], ships: { 0: ['pizarro II'] }, hands });
  win(state, 0, 9);
  play(state, 0, 'pay 9');
  pileOf(state, [...turned, 5, 6, 7, 8, 9, 9]);
  for (const card of turned) play(state, 0, 'turn', drawing(state, card));
  return state;
}

describe('a payment', () => {
  const hands = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 7 });

  it('is legal, and none costs fewer points in the last phase', () => {
    fc.assert(
      fc.property(hands, fc.nat(), (hand, chance) => {
        const state = world({ phase: 2, stack: ['columbus'], hands: { 0: hand, 1: [], 2: [] }, ships: { 0: ['columbus II'] } });
        const price = 1 + (chance % hand.reduce((sum, card) => sum + card, 0));
        win(state, 0, price);
        const crowns = (cards: readonly number[]) => cards.reduce((sum, card) => sum + at(crownsOf, card), 0);
        const paid = payment(state, 0, tuned);
        expect(magellan.refusal(state, 0, paid)).toBeUndefined();
        expect(crowns(paid.cards)).toBe(Math.min(...waysToPay(hand, price).map(crowns)));
        expect(magellan.refusal(state, 0, roughPayment(state, 0, tuned))).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });

  it('of Magellan B leaves a card under the stack that is rich in crowns', () => {
    const state = world({ phase: 1, board1: 'B', stack: ['magellan'], hands: { 0: [1, 9, 8] }, ships: { 0: ['magellan I'] } });
    win(state, 0, 10);
    const paid = payment(state, 0, tuned);
    expect(magellan.refusal(state, 0, paid)).toBeUndefined();
    expect(paid.tuck).toBe(1);
  });
});

/** Every set of cards that makes the price. */
function waysToPay(hand: readonly number[], price: number): number[][] {
  const ways: number[][] = [];
  for (let set = 1; set < 2 ** hand.length; set++) {
    const cards = hand.filter((_, at) => set & (1 << at));
    if (cards.reduce((sum, card) => sum + card, 0) >= price) ways.push(cards);
  }
  return ways;
}

describe('the heuristics', () => {
  it('values a card by what it changes: who has no ship there may not bid, who has two needs one', () => {
    const rich = [9, 9, 9, 8, 8, 7];
    const at = (ships: Record<number, readonly string[]>) =>
      world({ phase: 2, stack: ['cook'], hands: { 0: rich }, ships: { ...ships, 1: ['cook II'] } });
    const [one, two] = [at({ 0: ['cook II'] }), at({ 0: ['cook II', 'cook II'] })];
    expect(limitOf(one, 0, tuned)).toBe(limitOf(two, 0, tuned));
    expect(limitOf(one, 0, tuned)).toBeGreaterThan(30);
  });

  it('holds money back while there is more to be had for it', () => {
    const ships = { 0: ['columbus II', 'cook II', 'pizarro II'], 1: ['columbus II'] };
    const hands = { 0: [9, 9, 8, 8, 7, 7, 6, 6] };
    const last = world({ phase: 2, stack: ['columbus'], hands, ships });
    const first = world({ phase: 2, stack: ['columbus', 'cook', 'pizarro'], hands, ships });
    const withoutWay = world({ phase: 2, stack: ['columbus', 'magellan', 'marcoPolo'], hands, ships });
    expect(limitOf(first, 0, tuned)).toBeLessThan(limitOf(last, 0, tuned));
    // What others sail for is nothing to save for.
    expect(limitOf(withoutWay, 0, tuned)).toBe(limitOf(last, 0, tuned));
  });

  it('says how a position is made up', () => {
    const state = world({ phase: 2, stack: ['columbus'], ships: { 0: ['cook III'], 1: ['columbus II'] } });
    const aspects = heuristics.aspects(state, 0);
    expect(aspects.find(({ aspect }) => aspect === 'ships')?.points).toBe(20);
    expect(aspects.find(({ aspect }) => aspect === 'hand')?.points).toBe(18);
    expect(heuristics.evaluate(state, 0)).toBeGreaterThan(0);
    expect(heuristics.evaluate(state, 1)).toBeLessThan(0);
  });

  it('knows a price that no card is worth: what a bid costs in crowns is never above what the card brings', () => {
    // Cook III: 10 crowns more than II. Pizarro III on side A: 9 more.
    const hands = { 0: [9, 8, 7, 6, 6, 6, 3, 2, 1], 1: [9], 2: [9] };
    const at = (card: 'cook' | 'pizarro') => world({ phase: 2, stack: [card], hands, ships: { 0: [`${card} II`] } });
    expect(ceilingOf(at('cook'), 0, tuned)).toBe(9 + 8 + 7 + 6 + 6 + 6);
    expect(ceilingOf(at('pizarro'), 0, tuned)).toBe(9 + 8 + 7 + 6 + 6 + 6);
    expect(
      ceilingOf(
        world({ phase: 2, stack: ['cook'], hands: { 0: [3, 3, 2, 1], 1: [9], 2: [9] }, ships: { 0: ['cook II'] } }),
        0,
        tuned,
      ),
    ).toBe(8);
  });

  it('plays a whole game sensibly without searching: nobody is left below what a hand of cards is worth', () => {
    const random = fastRandom(3);
    const state = magellan.setup({ players: 5, options: { board1: 'B', board2: 'B' }, rules: 1 }, random);
    while (state.stage !== 'over') magellan.play(state, state.seat, heuristics.rolloutAction(state, state.seat, random), random);
    expect(Math.max(...magellan.standing(state).points)).toBeGreaterThan(35);
  });
});
