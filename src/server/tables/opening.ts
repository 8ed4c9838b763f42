/** Opening a table. */
import { randomBytes } from 'node:crypto';
import { readConfig } from '../../core/config.ts';
import type { AnyGame, Config, Seat } from '../../core/game.ts';
import { mapRefusal } from '../../core/map-checks.ts';
import { houseRefusal, isRefusal, type Refusal } from '../../core/refusal.ts';
import type { SeatWish, TableWish } from '../../wire/tables.ts';
import { botLevels } from '../bots/levels.ts';
import { readContribution, readName } from '../people/names.ts';
import type { Who } from '../people/person.ts';
import { hashOf, idNamed, newId, newToken } from '../people/token.ts';
import { serverRefusal } from '../refusal.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import { isLanguage } from '../text/index.ts';
import { changeOf, changeSeat, durable } from './change.ts';
import { readClock } from './clocks.ts';
import { commit, contribute, startTable } from './commitments.ts';
import { know } from './habits.ts';
import type { LiveTable } from './live-table.ts';
import { freeTable, type TableRegistry } from './registry.ts';
import { openLiveTable } from './stored-table.ts';

/** A token that lets its bearer take a seat; handed out once, kept only as its hash. */
interface Invitation {
  readonly seat: Seat;
  readonly token: string;
}

export interface Opened {
  readonly live: LiveTable;
  readonly invitations: readonly Invitation[];
  /** Whether it could be kept. */
  readonly kept: Promise<Refusal | undefined>;
}

export async function openTable(registry: TableRegistry, who: Who, wish: TableWish): Promise<Opened | Refusal> {
  const id = wish.name === undefined ? newId() : idNamed(who.person.id, wish.name);
  const before = wish.name === undefined ? undefined : await openedBefore(registry, who, id);
  if (before) return before;
  const game = await registry.game(wish.game);
  if (!game) return houseRefusal('unknownGame', { game: wish.game });
  const { options, first, map } = wish;
  const unfit = await mapRefusal(game, map, isLanguage(who.person.language) ? who.person.language : 'en');
  if (unfit) return unfit;
  const config = readConfig(game, {
    players: wish.seats.length,
    options,
    ...(first === undefined ? {} : { first }),
    ...(map === undefined ? {} : { map }),
  });
  if (isRefusal(config)) return config;
  const line = wish.contribution === undefined ? undefined : readContribution(wish.contribution);
  if (isRefusal(line)) return line;
  const { least = 0, most = Number.POSITIVE_INFINITY } = wish.range ?? {};
  if (least > most) return serverRefusal('wrongRange', {});
  const clock = wish.clock && readClock(wish.clock);
  if (isRefusal(clock)) return clock;
  // Before the table is there: from then on everything is one commit.
  const rooted = await registry.store.accounts.rooted([who.person.id]);
  const opened = seatAndOpen(registry, who, game, config, wish.seats, {
    public: wish.public ? 1 : 0,
    talk: wish.talk === undefined ? null : Number(wish.talk),
    clock: clock === undefined ? null : JSON.stringify(clock),
    range: wish.range && (wish.range.least !== undefined || wish.range.most !== undefined) ? JSON.stringify(wish.range) : null,
    rated: wish.rated ? 'rated' : 'friendly',
    id,
  });
  if (isRefusal(opened)) return opened;
  if (line !== undefined) contribute(registry, opened.live, who, line);
  // Whoever only opens the table for others has no part in its shuffle.
  if (wish.commitment !== undefined) commit(registry, opened.live, who, wish.commitment);
  for (const one of rooted) opened.live.rooted.add(one);
  if (wish.start) startTable(registry, opened.live, who);
  return opened;
}

/** The table that a request of the same name has opened. Its answer was lost, and with it the invitations: there are new ones. */
async function openedBefore(registry: TableRegistry, who: Who, id: string): Promise<Opened | undefined> {
  const live = await freeTable(registry, id);
  if (isRefusal(live) || live.row.host !== who.person.id) return undefined;
  const invitations: Invitation[] = [];
  for (const { seat, invitation } of live.status === 'open' ? live.seats : []) {
    if (invitation === null) continue;
    const token = newToken();
    changeSeat(registry, live, seat, { invitation: hashOf(token) });
    invitations.push({ seat, token });
  }
  return { live, invitations, kept: durable(live) };
}

/** Opens a table for a config that was checked. */
export function seatAndOpen(
  registry: TableRegistry,
  who: Who,
  game: AnyGame,
  config: Config,
  wishes: readonly SeatWish[],
  values: Partial<TableRow>,
): Opened | Refusal {
  const { id = newId() } = values;
  const invitations: Invitation[] = [];
  const seats: SeatRow[] = [];
  for (const [seat, wish] of wishes.entries()) {
    const row = wishedSeat(id, seat, wish, who, invitations);
    if (isRefusal(row)) return row;
    seats.push(row);
  }
  const live = enter(registry, game, { ...newRow(id, game, config, who, registry.now()), ...values }, seats);
  know(live, who.person);
  return { live, invitations, kept: durable(live) };
}

/** A new table in memory and in this tick's commit. */
export function enter(registry: TableRegistry, game: AnyGame, row: TableRow, seats: readonly SeatRow[]): LiveTable {
  const stored = {
    row,
    seats,
    contributions: [],
    commitments: [],
    orders: [],
    snapshot: undefined,
    entries: [],
    clock: null,
    lines: 0,
    silenced: [],
  };
  const live = openLiveTable(game, stored, new Map(), registry);
  registry.bus.listen(row.id);
  registry.live.set(row.id, live);
  const change = changeOf(registry, live);
  change.opened = row;
  change.seats = [...seats];
  return live;
}

export function newRow(id: string, game: AnyGame, config: Config, who: Who, created: number): TableRow {
  return {
    id,
    game: game.meta.id,
    config: JSON.stringify(config),
    public: 0,
    status: 'open',
    host: who.person.id,
    secret: randomBytes(32).toString('hex'),
    origin: null,
    before: null,
    brought: null,
    talk: null,
    rated: 'friendly',
    clock: null,
    range: null,
    proposal: null,
    previous: null,
    next: null,
    created,
    started: null,
    ended: null,
    invitation: null,
    starting: null,
    chance: null,
    deal: null,
    sealed: null,
    tournament: null,
    version: 1,
  };
}

function wishedSeat(table: string, seat: Seat, wish: SeatWish, who: Who, invitations: Invitation[]): SeatRow | Refusal {
  const row: SeatRow = { table, seat, person: null, name: null, invitation: null, reserved: 0, bot: null, resigned: 0 };
  switch (wish.kind) {
    case 'me':
      return { ...row, person: who.person.id };
    case 'here': {
      const name = readName(wish.name);
      return isRefusal(name) ? name : { ...row, person: who.person.id, name };
    }
    case 'bot':
      if (!botLevels.includes(wish.level)) return serverRefusal('noSuchBot', { levels: botLevels.join(', ') });
      return { ...row, bot: wish.level };
    default: {
      const token = newToken();
      invitations.push({ seat, token });
      return { ...row, invitation: hashOf(token), reserved: wish.kind === 'invite' ? 1 : 0 };
    }
  }
}
