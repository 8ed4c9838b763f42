/** What this device last saw of the server's tables, so that they can be looked at without a network. */
import type { Seat } from '../../core/game.ts';
import type { ListedTable, TableDescription } from '../../wire/tables.ts';
import type { Feed } from '../online/feed.ts';
import type { ChatLine } from '../table/source.ts';
import { openShelf } from './shelf.ts';

export type SeenChat = readonly (ChatLine & { readonly number: number })[];

export interface SeenTable {
  readonly id: string;
  readonly description: TableDescription;
  /** Of every feed the newest view only; the others are asked for when they are wanted. */
  readonly feeds: readonly { readonly seat: Seat | null; readonly feed: Omit<Feed, 'views'> }[];
  readonly chat: SeenChat;
}

const shelf = openShelf<SeenTable>('tafelrunde-seen', 'seen');

/** Keeps what is seen now. Where there is no room the table still plays, so nobody is bothered with it. */
export function keepTable(description: TableDescription, feeds: ReadonlyMap<Seat | null, Feed>, chat: SeenChat): Promise<void> {
  const kept = [...feeds].map(([seat, { views: _, ...feed }]) => ({ seat, feed }));
  return shelf.keep({ id: description.id, description, feeds: kept, chat }).catch(() => undefined);
}

export function seenTable(id: string): Promise<SeenTable | undefined> {
  return shelf.read(id).catch(() => undefined);
}

export function feedsOf({ feeds }: SeenTable): Map<Seat | null, Feed> {
  return new Map(
    feeds.map(({ seat, feed }) => [seat, { ...feed, views: new Map(feed.last ? [[feed.steps.length, feed.last.view]] : []) }]),
  );
}

const listKey = 'tafelrunde-my-tables';

export function keepList(tables: readonly ListedTable[]): void {
  localStorage.setItem(listKey, JSON.stringify(tables));
}

function keptList(): readonly ListedTable[] {
  try {
    return JSON.parse(localStorage.getItem(listKey) ?? '[]') as ListedTable[];
  } catch {
    return [];
  }
}

/** The person's tables as last listed, and those seen since that were in no list yet. */
export async function seenList(person: string | undefined): Promise<readonly ListedTable[]> {
  const list = keptList();
  const seen = person === undefined ? [] : await shelf.readAll().catch(() => []);
  const more = seen.filter(
    ({ id, description }) => !list.some((one) => one.id === id) && description.seats.some((seat) => seat.person === person),
  );
  return [...list, ...more.map((table) => listed(table, person))];
}

function listed({ id, description, feeds }: SeenTable, person: string | undefined): ListedTable {
  const { seats, standing } = description;
  const [{ feed } = { feed: undefined }] = feeds;
  const waiting = feed?.last?.waiting ?? [];
  const yourTurn = waiting.some((seat) => seats[seat]?.person === person);
  return { ...description, id, waiting, yourTurn, number: feed?.number ?? 0, points: standing?.points ?? null };
}
