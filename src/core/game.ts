/**
 * The contract between a game and everything that plays, stores, shows or searches it.
 * Rules are pure and know nobody; everything else asks them through this shape.
 */
import type { Action, Awaited, Question, Seat } from './action.ts';
import type { Event } from './event.ts';
import type { Form } from './form.ts';
import type { Maps, PrintedMap } from './maps.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { AnyText, GameText, Language } from './text.ts';

export type { Action, Awaited, Question, Seat } from './action.ts';

export type OptionValue = string | number | boolean;

/** What a table agrees on before the first shuffle. */
export interface Config {
  readonly players: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Who begins; drawn at random when absent. */
  readonly first?: Seat;
  /** The version of the game's rules; old records keep theirs. */
  readonly rules: number;
  /** The printed board, where it is not the default: the id of a bundled map, or a map of somebody's own, whole. */
  readonly map?: string | PrintedMap;
}

export interface Option {
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
}

/** The catalogue entry of a game. */
export interface Meta {
  readonly id: string;
  readonly players: { readonly least: number; readonly most: number };
  readonly options: Readonly<Record<string, Option>>;
  /** The newest version of the rules. A change that alters any old record raises it. */
  readonly rules: number;
}

/** One thing a seat can do now, with what a board needs to light it and a person to judge it. */
export interface Offer<A extends Action> {
  readonly action: A;
  /** The place on the board that stands for this choice. */
  readonly at?: string;
  /** The piece that does it. */
  readonly piece?: string;
  readonly price?: number;
  /** The places passed on the way, start and end included. */
  readonly way?: readonly string[];
  /** What it brings, by name, for the game's texts. */
  readonly effect?: Readonly<Record<string, number | string>>;
  /** A key of the game's warnings: legal, but probably a waste. */
  readonly warning?: string;
}

export type Choice<A extends Action> = Offer<A> | Form<A>;

/** Several actions of one seat that make one sensible whole, for whoever wants them done at one tap. */
export interface Plan<A extends Action> {
  readonly at: string;
  /** Each is a normal action; the next is meant for the state that the last one leaves. */
  readonly actions: readonly A[];
  readonly effect?: Offer<A>['effect'];
}

/** The referee's count. `winners` is empty until the game is over. */
export interface Standing {
  readonly points: readonly number[];
  readonly over: boolean;
  readonly winners: readonly Seat[];
}

/** One line of a seat's score as somebody knows it. */
export interface ScoreLine {
  /** A key of the game's score lines. */
  readonly line: string;
  readonly points: number;
  /** True where the viewer cannot know all of it; `points` is then what is certain. */
  readonly unknown?: true;
}

export interface Preview {
  readonly seats: readonly { readonly lines: readonly ScoreLine[]; readonly total: number; readonly unknown: boolean }[];
}

/** What a standing order makes of a question: an action, or nothing while it has no opinion. */
export interface Orders<S, A extends Action, O> {
  read(json: unknown): O | Refusal;
  answer(state: S, seat: Seat, order: O): A | undefined;
  /** True once the order can never speak again, so that the table may drop it. */
  lapsed(state: S, seat: Seat, order: O): boolean;
  /** True for an order that is meant for more than one moment; what was left for the moment speaks before it. */
  lasts?(order: O): boolean;
  /**
   * The only legal answer, where everybody can tell that it is the only one: it is given without any order. Depends on nothing
   * hidden but for the answer itself, such as the value of the last card of a hand.
   */
  forced?(state: S, seat: Seat): A | undefined;
}

/** An order that may be left now; where it has an `amount` what that may be, and which of its members name places. */
export interface OrderOffer<O> {
  readonly order: O;
  readonly amount?: { readonly least: number; readonly most: number };
  /** True where it answers what is asked next: it is then offered beside the board too, while others decide. */
  readonly next?: true;
  readonly places?: readonly { readonly member: string; readonly of: readonly number[] }[];
}

/** What an order's places are called where one picks them. */
export interface OrderPlaces {
  /** The label of a member, such as "Overseer 1 goes to". */
  readonly labels: Readonly<Record<string, string>>;
  /** A place as an option of the list. */
  place(place: number, member: string): string;
}

type OrderKind<O> = O extends { readonly type: infer K extends string }
  ? K
  : O extends { readonly kind: infer K extends string }
    ? K
    : never;
type OrderOf<O, K> = O extends { readonly type: infer T } | { readonly kind: infer T } ? (K extends T ? O : never) : never;

/** Where a seat finds what it may leave, from what it sees, and what each order will do. */
export interface OrderDesk<V, O> {
  /** Orders that last, or name a moment to come; those for the moment itself are offered where it arises. */
  offers(view: V, seat: Seat): readonly OrderOffer<O>[];
  readonly words: Readonly<Record<Language, { readonly [K in OrderKind<O>]: (order: OrderOf<O, K>) => string }>>;
  readonly places?: Readonly<Record<Language, OrderPlaces>>;
  /** Why an order that places were picked for cannot be left so. */
  whyNot?(view: V, seat: Seat, order: O, language: Language): string | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: the desk of a game whose view and orders are not known here
export type AnyOrderDesk = OrderDesk<any, any>;

/** S state, A action, E event, V view, O standing order. */
export interface Game<S, A extends Action, E extends Event, V, O = never> {
  readonly meta: Meta;
  /** The printed boards, where they are data (maps.ts). */
  // biome-ignore lint/suspicious/noExplicitAny: what a map holds is the game's own affair
  readonly maps?: Maps<any>;
  setup(config: Config, random: Random): S;
  /** Who must decide now; several when a choice is simultaneous, nobody when the game is over. */
  waiting(state: S): readonly Seat[];
  /** Everything the seat can do now, asides included. */
  choices(state: S, seat: Seat): readonly Choice<A>[];
  /** Why not. The one predicate behind `choices`: legal exactly when undefined. Never throws on an action that `read` made. */
  refusal(state: S, seat: Seat, action: A): Refusal | undefined;
  /** The only place where unknown JSON is looked at. */
  read(json: unknown): A | Refusal;
  /** A state from unknown JSON, its shape and ranges checked; `invariants` are for the caller to ask. */
  readState(json: unknown): S | Refusal;
  /** Some legal action for a seat that is waited for, without listing all; reaches every choice. */
  sample(state: S, seat: Seat, random: Random): A;
  /** Now and then some legal action of a seat that is not waited for; undefined when it has none. */
  aside?(state: S, seat: Seat, random: Random): A | undefined;
  /** Plays a legal action, changing the state in place. Without `emit` no event is made. */
  play(state: S, seat: Seat, action: A, random: Random, emit?: (event: E) => void): void;
  /** A state of its own with the same content, written into `into` where given. */
  copy(state: S, into?: S): S;
  /** What the seat, or a spectator, knows with perfect memory. Nothing else leaves the server. */
  view(state: S, seat: Seat | undefined): V;
  /** A full state that fits the view, every possibility with sensible weight. */
  imagine(view: V, seat: Seat | undefined, random: Random): S;
  /** What the seat is asked, or may do unasked; undefined when it has no choice. */
  question(state: S, seat: Seat): Question | undefined;
  /**
   * What the game waits for from a seat that it waits for, said of it to others: the same whoever's view it is read from. `question`
   * cannot serve for that, since it may depend on the seat's hidden hand.
   */
  awaited(view: V, seat: Seat): Awaited;
  /** Whether what a seat is asked out of turn calls it all the same: somebody's offer wants an answer. */
  calls?(question: Question): boolean;
  standing(state: S): Standing;
  preview(view: V): Preview;
  /**
   * What an action would cost and bring, as far as the seat knows, where `choices` does not list it: a way of one's own, a form
   * half filled in. The action may name less than `refusal` wants, such as only some fields of a way; the offer holds the
   * whole of it. Undefined where there is nothing to tell.
   */
  quote?(view: V, seat: Seat, action: A): Offer<A> | undefined;
  /** What a person may want done at one tap. */
  plans?(view: V, seat: Seat): readonly Plan<A>[];
  /** An action as a few words of plain text, and back. */
  format(action: A): string;
  parse(text: string): A | Refusal;
  /** True for an aside that falls with an undone step of another seat (an offer nobody has answered). */
  lapses?(action: A): boolean;
  readonly orders?: Orders<S, A, O>;
  text(language: Language): Promise<GameText<A, E>>;
  /** What draws a position as plain text, for failing tests, bug reports and `replay --board`; loaded when it is wanted. */
  drawing(): Promise<{ draw(state: S): string }>;
  /** Which conservation laws the state breaks; empty when all hold. */
  invariants(state: S): readonly string[];
  /**
   * Small hidden facts that are true and that the seat cannot know but by counting, each as "place: content"
   * ("hand of 2: 5"). For the laws: every fact must be imagined, and every place doubted.
   */
  secrets(state: S, seat: Seat | undefined): readonly string[];
  /** The most actions a game can take. */
  limit(config: Config): number;
}

/** A game as those see it who do not know which one it is. */
export type AnyGame = Omit<Game<object, Action, Event, object, unknown>, 'text'> & { text(language: Language): Promise<AnyText> };
