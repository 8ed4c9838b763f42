/** Lists of tables, made without opening any. */
import type { Config } from '../../core/game.ts';
import type { Proposal } from '../../table/proposal.ts';
import type { ListedStatus, ListedTable } from '../../wire/tables.ts';
import type { Listed } from '../store/tables.ts';
import { describeSeats } from './describe.ts';
import type { TableRegistry } from './registry.ts';

const mostListed = 200;

export async function publicTables(registry: TableRegistry, status: ListedStatus): Promise<ListedTable[]> {
  return named(registry, await registry.store.tables.publicOnes(status, mostListed), undefined);
}

/** Mine, those that wait for me first. */
export async function tablesOf(registry: TableRegistry, person: string): Promise<ListedTable[]> {
  const tables = await named(registry, await registry.store.tables.ofPerson(person, mostListed), person);
  const rank = ({ yourTurn, status }: ListedTable) => (yourTurn ? 0 : status === 'running' ? 1 : status === 'open' ? 2 : 3);
  return tables.sort((a, b) => rank(a) - rank(b) || b.created - a.created);
}

async function named(registry: TableRegistry, listed: readonly Listed[], person: string | undefined): Promise<ListedTable[]> {
  const persons = new Set(listed.flatMap(({ seats }) => seats.flatMap((seat) => seat.person ?? [])));
  const names = await registry.store.people.names([...persons]);
  return listed.map((one) => line(one, names, person));
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
    config: JSON.parse(row.config) as Config,
    public: row.public === 1,
    status: row.status,
    host: row.host,
    seats: describeSeats(seats, names),
    brought: row.brought,
    number: position?.number ?? 0,
    waiting,
    yourTurn: row.status === 'running' && mine.some(({ seat }) => waiting.includes(seat)),
    points: position?.points ? (JSON.parse(position.points) as number[]) : null,
    ...(person === undefined ? {} : { moved, said, asked: isAsked(row, mine, person) }),
    created: row.created,
    started: row.started,
    ended: row.ended,
  };
}

/** Whether somebody wants to know what this person says to a proposal. */
function isAsked({ proposal, status }: Listed['row'], mine: readonly object[], person: string): boolean {
  if (proposal === null || status !== 'running' || mine.length === 0) return false;
  return !(JSON.parse(proposal) as Proposal).agreed.includes(person);
}
