import { describe, expect, it } from 'vitest';
import { at } from '../../../core/at.ts';
import { fastRandom } from '../../../core/random.ts';
import { magellan } from '../index.ts';
import { fieldCrowns, standing } from '../scoring.ts';
import { drawing, kinds, pileOf, play, world } from './testing.ts';

/** Phase III with one last card that only seat 1 can buy; nobody does. */
const last = { phase: 2, stack: ['cook'], players: 3 } as const;

describe('M6 scoring', () => {
  it('M6.1 crowns of fields, crowns in hand and stacks add up', () => {
    const state = world({
      ...last,
      hands: { 0: [1, 5, 9], 1: [], 2: [] },
      ships: { 0: ['cook III', 'columbus II'], 1: ['cook II'] },
    });
    expect(standing(state).points[0]).toBe(20 + 5 + 3 + 2 + 1);
  });

  it('M6.1 the buyer of the last card sold scores first, then clockwise', () => {
    const state = world({ ...last, first: 0, ships: { 1: ['cook II'] }, lastBuyer: 2 });
    const events = play(state, 1, 'pass');
    expect(events.flatMap((event) => (event.type === 'scored' ? [event.seat] : []))).toEqual([2, 0, 1]);
  });

  it('M6.1 if no card was ever sold the auctioneer scores first', () => {
    const state = world({ ...last, first: 1, ships: { 1: ['cook II'] } });
    const events = play(state, 1, 'pass');
    expect(events.flatMap((event) => (event.type === 'scored' ? [event.seat] : []))).toEqual([1, 2, 0]);
  });

  it('M6.1 at the end everything that scores is open to all', () => {
    const state = world({ ...last, ships: { 0: ['magellan I'], 1: ['cook II'] } });
    state.tucked[0] = 4;
    state.known[3] = 2;
    state.pile[3] = at(state.pile, 3) - 1;
    state.pools[3] = at(state.pools, 3) - 1;
    play(state, 1, 'pass');
    const view = magellan.view(state, undefined);
    expect(view.hands.every((hand) => hand !== null)).toBe(true);
    expect(view.tucked[0]).toBe(24);
    expect(magellan.preview(view).seats.map(({ total }) => total)).toEqual(standing(state).points);
  });

  it('M6.2 most points win', () => {
    const state = world({ ...last, ships: { 0: ['cook III'], 1: ['cook II'] } });
    expect(kinds(play(state, 1, 'pass')).at(-1)).toBe('over');
    expect(standing(state)).toMatchObject({ over: true, winners: [0] });
  });

  it('M6.2 equal points share the victory', () => {
    const state = world({ ...last, ships: { 0: ['columbus III'], 1: ['cook II'], 2: [] } });
    play(state, 1, 'pass');
    expect(standing(state).winners).toEqual([0, 1]);
  });

  it('worked check: ships of Columbus on I, II, III are worth 1, 5, 10', () => {
    const worth = (place: string) => fieldCrowns(world({ stack: ['cook'], ships: { 0: [place] } }), 0);
    expect(['columbus I', 'columbus II', 'columbus III'].map(worth)).toEqual([1, 5, 10]);
  });

  it('worked check: Vasco da Gama B, right on I is 1 and right on III is 8, left nothing', () => {
    const state = world({
      board2: 'B',
      stack: ['cook'],
      ships: { 0: ['vascoDaGama I'], 1: ['vascoDaGama III'], 2: ['vascoDaGama II'] },
    });
    state.halves[0] = 2;
    state.halves[6] = 2;
    state.halves[12] = 1;
    expect([0, 1, 2].map((seat) => fieldCrowns(state, seat))).toEqual([1, 8, 0]);
    state.halves[12] = 2;
    expect(fieldCrowns(state, 2)).toBe(4);
  });

  it('worked check: stacks of three over 1, x, 5 and of two over 4, y make 34; Vasco and a card 36; Pizarro 13 makes 49', () => {
    const state = world({
      ...last,
      board1: 'B',
      hands: { 0: [9], 1: [], 2: [] },
      ships: { 0: ['magellan III', 'magellan II', 'vascoDaGama II', 'pizarro III'], 1: ['cook II'], 2: ['cook II'] },
    });
    // x and y carry three crowns each: a 2 and a 3.
    state.tucked.splice(0, 6, 21, 22, 25, 24, 23, 0);
    expect(standing(state).points[0]).toBe(36);
    pileOf(state, [5, 6, 2, 8]);
    state.stage = 'pizarro';
    state.phase = 3;
    state.seat = 0;
    state.scored = [1, 1, 1];
    for (const [card, sum] of [
      [5, 5],
      [6, 11],
      [2, 13],
    ] as const) {
      expect(play(state, 0, 'turn', drawing(state, card))).toContainEqual(
        expect.objectContaining({ type: 'turnedMoney', card, sum }),
      );
    }
    const bust = magellan.copy(state);
    play(state, 0, 'stop');
    expect(standing(state).points[0]).toBe(49);
    play(bust, 0, 'turn', drawing(bust, 8));
    expect(standing(bust)).toMatchObject({ over: true });
    expect(standing(bust).points[0]).toBe(36);
  });
});

describe('M5.2 Pizarro', () => {
  const pushing = () => {
    const state = world({ ...last, board1: 'B', ships: { 0: ['pizarro III'], 1: ['cook II'] }, lastBuyer: 2 });
    play(state, 1, 'pass');
    return state;
  };

  it('M5.2 B the owner decides at his scoring, after those before him have scored', () => {
    const state = pushing();
    expect([state.stage, state.seat]).toEqual(['pizarro', 0]);
    expect(state.scored).toEqual([1, 0, 1]);
    expect(magellan.view(state, 1).hands[2]).not.toBeNull();
    expect(magellan.view(state, 1).hands[0]).not.toBeNull();
    expect(magellan.view(state, 0).hands[1]).toBeNull();
  });

  it('M5.2 B exactly 20 counts, 21 gives nothing and ends it', () => {
    const state = pushing();
    play(state, 0, 'turn', drawing(state, 9));
    play(state, 0, 'turn', drawing(state, 9));
    play(state, 0, 'turn', drawing(state, 2));
    const bust = magellan.copy(state);
    play(state, 0, 'stop');
    expect(state.pizarroPoints[0]).toBe(20);
    expect(magellan.choices(bust, 0)).toContainEqual(
      expect.objectContaining({ action: { type: 'turn' }, warning: 'certainBust' }),
    );
    play(bust, 0, 'turn', drawing(bust, 1));
    expect([bust.pizarroPoints[0], bust.stage]).toEqual([0, 'over']);
  });

  it('M5.2 B he may turn none', () => {
    const state = pushing();
    play(state, 0, 'stop');
    expect([state.pizarroPoints[0], state.stage]).toEqual([0, 'over']);
  });

  it('M5.2 B an empty pile ends it with the sum so far and is never refilled', () => {
    const state = pushing();
    pileOf(state, [3, 4]);
    play(state, 0, 'turn', drawing(state, 3));
    play(state, 0, 'turn', drawing(state, 4));
    expect([state.pizarroPoints[0], state.stage]).toEqual([7, 'over']);
  });

  it('M5.2 A and fields I and II of B ask nothing', () => {
    const sideA = world({ ...last, ships: { 0: ['pizarro III'], 1: ['cook II'] } });
    play(sideA, 1, 'pass');
    expect(sideA.stage).toBe('over');
    const second = world({ ...last, board1: 'B', ships: { 0: ['pizarro II'], 1: ['cook II'] } });
    play(second, 1, 'pass');
    expect(second.stage).toBe('over');
  });

  it('random games score as the rules say', () => {
    const random = fastRandom(5);
    const state = magellan.setup({ players: 5, options: { board1: 'A', board2: 'A' }, rules: 1 }, random);
    while (state.stage !== 'over') magellan.play(state, state.seat, magellan.sample(state, state.seat, random), random);
    expect(magellan.preview(magellan.view(state, undefined)).seats.map(({ total }) => total)).toEqual(standing(state).points);
  });
});
