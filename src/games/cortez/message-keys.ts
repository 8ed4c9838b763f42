/** What the texts must be able to say: a key missing or too many in a language does not compile. */
import type { AwaitedSentences, GameText, Sentences } from '../../core/text.ts';
import type { Action } from './action.ts';
import type { CortezEvent } from './event.ts';

type None = Record<never, never>;

/** Reasons for a refusal, with their details. */
export interface Reasons {
  /** The game waits for something else from this seat: the kind of the question, and its details. */
  askedElse: { readonly [detail: string]: number | string };
  notYourFigure: { at: string };
  notUnmarked: { at: string };
  insideCity: { at: string };
  outsideCity: { at: string };
  noFood: None;
  nothingToDraw: None;
  sameField: { at: string };
  ownFigure: { at: string };
  ownNation: { at: string };
  noWarCard: { at: string };
  noSuchField: { at: string };
  noWay: { from: string; to: string };
  tooDear: { price: number; have: number };
  bridgeTaken: { bridge: string };
  otherNation: { at: string };
  notFree: { at: string };
  templeLast: { at: string };
  wrongNumber: { must: number; are: number };
  notHeld: None;
  bidTooLow: { least: number };
  bidTooHigh: { most: number };
  wrongPayment: { must: number; are: number };
  drewBefore: None;
  firstCard: None;
  nothingLaid: None;
  tooManyWeapons: { weapons: number; cards: number };
  noSuchOffer: { offer: number };
  notYourOffer: { offer: number };
  cannotAnswer: None;
  emptyOffer: None;
  yourself: None;
  offersUsed: { most: number };
  noTradeNow: None;
  noSurrenderNow: None;
  noFight: None;
  fightersOnly: None;
  helpedBefore: None;
  samePrice: None;
  refusedBefore: None;
  openHelp: { offer: number };
  helpUsed: { most: number };
  notHolding: None;
  noMoveCardNow: None;
  notAnothers: { at: string };
}

export interface Questions {
  mark: { left: number };
  act: { left: number };
  bridges: None;
  attack: { nation: number };
  flight: { nation: number };
  plunder: { count: number };
  mutiny: { count: number };
  bid: { least: number; most: number };
  pay: { amount: number };
  ready: { attacker: number; at: string };
  lay: { defender: number; at: string };
  add: { opponent: number; cards: number; weapons: number };
  answer: { offers: number };
  help: { attacker: number; defender: number };
  refill: { count: number };
  premium: None;
  banish: { loser: number };
  offered: { offers: number };
  aside: None;
}

/** What others are told that the game waits for. */
export interface Awaits {
  mark: None;
  act: { left: number };
  bridges: None;
  attack: { nation: number };
  flight: { nation: number };
  plunder: { most: number };
  mutiny: { most: number };
  bid: { least: number };
  pay: { amount: number };
  ready: { attacker: number; at: string };
  lay: { defender: number; at: string };
  add: { opponent: number; weapons: number };
  answer: None;
  help: { attacker: number; defender: number };
  refill: None;
  premium: None;
  banish: { loser: number };
}

export type Line = 'nation' | 'city' | 'mission' | 'treasures' | 'gold' | 'bribery';

export interface CortezText extends GameText<Action, CortezEvent> {
  readonly refusals: Sentences<Reasons>;
  readonly questions: Sentences<Questions>;
  readonly awaited: AwaitedSentences<Awaits>;
  readonly warnings: Readonly<Record<never, string>>;
  readonly lines: Readonly<Record<Line, string>>;
  readonly options: { readonly majority: { name: string; values: Readonly<Record<'random' | 'aztec' | 'spanish', string>> } };
}
