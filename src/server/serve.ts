/** Everything put together: one process, one file. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type Protocol, protocol } from '../wire/protocol.ts';
import { openBots } from './bots/pool.ts';
import { localBus } from './bus.ts';
import { type Environment, readEnvironment } from './config.ts';
import type { ServerContext } from './context.ts';
import { httpApp } from './http/app.ts';
import { type Log, openLog } from './log.ts';
import { openMetrics } from './metrics.ts';
import { openRateLimits } from './rate-limits.ts';
import { openReaders } from './records/pool.ts';
import { openClients } from './sockets/clients.ts';
import { acceptSockets } from './sockets/upgrade.ts';
import { storeFault } from './store/faults.ts';
import { groupCommit } from './store/group.ts';
import { openFile, sqliteDialect } from './store/sqlite.ts';
import { openStore } from './store/store.ts';
import { listenersOf } from './tables/listeners.ts';
import { wakeOrders } from './tables/order-delay.ts';
import { lapseProposals } from './tables/proposals.ts';
import { abandon, realGames, type TableRegistry } from './tables/registry.ts';
import { sweep, wakeAllTables } from './tables/wake.ts';

export interface Serving {
  /** Where to open it. */
  readonly address: string;
  readonly context: ServerContext;
  /** Lets what is under way finish, then stops. */
  close(): Promise<void>;
}

export interface ServeSettings {
  readonly log?: Log;
  readonly game?: TableRegistry['game'];
  /** How the store's file is opened, for tests that make it fail. */
  readonly database?: typeof openFile;
  /** Another version than this code's, for tests of how versions meet. */
  readonly protocol?: Protocol;
}

const sweepEvery = 60_000;

export async function serve(environment: Environment, settings: ServeSettings = {}): Promise<Serving> {
  const config = readEnvironment(environment);
  const log = settings.log ?? openLog(config.logLevel);
  const file = join(config.data, 'tafelrunde.sqlite');
  const store = await openStore(sqliteDialect((settings.database ?? openFile)(file)));
  const clients = openClients();
  const live: TableRegistry['live'] = new Map();
  const setAside: TableRegistry['setAside'] = new Map();
  const metrics = openMetrics({ tables: () => live.size, setAside: () => setAside.size, sockets: () => clients.count() });
  const bots = openBots({ ...config.bots, timed: (seconds) => metrics.thoughts.observe(seconds) });
  const readers = openReaders(file);
  const group = groupCommit((changes) => store.commit(changes), {
    failed(error, table) {
      metrics.failedCommits.inc({ why: storeFault(error) });
      log.error({ err: error, table }, 'a change could not be kept');
    },
    broke: (error, table) => log.error({ err: error, table }, 'telling of a change failed'),
    committed(changes, milliseconds) {
      metrics.commits.observe(milliseconds / 1000);
      metrics.batch.observe(changes);
    },
  });
  const bus = localBus();
  const game = settings.game ?? realGames;
  const registry: TableRegistry = {
    store,
    group,
    bus,
    bots,
    readers,
    log,
    metrics,
    listeners: [],
    live,
    opening: new Map(),
    setAside,
    game,
    pause: config.bots.pause,
    orderDelay: config.orderDelay,
    closing: false,
  };
  registry.listeners.push(...listenersOf(registry));
  const context: ServerContext = {
    registry,
    config,
    rates: openRateLimits(config.limits),
    clients,
    turns: new Map(),
    protocol: settings.protocol ?? protocol,
  };
  bus.subscribe((ring) => hear(registry, ring));

  const server = createServer(getRequestListener(httpApp(context).fetch));
  const door = acceptSockets(context, server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const sweeping = setInterval(() => {
    Promise.all([lapseProposals(registry, Date.now()), store.requests.prune(Date.now())]).catch((error: unknown) =>
      log.error({ err: error }, 'what is out of date could not be put away'),
    );
    for (const live of registry.live.values()) wakeOrders(registry, live);
    sweep(registry, Date.now() - config.idle);
  }, sweepEvery);
  sweeping.unref();
  const waking = wakeAllTables(registry).then(() => {
    for (const live of registry.live.values()) wakeOrders(registry, live);
  });

  return {
    address: config.origins[0] ?? `http://localhost:${port}`,
    context,
    async close() {
      registry.closing = true;
      clearInterval(sweeping);
      door.close();
      server.close();
      server.closeIdleConnections();
      await waking;
      await group.settled();
      await bots.close();
      await readers.close();
      await bus.close();
      for (const client of clients.all()) client.terminate();
      server.closeAllConnections();
      await store.close();
    },
  };
}

/** Another process changed a table that is in memory here. */
function hear(registry: TableRegistry, { table, number, version }: { table: string; number: number; version: number }): void {
  const live = registry.live.get(table);
  if (!live || (number <= live.index && version <= live.row.version)) return;
  abandon(registry, live);
}
