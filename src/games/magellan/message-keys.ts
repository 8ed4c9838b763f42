import type { AwaitedSentences, GameText, Sentences } from '../../core/text.ts';
import type { MagellanAction } from './action.ts';
import type { MagellanEvent } from './event.ts';

export interface Reasons {
  /** The game waits for something else from this seat: the kind of the question, and its details. */
  askedElse: { readonly [detail: string]: number | string };
  bidTooLow: { least: number };
  notPayable: { most: number };
  mustKeepCard: { most: number };
  cardNotHeld: { card: number };
  paysTooLittle: { sum: number; price: number };
  superfluousCard: { card: number; price: number };
  nothingToTuck: Record<never, never>;
  tuckFromPayment: Record<never, never>;
  shipNotThere: { from: string };
  tooManyExchanged: { most: number };
}

export interface Questions {
  veto: { explorer: number };
  bid: { explorer: number; least: number; most: number };
  onlyPass: { explorer: number; high: number };
  pay: { explorer: number; price: number };
  ship: { explorer: number };
  half: { cards: number; crowns: number };
  tuck: Record<never, never>;
  exchange: { left: number };
  pizarro: { sum: number };
}

/** What others are told that the game waits for. */
export interface Awaits {
  veto: { explorer: number };
  bid: { explorer: number; least: number };
  pay: { explorer: number; price: number };
  ship: { explorer: number };
  half: { cards: number; crowns: number };
  tuck: Record<never, never>;
  exchange: Record<never, never>;
  pizarro: { sum: number };
}

type Warning = 'certainBust';
export type Line = 'fields' | 'hand' | 'stacks' | 'pizarro';

export interface MagellanText extends GameText<MagellanAction, MagellanEvent> {
  readonly refusals: Sentences<Reasons>;
  readonly questions: Sentences<Questions>;
  readonly awaited: AwaitedSentences<Awaits>;
  readonly warnings: Readonly<Record<Warning, string>>;
  readonly lines: Readonly<Record<Line, string>>;
  readonly options: Readonly<Record<'board1' | 'board2', { name: string; values: Readonly<Record<'A' | 'B', string>> }>>;
  readonly explorers: readonly [string, string, string, string, string, string];
}
