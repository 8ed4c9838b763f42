/** What `src/games/<id>/catalogue.ts` says of a game: all that anybody outside its folder needs to know. */
import type { Component } from 'svelte';
import type { AnyGame, AnyOrderDesk, Meta } from '../core/game.ts';
import type { AnyHeuristics } from '../core/heuristics.ts';
import type { AnyMaps } from '../core/maps.ts';
import type { Language } from '../core/text.ts';
import type { BoardModule, RulesModule } from '../ui/board.ts';
import type { Lesson, Positions } from '../ui/learning.ts';
import type { Stage } from '../ui/stage.ts';

/** What the home page says of a game before anything of it is loaded. */
export interface GameTitle {
  readonly name: string;
  /** What one does in it, in half a line. */
  readonly tagline: string;
}

/** One table of docs/bots.md: how `npm run ladder:all` compares the bots. */
export interface LadderTable {
  readonly players: number;
  /** About a tenth of what strong does in a second. */
  readonly iterations: number;
  readonly games: number;
  /** Games of strong against greedy, where fewer tell enough. */
  readonly againstGreedy?: number;
  /** Games of strong against medium with ten times the iterations. */
  readonly full?: number;
}

/**
 * What a table is played without: for bots, for the laws, and for states and boards of unknown origin. A server and a worker have it
 * with the rules; a page, where it would make up a tenth of what is fetched before the first decision, fetches it when it is wanted.
 */
type Apart = Pick<AnyGame, 'sample' | 'aside' | 'secrets' | 'invariants' | 'readState'> & {
  readonly readMap?: AnyMaps['read'];
};

/** Every part is loaded when somebody wants it. A part that is missing does not compile. */
export interface GameEntry {
  readonly titles: Readonly<Record<Language, GameTitle>>;
  /** The same as in the rules, for those who have not loaded them. */
  readonly players: Meta['players'];
  /** What bots are called at its tables, in every language: no name that a friend might have. As many as can sit there. */
  readonly botNames?: readonly string[];
  /** Its place on the home page; the least comes first. */
  readonly homeOrder: number;
  rules(): Promise<AnyGame>;
  /** Where the rules leave something out on a page: what that is. */
  apart?(): Promise<Apart>;
  /** Through `#bot`, which leads to it on servers and in workers: a page does not think. */
  heuristics(): Promise<AnyHeuristics>;
  /** Which standing orders can be left, and the words for them, where the game knows orders. */
  orderDesk?(): Promise<{ readonly desk: AnyOrderDesk }>;
  readonly ladder: readonly LadderTable[];
  /** The drawn parts, which `#client` finds in browsers only: see `imports` in package.json. */
  cover(): Promise<{ readonly default: Component<Record<string, never>> }>;
  /** The position small, drawn from what a spectator sees: for lists of tables. */
  miniature(): Promise<{ readonly default: unknown }>;
  board(): Promise<BoardModule>;
  /** What is shown and heard around the board when something great happens, and how the end screen tells the game. */
  stage(): Promise<Stage>;
  rulesPage(): Promise<RulesModule>;
  /** The positions that the rules page lets one play on from. */
  positions(): Promise<Positions>;
  lesson(): Promise<Lesson>;
  /** The printed board drawn to be read or changed, where it is data (`maps` of the rules). */
  mapDrawing?(): Promise<{ readonly default: unknown }>;
  /** Where the data of its board come from, where that is no map on which it could be shown. */
  aboutBoard?(): Promise<Readonly<Record<Language, string>>>;
  /** What `npm run shots` takes pictures of (`Album` in scripts/shots/album.ts); `#shots` finds it there only. */
  album(): Promise<unknown>;
}
