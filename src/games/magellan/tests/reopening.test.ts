import { describe, expect, it } from 'vitest';
import { playEntries } from '../../../core/entries.ts';
import { secretOf } from '../../../core/laws/play.ts';
import { act, forget, forgotten, openMatch, openMatchAt, recall, stateAfter, takeBack } from '../../../core/match.ts';
import { fastRandom } from '../../../core/random.ts';
import { freeUndo, remembersStepOf, stepsToUndo } from '../../../core/undo.ts';
import { magellan } from '../index.ts';

const origin = { config: { players: 4, options: { board1: 'A', board2: 'A' }, rules: 1 } };
const seed = { secret: secretOf(7), contributions: ['salt'] };

function played(actions: number) {
  const match = openMatch(magellan, origin, seed);
  const random = fastRandom(3);
  for (let i = 0; i < actions; i++) {
    const [seat] = magellan.waiting(match.state);
    if (seat === undefined) break;
    act(match, seat, magellan.sample(match.state, seat, random));
  }
  return match;
}

const bytes = (value: unknown) => JSON.stringify(value);

describe('a match opened from a stored snapshot', () => {
  const whole = played(150);
  const snapshot = { steps: 96, state: stateAfter(whole, 96) };
  const reopen = () => {
    const match = openMatchAt(magellan, origin, seed, { steps: 96, state: magellan.copy(snapshot.state) });
    playEntries(match, whole.entries.slice(96));
    return match;
  };

  it('comes to the same state by the entries after the snapshot alone', () => {
    const match = reopen();
    expect(bytes(match.state)).toBe(bytes(whole.state));
    expect(match.steps.length).toBe(whole.steps.length);
    expect(forgotten(match)).toBe(96);
  });

  it('plays on with the same chance as the whole match', () => {
    const [match, same] = [reopen(), played(150)];
    for (let i = 0; i < 60; i++) {
      const [seat] = magellan.waiting(match.state);
      if (seat === undefined) break;
      const action = magellan.sample(match.state, seat, fastRandom(i));
      act(match, seat, action);
      act(same, seat, action);
    }
    expect(bytes(match.state)).toBe(bytes(same.state));
  });

  it('takes back beyond the snapshot once its first steps are recalled', () => {
    const match = reopen();
    expect(() => takeBack(match, 0, 100, true)).toThrow('recall');
    recall(match, whole.steps.slice(0, 96), [{ steps: 32, state: stateAfter(whole, 32) }]);
    expect(forgotten(match)).toBe(0);
    takeBack(match, 0, 100, true);
    expect(bytes(match.state)).toBe(bytes(stateAfter(whole, 50)));
    takeBack(match, 0, 40, true);
    expect(bytes(match.state)).toBe(bytes(stateAfter(whole, 10)));
  });

  it('says whether it remembers enough to judge an undo', () => {
    const match = reopen();
    for (let seat = 0; seat < 4; seat++) {
      expect(remembersStepOf(match, seat)).toBe(true);
      expect(freeUndo(match, seat)).toEqual(freeUndo(whole, seat));
      expect(stepsToUndo(match, seat)).toBe(stepsToUndo(whole, seat));
    }
    const fresh = openMatchAt(magellan, origin, seed, { steps: 96, state: magellan.copy(snapshot.state) });
    expect(remembersStepOf(fresh, 0)).toBe(false);
  });

  it('forgets what lies before its last snapshots and nothing else', () => {
    const match = played(150);
    forget(match, 2);
    expect(forgotten(match)).toBe(96);
    expect(match.steps.length).toBe(150);
    expect(bytes(stateAfter(match, 100))).toBe(bytes(stateAfter(whole, 100)));
    recall(match, whole.steps, []);
    expect(bytes(stateAfter(match, 20))).toBe(bytes(stateAfter(whole, 20)));
  });
});
