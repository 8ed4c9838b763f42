import type { Action, Awaited, Question } from './action.ts';
import type { Event } from './event.ts';
import type { HouseReasons, Refusal } from './refusal.ts';

export type Language = 'en' | 'nl' | 'de';
export const languages: readonly Language[] = ['en', 'nl', 'de'];

/** Days before months, and hours up to 24, in every language. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** What sentences need to know of the table. */
export interface Say {
  seat(seat: number): string;
}

/** Those who decide, in one word or several: "Anna", "Anna and Bert". */
export interface Who {
  readonly names: string;
  readonly several: boolean;
}

type Details = Question['details'];

/** Every sentence of one game in one language. A key that is missing or too many does not compile. */
export interface GameText<A extends Action, E extends Event> {
  readonly name: string;
  readonly events: { readonly [K in E['type']]: (event: Extract<E, { type: K }>, say: Say) => string };
  /** What doing it means, for the list of choices and for a bot's hint. */
  readonly choices: { readonly [K in A['type']]: (action: Extract<A, { type: K }>, say: Say) => string };
  readonly refusals: Readonly<Record<string, (details: never, say: Say) => string>>;
  readonly questions: Readonly<Record<string, (details: never, say: Say) => string>>;
  /** What the game waits for, said of those who decide. */
  readonly awaited: Readonly<Record<string, (details: never, who: Who, say: Say) => string>>;
  readonly warnings: Readonly<Record<string, string>>;
  readonly lines: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, { name: string; values: Readonly<Record<string, string>> }>>;
}

// biome-ignore lint/suspicious/noExplicitAny: the texts of a game whose actions and events are not known here
export type AnyText = GameText<any, any>;

/** The words of one kind of key, each with its details typed. Games narrow their texts with it. */
export type Sentences<R> = { readonly [K in keyof R]: (details: R[K], say: Say) => string };

/** The same for what is awaited of somebody. */
export type AwaitedSentences<R> = { readonly [K in keyof R]: (details: R[K], who: Who, say: Say) => string };

export function sayEvent<A extends Action, E extends Event>(text: GameText<A, E>, event: E, say: Say): string {
  const tell = text.events[event.type as E['type']] as (event: E, say: Say) => string;
  return tell(event, say);
}

export function sayChoice<A extends Action, E extends Event>(text: GameText<A, E>, action: A, say: Say): string {
  const tell = text.choices[action.type as A['type']] as (action: A, say: Say) => string;
  return tell(action, say);
}

export function sayQuestion<A extends Action, E extends Event>(text: GameText<A, E>, question: Question, say: Say): string {
  const tell = text.questions[question.kind] as (details: Details, say: Say) => string;
  return tell(question.details, say);
}

export function sayAwaited<A extends Action, E extends Event>(
  text: GameText<A, E>,
  awaited: Awaited,
  who: Who,
  say: Say,
): string {
  const tell = text.awaited[awaited.kind] as (details: Details, who: Who, say: Say) => string;
  return tell(awaited.details, who, say);
}

/** A refusal in words, with the paragraph it rests on. */
export function sayRefusal<A extends Action, E extends Event>(
  house: HouseText,
  text: GameText<A, E> | undefined,
  refusal: Refusal,
  say: Say,
): string {
  const words = refusal.rule === 'house' ? house.refusals : text?.refusals;
  const tell = words?.[refusal.reason as never] as ((details: Details, say: Say) => string) | undefined;
  const sentence = tell ? tell(refusal.details, say) : refusal.reason;
  return refusal.rule === 'house' ? sentence : `${sentence} (${refusal.rule})`;
}

/** The sentences of the house itself. */
export interface HouseText {
  readonly refusals: Sentences<HouseReasons>;
  readonly seat: (seat: number) => string;
}
