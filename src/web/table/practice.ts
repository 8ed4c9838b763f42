/** Tables to learn at: positions of the rules page, and the guided lesson. They live on this device like any other. */
import type { Action, Seat } from '../../core/game.ts';
import { isRefusal, refuse } from '../../core/refusal.ts';
import { entryOf } from '../../games/index.ts';
import type { DeviceHolder } from '../../table/holder.ts';
import type { AnyMatch } from '../../table/table.ts';
import {
  type Lesson,
  type LessonStep,
  lessonSeed,
  type Progress,
  progressOf,
  readAnswer,
  type StartPosition,
} from '../../ui/learning.ts';
import type { SaidRefusal } from '../online/request.ts';
import { settings } from '../settings.svelte.ts';
import { forget } from '../store/database.ts';
import { words } from '../words.svelte.ts';
import { type Guide, type LocalTable, layLocalTable, openLocalTable, type Special } from './local.ts';
import { localPrefix } from './local-id.ts';
import { botName } from './names.ts';

/** One table per game and position: trying again begins again. */
async function lay(
  game: string,
  { config, state, seat }: StartPosition,
  names: readonly string[],
  special: Special,
): Promise<string> {
  const holders = Array.from({ length: config.players }, (_, at): DeviceHolder => {
    if (at === seat) return { kind: 'here', name: settings.name || words.web.setup.you };
    return { kind: 'bot', name: names[at] || botName(at), level: 'medium' };
  });
  if (special.id) await forget(special.id);
  return layLocalTable(game, config, holders, { origin: state, ...special });
}

/** Lays a table at a position of the rules page; undefined where the game has no such position. */
export async function tryPosition(game: string, name: string): Promise<string | undefined> {
  const position = (await entryOf(game)?.positions())?.[name]?.();
  if (!position) return undefined;
  return lay(game, position, [], { id: `${localPrefix}try-${game}-${name}`, practice: 'position' });
}

export interface LessonTable {
  readonly source: LocalTable;
  readonly lesson: Lesson;
  /** The step the learner is at, counted from 0, and what the others still answer. */
  progress(): Progress;
  /** Ends a step that only wanted to be read. */
  next(): Promise<void>;
  /** Does what the step asks for. */
  show(): Promise<void>;
}

/** The lesson of a game where the learner left it, or from its beginning. */
export async function openLesson(game: string, anew = false): Promise<LessonTable | undefined> {
  const lesson = await entryOf(game)?.lesson();
  if (!lesson) return undefined;
  const id = `${localPrefix}lesson-${game}`;
  const begin = () =>
    lay(game, lesson.start(), lesson.names, {
      id,
      practice: 'lesson',
      seed: { secret: lessonSeed, contributions: [] },
    });
  if (anew) await begin();
  const learner = lesson.start().seat;
  let progress = (): Progress => ({ at: 0, answers: [] });
  const guide = (match: AnyMatch): Guide => {
    progress = () => progressOf(lesson.steps, learner, match.entries);
    return guideOf(match, lesson, learner, progress);
  };
  let source = await openLocalTable(id, guide);
  if (!source) {
    await begin();
    source = await openLocalTable(id, guide);
  }
  if (!source) return undefined;
  const table = source;
  return {
    source: table,
    lesson,
    progress: () => progress(),
    next: () => table.mark(learner, 'read'),
    async show() {
      const action = table.game.parse(stepAt(lesson, progress().at).does ?? '');
      if (!isRefusal(action)) await table.act(learner, action);
    },
  };
}

function stepAt({ steps }: Lesson, at: number): LessonStep {
  return steps[at] as LessonStep;
}

function guideOf(match: AnyMatch, lesson: Lesson, learner: Seat, progress: () => Progress): Guide {
  const { game } = match;
  const ended = () => progress().at === lesson.steps.length - 1;
  const later = (): SaidRefusal => ({
    ...refuse('lesson', 'notNow'),
    text: ended() ? words.web.lesson.over : words.web.lesson.notThis,
  });
  function refusal(seat: Seat, action?: Action): SaidRefusal | undefined {
    if (!action) return later();
    const { at, answers } = progress();
    const step = stepAt(lesson, at);
    const fits = step.accepts?.(action) ?? game.format(action) === step.does;
    if (seat === learner && answers.length === 0 && fits) return undefined;
    // What the rules themselves refuse they refuse in their own words.
    return game.refusal(match.state, seat, action) ?? later();
  }
  function answer(): { seat: Seat; action: Action } | undefined {
    const next = progress().answers[0];
    if (next === undefined) return undefined;
    const { seat, action: text } = readAnswer(next);
    const action = game.parse(text);
    return isRefusal(action) ? undefined : { seat, action };
  }
  return { refusal, answer };
}
