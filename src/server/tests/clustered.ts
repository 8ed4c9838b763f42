/** Several processes at one real Postgres, with a real NATS between them, for tests. */
import { existsSync } from 'node:fs';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { at } from '../../core/at.ts';
import type { GameId } from '../../games/index.ts';
import type { Environment } from '../config.ts';
import { type Connection, openConnection } from '../stress/client.ts';
import { natsProgram, type Postgres, postgresPrograms, type Service, startNats, startPostgres } from '../stress/services.ts';
import { type Seated, seated, seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';

/** Whether both are installed; says loudly what is left out where they are not. */
export function canCluster(what: string): boolean {
  const possible = postgresPrograms() !== undefined && existsSync(natsProgram);
  if (!possible) console.warn(`!! SKIPPED: ${what}. Install Debian’s packages “postgresql” and “nats-server” and run again.`);
  return possible;
}

export interface Clustered {
  readonly nats: Service;
  /** An environment with an empty database of its own. */
  place(bell?: 'nats' | 'notify'): Environment;
  /** Removed when the test has ended. */
  keep(...worlds: readonly World[]): void;
  /** So many processes at a database of their own. */
  open(count: number, bell?: 'nats' | 'notify'): Promise<World[]>;
}

/** Starts both services before the tests of a file and removes them afterwards. */
export function clustered(possible: boolean): Clustered {
  let postgres: Postgres;
  let nats: Service;
  let databases = 0;
  const kept: World[] = [];
  beforeAll(async () => {
    if (possible) [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
  }, 60_000);
  afterEach(async () => {
    for (const world of kept.splice(0)) await world.remove();
  });
  afterAll(async () => {
    await postgres?.remove();
    await nats?.remove();
  });
  const place: Clustered['place'] = (bell = 'nats') => ({
    DATABASE_URL: postgres.create(`cluster${++databases}`),
    ...(bell === 'nats' ? { NATS_URL: nats.url } : {}),
  });
  return {
    get nats() {
      return nats;
    },
    place,
    keep: (...worlds) => void kept.push(...worlds),
    async open(count, bell) {
      const environment = place(bell);
      const rescue = { every: 300, quietFor: 600 };
      const opened = await Promise.all(Array.from({ length: count }, () => openWorld(environment, { rescue })));
      kept.push(...opened);
      return opened;
    },
  };
}

/** Every seat at another process, in turn. */
export async function spread(processes: readonly World[], game: GameId = 'magellan', seats = 3): Promise<Seated> {
  const table = await seatTable(at(processes, 0).base, game, seats);
  const connections: Connection[] = [];
  for (const [seat, { cookie }] of table.devices.entries()) {
    const connection = await openConnection({ base: at(processes, seat % processes.length).base, cookie });
    await connection.ask({ type: 'watch', table: table.id, seen: table.at(seat).number });
    connections.push(connection);
  }
  for (const connection of table.connections) connection.close();
  return seated(table.id, table.game, table.devices, connections);
}
