/** What this game's texts must have words for: a key missing or too many in a language does not compile. */
import type { AwaitedSentences, GameText, Sentences } from '../../core/text.ts';
import type { TalAction } from './action.ts';
import type { Kind } from './data.ts';
import type { TalEvent } from './event.ts';
import type { Phase } from './state.ts';

/** Why not, with the details the sentence needs. */
export interface Reasons {
  otherPhase: { phase: Phase };
  noSuchGroup: { groups: number };
  tooManyBlanks: { laid: number; most: number };
  outOfPlay: { site: number };
  samePlace: { place: string };
  placeTaken: { place: string };
  ownedByOther: { site: number; owner: number };
  tooFar: { price: number; points: number };
  ordersTooDear: { price: number; points: number };
  movedBefore: { overseer: number };
  noWorkerThere: { place: string };
  noOwner: { site: number };
  ownSite: { site: number };
  finished: { site: number };
  emptySite: { site: number };
  tooFewOverseers: { site: number; own: number; owners: number };
  noWorkerOn: { site: number };
  tooFewWorkers: { site: number; own: number; owners: number };
  stoleBefore: { site: number };
  tooManyBlocks: { most: number };
  noBlockThere: { site: number; position: string };
  sameBlockTwice: { position: string };
  upperFirst: { level: number };
  noScarab: Record<never, never>;
  notOwner: { site: number };
  noRoom: { site: number; most: number };
  noSuchBlock: { colour: number };
  noSuchPosition: { site: number };
  otherLevel: { level: number };
  positionTaken: { position: string };
}

export interface QuestionKinds {
  bids: { groups: number };
  overseers: { points: number };
  orders: { points: number };
  workers: { points: number };
  steal: { sites: string };
  takeOver: { sites: string };
  build: { blocks: number; sites: string };
}

/** What others are told that the game waits for. */
export interface Awaits {
  bids: { groups: number };
  overseers: { points: number };
  orders: Record<never, never>;
  workers: { points: number };
  steal: Record<never, never>;
  takeOver: Record<never, never>;
  build: { blocks: number };
}

export type Warning = 'pointsLeft' | 'blocksLeft' | 'finishedSite';

type OptionName = 'advanced' | 'expert' | 'stealOrTakeOver';

export interface TalText extends GameText<TalAction, TalEvent> {
  readonly refusals: Sentences<Reasons>;
  readonly questions: Sentences<QuestionKinds>;
  readonly awaited: AwaitedSentences<Awaits>;
  readonly warnings: Readonly<Record<Warning, string>>;
  readonly lines: Readonly<Record<Kind, string>>;
  /** The colours of the blocks in the order of the data. */
  readonly colours: readonly [string, string, string, string, string];
  readonly phases: Readonly<Record<Phase, string>>;
  readonly options: Readonly<Record<OptionName, { name: string; values: Readonly<Record<'true' | 'false', string>> }>>;
}
