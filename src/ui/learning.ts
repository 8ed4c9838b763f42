/** Learning by doing: positions one can play on from, and a guided lesson, both on the real rules. */
import type { Action, AnyGame, Config, Seat } from '../core/game.ts';
import { fastRandom, type Random } from '../core/random.ts';
import { isRefusal } from '../core/refusal.ts';
import type { Language } from '../core/text.ts';

/** A moment of some game, and whose seat the learner takes in it. */
export interface StartPosition {
  readonly config: Config;
  readonly state: object;
  readonly seat: Seat;
}

/** Positions by name, made when they are asked for. What `board/rules/positions.ts` exports. */
export type Positions = Readonly<Record<string, () => StartPosition>>;

/** One sentence of a lesson and what the learner does about it. */
export interface LessonStep {
  /** Names its words. */
  readonly id: string;
  /** The learner's action as the game's notation writes it; absent where he only reads on. */
  readonly does?: string;
  /** What will do as well; without it only `does` will. The answers in `others` must fit whatever is accepted. */
  readonly accepts?: (action: Action) => boolean;
  /** What the others do after it, as in a record: the seat counted from 1, then the action. */
  readonly others?: readonly string[];
  /** What is ringed: places of the board (`data-place`), or parts of the frame (`hand`, `now`, `players`). */
  readonly shows?: readonly string[];
}

/** A part of a lesson on a position of its own, a few minutes long: one may leave after it and go on with the next another day. */
export interface Chapter {
  /** Names its title among the words. */
  readonly id: string;
  /** Where it begins; nothing may depend on chance but the seed below. */
  start(): StartPosition;
  /** Who sits on which seat, for the sentences to speak of; the learner's own is not used. */
  readonly names: readonly string[];
  readonly steps: readonly LessonStep[];
}

/** What `board/lesson/index.ts` exports. */
export interface Lesson {
  readonly chapters: readonly Chapter[];
  /** The title of every chapter and the sentence of every step. */
  words(language: Language): Promise<Readonly<Record<string, string>>>;
}

/** A title for every chapter and a sentence for every step. */
export type ChapterWords<C extends { readonly id: string; readonly steps: readonly LessonStep[] }> = Readonly<
  Record<C['id'] | C['steps'][number]['id'], string>
>;

/** All chance in a lesson comes from this seed, so that every learner meets the same cards. */
export const lessonSeed = '1e5500'.padEnd(64, '0');

/** How far a learner has come: the step he is at, and what the others still have to answer. */
export interface Progress {
  readonly at: number;
  readonly answers: readonly string[];
}

type Line =
  | { readonly kind: 'act'; readonly seat: Seat }
  | { readonly kind: 'undo'; readonly steps: number }
  | { readonly kind: 'mark' | 'seat' | 'order' };

/** Reads the progress off the log of the table: an action or a mark of the learner ends a step, undo comes back to it. */
export function progressOf(steps: readonly LessonStep[], learner: Seat, lines: readonly Line[]): Progress {
  const past: Progress[] = [];
  let now: Progress = { at: 0, answers: [] };
  const finish = (): Progress => ({ at: Math.min(now.at + 1, steps.length - 1), answers: steps[now.at]?.others ?? [] });
  for (const line of lines) {
    if (line.kind === 'act') {
      past.push(now);
      now = line.seat === learner ? finish() : { ...now, answers: now.answers.slice(1) };
    }
    if (line.kind === 'undo') now = past.splice(past.length - line.steps)[0] ?? now;
    if (line.kind === 'mark') now = finish();
  }
  return now;
}

/** The seat and the action of an answer such as "2 bid 5". */
export function readAnswer(line: string): { readonly seat: Seat; readonly action: string } {
  const space = line.indexOf(' ');
  return { seat: Number(line.slice(0, space)) - 1, action: line.slice(space + 1) };
}

/** Plays what happened before a chapter begins, line by line as in `others`. */
export function playOut(game: AnyGame, state: object, lines: readonly string[], random: Random): void {
  for (const line of lines) {
    const { seat, action: text } = readAnswer(line);
    const action = game.parse(text);
    const refusal = isRefusal(action) ? action : game.refusal(state, seat, action);
    if (refusal || isRefusal(action)) throw new Error(`“${line}” cannot be played: ${JSON.stringify(refusal)}`);
    game.play(state, seat, action, random);
  }
}

/** What is played in a chapter when the learner does as shown, whoever does it, as lines for `playOut`. */
export function linesOf({ steps }: Pick<Chapter, 'steps'>): string[] {
  return steps.flatMap(({ does, others = [] }) => (does === undefined ? others : [`1 ${does}`, ...others]));
}

/**
 * What is done for a learner who wants to be shown: the step's own action, or, where an earlier choice has made that
 * impossible, another that the step accepts.
 */
export function shownAction(game: AnyGame, state: object, seat: Seat, step: LessonStep): Action | undefined {
  const own = game.parse(step.does ?? '');
  if (!isRefusal(own) && !game.refusal(state, seat, own)) return own;
  const random = fastRandom(1);
  for (let tries = 0; tries < 1000; tries++) {
    const action = game.sample(state, seat, random);
    if (step.accepts?.(action) && !game.refusal(state, seat, action)) return action;
  }
  return undefined;
}
