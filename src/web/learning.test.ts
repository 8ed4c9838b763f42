/** Every lesson and every position to try, of whichever games have them, on the real rules. */
import { describe, expect, test } from 'vitest';
import type { Event } from '../core/event.ts';
import type { Action } from '../core/game.ts';
import { act, type Match, openMatch, takeBack } from '../core/match.ts';
import { readState } from '../core/record.ts';
import { isRefusal } from '../core/refusal.ts';
import { languages } from '../core/text.ts';
import { catalogue, type GameId, gameIds } from '../games/index.ts';
import { type Lesson, lessonSeed, progressOf, readAnswer } from '../ui/learning.ts';

type AnyMatch = Match<object, Action, Event>;

async function open(id: GameId): Promise<{ lesson: Lesson; match: AnyMatch }> {
  const [lesson, game] = await Promise.all([catalogue[id].lesson(), catalogue[id].rules()]);
  const { config, state } = lesson.start();
  return { lesson, match: openMatch(game as AnyMatch['game'], { config, state }, { secret: lessonSeed, contributions: [] }) };
}

function play(match: AnyMatch, seat: number, text: string): void {
  const action = match.game.parse(text);
  const played = isRefusal(action) ? undefined : act(match, seat, action);
  expect(played?.ok, `seat ${seat + 1}: ${text}`).toBe(true);
}

/** Plays the step the learner is at, and what the others answer. */
function take(match: AnyMatch, lesson: Lesson): void {
  const { seat } = lesson.start();
  const step = lesson.steps[progressOf(lesson.steps, seat, match.entries).at];
  if (step?.does === undefined) match.entries.push({ kind: 'mark', seat, text: 'read' });
  else {
    expect(match.game.waiting(match.state), step.id).toContain(seat);
    play(match, seat, step.does);
  }
  for (const line of step?.others ?? []) {
    const answer = readAnswer(line);
    play(match, answer.seat, answer.action);
  }
}

describe.each(gameIds)('the lesson of %s', (id) => {
  test('can be played by its own script to its last step', async () => {
    const { lesson, match } = await open(id);
    expect(match.game.invariants(match.state)).toEqual([]);
    for (const _ of lesson.steps.slice(1)) take(match, lesson);
    expect(progressOf(lesson.steps, lesson.start().seat, match.entries)).toEqual({ at: lesson.steps.length - 1, answers: [] });
  });

  test('says every step in every language', async () => {
    const { lesson } = await open(id);
    for (const language of languages) {
      const words = await lesson.words(language);
      expect(Object.keys(words).toSorted()).toEqual(lesson.steps.map((step) => step.id).toSorted());
      for (const text of Object.values(words)) expect(text.length).toBeGreaterThan(10);
    }
  });

  test('comes back to a step that is taken back', async () => {
    const { lesson, match } = await open(id);
    const at = () => progressOf(lesson.steps, lesson.start().seat, match.entries).at;
    while (match.steps.length === 0) take(match, lesson);
    const after = at();
    takeBack(match, lesson.start().seat, match.steps.length);
    expect(at()).toBe(after - 1);
    take(match, lesson);
    expect(at()).toBe(after);
  });
});

describe.each(gameIds)('positions of %s', (id) => {
  test('are moments of a real game that wait for the learner', async () => {
    const game = await catalogue[id].rules();
    for (const [name, make] of Object.entries(await catalogue[id].positions())) {
      const { config, state, seat } = make();
      const read = readState(game as AnyMatch['game'], config, JSON.parse(JSON.stringify(state)));
      expect(isRefusal(read), name).toBe(false);
      expect(game.waiting(state), name).toContain(seat);
    }
  });
});
