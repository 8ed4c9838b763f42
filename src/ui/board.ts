/** What a game's drawn parts and the frame around them say to each other. A board knows no rules: it draws and emits. */
import type { Component } from 'svelte';
import type { Event } from '../core/event.ts';
import type { Action, Choice, Config, Offer, Plan, Preview, Question, Seat } from '../core/game.ts';
import type { Refusal } from '../core/refusal.ts';
import type { AnyText, Language, Say } from '../core/text.ts';

/** One moment of a table as one viewer sees it, with what he can do in it. */
export interface Scene<V = object, A extends Action = Action, W = object, T = AnyText, E extends Event = Event, O = unknown> {
  readonly view: V;
  readonly viewer: Seat | undefined;
  /** Whose decision the game waits for at this moment. */
  readonly waiting: readonly Seat[];
  readonly question: Question | undefined;
  /** Empty whenever the viewer has nothing to decide. */
  readonly choices: readonly Choice<A>[];
  /** What is selected but not yet done. */
  readonly draft: A | undefined;
  /** What happened in the step that led here. */
  readonly events: readonly E[];
  readonly preview: Preview;
  /** The sentences of the game, and the words of its board. */
  readonly text: T;
  readonly words: W;
  readonly say: Say;
  /** The viewer's standing orders. */
  readonly orders: readonly O[];
  /** True where the board is a picture only: in rules and replays. */
  readonly still: boolean;
  refusal(action: A): Refusal | undefined;
  /** What an action would cost and bring that is not listed among the choices. */
  quote(action: A): Offer<A> | undefined;
  /** What can be done at one tap though it takes several actions. */
  plans(): readonly Plan<A>[];
  sayRefusal(refusal: Refusal): string;
  sayChoice(action: A): string;
  /** Selects without doing; undefined selects nothing. */
  choose(action: A | undefined): void;
  act(action: A): void;
  /** One after the other, each a normal action; stops at the first that is refused. */
  actAll(actions: readonly A[]): void;
  setOrders(orders: readonly O[]): void;
  /** Opens the rules at a paragraph. */
  openRule(id: string): void;
}

// biome-ignore lint/suspicious/noExplicitAny: the frame does not know which game's view, words and orders it hands on
export type AnyScene = Scene<any, Action, any, AnyText, Event, any>;

/** Figures to look up: prices, values, how many there are. */
export interface RuleTable {
  readonly caption: string;
  readonly head: readonly (string | number)[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** On the printed page it takes the whole width. */
  readonly wide?: boolean;
}

/** What comes before all paragraphs, and the page one prints to lie beside the board. */
export interface RuleSummary {
  /** What the game is about and when it is won. */
  readonly aim: string;
  readonly turnTitle: string;
  /** A turn, or a round, in five lines. */
  readonly turn: readonly string[];
  readonly tables: Readonly<Record<string, RuleTable>>;
  /** What is asked again and again. */
  readonly remember: readonly string[];
}

export interface RuleSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly { readonly id: string; readonly text: string }[];
  /** A key of the game's pictures. */
  readonly picture?: string;
  /** Worked examples: a picture each, and what it shows. */
  readonly examples?: readonly { readonly picture: string; readonly text: string }[];
  /** Which tables of the summary belong here. */
  readonly tables?: readonly string[];
  /** Positions (`board/rules/positions.ts`) one can play on from, each with what there is to try. */
  readonly tries?: readonly { readonly position: string; readonly text: string }[];
}

/** How steps of the others are shown. */
export interface Showing {
  /** Steps in a row of one seat with the same key are routine: they are shown and told as one. */
  routine?(events: readonly Event[]): string | undefined;
  /** Steps in a row with the same key are shown as one, whoever takes them: passes, what everybody lays in secret. Each is told. */
  together?(events: readonly Event[]): string | undefined;
  /** The sentence of several routine steps of one seat. */
  sayRoutine?(events: readonly Event[], scene: AnyScene): string;
  /** Milliseconds until the set piece of these events begins (`Stage.piece`), which stand longer then; undefined without one. */
  piece?(events: readonly Event[]): number | undefined;
  /** Whether an event strikes this seat; it then stands longer. */
  strikes?(event: Event, seat: Seat): boolean;
}

/** What `src/games/<id>/board/index.ts` exports. */
export interface BoardModule {
  readonly Board: Component<{ scene: AnyScene }>;
  /** How the present question is answered, above the main button; the frame's own form where absent. */
  readonly Controls?: Component<{ scene: AnyScene }>;
  /** The viewer's hand. */
  readonly Hand?: Component<{ scene: AnyScene }>;
  /** What a player's panel shows of the game. */
  readonly Panel?: Component<{ scene: AnyScene; seat: Seat }>;
  /** How high the board is for its width where it fills the width of an upright window; the rest is the sheet's. */
  readonly upright: number;
  /** The sheet's least height in rem, where what is decided there needs more than usual. */
  readonly sheet?: number;
  /** The line of the preview that is scored already, where points are counted before the end. */
  readonly scored?: string;
  /** Which of the six players' colours each seat has, where the game gives them a meaning; in order of seats where absent. */
  colours?(view: object): readonly number[];
  /** What is known of each seat before the game begins, for the lobby. */
  seatNotes?(config: Config, words: object): readonly string[];
  /** Choices that the board or its controls show themselves, so that the frame makes no buttons of them. */
  claims?(choice: Choice<Action>, question: Question | undefined): boolean;
  /** Whether a choice belongs in the list of all choices in words; games that offer the same thing twice say so here. */
  listed?(action: Action): boolean;
  /** What a choice costs or opens beyond its words, for whoever reads or hears it in a list: “3 AP”, “joins C4 for 2 AP”. */
  adds?(offer: Offer<Action>, scene: AnyScene): string;
  /** Whether people may have something to do at any moment, whoever's turn it is: at one device anybody can then ask for it. */
  readonly interjections?: boolean;
  /** What is shown in a special way when others play. */
  readonly showing?: Showing;
  /** The paragraph behind each type of event. */
  readonly ruleOf: Readonly<Record<string, string>>;
  words(language: Language): Promise<object>;
}

/** What `src/games/<id>/board/rules.ts` exports. */
export interface RulesModule {
  readonly Picture: Component<{ name: string; language: Language }>;
  sections(language: Language): Promise<readonly RuleSection[]>;
  summary(language: Language): Promise<RuleSummary>;
}
