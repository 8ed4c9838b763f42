/** The smallest words of the contract: who decides, what is asked, what is done. */

/** A place at the table, counted from 0 clockwise. */
export type Seat = number;

/** An action is plain data; `type` names it, the rest says how. */
export interface Action {
  readonly type: string;
}

/** What the game waits for from a seat, as everybody may know it. */
export type Awaited = Pick<Question, 'kind' | 'details'>;

/** What a seat is asked. Equal ids mean an answer to the one answers the other. */
export interface Question {
  readonly id: string;
  /** A key of the game's questions. */
  readonly kind: string;
  readonly details: Readonly<Record<string, number | string>>;
}
