import { describe, expect, it } from 'vitest';
import { at } from './at.ts';
import { playEntries } from './entries.ts';
import type { Event } from './event.ts';
import type { Action } from './game.ts';
import { type ToyAction, type ToyEvent, type ToyState, toy } from './laws/toy/game.ts';
import { act, eventsOf, forget, forgotten, type Match, openMatch, openMatchAt, recall, stateAfter, takeBack } from './match.ts';
import { houseRefusal } from './refusal.ts';
import { freeUndo, remembersStepOf, stepsToUndo, undo } from './undo.ts';

const seed = { secret: '7'.repeat(64), contributions: ['anna', 'bert'] };
const config = { players: 3, options: {}, rules: 1 };
const open = (): Match<ToyState, ToyAction, ToyEvent> => openMatch(toy, { config }, seed);
const show = (fingers: number) => ({ type: 'show', fingers });

/** Plays a round in which seat 0 shows most. */
function playRound(match: Match<ToyState, ToyAction, ToyEvent>): void {
  act(match, 0, show(3));
  act(match, 1, show(1));
  act(match, 2, show(2));
}

describe('a match', () => {
  it('follows from origin, seed and entries', () => {
    const one = open();
    const other = open();
    playRound(one);
    expect(playEntries(other, one.entries)).toBeUndefined();
    expect(other.state).toEqual(one.state);
    expect(one.state.hands[0]).toHaveLength(1);
  });

  it('deals otherwise with another seed or other contributions', () => {
    const keys = [
      seed,
      { ...seed, secret: '8'.repeat(64) },
      { ...seed, contributions: ['anna'] },
      { ...seed, contributions: ['bert', 'anna'] },
    ].map((other) => String(openMatch(toy, { config }, other).key));
    expect(new Set(keys).size).toBe(keys.length);
    expect(openMatch(toy, { config }, { ...seed, secret: '9'.repeat(64) }).state.bag).not.toEqual(open().state.bag);
  });

  it('may begin at a given state, which it does not touch', () => {
    const given = open().state;
    const match = openMatch(toy, { config, state: given }, seed);
    act(match, 0, show(3));
    expect(given.fingers).toEqual([0, 0, 0]);
    expect(match.state.fingers).toEqual([3, 0, 0]);
  });

  it.each([
    ['a seat beyond the table', 3, show(1), 'noSuchSeat'],
    ['a seat that is no number', Number.NaN, show(1), 'noSuchSeat'],
    ['a negative seat', -1, show(1), 'noSuchSeat'],
    ['what cannot be read', 0, { type: 'sing' }, 'unreadable'],
    ['what the rules refuse', 1, show(2), 'notAsked'],
  ])('refuses %s and changes nothing', (_what, seat, json, reason) => {
    const match = open();
    act(match, 1, show(1));
    const before = JSON.stringify([match.state, match.entries, match.steps]);
    expect(act(match, seat, json)).toMatchObject({ ok: false, refusal: { reason } });
    expect(JSON.stringify([match.state, match.entries, match.steps])).toBe(before);
  });

  it('refuses an answer to an older question', () => {
    const match = open();
    const question = toy.question(match.state, 0)!.id;
    playRound(match);
    expect(act(match, 0, show(1), question)).toEqual({ ok: false, refusal: houseRefusal('olderQuestion', {}) });
    expect(act(match, 0, show(1), toy.question(match.state, 0)?.id)).toMatchObject({ ok: true });
  });

  it('knows every state and every event on the way', () => {
    const match = open();
    const states = [JSON.stringify(match.state)];
    const events: Event[][] = [];
    for (let round = 0; round < 6; round++)
      for (const [seat, fingers] of [3, 1, 2].entries()) {
        const played = act(match, seat, show(fingers));
        if (played.ok) events.push([...played.events]);
        states.push(JSON.stringify(match.state));
      }
    for (const [steps, state] of states.entries()) expect(JSON.stringify(stateAfter(match, steps))).toBe(state);
    for (const [step, told] of events.entries()) expect(eventsOf(match, step)).toEqual(told);
  });

  it('keeps snapshots, and drops those that no longer hold', () => {
    const counting = { ...toy, play: () => undefined, refusal: () => undefined };
    const match = openMatch(counting, { config }, seed);
    for (let i = 0; i < 70; i++) act(match, 0, show(1));
    expect(match.snapshots.map(({ steps }) => steps)).toEqual([0, 32, 64]);
    takeBack(match, 0, 7);
    expect(match.snapshots.map(({ steps }) => steps)).toEqual([0, 32]);
    expect(match.steps).toHaveLength(63);
  });

  it('lets go of its beginning, opens at a snapshot, and has all of it back when recalled', () => {
    const whole = openMatch(toy, { config }, seed);
    const counting = { ...whole, game: { ...toy, play: () => undefined, refusal: () => undefined } };
    for (let i = 0; i < 100; i++) act(counting, i % 3, show(1 + (i % 2)));
    const { steps, snapshots } = counting;
    const stored = { steps: [...steps], snapshots: [...snapshots] };
    forget(counting, 9);
    expect(snapshots.map((snapshot) => snapshot.steps)).toEqual([0, 32, 64, 96]);
    forget(counting, 2);
    expect(snapshots.map((snapshot) => snapshot.steps)).toEqual([64, 96]);
    expect([forgotten(counting), steps.length, steps[63], steps[64]?.seat]).toEqual([64, 100, undefined, 64 % 3]);
    expect(() => stateAfter(counting, 63)).toThrow('recall');
    expect(remembersStepOf(counting, 1)).toBe(true);

    recall(counting, stored.steps, stored.snapshots);
    expect(steps).toEqual(stored.steps);
    expect(snapshots.map((snapshot) => snapshot.steps)).toEqual([0, 32, 64, 96]);

    const late = openMatchAt(counting.game, whole.origin, seed, at(stored.snapshots, 3));
    expect([late.entries, late.steps.length, forgotten(late), remembersStepOf(late, 1)]).toEqual([[], 96, 96, false]);
    act(late, 1, show(1));
    expect([remembersStepOf(late, 1), remembersStepOf(late, 2)]).toEqual([true, false]);
    // Without stored snapshots the beginning is made anew from the origin.
    recall(late, stored.steps, []);
    expect(late.snapshots.map((snapshot) => snapshot.steps)).toEqual([0, 96]);
    expect(late.snapshots[0]?.state).toEqual(open().state);
    expect(late.steps.slice(0, 96)).toEqual(stored.steps.slice(0, 96));
    expect(remembersStepOf(open(), 2)).toBe(true);
  });

  it('says at which entry a foreign list stops', () => {
    const match = open();
    const entries = [
      { kind: 'act', seat: 0, action: { type: 'show', fingers: 1 } },
      { kind: 'mark', seat: 0, text: 'hello' },
      { kind: 'act', seat: 0, action: { type: 'show', fingers: 1 } },
    ] as const;
    expect(playEntries(match, entries)).toMatchObject({ at: 2, refusal: { reason: 'notAsked' } });
    expect(match.entries).toEqual(entries.slice(0, 2));
    expect(playEntries(open(), [{ kind: 'undo', seat: 0, steps: 1 }])).toMatchObject({
      at: 0,
      refusal: { reason: 'nothingToUndo' },
    });
    expect(playEntries(open(), [{ kind: 'undo', seat: 0, steps: 0 }])).toMatchObject({ at: 0 });
  });
});

describe('undo by information', () => {
  it('an own step can be taken back while nothing was revealed and nobody else acted', () => {
    const match = open();
    act(match, 0, show(3));
    expect(freeUndo(match, 0)).toBe(1);
    expect(undo(match, 0)).toBeUndefined();
    expect(match.state).toEqual(open().state);
    expect(match.entries.at(-1)).toEqual({ kind: 'undo', seat: 0, steps: 1 });
  });

  it('not once another seat has acted', () => {
    const match = open();
    act(match, 0, show(3));
    act(match, 1, show(3));
    expect(undo(match, 0)).toEqual(houseRefusal('undoOthers', {}));
    expect(match.steps).toHaveLength(2);
  });

  it('not once something hidden was shown', () => {
    const match = open();
    playRound(match);
    expect(undo(match, 2)).toEqual(houseRefusal('undoRevealed', {}));
  });

  it('not when there is nothing', () => {
    expect(undo(open(), 0)).toEqual(houseRefusal('nothingToUndo', {}));
  });

  it('asides of others that nobody answered fall with the step', () => {
    const offering = {
      ...toy,
      lapses: (action: Action) => action.type === 'boast',
      play: (...[state, seat, action, random]: Parameters<typeof toy.play>) => toy.play(state, seat, action, random),
    };
    const match = openMatch(offering, { config }, seed);
    act(match, 0, show(3));
    act(match, 1, show(1));
    act(match, 0, { type: 'boast' });
    expect(freeUndo(match, 1)).toBe(2);
    const strict = openMatch({ ...offering, lapses: () => false }, { config }, seed);
    act(strict, 0, show(3));
    act(strict, 1, show(1));
    act(strict, 0, { type: 'boast' });
    expect(freeUndo(strict, 1)).toEqual(houseRefusal('undoOthers', {}));
  });

  it('an action that the game waited for never falls unasked, even if it could lapse', () => {
    const offering = { ...toy, lapses: () => true };
    const match = openMatch(offering, { config }, seed);
    act(match, 0, show(3));
    act(match, 1, show(1));
    expect(freeUndo(match, 0)).toEqual(houseRefusal('undoOthers', {}));
  });

  it('with consent the steps since the last own one fall', () => {
    const match = open();
    playRound(match);
    expect([0, 1, 2].map((seat) => stepsToUndo(match, seat))).toEqual([3, 2, 1]);
    takeBack(match, 1, stepsToUndo(match, 1), true);
    expect(match.state.fingers).toEqual([3, 0, 0]);
    expect(match.entries.at(-1)).toEqual({ kind: 'undo', seat: 1, steps: 2, consent: true });
    expect(stepsToUndo(match, 2)).toBe(0);
  });
});
