import { describe, expect, it } from 'vitest';
import { tikal } from '../index.ts';
import { majorityAt } from '../scoring.ts';
import { figuresAt, guardAt, type TikalState } from '../state.ts';
import { hex, lay, offered, play, post, put, turnOf, whyNot } from './testing.ts';

const offer = (state: TikalState, line: string) =>
  tikal.choices(state, state.seat).find((choice) => 'action' in choice && tikal.format(choice.action) === line);

describe('T4.4 uncover a temple level', () => {
  it('T4.4 costs 2, needs an own figure, and takes the floor with the next number', () => {
    const state = turnOf(0);
    expect(whyNot(state, 'uncover A4')).toBe('T4.4 moreFigures');
    put(state, 1, 'member', 'A4', 4);
    expect(whyNot(state, 'uncover A4')).toBe('T4.4 moreFigures');
    put(state, 0, 'leader', 'A4');
    expect(play(state, 'uncover A4')).toEqual([{ type: 'uncovered', seat: 0, hex: hex('A4'), value: 2 }]);
    expect([state.ap, state.values[hex('A4')], state.floors[0]]).toEqual([8, 2, 2]);
  });

  it('T4.4 only temples, and only unguarded ones', () => {
    const state = turnOf(0);
    put(state, 0, 'leader', 'B4');
    put(state, 0, 'member', 'A4', 2);
    expect(whyNot(state, 'uncover B4')).toBe('T4.4 noTemple');
    expect(whyNot(state, 'uncover F3')).toBe('T4.4 noTemple');
    post(state, 0, 'A4');
    expect(whyNot(state, 'uncover A4')).toBe('T4.4 guardedBy');
    expect(offered(state, 'uncover')).toEqual([]);
  });

  it('T4.4 the second level in a turn needs two own figures there; a third is never uncovered', () => {
    const state = turnOf(0);
    put(state, 0, 'leader', 'A4');
    play(state, 'uncover A4');
    expect(whyNot(state, 'uncover A4')).toBe('T4.4 moreFigures');
    put(state, 0, 'member', 'A4', 3);
    play(state, 'uncover A4');
    expect(whyNot(state, 'uncover A4')).toBe('T4.4 twoLevels');
  });

  it('T4.4 the figures are counted at that moment: one may have come since, or gone', () => {
    const state = turnOf(0);
    put(state, 0, 'member', 'A4', 2);
    play(state, 'uncover A4', 'step member A4 > A5');
    expect(whyNot(state, 'uncover A4')).toBe('T4.4 moreFigures');
    play(state, 'step member A5 > A4');
    play(state, 'uncover A4');
    expect(state.ap).toBe(2);
  });

  it('T4.4 the limit is per temple', () => {
    const state = turnOf(0);
    put(state, 0, 'member', 'A4', 2);
    put(state, 0, 'leader', 'B5');
    play(state, 'uncover A4', 'uncover A4', 'uncover B5');
    expect([state.values[hex('A4')], state.values[hex('B5')]]).toEqual([3, 2]);
  });

  it('T4.4 when the next floor is gone the temple can rise no further', () => {
    const state = turnOf(0);
    put(state, 0, 'leader', 'A4');
    state.floors[0] = 0;
    expect(whyNot(state, 'uncover A4')).toBe('T4.4 floorGone');
    expect(offered(state, 'uncover')).toEqual([]);
    state.floors[0] = 1;
    play(state, 'uncover A4');
    expect(state.floors).toEqual([0, 6, 9, 11, 8, 5, 3, 2, 1]);
  });

  it('T4.4 10 is the highest', () => {
    const state = turnOf(0);
    put(state, 0, 'member', 'A4', 2);
    state.values[hex('A4')] = 9;
    play(state, 'uncover A4');
    expect(state.values[hex('A4')]).toBe(10);
    expect(whyNot(state, 'uncover A4')).toBe('T4.4 highest');
  });

  it('T4.4 warns where another player has the majority', () => {
    const state = turnOf(0);
    put(state, 0, 'member', 'A4', 1);
    expect(offer(state, 'uncover A4')).toEqual({
      action: { type: 'uncover', hex: hex('A4') },
      at: 'A4',
      price: 2,
      effect: { value: 2 },
    });
    put(state, 1, 'leader', 'A4');
    expect(offer(state, 'uncover A4')).toMatchObject({ warning: 'othersTemple' });
  });
});

describe('T4.8 guard a temple', () => {
  it('T4.8 a guard needs a strict majority', () => {
    const state = turnOf(0);
    put(state, 0, 'member', 'A4', 2);
    put(state, 1, 'member', 'A4', 2);
    expect(whyNot(state, 'guard A4 member')).toBe('T4.8 noMajority');
    put(state, 0, 'leader', 'A4');
    expect(whyNot(state, 'guard A4 member')).toBeUndefined();
    expect(whyNot(state, 'guard B5 member')).toBe('T4.8 noMajority');
    expect(whyNot(state, 'guard B4 member')).toBe('T4.8 noTemple');
  });

  it('T4.8 costs 5; the guard goes on top, his others leave the game, foreign figures stay', () => {
    const state = turnOf(0);
    put(state, 0, 'member', 'A4', 4);
    put(state, 1, 'member', 'A4', 2);
    expect(play(state, 'guard A4 member')).toEqual([
      { type: 'guarded', seat: 0, hex: hex('A4'), figure: 'member', value: 1, membersLost: 3, leaderLost: false },
    ]);
    expect([state.ap, guardAt(state, hex('A4')), state.lost[0], state.supply[0]]).toEqual([5, 0, 3, 14]);
    expect([figuresAt(state, hex('A4'), 0), figuresAt(state, hex('A4'), 1)]).toEqual([0, 2]);
    expect(tikal.invariants(state).filter((broken) => broken.includes('members'))).toEqual([]);
  });

  it('T4.8 the leader may be the guard; he stays there for the rest of the game', () => {
    const state = turnOf(0);
    put(state, 0, 'leader', 'A4');
    put(state, 0, 'member', 'A4', 2);
    expect(offer(state, 'guard A4 leader')).toMatchObject({ warning: 'leaderGuards', effect: { value: 1, lost: 2 }, price: 5 });
    play(state, 'guard A4 leader');
    expect(state.lost[0]).toBe(2);
    expect(figuresAt(state, hex('A4'), 0)).toBe(0);
    expect(whyNot(state, 'step leader A4 > A5')).toBe('T4.3 notThere');
    expect(whyNot(state, 'bring leader A5')).toBe('T4.1 noneInSupply');
    expect(tikal.invariants(state).filter((broken) => /leader|members/.test(broken))).toEqual([]);
  });

  it('T4.8 the leader is lost when another figure guards', () => {
    const state = turnOf(0);
    put(state, 0, 'leader', 'A4');
    put(state, 0, 'member', 'A4', 1);
    expect(offer(state, 'guard A4 member')).toMatchObject({ warning: 'leaderLost' });
    expect(play(state, 'guard A4 member')).toMatchObject([{ membersLost: 0, leaderLost: true }]);
    expect(whyNot(state, 'bring leader A5')).toBe('T4.1 noneInSupply');
    expect([state.leaders[0], state.lost[0]]).toEqual([-2, 0]);
  });

  it('T4.8 only a figure that is there', () => {
    const state = turnOf(0);
    put(state, 0, 'member', 'A4', 1);
    expect(whyNot(state, 'guard A4 leader')).toBe('T4.8 notThere');
    expect(offered(state, 'guard')).toEqual(['guard A4 member']);
  });

  it('T4.8 a guarded temple is guarded once, also against its own player', () => {
    const state = turnOf(0);
    put(state, 0, 'member', 'A4', 1);
    play(state, 'guard A4 member');
    put(state, 0, 'member', 'A4', 3);
    expect(whyNot(state, 'guard A4 member')).toBe('T4.8 guardedBy');
  });

  it('T4.8 two guards per player and game', () => {
    const state = turnOf(0);
    lay(state, 'A1', 'B3');
    for (const at of ['A4', 'B5', 'B3']) put(state, 0, 'member', at, 1);
    play(state, 'guard A4 member', 'guard B5 member');
    state.ap = 10;
    expect(whyNot(state, 'guard B3 member')).toBe('T4.8 noGuardLeft');
    expect(offered(state, 'guard')).toEqual([]);
  });

  it('worked check: 2 levels and a guard in one turn cost 9', () => {
    const state = turnOf(0);
    put(state, 0, 'member', 'A4', 2);
    play(state, 'uncover A4', 'uncover A4', 'guard A4 member');
    expect(state.ap).toBe(1);
  });
});

describe('T5 majority', () => {
  it('T5 the leader weighs 3, a member 1', () => {
    const state = turnOf(0);
    put(state, 0, 'leader', 'A4');
    put(state, 1, 'member', 'A4', 2);
    expect(majorityAt(state, hex('A4'))).toBe(0);
    put(state, 1, 'member', 'A4', 4);
    expect(majorityAt(state, hex('A4'))).toBe(1);
  });

  it('T5 a tie for the most gives nobody the majority, whoever else stands there', () => {
    const state = turnOf(0, { players: 4 });
    put(state, 0, 'leader', 'A4');
    put(state, 1, 'member', 'A4', 3);
    put(state, 2, 'member', 'A4', 2);
    expect(majorityAt(state, hex('A4'))).toBe(-1);
    put(state, 3, 'member', 'A4', 4);
    expect(majorityAt(state, hex('A4'))).toBe(3);
    expect(majorityAt(state, hex('B5'))).toBe(-1);
  });

  it('T5 a tie below the most does not matter', () => {
    const state = turnOf(0, { players: 3 });
    put(state, 0, 'member', 'A4', 1);
    put(state, 1, 'member', 'A4', 1);
    put(state, 2, 'member', 'A4', 2);
    expect(majorityAt(state, hex('A4'))).toBe(2);
  });

  it('T5 a guard is no longer a figure on the tile', () => {
    const state = turnOf(0);
    put(state, 0, 'member', 'A4', 2);
    play(state, 'guard A4 member');
    put(state, 1, 'member', 'A4', 1);
    expect(majorityAt(state, hex('A4'))).toBe(1);
  });
});
