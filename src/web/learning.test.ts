/** Every lesson and every position to try, of whichever games have them, on the real rules. */
import { describe, expect, test } from 'vitest';
import type { Event } from '../core/event.ts';
import type { Action, AnyGame } from '../core/game.ts';
import { act, eventsOf, type Match, openMatch, takeBack } from '../core/match.ts';
import { fastRandom } from '../core/random.ts';
import { readState } from '../core/record.ts';
import { isRefusal } from '../core/refusal.ts';
import { languages } from '../core/text.ts';
import { catalogue, type GameId, gameIds } from '../games/index.ts';
import { type Chapter, type LessonStep, lessonSeed, progressOf, readAnswer, shownAction } from '../ui/learning.ts';

type AnyMatch = Match<object, Action, Event>;

const open = async (id: GameId) => ({ lesson: await catalogue[id].lesson(), game: await catalogue[id].rules() });

function begin(game: AnyGame, chapter: Chapter): AnyMatch {
  const { config, state } = chapter.start();
  return openMatch(game, { config, state }, { secret: lessonSeed, contributions: [] });
}

function play(match: AnyMatch, seat: number, action: Action, why: string): void {
  const played = act(match, seat, action);
  expect(played.ok ? undefined : played.refusal, `${why}: seat ${seat + 1}: ${match.game.format(action)}`).toBe(undefined);
}

/** Plays the step the learner is at, or another action instead of its own, and what the others answer. */
function take(match: AnyMatch, chapter: Chapter, instead?: Action): void {
  const { seat } = chapter.start();
  const step = chapter.steps[progressOf(chapter.steps, seat, match.entries).at];
  if (!step) return;
  if (step.does === undefined) match.entries.push({ kind: 'mark', seat, text: 'read' });
  else {
    const action = instead ?? shownAction(match.game, match.state, seat, step);
    if (!action)
      throw new Error(
        `${step.id}: nothing can be shown after ${match.entries.map((e) => (e.kind === 'act' ? match.game.format(e.action) : e.kind)).join('; ')}`,
      );
    play(match, seat, action, step.id);
  }
  for (const line of step.others ?? []) {
    const answer = readAnswer(line);
    const action = match.game.parse(answer.action);
    if (isRefusal(action)) throw new Error(`${step.id}: “${line}” is no action`);
    play(match, answer.seat, action, step.id);
  }
}

/** What a learner could do at this moment that the step accepts: all that is offered, and some of what is composed. */
function accepted(match: AnyMatch, chapter: Chapter, step: LessonStep): Action[] {
  const { seat } = chapter.start();
  const random = fastRandom(1);
  const offered = match.game.choices(match.state, seat).flatMap((choice) => ('action' in choice ? [choice.action] : []));
  const composed = Array.from({ length: 400 }, () => match.game.sample(match.state, seat, random));
  const fitting = [...offered, ...composed].filter(
    (action) => step.accepts?.(action) && !match.game.refusal(match.state, seat, action),
  );
  return [...new Map(fitting.map((action) => [match.game.format(action), action])).values()];
}

const chaptersOf = async (id: GameId) => {
  const { lesson, game } = await open(id);
  return lesson.chapters.map((chapter) => ({ chapter, game }));
};

describe.each(gameIds)('the lesson of %s', (id) => {
  test('can be played by its own script, chapter by chapter, each to its last step', async () => {
    for (const { chapter, game } of await chaptersOf(id)) {
      const match = begin(game, chapter);
      expect(match.game.invariants(match.state), chapter.id).toEqual([]);
      for (const step of chapter.steps.slice(0, -1)) {
        // Nothing has to be changed for it: the step's own action is legal and asked for.
        if (step.does !== undefined) {
          const own = match.game.parse(step.does);
          expect(isRefusal(own) || match.game.refusal(match.state, chapter.start().seat, own), step.id).toBe(undefined);
          expect(isRefusal(own) || match.game.format(own), step.id).toBe(step.does);
          expect(isRefusal(own) || (step.accepts?.(own) ?? true), step.id).toBe(true);
        }
        take(match, chapter);
      }
      const { seat } = chapter.start();
      expect(progressOf(chapter.steps, seat, match.entries)).toEqual({ at: chapter.steps.length - 1, answers: [] });
      expect(chapter.steps.at(-1)).not.toHaveProperty('does');
    }
  });

  test('goes on to its end whatever a step accepts', async () => {
    for (const { chapter, game } of await chaptersOf(id))
      for (const [at, step] of chapter.steps.entries()) {
        if (!step.accepts) continue;
        const before = begin(game, chapter);
        for (let i = 0; i < at; i++) take(before, chapter);
        const ways = accepted(before, chapter, step);
        for (const way of ways.slice(0, 12)) {
          const match = begin(game, chapter);
          for (let i = 0; i < at; i++) take(match, chapter);
          take(match, chapter, way);
          for (let i = at + 1; i < chapter.steps.length - 1; i++) take(match, chapter);
          expect(progressOf(chapter.steps, chapter.start().seat, match.entries).at).toBe(chapter.steps.length - 1);
        }
      }
  });

  test('has a title for every chapter and a sentence for every step, in every language', async () => {
    const { lesson } = await open(id);
    const ids = lesson.chapters.flatMap(({ id: title, steps }) => [title, ...steps.map((step) => step.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const language of languages) {
      const words = await lesson.words(language);
      expect(Object.keys(words).toSorted()).toEqual(ids.toSorted());
      for (const text of Object.values(words)) expect(text.length).toBeGreaterThan(8);
    }
  });

  test('says no more at a step than can be read in one breath', async () => {
    const { lesson } = await open(id);
    for (const language of languages)
      for (const [step, text] of Object.entries(await lesson.words(language)))
        expect(text.length, `${language} ${step}: ${text}`).toBeLessThanOrEqual(280);
  });

  test('comes back to a step that is taken back', async () => {
    for (const { chapter, game } of await chaptersOf(id)) {
      const match = begin(game, chapter);
      const at = () => progressOf(chapter.steps, chapter.start().seat, match.entries).at;
      while (match.steps.length === 0) take(match, chapter);
      const after = at();
      takeBack(match, chapter.start().seat, match.steps.length);
      expect(at()).toBe(after - 1);
      take(match, chapter);
      expect(at()).toBe(after);
    }
  });
});

/** What the longer lessons are there for: each of these happens in them by the learner's own hand. */
test.each([
  ['tikal', ['raise', 'exchange', 'camp', 'transfer', 'guard', 'uncover', 'end']],
  ['tal-der-koenige', ['bid', 'order', 'worker', 'steal', 'takeOver', 'build']],
  ['cortez', ['bridge', 'move', 'offer', 'lay', 'answer', 'mark', 'banish']],
  ['magellan', ['bid', 'pay', 'veto', 'exchange', 'ship', 'tuck']],
] as const)('the learner of %s does all that matters', async (id, wanted) => {
  const { lesson, game } = await open(id);
  const done = lesson.chapters.flatMap(({ steps }) =>
    steps.flatMap(({ does }) => {
      const action = game.parse(does ?? '');
      return isRefusal(action) ? [] : [action.type];
    }),
  );
  expect(wanted.filter((type) => !done.includes(type))).toEqual([]);
});

test.each([
  ['tikal', 'scored', 2],
  ['cortez', 'hired', 1],
  ['magellan', 'phaseEnded', 1],
  ['tal-der-koenige', 'takenOver', 1],
] as const)('in the lesson of %s comes “%s”', async (id, type, times) => {
  const events: Event[] = [];
  for (const { chapter, game } of await chaptersOf(id)) {
    const match = begin(game, chapter);
    for (const _ of chapter.steps.slice(1)) take(match, chapter);
    events.push(...match.steps.flatMap((_, step) => eventsOf(match, step)));
  }
  expect(events.filter((event) => event.type === type)).toHaveLength(times);
});

describe.each(gameIds)('positions of %s', (id) => {
  test('are moments of a real game that wait for the learner', async () => {
    const game = await catalogue[id].rules();
    for (const [name, make] of Object.entries(await catalogue[id].positions())) {
      const { config, state, seat } = make();
      const read = readState(game, config, JSON.parse(JSON.stringify(state)));
      expect(isRefusal(read), name).toBe(false);
      expect(game.waiting(state), name).toContain(seat);
    }
  });
});
