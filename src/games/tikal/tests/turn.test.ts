import { describe, expect, it } from 'vitest';
import { tileNamed } from '../data.ts';
import { tikal } from '../index.ts';
import { tileAt } from '../state.ts';
import { hex, lay, offered, play, put, turnOf, whyNot, world } from './testing.ts';

describe('T2 a turn', () => {
  it('T2.1 first the tile, then ten action points', () => {
    const state = world({ stack: ['A3'] });
    expect(whyNot(state, 'bring leader A5')).toBe('T2.1 tileFirst');
    expect(whyNot(state, 'end')).toBe('T2.1 tileFirst');
    play(state, 'place B3 r0');
    expect(state.ap).toBe(10);
    expect(whyNot(state, 'place B2 r0')).toBe('T2.1 actionsNow');
    expect(whyNot(state, 'lay aside')).toBe('T2.1 actionsNow');
    expect(whyNot(state, 'bring leader A5')).toBeUndefined();
  });

  it('T2.1 nobody else may act', () => {
    const state = turnOf(0);
    expect(whyNot(state, 'bring leader A5', 1)).toBe('house notAsked');
    expect(whyNot(state, 'end', 1)).toBe('house notAsked');
  });

  it('T2.1 every action at its full price', () => {
    const state = turnOf(0, { ap: 4 });
    lay(state, 'A2', 'B3');
    put(state, 0, 'leader', 'B5');
    put(state, 0, 'member', 'B3');
    for (const line of ['camp B4', 'guard B5 leader']) expect(whyNot(state, line)).toMatch(/tooDear/);
    state.ap = 2;
    expect(whyNot(state, 'raise B3')).toBe('T4.5 tooDear');
    expect(whyNot(state, 'uncover B5')).toBeUndefined();
    state.ap = 1;
    expect(whyNot(state, 'uncover B5')).toBe('T4.4 tooDear');
    expect(whyNot(state, 'step leader B5 > A5')).toBe('T4.3 tooDear');
    expect(whyNot(state, 'bring member A5')).toBeUndefined();
    state.ap = 0;
    expect(whyNot(state, 'bring member A5')).toBe('T4.1 tooDear');
  });

  it('T2.1 a refusal says price and points left', () => {
    const state = turnOf(0, { ap: 3 });
    expect(tikal.refusal(state, 0, { type: 'camp', hex: hex('B4') })).toEqual({
      rule: 'T4.7',
      reason: 'tooDear',
      details: { price: 5, left: 3 },
    });
  });

  it('T2.1 a turn ends only when its player says so, also at 0', () => {
    const state = turnOf(0, { ap: 1 });
    const events = play(state, 'bring leader A5');
    expect(state.ap).toBe(0);
    expect(state.seat).toBe(0);
    expect(events.map(({ type }) => type)).toEqual(['broughtIn']);
    expect(tikal.choices(state, 0)).toEqual([{ action: { type: 'end' } }]);
    expect(play(state, 'end').map(({ type }) => type)).toEqual(['turnEnded', 'tileDrawn']);
    expect(state.seat).toBe(1);
  });

  it('T2.1 unspent points are lost, and ending early warns', () => {
    const state = world({ stack: ['A3', 'C3', 'D4'] });
    play(state, 'place B3 r0');
    expect(tikal.choices(state, 0).find((choice) => 'action' in choice && choice.action.type === 'end')).toMatchObject({
      warning: 'unspent',
    });
    expect(play(state, 'end')[0]).toEqual({ type: 'turnEnded', seat: 0, unspent: 10 });
    play(state, 'place B2 r0', 'end', 'place A3 r0');
    expect(state.ap).toBe(10);
  });

  it('T2.1 limits start anew between a scoring turn and the normal turn that follows', () => {
    const state = turnOf(0, { stack: ['A3'] });
    lay(state, 'A2', 'B3');
    put(state, 0, 'member', 'B3', 2);
    put(state, 0, 'leader', 'B5');
    put(state, 1, 'member', 'B5', 2);
    state.tile = tileFrom(state, 'B1');
    state.order = [0];
    state.scorings = 1;
    play(state, 'raise B3', 'raise B3', 'uncover B5');
    expect(whyNot(state, 'raise B3')).toBe('T4.5 twoTreasures');
    expect(whyNot(state, 'uncover B5')).toBe('T4.4 moreFigures');
    play(state, 'end', 'place A3 r0');
    expect(state.ap).toBe(10);
    play(state, 'raise B3', 'raise B3', 'uncover B5');
  });

  it('T2.2 a volcano brings a scoring round, then its drawer places it and has a normal turn', () => {
    const state = world({ players: 3, stack: ['A3', 'B1', 'C3'] });
    play(state, 'place B3 r0');
    const events = play(state, 'end');
    expect(events.map(({ type }) => type)).toEqual(['turnEnded', 'tileDrawn', 'scoringBegan']);
    expect([state.seat, state.ap, state.phase]).toEqual([1, 10, 'act']);
    expect(offered(state, 'place')).toEqual([]);
    play(state, 'end');
    expect([state.seat, state.ap]).toEqual([2, 10]);
    play(state, 'end');
    expect([state.seat, state.ap]).toEqual([0, 10]);
    play(state, 'end');
    expect([state.seat, state.phase]).toEqual([1, 'place']);
    play(state, 'place C5 r0');
    expect([state.seat, state.phase, state.ap]).toEqual([1, 'act', 10]);
    expect(tileAt(state, hex('C5'))).toBe(6);
    play(state, 'end');
    expect([state.seat, state.phase]).toEqual([2, 'place']);
  });
});

function tileFrom(state: ReturnType<typeof world>, name: string): number {
  const tile = tileNamed(name);
  state.stack = [tile, ...state.stack.filter((other) => other !== tile)];
  state.drawn += 1;
  return tile;
}
