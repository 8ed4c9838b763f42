/** Small worlds for tests: a running table with everybody seated. */
import { at } from '../../core/at.ts';
import type { AnyGame } from '../../core/game.ts';
import { fastRandom } from '../../core/random.ts';
import { type GameId, loadGame } from '../../games/index.ts';
import { type Connection, type Device, newDevice, openConnection } from './client.ts';
import { decide, type SeatPosition } from './players.ts';

export interface Seated {
  readonly id: string;
  readonly game: AnyGame;
  readonly devices: readonly Device[];
  readonly connections: readonly Connection[];
  /** The newest position of a seat. */
  at(seat: number): SeatPosition;
  /** Waits until every seat has been told of this entry. */
  reached(number: number): Promise<void>;
  /** Lets whoever is asked decide anything legal; says who it was and under which number. */
  step(): Promise<{ seat: number; number: number }>;
}

export async function seatTable(base: string, id: GameId = 'magellan', count = 3, more: object = {}): Promise<Seated> {
  const game = await loadGame(id);
  const devices = await Promise.all(Array.from({ length: count }, (_, at) => newDevice(base, `Player ${at + 1}`)));
  const host = at(devices, 0);
  const seats = devices.map((_, at) => ({ kind: at === 0 ? 'me' : 'invite' }));
  const { body } = await host.call('POST', '/api/tables', { game: id, seats, ...more });
  const table: string = body.table.id;
  for (const { seat, token } of body.invitations)
    await at(devices, seat).call('POST', `/api/tables/${table}/join`, { invitation: token });
  await host.call('POST', `/api/tables/${table}/start`);
  const connections = await Promise.all(devices.map((device) => openConnection(device)));
  for (const connection of connections) await connection.ask({ type: 'watch', table });
  return seated(table, game, devices, connections);
}

export function seated(id: string, game: AnyGame, devices: readonly Device[], connections: readonly Connection[]): Seated {
  const random = fastRandom(11);
  const positions = (seat: number) =>
    (connections[seat]?.told ?? []).filter((told) => told.type === 'position' && told.table === id && told.seat === seat);
  const at = (seat: number) => positions(seat).at(-1) as SeatPosition;
  const reached = async (number: number): Promise<void> => {
    for (const [seat, connection] of connections.entries())
      await connection.hear('position', (position) => position.seat === seat && position.number >= number);
  };
  return {
    id,
    game,
    devices,
    connections,
    at,
    reached,
    async step() {
      const seat = at(0).waiting[0]!;
      const position = at(seat);
      const action = decide(game, position, random);
      const reply = await connections[seat]!.ask({
        type: 'act',
        table: id,
        seat,
        question: position.question?.id,
        action,
      });
      if (reply.type !== 'done') throw new Error(JSON.stringify(reply));
      await reached(reply.number!);
      return { seat, number: reply.number! };
    },
  };
}
