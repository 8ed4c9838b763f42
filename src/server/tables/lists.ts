/** Lists of tables, made without opening any. */
import { at } from '../../core/at.ts';
import type { Config } from '../../core/game.ts';
import type { ClockSetting } from '../../table/clock.ts';
import type { Proposal } from '../../table/proposal.ts';
import type { ListedStatus, ListedTable, RatingRange } from '../../wire/tables.ts';
import type { Listed, PlaceInList } from '../store/table-lists.ts';
import { describeSeats } from './describe.ts';
import type { TableRegistry } from './registry.ts';
import type { StoredAwaited, StoredClock } from './stored-table.ts';

/** Tables of one page; `next` leads on from there. */
const pageLength = 100;

interface Page {
  readonly tables: ListedTable[];
  readonly next: string | null;
}

/** To whoever is asked for, without open tables at which he may not sit down. */
export async function publicTables(
  registry: TableRegistry,
  status: ListedStatus,
  after: string | undefined,
  person?: string,
  most = pageLength,
): Promise<Page> {
  const tables = await named(registry, await registry.store.tables.publicOnes(status, most, readPlace(after)), undefined);
  const listed = page(tables.sort(newestFirst));
  const apart = person === undefined || status !== 'open' ? new Set<string>() : await registry.store.manners.apartFrom(person);
  if (apart.size === 0) return listed;
  const meets = ({ host, seats }: ListedTable) => apart.has(host) || seats.some((seat) => apart.has(seat.person ?? ''));
  return { ...listed, tables: listed.tables.filter((table) => !meets(table)) };
}

/** Mine, those still going first; of a page those that wait for me first. */
export async function tablesOf(registry: TableRegistry, person: string, after: string | undefined): Promise<Page> {
  const tables = await named(registry, await registry.store.tables.ofPerson(person, pageLength, readPlace(after)), person);
  const { next } = page(tables.sort((a, b) => going(b) - going(a) || newestFirst(a, b)));
  const rank = ({ yourTurn, offered, status }: ListedTable) =>
    yourTurn || offered ? 0 : status === 'running' ? 1 : status === 'open' ? 2 : 3;
  return { tables: tables.sort((a, b) => rank(a) - rank(b) || newestFirst(a, b)), next };
}

function newestFirst(a: ListedTable, b: ListedTable): number {
  return b.created - a.created || (a.id < b.id ? 1 : -1);
}

function going({ status }: ListedTable): number {
  return status === 'open' || status === 'running' ? 1 : 0;
}

/** The last of a full page says where the next begins. */
function page(tables: ListedTable[]): Page {
  const last = tables.length < pageLength ? undefined : tables.at(-1);
  return { tables, next: last ? `${going(last)}.${last.created}.${last.id}` : null };
}

/** A place that makes no sense is the beginning. */
function readPlace(text: string | undefined): PlaceInList | undefined {
  const found = /^([01])\.(\d{1,15})\.(.{1,60})$/.exec(text ?? '');
  return found ? { going: Number(found[1]), created: Number(found[2]), table: at(found, 3) } : undefined;
}

async function named(registry: TableRegistry, listed: readonly Listed[], person: string | undefined): Promise<ListedTable[]> {
  const persons = new Set(listed.flatMap(({ seats }) => seats.flatMap((seat) => seat.person ?? [])));
  const names = await registry.store.people.names([...persons]);
  const ids = listed.map(({ row }) => row.id);
  const own = person === undefined ? new Map() : await registry.store.notices.ownTables(person, ids);
  return listed.map((one) => ({ ...line(one, names, person), ...noted(own.get(one.row.id)?.note) }));
}

function noted(note: string | undefined): { note?: string } {
  return note ? { note } : {};
}

/** A list says which board it is; the board itself comes with the table. */
function withoutMap({ map, ...config }: Config): Config {
  if (typeof map !== 'object') return map === undefined ? config : { ...config, map };
  return { ...config, map: { game: map.game, name: map.name } };
}

function line(
  { row, seats, position, moved, said }: Listed,
  names: Map<string, string>,
  person: string | undefined,
): ListedTable {
  const waiting = (position?.waiting ?? '').split(',').filter(Boolean).map(Number);
  const mine = seats.filter((seat) => person !== undefined && seat.person === person && seat.bot === null);
  return {
    id: row.id,
    game: row.game,
    config: withoutMap(JSON.parse(row.config) as Config),
    public: row.public === 1,
    status: row.status,
    host: row.host,
    seats: describeSeats(seats, names),
    brought: row.brought,
    rated: row.rated === 'rated' && row.before === null,
    number: position?.number ?? 0,
    waiting,
    ...awaitedOf(position?.awaited ?? null, mine, person),
    yourTurn: row.status === 'running' && mine.some(({ seat }) => waiting.includes(seat)),
    points: position?.points ? (JSON.parse(position.points) as number[]) : null,
    ...(person === undefined ? {} : { moved, said, asked: isAsked(row, mine, person) }),
    ...(row.range === null ? {} : { range: JSON.parse(row.range) as RatingRange }),
    ...(row.clock === null ? {} : { pace: (JSON.parse(row.clock) as ClockSetting).pace }),
    ...timesOf(
      position?.clock ?? null,
      mine.map(({ seat }) => seat).filter((seat) => waiting.includes(seat)),
      person === undefined ? [] : waiting,
    ),
    created: row.created,
    started: row.started,
    ended: row.ended,
  };
}

/** What it waits for; to whoever sits there also whether an offer waits for him. */
function awaitedOf(
  stored: string | null,
  mine: readonly { readonly seat: number }[],
  person: string | undefined,
): Pick<ListedTable, 'awaited' | 'offered'> {
  if (stored === null) return {};
  const { awaited, offered } = JSON.parse(stored) as StoredAwaited;
  return {
    ...(awaited ? { awaited } : {}),
    ...(person === undefined ? {} : { offered: mine.some(({ seat }) => offered.includes(seat)) }),
  };
}

/** Since when the table waits for one of these seats, and until when there is time: for them, or else for all that it waits for. */
function timesOf(
  stored: string | null,
  seats: readonly number[],
  waiting: readonly number[],
): Pick<ListedTable, 'since' | 'until'> {
  if (stored === null) return {};
  const clock = JSON.parse(stored) as StoredClock;
  const first = (of: readonly number[], times: StoredClock['since']) =>
    of.flatMap((seat) => times[seat] ?? []).sort((a, b) => a - b)[0];
  const [since, until] = [first(seats, clock.since), first(seats.length ? seats : waiting, clock.until)];
  return { ...(since === undefined ? {} : { since }), ...(until === undefined ? {} : { until }) };
}

/** Whether somebody wants to know what this person says to a proposal. */
function isAsked({ proposal, status }: Listed['row'], mine: readonly object[], person: string): boolean {
  if (proposal === null || status !== 'running' || mine.length === 0) return false;
  return !(JSON.parse(proposal) as Proposal).agreed.includes(person);
}
