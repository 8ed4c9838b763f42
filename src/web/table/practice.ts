/** Tables to learn at: positions of the rules page, and the guided lesson. They live on this device like any other. */
import type { Action, Seat } from '../../core/game.ts';
import { isRefusal, refuse } from '../../core/refusal.ts';
import { entryOf, loadGame, loadWholeGame } from '../../games/index.ts';
import type { DeviceHolder } from '../../table/holder.ts';
import type { AnyMatch } from '../../table/table.ts';
import {
  type Chapter,
  type Lesson,
  type LessonStep,
  lessonSeed,
  type Progress,
  progressOf,
  readAnswer,
  type StartPosition,
  shownAction,
} from '../../ui/learning.ts';
import type { SaidRefusal } from '../online/request.ts';
import { settings } from '../settings.svelte.ts';
import { forget, readHead } from '../store/database.ts';
import type { TableHead } from '../store/tables.ts';
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
    return { kind: 'bot', name: names[at] || botName(game, at), level: 'medium' };
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
  readonly chapter: Chapter;
  /** Which chapter it is, counted from 1. */
  readonly number: number;
  /** The step the learner is at, counted from 0, and what the others still answer. */
  progress(): Progress;
  /** Ends a step that only wanted to be read. */
  next(): Promise<void>;
  /** Does what the step asks for. */
  show(): Promise<void>;
}

const chapterId = (game: string, number: number) => `${localPrefix}lesson-${game}-${number}`;

/** The chapter in which the learner last did something, counted from 1. */
async function lastChapter(game: string, { chapters }: Lesson): Promise<number> {
  const heads = await Promise.all(chapters.map((_, at) => readHead<TableHead>(chapterId(game, at + 1))));
  const updated = heads.map((head) => head?.updated ?? 0);
  return Math.max(...updated) === 0 ? 1 : updated.indexOf(Math.max(...updated)) + 1;
}

interface Wish {
  /** Counted from 1; without it the one in which the learner last was. */
  readonly chapter?: number;
  /** From its beginning, whatever was done in it before. */
  readonly anew?: boolean;
}

/** A chapter of a game's lesson where the learner left it, or from its beginning. */
export async function openLesson(game: string, { chapter: wanted, anew = false }: Wish = {}): Promise<LessonTable | undefined> {
  const lesson = await entryOf(game)?.lesson();
  const rules = await loadWholeGame(game);
  if (!lesson || !rules) return undefined;
  const number = wanted ?? (await lastChapter(game, lesson));
  const chapter = lesson.chapters[number - 1];
  if (!chapter) return undefined;
  const id = chapterId(game, number);
  const begin = () =>
    lay(game, chapter.start(), chapter.names, {
      id,
      practice: 'lesson',
      seed: { secret: lessonSeed, contributions: [] },
    });
  if (anew) await begin();
  const learner = chapter.start().seat;
  let progress = (): Progress => ({ at: 0, answers: [] });
  let shown = (): Action | undefined => undefined;
  const guide = (match: AnyMatch): Guide => {
    shown = () => shownAction(rules, match.state, learner, stepAt(chapter, progress().at));
    progress = () => progressOf(chapter.steps, learner, match.entries);
    return guideOf(match, chapter, learner, progress);
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
    chapter,
    number,
    progress: () => progress(),
    next: () => table.mark(learner, 'read'),
    async show() {
      const action = shown();
      if (action) await table.act(learner, action);
    },
  };
}

/** A small table against easy bots, for whoever has just learned the game. */
export async function layFirstGame(game: string): Promise<string | undefined> {
  const rules = await loadGame(game);
  if (!rules) return undefined;
  const { players, options, rules: version } = rules.meta;
  const seats = Math.min(players.most, Math.max(players.least, 3));
  const holders = Array.from(
    { length: seats },
    (_, at): DeviceHolder =>
      at === 0
        ? { kind: 'here', name: settings.name || words.web.setup.you }
        : { kind: 'bot', name: botName(game, at), level: 'easy' },
  );
  const chosen = Object.fromEntries(Object.entries(options).map(([key, option]) => [key, option.default]));
  return layLocalTable(game, { players: seats, options: chosen, rules: version }, holders);
}

function stepAt({ steps }: Chapter, at: number): LessonStep {
  return steps[at]!;
}

function guideOf(match: AnyMatch, chapter: Chapter, learner: Seat, progress: () => Progress): Guide {
  const { game } = match;
  const ended = () => progress().at === chapter.steps.length - 1;
  const later = (): SaidRefusal => ({
    ...refuse('lesson', 'notNow'),
    text: ended() ? words.web.lesson.over : words.web.lesson.notThis,
  });
  function refusal(seat: Seat, action?: Action): SaidRefusal | undefined {
    if (!action) return later();
    const { at, answers } = progress();
    const step = stepAt(chapter, at);
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
