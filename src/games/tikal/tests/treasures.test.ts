import { describe, expect, it } from 'vitest';
import { at } from '../../../core/at.ts';
import { motifs } from '../data.ts';
import { tikal } from '../index.ts';
import { hexName } from '../map.ts';
import { campAt, membersAt, type TikalState, treasuresOf } from '../state.ts';
import { bury, give, hex, lay, offered, pitch, play, put, turnOf, whyNot } from './testing.ts';

function atTreasure(count: number): TikalState {
  const state = turnOf(0);
  lay(state, 'A2', 'B3');
  bury(state, 'A2', 'bowl', 'frog', 'sun', 'bird');
  put(state, 0, 'member', 'B3', count);
  return state;
}

const has = (state: TikalState, seat: number, motif: (typeof motifs)[number]) => treasuresOf(state, seat, motifs.indexOf(motif));

describe('T4.5 raise a treasure', () => {
  it('T4.5 costs 3, the top one, shown to everybody; T3.4 in the order they were laid', () => {
    const state = atTreasure(2);
    expect(play(state, 'raise B3')).toEqual([
      { type: 'raised', seat: 0, hex: hex('B3'), motif: motifs.indexOf('bowl'), left: 3, reveals: true },
    ]);
    expect([state.ap, has(state, 0, 'bowl'), state.buried[hex('B3')]]).toEqual([7, 1, 3]);
    play(state, 'raise B3');
    expect([has(state, 0, 'frog'), has(state, 0, 'sun'), state.buried[hex('B3')]]).toEqual([1, 0, 2]);
    expect(tikal.view(state, 1).treasures).toEqual(state.treasures);
  });

  it('T4.5 needs an own figure, and for the second in a turn two', () => {
    const state = atTreasure(0);
    put(state, 1, 'member', 'B3', 3);
    expect(whyNot(state, 'raise B3')).toBe('T4.5 moreFigures');
    put(state, 0, 'leader', 'B3');
    play(state, 'raise B3');
    expect(whyNot(state, 'raise B3')).toBe('T4.5 moreFigures');
    put(state, 0, 'member', 'B3', 1);
    expect(whyNot(state, 'raise B3')).toBeUndefined();
  });

  it('T4.5 at most 2 per tile per turn, however many figures', () => {
    const state = atTreasure(5);
    play(state, 'raise B3', 'raise B3');
    expect(whyNot(state, 'raise B3')).toBe('T4.5 twoTreasures');
    lay(state, 'A5', 'A3');
    put(state, 0, 'leader', 'A3');
    expect(whyNot(state, 'raise A3')).toBeUndefined();
  });

  it('T4.5 only on a treasure tile with treasures left', () => {
    const state = atTreasure(2);
    put(state, 0, 'leader', 'A4');
    expect(whyNot(state, 'raise A4')).toBe('T4.5 noTreasureTile');
    expect(whyNot(state, 'raise G3')).toBe('T4.5 noTreasureTile');
    state.buried[hex('B3')] = 0;
    expect(whyNot(state, 'raise B3')).toBe('T4.5 noTreasuresLeft');
  });
});

describe('T4.6 exchange a treasure', () => {
  const hoards = (): TikalState => {
    const state = turnOf(0, { players: 3 });
    give(state, 0, 'bowl', 'sun', 'sun');
    give(state, 1, 'frog', 'bell', 'bell', 'bowl');
    give(state, 2, 'jaguar');
    return state;
  };

  it('T4.6 costs 3: takes one of another player and gives one own; he is not asked', () => {
    const state = hoards();
    expect(play(state, 'exchange 2 frog for bowl')).toEqual([
      { type: 'exchanged', seat: 0, other: 1, take: motifs.indexOf('frog'), give: motifs.indexOf('bowl') },
    ]);
    expect([state.ap, state.seat]).toEqual([7, 0]);
    expect([has(state, 0, 'frog'), has(state, 0, 'bowl'), has(state, 1, 'frog'), has(state, 1, 'bowl')]).toEqual([1, 0, 0, 2]);
  });

  it('T4.6 exchange never splits a pair on either side', () => {
    const state = hoards();
    expect(whyNot(state, 'exchange 2 bell for bowl')).toBe('T4.6 theyPaired');
    expect(whyNot(state, 'exchange 2 frog for sun')).toBe('T4.6 youPaired');
    give(state, 0, 'sun');
    give(state, 1, 'bell');
    expect(whyNot(state, 'exchange 2 bell for bowl')).toBe('T4.6 theyPaired');
    expect(whyNot(state, 'exchange 2 frog for sun')).toBe('T4.6 youPaired');
  });

  it('T4.6 both are judged before the exchange', () => {
    // Taking the third jaguar makes a trio of a pair that may not be given, before or after.
    const state = turnOf(0);
    give(state, 0, 'jaguar', 'bowl');
    give(state, 1, 'jaguar');
    play(state, 'exchange 2 jaguar for bowl');
    expect([has(state, 0, 'jaguar'), has(state, 1, 'bowl')]).toEqual([2, 1]);
    give(state, 1, 'jaguar');
    give(state, 0, 'sun');
    play(state, 'exchange 2 jaguar for sun');
    expect(has(state, 0, 'jaguar')).toBe(3);
    expect(whyNot(state, 'exchange 2 bowl for jaguar')).toBe('T4.6 youPaired');
  });

  it('T4.6 of different motifs, of another player, and only what they have', () => {
    const state = hoards();
    expect(whyNot(state, 'exchange 2 bowl for bowl')).toBe('T4.6 sameMotif');
    expect(whyNot(state, 'exchange 1 bowl for bowl')).toBe('T4.6 withYourself');
    expect(whyNot(state, 'exchange 4 bowl for bowl')).toBe('T4.6 noSuchPlayer');
    expect(whyNot(state, 'exchange 3 frog for bowl')).toBe('T4.6 theyLack');
    expect(whyNot(state, 'exchange 3 jaguar for turtle')).toBe('T4.6 youLack');
    state.ap = 2;
    expect(whyNot(state, 'exchange 3 jaguar for bowl')).toBe('T4.6 tooDear');
    expect(offered(state, 'exchange')).toEqual([]);
  });

  it('T4.6 no limit per turn', () => {
    const state = hoards();
    play(state, 'exchange 2 frog for bowl', 'exchange 3 jaguar for frog', 'exchange 3 frog for jaguar');
    expect(state.ap).toBe(1);
    expect(has(state, 0, 'frog')).toBe(1);
  });

  it('T4.6 the offer says what the next scoring gains', () => {
    const state = turnOf(0);
    give(state, 0, 'bowl', 'frog');
    give(state, 1, 'frog', 'bell');
    const gains = tikal
      .choices(state, 0)
      .flatMap((choice) => ('action' in choice && choice.action.type === 'exchange' ? [choice] : []));
    expect(gains.map(({ action, effect }) => [tikal.format(action), effect?.points])).toEqual([
      ['exchange 2 frog for bowl', 1],
      ['exchange 2 bell for bowl', 0],
      ['exchange 2 bell for frog', 0],
    ]);
  });
});

describe('T4.7 set up a camp', () => {
  it('T4.7 costs 5, on jungle, the printed one too; no own figure needed, foreign ones do not matter', () => {
    const state = turnOf(0);
    put(state, 1, 'member', 'B4', 3);
    expect(play(state, 'camp B4')).toEqual([{ type: 'campSetUp', seat: 0, hex: hex('B4') }]);
    expect([state.ap, campAt(state, hex('B4'))]).toEqual([5, 0]);
  });

  it('T4.7 usable at once', () => {
    const state = turnOf(0);
    put(state, 0, 'leader', 'A5');
    play(state, 'camp B4', 'bring member B4', 'transfer leader A5 > B4');
    expect([membersAt(state, hex('B4'), 0), hexName(at(state.leaders, 0))]).toEqual([1, 'B4']);
  });

  it('T4.7 on a treasure tile only when its treasures are gone, also emptied in the same turn', () => {
    const state = turnOf(0);
    lay(state, 'E2', 'B3');
    put(state, 0, 'member', 'B3', 2);
    expect(whyNot(state, 'camp B3')).toBe('T4.7 treasuresFirst');
    play(state, 'raise B3');
    expect(whyNot(state, 'camp B3')).toBe('T4.7 treasuresFirst');
    state.ap = 10;
    play(state, 'raise B3', 'camp B3', 'bring leader B3');
    expect([state.ap, state.leaders[0]]).toEqual([1, hex('B3')]);
  });

  it('T4.7 not on temples, volcanoes, base camp or the unknown', () => {
    const state = turnOf(0);
    lay(state, 'B1', 'B3');
    for (const at of ['A4', 'B3', 'A5', 'F3']) expect(whyNot(state, `camp ${at}`)).toBe('T4.7 noGroundForCamp');
    expect(offered(state, 'camp')).toEqual(['camp B4']);
  });

  it('T4.7 one camp per tile, two per player', () => {
    const state = turnOf(0);
    lay(state, 'A3', 'B3');
    lay(state, 'C3', 'B2');
    lay(state, 'D4', 'A3');
    pitch(state, 1, 'B4');
    expect(whyNot(state, 'camp B4')).toBe('T4.7 campThere');
    play(state, 'camp B3', 'camp B2');
    state.ap = 10;
    expect(whyNot(state, 'camp B2')).toBe('T4.7 campThere');
    expect(whyNot(state, 'camp A3')).toBe('T4.7 noCampLeft');
    expect(offered(state, 'camp')).toEqual([]);
  });
});
