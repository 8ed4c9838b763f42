import { describe, expect, it } from 'vitest';
import { stackSize, stonesOn, tileNamed } from '../data.ts';
import { fitsSomewhere, layTile } from '../laying.ts';
import { edgeCount, hexCount, hexName, neighbour } from '../map.ts';
import { stepPrice } from '../movement.ts';
import { isKnown, type TikalState, tileAt } from '../state.ts';
import { hex, lay, offered, play, put, whyNot, world } from './testing.ts';

const price = (state: TikalState, from: string, to: string) => stepPrice(state, hex(from), hex(to));

describe('T3 placing a tile', () => {
  it('T3.1 on an empty hex next to a known tile', () => {
    const state = world({ stack: ['A3'] });
    expect(whyNot(state, 'place B4 r0')).toBe('T3.1 occupied');
    expect(whyNot(state, 'place F3 r0')).toBe('T3.1 remote');
    expect(whyNot(state, 'place B3 r0')).toBeUndefined();
  });

  it('T3.1 rotation r carries the stones of edge i to edge i + r, clockwise', () => {
    const tile = tileNamed('A1');
    expect([0, 1, 2, 3, 4, 5].map((edge) => stonesOn(tile, 0, edge))).toEqual([0, 0, 0, 2, 1, 0]);
    expect([0, 1, 2, 3, 4, 5].map((edge) => stonesOn(tile, 1, edge))).toEqual([0, 0, 0, 0, 2, 1]);
    expect([0, 1, 2, 3, 4, 5].map((edge) => stonesOn(tile, 4, edge))).toEqual([0, 2, 1, 0, 0, 0]);
  });

  it('T3.1 rotations that look the same are one choice, named by the lowest', () => {
    const state = world({ stack: ['D4'] });
    const rotations = new Set(offered(state, 'place').map((line) => line.slice(-2)));
    expect(rotations).toEqual(new Set(['r0', 'r1']));
    expect(whyNot(state, 'place B3 r2')).toBe('T3.1 sameRotation');
  });

  it('T3.1 a volcano has rotation 0', () => {
    const state = world();
    state.tile = tileNamed('B1');
    expect(new Set(offered(state, 'place').map((line) => line.slice(-2)))).toEqual(new Set(['r0']));
    expect(whyNot(state, 'place B3 r3')).toBe('T3.1 sameRotation');
  });

  it('T3.2 a stone on either side or both must lead onto it', () => {
    // C5 touches the printed temple B5 across its NE edge, which carries a stone, and the jungle across none.
    const byTheBoard = world({ stack: ['C2'] });
    for (const rotation of [0, 1, 2, 3, 4, 5]) expect(whyNot(byTheBoard, `place C5 r${rotation}`)).toBeUndefined();
    const byTheTile = world({ stack: ['C2'] });
    lay(byTheTile, 'D1', 'B3');
    // B2 touches only 1,2, whose single edge of stones points back to B4.
    expect(whyNot(byTheTile, 'place B2 r1')).toBe('T3.2 noWayOnto');
    expect(whyNot(byTheTile, 'place B2 r0')).toBeUndefined();
    play(byTheTile, 'place B2 r0');
    expect(price(byTheTile, 'B2', 'B3')).toBe(3);
  });

  it('T3.2 the stones of both sides count towards the price', () => {
    const state = world({ stack: ['C2'] });
    play(state, 'place B3 r0');
    expect(price(state, 'B3', 'B4')).toBe(4);
    expect(price(state, 'B4', 'B3')).toBe(4);
  });

  it('T3.2 stones towards a volcano do not count', () => {
    const state = world({ stack: ['C2'] });
    lay(state, 'A3', 'B3');
    lay(state, 'B1', 'B2');
    // B1 touches the volcano alone.
    expect([0, 1, 2, 3, 4, 5].map((rotation) => whyNot(state, `place B1 r${rotation}`))).toEqual(Array(6).fill('T3.2 noWayOnto'));
    expect(price(state, 'B3', 'B2')).toBe(0);
  });

  it('T3.3 a volcano needs a neighbour, another volcano will do, but no stones', () => {
    const state = world();
    lay(state, 'B1', 'C4');
    state.tile = tileNamed('D3');
    expect(whyNot(state, 'place D4 r0')).toBeUndefined();
    expect(whyNot(state, 'place E5 r0')).toBe('T3.1 remote');
    play(state, 'place D4 r0');
    expect([0, 1, 2, 3, 4, 5].every((edge) => stepPrice(state, hex('D4'), neighbour(hex('D4'), edge)) === 0)).toBe(true);
  });

  it('T3.3 a volcano can never be entered, though stones point at it', () => {
    const state = world({ stack: ['B1'] });
    play(state, 'place B3 r0');
    put(state, 0, 'leader', 'B4');
    expect(whyNot(state, 'step leader B4 > B3')).toBe('T4.3 volcano');
    expect(whyNot(state, 'walk leader B4 > B3')).toBe('T4.3 volcano');
  });

  it('T3.4 a treasure tile gets as many face-down treasures as it shows masks', () => {
    for (const [tile, masks] of [
      ['A2', 4],
      ['C4', 3],
      ['E2', 2],
    ] as const) {
      const state = world({ stack: [tile] });
      const events = play(state, 'place B3 r0');
      expect(state.buried[hex('B3')]).toBe(masks);
      expect(events).toEqual([
        { type: 'tilePlaced', seat: 0, tile: tileNamed(tile), hex: hex('B3'), rotation: 0, treasures: masks },
      ]);
    }
  });

  it('T3.5 a tile that fits somewhere is not laid aside', () => {
    const state = world({ stack: ['C2'] });
    expect(whyNot(state, 'lay aside')).toBe('T3.5 fitsSomewhere');
    expect(offered(state, 'lay aside')).toEqual([]);
  });

  it('T3.5 a tile that fits nowhere is laid aside with its treasures; the turn goes on with 10', () => {
    const state = sealed('A2');
    expect(offered(state, 'place')).toEqual([]);
    expect(offered(state, 'lay aside')).toEqual(['lay aside']);
    const hidden = state.hidden.slice();
    expect(play(state, 'lay aside')).toEqual([{ type: 'tileLaidAside', seat: 0, tile: tileNamed('A2'), treasures: 4 }]);
    expect([state.phase, state.seat, state.ap]).toEqual(['act', 0, 10]);
    expect(state.hidden).toEqual(hidden);
    expect(state.laidAside).toContain(tileNamed('A2'));
  });

  it('T3.5 also the 36th; it counts as placed, and the last scoring round follows', () => {
    const state = sealed('A2');
    state.drawn = stackSize;
    state.scorings = 3;
    const events = play(state, 'lay aside', 'end');
    expect(events.at(-1)).toEqual({ type: 'scoringBegan', round: 4, order: [1, 0] });
    play(state, 'end', 'end');
    expect(state.phase).toBe('over');
  });
});

/** A board with one empty hex left, in the corner behind volcanoes, and a tile in hand. */
function sealed(tile: string): TikalState {
  const state = world({ stack: [tile] });
  const corner = hex('H1');
  for (let at = 0; at < hexCount; at++) {
    if (isKnown(state, at) || at === corner) continue;
    const behind = Array.from({ length: edgeCount }, (_, edge) => neighbour(corner, edge)).includes(at);
    layTile(state, tileNamed(behind ? 'B1' : 'D4'), at, 0);
  }
  expect(fitsSomewhere(state, state.tile)).toBe(false);
  expect([hexName(corner), tileAt(state, corner)]).toEqual(['H1', -1]);
  return state;
}
