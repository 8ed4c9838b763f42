/**
 * What the client knows of a table and can do at it, wherever the table lives: in this browser, on a server,
 * or in a record. Everything that is drawn comes through here, and nothing else is asked of a table.
 */

import type { Level } from '../../bots/levels.ts';
import type { Event } from '../../core/event.ts';
import type { Action, AnyGame, Choice, Config, Question, Seat, Standing } from '../../core/game.ts';
import type { Refusal } from '../../core/refusal.ts';

/** Who sits on a seat, as this device sees it. */
export interface HolderView {
  readonly kind: 'here' | 'away' | 'bot' | 'nobody';
  readonly name: string;
  readonly level?: Level;
  /** True where the seat is this device's even while a bot sits in. */
  readonly mine?: boolean;
  /** Whether that person looks at the table now; bots always do. */
  readonly present: boolean;
  /** True where the person has given up for good. */
  readonly resigned?: boolean;
  /** Milliseconds within which this person usually answers, where that is known. */
  readonly pace?: number;
}

/** What one seat is asked and can do. */
export interface SeatChoices {
  readonly question: Question | undefined;
  readonly choices: readonly Choice<Action>[];
  refusal(action: Action): Refusal | undefined;
}

/** Something that happened beside the game: steps taken back, a seat that changed hands. */
export type Remark = {
  /** How many steps stood when it happened. */
  readonly at: number;
  readonly seat: Seat;
} & (
  | { readonly kind: 'undo'; readonly steps: number }
  /** By whom the seat is played from here on; a person without a name is whoever holds it now. */
  | {
      readonly kind: 'seat';
      readonly holder: 'bot' | 'person' | 'resigned';
      readonly name?: string;
      /** Set where its holder did not ask for it: time ran out, or the others let a bot sit in. */
      readonly why?: 'time' | 'absent';
    }
  /** Time ran out, and the others decide what comes of it. */
  | { readonly kind: 'time' }
);

/** What a player's clock shows. Moments are those of this device's own clock. */
export interface ClockView {
  /** Milliseconds left, or in reserve at a pace of days. */
  readonly left: number;
  /** Of a clock that runs: when time is out, and when the reserve begins or began to be used. */
  readonly until?: number;
  readonly reserve?: number;
  readonly out?: true;
  /** On holiday until then. */
  readonly away?: number;
}

export interface Clocks {
  /** Whether there is time for each decision, and a reserve. */
  readonly days: boolean;
  /** Whether they are those of a moment that has passed. */
  readonly past?: true;
  readonly seats: readonly (ClockView | undefined)[];
}

export interface ChatLine {
  /** Who said it, by the server's id. */
  readonly person?: string;
  /** Its number at the server's table. */
  readonly number?: number;
  readonly seat: Seat | undefined;
  readonly name: string;
  readonly text: string;
  readonly time: number;
}

/** What one seat has asked the others: to take back steps beyond what is free, to end the game here, or for a bot. */
export interface Proposal {
  readonly kind: 'undo' | 'end' | 'substitute';
  /** For whom a bot is to sit in. */
  readonly absent?: Seat;
  readonly seat: Seat;
  /** How many steps would fall. */
  readonly steps: number;
  readonly agreed: readonly Seat[];
  /** Whose answer is missing. */
  readonly missing?: readonly Seat[];
  /** When it lapses unanswered. */
  readonly until?: number;
}

/** Who may write at this table. */
interface Talk {
  /** Whether this person may. */
  readonly mine: boolean;
  readonly spectators: boolean;
  /** Whom the host has muted. */
  readonly silenced: readonly string[];
  /** Whether this person is the host, who decides about it. */
  readonly host: boolean;
}

/** What only makes sense where persons sit at different devices. */
export interface Company {
  /** How many look on without a seat. */
  spectators(): number;
  talk(): Talk;
  letSpectatorsTalk(on: boolean): Promise<Refusal | undefined>;
  silence(person: string, on: boolean): Promise<Refusal | undefined>;
  proposal(): Proposal | undefined;
  /** Answers the proposal; whoever made it withdraws it by declining. */
  answer(agree: boolean): Promise<Refusal | undefined>;
  /** Who keeps the others waiting, and from when on these may let a bot sit in, by this device's clock. */
  gone(): readonly { readonly seat: Seat; readonly from: number }[];
  askSubstitute(seat: Seat, absent: Seat): Promise<Refusal | undefined>;
  /** Asks the others to end the game unfinished. */
  askEnd(seat: Seat): Promise<Refusal | undefined>;
  /** The table where it is played again, once somebody wants to. */
  next(): string | undefined;
  /** The tournament that it is played in. */
  tournament(): string | undefined;
  /** Whether the game was ended by common consent. */
  unfinished(): boolean;
  /** Gives the seat up for good; a bot plays it to the end. */
  resign(seat: Seat): Promise<Refusal | undefined>;
  /** A link whose bearer takes the seat over. */
  handOver(seat: Seat): Promise<string | Refusal>;
}

/**
 * `elsewhere`: the table has been opened in another tab, which plays it on. `outdated`: page and server no longer understand
 * each other.
 */
export type Connection = 'here' | 'elsewhere' | 'live' | 'connecting' | 'lost' | 'outdated';

export interface TableSource {
  readonly id: string;
  readonly kind: 'local' | 'online' | 'record';
  /** Set where one learns: a lesson, or a position of the rules page. */
  readonly practice?: 'lesson' | 'position';
  /** Whether it is a challenge of the day. */
  readonly daily?: boolean;
  readonly game: AnyGame;
  readonly config: Config;
  holders(): readonly HolderView[];
  connection(): Connection;
  /** How many steps count now. */
  length(): number;
  /** Whether the view after so many steps is here; where not, `recall` it first. */
  hasView(viewer: Seat | undefined, steps: number): boolean;
  /** Fetches the views of these steps; settles when they are here or cannot be had. */
  recall(viewer: Seat | undefined, from: number, to: number): Promise<void>;
  /** How many steps this device had shown when it was last looked at; undefined where it never was. */
  seen(): number | undefined;
  markSeen(steps: number): void;
  actor(step: number): Seat;
  /** When it was done, where somebody keeps it. */
  time?(step: number): number | undefined;
  events(step: number, viewer: Seat | undefined): readonly Event[];
  /** What the viewer knew after so many steps. */
  view(viewer: Seat | undefined, steps: number): object;
  waiting(): readonly Seat[];
  seatChoices(seat: Seat): SeatChoices;
  standing(): Standing | undefined;
  act(seat: Seat, action: Action): Promise<Refusal | undefined>;
  /** Why the last step of the seat cannot simply be taken back; undefined where it can. */
  undoRefusal(seat: Seat): Refusal | undefined;
  /** How many steps would fall with the seat's last one. */
  undoSteps(seat: Seat): number;
  undo(seat: Seat): Promise<Refusal | undefined>;
  /** Takes back beyond what is free: at once where everybody is at this device, by asking elsewhere. */
  askUndo(seat: Seat): Promise<Refusal | undefined>;
  orders(seat: Seat): readonly unknown[];
  setOrders(seat: Seat, orders: readonly unknown[]): Promise<Refusal | undefined>;
  remarks(): readonly Remark[];
  /** What the clocks showed after so many steps; undefined at a table without clocks. */
  clocks?(steps: number): Clocks | undefined;
  chat(): readonly ChatLine[];
  /** A line of chat; a refusal of the server comes in words. */
  say(text: string): Promise<(Refusal & { readonly text?: string }) | undefined>;
  /** Gives the seat to a bot, or to a person at this device. */
  seat(seat: Seat, holder: Pick<HolderView, 'kind' | 'name' | 'level'>): Promise<Refusal | undefined>;
  readonly company?: Company;
  /** The whole game as text, where it may be given out. */
  record(): string | undefined;
  subscribe(changed: () => void): () => void;
  close(): void;
}
