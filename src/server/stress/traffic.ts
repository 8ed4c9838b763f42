/** Tables full of players who move when told to, for measuring. Each seat has a socket of its own. */

import { WebSocket } from 'ws';
import { at } from '../../core/at.ts';
import type { AnyGame } from '../../core/game.ts';
import { fastRandom, type Random } from '../../core/random.ts';
import { type ChangedMessage, type PositionMessage, positionAfter } from '../../wire/log.ts';
import { protocol } from '../../wire/protocol.ts';
import { type Device, newDevice } from './client.ts';
import { decide, type SeatPosition } from './players.ts';

export interface Moved {
  /** Milliseconds until the mover had the acknowledgement. */
  readonly acknowledged: number;
  /** Milliseconds until every seat had been told. */
  readonly seen: number;
}

/** A table that can be told to make its next move. */
export interface Mover {
  /** Whether a move can be made now. */
  ready(): boolean;
  move(tell: (moved: Moved) => void): void;
}

interface Seating {
  readonly table: string;
  readonly sockets: WebSocket[];
  turn: SeatPosition | undefined;
  sent: number;
  acknowledged: number;
  told: number;
  tell: ((moved: Moved) => void) | undefined;
  names: number;
}

export interface Traffic {
  readonly movers: readonly Mover[];
  close(): void;
}

export async function openTables(base: string, game: AnyGame, tables: number, seats: number): Promise<string[][]> {
  const devices = await Promise.all(Array.from({ length: seats }, (_, at) => newDevice(base, `Player ${at + 1}`)));
  const rows: string[][] = [];
  await inParallel(tables, 16, async (at) => {
    rows[at] = [await openOne(devices, game), ...devices.map(({ cookie }) => cookie)];
  });
  return rows;
}

async function openOne(devices: readonly Device[], game: AnyGame): Promise<string> {
  const [host, ...others] = devices as [Device, ...Device[]];
  const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'invite' }))];
  const { body } = await host.call('POST', '/api/tables', { game: game.meta.id, seats });
  const table: string = body.table.id;
  for (const { seat, token } of body.invitations)
    await at(devices, seat).call('POST', `/api/tables/${table}/join`, { invitation: token });
  await host.call('POST', `/api/tables/${table}/start`);
  return table;
}

/** Everybody sits down; where there are several addresses the seats of a table are spread over them in turn. */
export async function sitDown(bases: string | readonly string[], game: AnyGame, rows: readonly string[][]): Promise<Traffic> {
  const all = [bases].flat() as readonly string[];
  const random = fastRandom(1);
  const seatings: Seating[] = [];
  await inParallel(rows.length, 16, async (at) => {
    const [table = '', ...cookies] = rows[at]!;
    const seating: Seating = {
      table,
      sockets: [],
      turn: undefined,
      sent: 0,
      acknowledged: 0,
      told: 0,
      tell: undefined,
      names: 0,
    };
    for (const [seat, cookie] of cookies.entries()) await attend(all[(at + seat) % all.length] ?? '', seating, seat, cookie);
    seatings.push(seating);
  });
  return {
    movers: seatings.map((seating) => moverOf(game, seating, random)),
    close() {
      for (const { sockets } of seatings) for (const socket of sockets) socket.terminate();
    },
  };
}

function attend(base: string, seating: Seating, seat: number, cookie: string): Promise<void> {
  const address = `${base.replace('http', 'ws')}/api/socket?protocol=${protocol.version}`;
  /** What this seat was told since its last whole position: read only when it must decide, so as not to slow the measuring down. */
  let unread: string[] = [];
  let last: PositionMessage | undefined;
  const readAll = (): PositionMessage | undefined => {
    for (const text of unread) {
      const told = JSON.parse(text) as PositionMessage | ChangedMessage;
      last = told.type === 'position' ? told : positionAfter(last, told);
    }
    unread = [];
    return last;
  };
  const socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false });
  seating.sockets[seat] = socket;
  socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', id: 'w', table: seating.table, seen: 0 })));
  socket.on('error', () => {});
  return new Promise((resolve) => {
    socket.on('message', (data) => {
      const text = String(data);
      const whole = text.startsWith('{"type":"position"');
      if (whole || text.startsWith('{"type":"changed"')) {
        if (whole) unread = [];
        unread.push(text);
        if (!text.includes('"question":null')) seating.turn = readAll() as SeatPosition;
        seating.told += 1;
        finish(seating);
      } else if (text.startsWith('{"type":"done","id":"w"')) resolve();
      else if (text.startsWith('{"type":"done"')) {
        seating.acknowledged = performance.now();
        finish(seating);
      } else if (text.startsWith('{"type":"refused"')) throw new Error(text);
    });
  });
}

function finish(seating: Seating): void {
  const { tell, acknowledged, sent, told, sockets } = seating;
  if (!tell || acknowledged === 0 || told < sockets.length) return;
  seating.tell = undefined;
  tell({ acknowledged: acknowledged - sent, seen: performance.now() - sent });
}

function moverOf(game: AnyGame, seating: Seating, random: Random): Mover {
  return {
    ready: () => seating.turn !== undefined && seating.tell === undefined,
    move(tell) {
      const turn = seating.turn!;
      const action = decide(game, turn, random);
      const act = { type: 'act', id: `${turn.seat}-${++seating.names}`, table: seating.table, seat: turn.seat };
      const text = JSON.stringify({ ...act, question: turn.question?.id, action });
      Object.assign(seating, { turn: undefined, acknowledged: 0, told: 0, tell, sent: performance.now() });
      seating.sockets[turn.seat]?.send(text);
    },
  };
}

async function inParallel(count: number, lanes: number, run: (at: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (next < count) await run(next++);
    }),
  );
}
