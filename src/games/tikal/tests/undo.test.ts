import { describe, expect, it } from 'vitest';
import { act, type Match, openMatch } from '../../../core/match.ts';
import { isRefusal } from '../../../core/refusal.ts';
import { freeUndo, undo } from '../../../core/undo.ts';
import type { TikalAction } from '../action.ts';
import type { TikalEvent } from '../event.ts';
import { tikal } from '../index.ts';
import type { TikalState } from '../state.ts';
import { lay, pitch, put, turnOf, world } from './testing.ts';

type TikalMatch = Match<TikalState, TikalAction, TikalEvent>;

function matchFrom(state: TikalState): TikalMatch {
  const config = { players: state.score.length, options: { auction: state.auction }, rules: 1 };
  return openMatch(tikal, { config, state }, { secret: '1'.padStart(64, '0'), contributions: [] });
}

function play(match: TikalMatch, ...lines: string[]): void {
  for (const line of lines) {
    const played = act(match, match.state.seat, tikal.parse(line));
    if (!played.ok) throw new Error(`“${line}” is refused: ${played.refusal.reason}`);
  }
}

const why = (match: TikalMatch, seat: number) => {
  const free = freeUndo(match, seat);
  return isRefusal(free) ? free.reason : free;
};

describe('undo', () => {
  it('is free inside a turn, from the last step back to the tile', () => {
    const start = world({ stack: ['A3'] });
    const match = matchFrom(start);
    play(match, 'place B3 r0', 'bring leader A5', 'walk leader A5 > B3', 'camp B4', 'bring member B4');
    for (let i = 0; i < 5; i++) expect(undo(match, 0)).toBeUndefined();
    expect(match.state).toEqual(start);
  });

  it('is free after every action that shows nothing', () => {
    const start = turnOf(0);
    put(start, 0, 'member', 'A4', 2);
    start.treasures[0] = 1;
    start.treasures[9] = 1;
    for (const line of ['uncover A4', 'guard A4 member', 'exchange 2 serpent for jaguar', 'step member A4 > A5']) {
      const match = matchFrom(start);
      play(match, line);
      expect(why(match, 0)).toBe(1);
      undo(match, 0);
      expect(match.state).toEqual(start);
    }
  });

  it('is not free after a treasure was raised', () => {
    const start = turnOf(0);
    lay(start, 'A2', 'B3');
    put(start, 0, 'member', 'B3', 2);
    const match = matchFrom(start);
    play(match, 'raise B3');
    expect(why(match, 0)).toBe('undoRevealed');
    play(match, 'bring leader A5');
    expect(why(match, 0)).toBe(1);
    undo(match, 0);
    expect(why(match, 0)).toBe('undoRevealed');
  });

  it('is not free after the next tile was drawn', () => {
    const match = matchFrom(turnOf(0));
    play(match, 'end');
    expect(why(match, 0)).toBe('undoRevealed');
  });

  it('is free after a scoring turn until the next player acts', () => {
    const start = turnOf(0, { players: 3, stack: ['A3', 'B1'] });
    const match = matchFrom(start);
    play(match, 'end');
    expect([match.state.seat, match.state.scorings]).toEqual([1, 1]);
    play(match, 'end');
    expect(why(match, 1)).toBe(1);
    play(match, 'bring leader A5');
    expect(why(match, 1)).toBe('undoOthers');
  });

  it('is free after bids, a choice and the turn before a last tile that lies open', () => {
    const match = matchFrom(world({ auction: true, stack: ['A3', 'C3'] }));
    play(match, 'bid 3');
    expect(why(match, 0)).toBe(1);
    play(match, 'pass', 'choose A3', 'place B3 r0', 'end');
    expect([match.state.seat, match.state.phase]).toEqual([1, 'place']);
    expect(why(match, 0)).toBe(1);
  });

  it('an answer to the question before an undo is refused when another step was taken since', () => {
    const match = matchFrom(turnOf(0));
    play(match, 'bring leader A5');
    const question = tikal.question(match.state, 0)?.id;
    undo(match, 0);
    play(match, 'bring member A5');
    expect(tikal.question(match.state, 0)?.details).toEqual({ ap: 9 });
    expect(act(match, 0, { type: 'end' }, question)).toMatchObject({ ok: false, refusal: { reason: 'olderQuestion' } });
  });

  it.each([
    ['bring member A5', 'bring member B4'],
    ['bring leader A5', 'bring leader B4'],
    ['uncover A4', 'uncover B5'],
    ['step member A4 > A5', 'step member B5 > A5'],
    ['camp B3', 'camp B2'],
    ['guard A4 member', 'guard B5 member'],
  ])('after “%s” and after “%s” the question is another, though as many points are left', (one, other) => {
    const ids = [one, other].map((line) => {
      const start = turnOf(0);
      lay(start, 'A3', 'B3');
      lay(start, 'C3', 'B2');
      pitch(start, 0, 'B4');
      put(start, 0, 'member', 'A4', 2);
      put(start, 0, 'member', 'B5', 2);
      const match = matchFrom(start);
      play(match, line);
      return tikal.question(match.state, 0)?.id;
    });
    expect(ids[0]).not.toBe(ids[1]);
  });
});
