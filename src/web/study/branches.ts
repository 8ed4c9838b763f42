/** Tables of this device that go on differently from a moment of a game that is over. The game itself is never touched. */
import type { Level } from '../../bots/levels.ts';
import { streamRandom } from '../../core/fairness.ts';
import type { Action, Seat } from '../../core/game.ts';
import { type Entry, openMatch, stateAfter } from '../../core/match.ts';
import { writeRecord } from '../../core/record.ts';
import { loadGame } from '../../games/index.ts';
import type { DeviceHolder } from '../../table/holder.ts';
import { fromDevice } from '../../table/holder.ts';
import { replayLog } from '../../table/opening.ts';
import { type AnyMatch, newTable } from '../../table/table.ts';
import { forget, readEntries, readHead, readHeads } from '../store/database.ts';
import type { TableHead } from '../store/tables.ts';
import { layLocalTable, type Special } from '../table/local.ts';
import { gameKey } from './identity.ts';

export interface BranchWish {
  readonly name: string;
  /** `same`: what is hidden and drawn later comes as in the game. `new`: what the person's seat could not know is drawn anew. */
  readonly cards: 'same' | 'new';
  /** Which seat the person plays; undefined for all of them. */
  readonly seat: Seat | undefined;
  readonly level: Level;
}

export const longestName = 60;

/** Lays a table that goes on from a moment, and gives back its id; undefined where there is nothing more to play. */
export async function layBranch(
  match: AnyMatch,
  moment: number,
  wish: BranchWish,
  nameOf: (seat: Seat, person: boolean) => string,
): Promise<string | undefined> {
  const { game, origin, seed } = match;
  const state = stateAfter(match, moment);
  if (game.standing(state).over) return undefined;
  const holders = Array.from({ length: origin.config.players }, (_, seat): DeviceHolder => {
    const here = wish.seat === undefined || wish.seat === seat;
    const name = nameOf(seat, here);
    return here ? { kind: 'here', name } : { kind: 'bot', name, level: wish.level };
  });
  const name = wish.name.replace(/\s+/g, ' ').trim().slice(0, longestName);
  const branch = { of: gameKey(match), moment, name, cards: wish.cards };
  const as = (special: Special, entries: readonly Entry<Action>[]) =>
    layLocalTable(game.meta.id, origin.config, holders, { ...special, branch }, entries);
  if (wish.cards === 'new') return as({ origin: drawnAnew(match, state, wish.seat) }, []);
  const before = match.steps.slice(0, moment).map(({ seat, action }) => ({ kind: 'act' as const, seat, action }));
  return as({ seed, ...(origin.state === undefined ? {} : { origin: origin.state }) }, before);
}

/** Another state that the seat, or without one an onlooker, would hold possible. */
function drawnAnew({ game }: AnyMatch, state: object, seat: Seat | undefined): object {
  const random = streamRandom(crypto.getRandomValues(new Uint8Array(32)), 0);
  return game.imagine(game.view(state, seat), seat, random) as object;
}

/** What was tried of this game on this device, by moment. */
export async function branchesOf(match: AnyMatch): Promise<readonly TableHead[]> {
  const of = gameKey(match);
  const heads = (await readHeads<TableHead>()).filter(({ branch }) => branch?.of === of);
  return heads.sort((a, b) => (a.branch?.moment ?? 0) - (b.branch?.moment ?? 0) || a.created - b.created);
}

export const forgetBranch = forget;

/** The record of a table of this device as it stands, without taking it over from whoever plays at it. */
export async function recordOf(id: string): Promise<string | undefined> {
  const head = await readHead<TableHead>(id);
  const game = head && (await loadGame(head.game));
  if (!head || !game) return undefined;
  const origin = { config: head.config, ...(head.origin ? { state: head.origin } : {}) };
  const match: AnyMatch = openMatch(game, origin, head.seed);
  const table = newTable({ game, config: head.config, home: 'device', holders: head.holders.map(fromDevice), match });
  if (replayLog(table, match, await readEntries<Entry<Action>>(id))) return undefined;
  return writeRecord(match, { names: head.holders.map(({ name }) => name) });
}
