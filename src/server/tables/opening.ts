/** Opening a table and starting its game. */
import { randomBytes } from 'node:crypto';
import { readConfig } from '../../core/config.ts';
import type { AnyGame, Config, Seat } from '../../core/game.ts';
import { houseRefusal, isRefusal, type Refusal } from '../../core/refusal.ts';
import { startGame } from '../../table/opening.ts';
import type { SeatWish, TableWish } from '../../wire/tables.ts';
import { botLevels } from '../bots/levels.ts';
import { readContribution, readName } from '../people/names.ts';
import type { Who } from '../people/person.ts';
import { hashOf, newId, newToken } from '../people/token.ts';
import { serverRefusal } from '../refusal.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import { changeOf, changeRow, durable, kept } from './change.ts';
import { type LiveTable, openLiveTable, startMatch } from './live-table.ts';
import type { TableRegistry } from './registry.ts';
import { refusalToSpeak } from './talk.ts';

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
  const game = await registry.game(wish.game);
  if (!game) return houseRefusal('unknownGame', { game: wish.game });
  const { options, first } = wish;
  const config = readConfig(game.meta, { players: wish.seats.length, options, ...(first === undefined ? {} : { first }) });
  if (isRefusal(config)) return config;
  const line = wish.contribution === undefined ? undefined : readContribution(wish.contribution);
  if (isRefusal(line)) return line;
  const opened = seatAndOpen(registry, who, game, config, wish.seats, {
    public: wish.public ? 1 : 0,
    talk: wish.talk === undefined ? null : Number(wish.talk),
  });
  if (isRefusal(opened)) return opened;
  if (line !== undefined) contribute(registry, opened.live, who, line);
  if (wish.start) startTable(registry, opened.live, who);
  return opened;
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
  const id = newId();
  const invitations: Invitation[] = [];
  const seats: SeatRow[] = [];
  for (const [seat, wish] of wishes.entries()) {
    const row = wishedSeat(id, seat, wish, who, invitations);
    if (isRefusal(row)) return row;
    seats.push(row);
  }
  const live = enter(registry, game, { ...newRow(id, game, config, who), ...values }, seats);
  live.names.set(who.person.id, who.person.name);
  return { live, invitations, kept: durable(live) };
}

/** A new table in memory and in this tick's commit. */
export function enter(registry: TableRegistry, game: AnyGame, row: TableRow, seats: readonly SeatRow[]): LiveTable {
  const stored = { row, seats, contributions: [], orders: [], snapshot: undefined, entries: [], lines: 0, silenced: [] };
  const live = openLiveTable(game, stored, new Map());
  registry.live.set(row.id, live);
  const change = changeOf(registry, live);
  change.opened = row;
  change.seats = [...seats];
  return live;
}

export function newRow(id: string, game: AnyGame, config: Config, who: Who): TableRow {
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
    proposal: null,
    previous: null,
    next: null,
    created: Date.now(),
    started: null,
    ended: null,
    invitation: null,
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

/** A device's own line for the shuffle; one per device, until the game begins. */
export function contribute(registry: TableRegistry, live: LiveTable, who: Who, text: string): Refusal | undefined {
  if (live.status !== 'open') return serverRefusal('alreadyStarted', {});
  const line = readContribution(text);
  if (isRefusal(line)) return line;
  const silent = refusalToSpeak(live, who.person.id);
  if (silent) return silent;
  if (live.contributions.some(({ device }) => device === who.device)) return undefined;
  live.contributions.push({ device: who.device, line });
  changeRow(registry, live, {});
  changeOf(registry, live).contributions.push({ table: live.id, number: live.contributions.length, device: who.device, line });
  return undefined;
}

export function startTable(registry: TableRegistry, live: LiveTable, who: Who): Refusal | undefined {
  if (live.row.host !== who.person.id) return serverRefusal('notHost', {});
  return kept(
    registry,
    live,
    startGame(live, () => startMatch(live), Date.now()),
  );
}
