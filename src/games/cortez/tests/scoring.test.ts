import { describe, expect, it } from 'vitest';
import { at } from '../../../core/at.ts';
import { briberies, briberyKinds } from '../data.ts';
import { cortez } from '../index.ts';
import { pointsOf, standing, winningNation } from '../scoring.ts';
import type { State } from '../state.ts';
import { aztec, marked, play, playAll, spanish, supply, turnUp, typesOf, unmarked, war, world } from './testing.ts';

/** All city fields but one hold unmarked figures. */
function almostFull(state: State, free: number): State {
  for (let number = 1; number <= 25; number++) if (number !== free) unmarked(state, number % 2 ? aztec : spanish, String(number));
  return state;
}

function line(state: State, seat: number, name: string): number {
  const view = cortez.view(state, seat);
  return cortez.preview(view).seats[seat]?.lines.find((found) => found.line === name)?.points ?? -1;
}

describe('C10.1 the end', () => {
  it('C10.1 with the last treasure, which is still given', () => {
    const state = world(2);
    marked(state, 0, '25');
    marked(state, 1, 'A1');
    state.round = 2;
    const told = turnUp(state, 'treasure');
    expect(typesOf(told)).toEqual(['passed', 'turnedUp', 'treasure', 'ended']);
    expect(told.at(-1)).toMatchObject({ why: 'treasure', nation: 0, reveals: true });
    expect([state.treasures, state.phase, cortez.waiting(state)]).toEqual([[1, 0], 'over', []]);
  });

  it('C10.1 as soon as all 25 city fields are occupied, by an action: the other one is lost, no treasure is given', () => {
    const state = almostFull(world(2), 3);
    marked(state, 0, 'I6');
    marked(state, 1, 'A1');
    const told = play(state, 0, 'move I6 > 3');
    expect(told.at(-1)).toMatchObject({ type: 'ended', why: 'cityFull' });
    expect([state.phase, state.actions, state.treasures]).toEqual(['over', 2, [0, 0]]);
  });

  it('C10.1 by an event', () => {
    const state = almostFull(world(2), 20);
    marked(state, 0, 'B1');
    marked(state, 1, 'A1');
    unmarked(state, spanish, 'A10');
    turnUp(state, 'attackSpanish');
    expect(play(state, 1, 'attack A10 > 20').at(-1)).toMatchObject({ type: 'ended', why: 'cityFull' });
  });

  it('C10.1 by a bribery card, off turn', () => {
    const state = almostFull(world(2), 20);
    marked(state, 0, 'B1');
    marked(state, 1, 'A1');
    state.bribery[briberyKinds + briberies.indexOf('moveOwn')] = 1;
    expect(play(state, 1, 'bribe moveOwn A1 > 20').at(-1)).toMatchObject({ type: 'ended', why: 'cityFull' });
    expect(state.phase).toBe('over');
  });

  it('C10.1 a fight in the city leaves it as full as it was', () => {
    const state = almostFull(world(2), 4);
    marked(state, 0, 'I6');
    marked(state, 1, 'A1');
    const figure = at(state.on, 6 * 17 + 8);
    state.collar[figure] = -1;
    war(state, 0, 6);
    supply(state, 0, { disguise: 1 });
    // City field 3 holds an Aztec, 2 a Spaniard: seat 0 attacks 2 over 3.
    play(state, 0, 'move I6 > 2');
    playAll(state, '1: surrender', '0: banish > Q17');
    expect(state.phase).toBe('act');
  });
});

describe('C10.2 the winning nation', () => {
  it('C10.2 has more figures in the city, marked or not', () => {
    const state = world(2);
    marked(state, 0, '25');
    unmarked(state, spanish, '1', '2');
    expect(winningNation(state)).toBe(spanish);
  });

  it('C10.2 a tie goes to the highest number; an empty city to none', () => {
    const state = world(2);
    expect(winningNation(state)).toBe(-1);
    unmarked(state, aztec, '3', '24');
    unmarked(state, spanish, '23', '22');
    expect(winningNation(state)).toBe(aztec);
  });
});

describe('C10.3 points', () => {
  function table(): State {
    const state = world(2);
    state.missions = [20, 21];
    marked(state, 0, '1', '20');
    marked(state, 1, 'A17');
    return state;
  }

  it('C10.3 5 to each player of the winning nation', () => {
    expect([line(table(), 0, 'nation'), line(table(), 1, 'nation')]).toEqual([5, 0]);
  });

  it('C10.3 5 per own marked figure in the city', () => {
    const state = table();
    unmarked(state, aztec, '2');
    expect([line(state, 0, 'city'), line(state, 1, 'city')]).toEqual([10, 0]);
  });

  it('C10.3 10 more if one of them stands on the temple of his mission', () => {
    const state = table();
    expect(line(state, 0, 'mission')).toBe(10);
    state.missions = [21, 20];
    expect([line(state, 0, 'mission'), line(state, 1, 'mission')]).toEqual([0, 0]);
  });

  it('C10.3 10 per treasure, 1 per gold card', () => {
    const state = table();
    state.treasures = [0, 2];
    supply(state, 1, { gold: 3, food: 2 });
    expect([line(state, 1, 'treasures'), line(state, 1, 'gold')]).toEqual([20, 3]);
  });

  it('C10.3 3, 5, 7 for bribery cards; the others nothing', () => {
    const state = table();
    for (const card of ['points3', 'points5', 'points7', 'dud', 'moveOwn'] as const)
      state.bribery[briberyKinds + briberies.indexOf(card)] = 1;
    expect(line(state, 1, 'bribery')).toBe(15);
  });

  it('C10.3 most points win, equal points share', () => {
    const state = table();
    expect(standing(state)).toMatchObject({ points: [25, 0], over: false, winners: [] });
    state.phase = 'over';
    expect(standing(state).winners).toEqual([0]);
    supply(state, 1, { gold: 25 });
    expect(pointsOf(state, 1)).toBe(25);
    expect(standing(state).winners).toEqual([0, 1]);
  });

  it('the preview marks what a viewer cannot know', () => {
    const state = table();
    supply(state, 0, { gold: 1 });
    const seen = cortez.preview(cortez.view(state, 1)).seats[0];
    expect(seen?.lines.filter((found) => found.unknown).map((found) => found.line)).toEqual(['mission', 'gold']);
    expect([seen?.total, seen?.unknown]).toEqual([15, true]);
  });
});
