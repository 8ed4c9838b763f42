/** Everything put together: one process and one file, or one of several at a shared store. */
import { randomUUID } from 'node:crypto';

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type Protocol, protocol } from '../wire/protocol.ts';
import { openAnalyses } from './analyses/pool.ts';
import { watchAvailability } from './availability.ts';
import type { News } from './bell/bus.ts';
import { openBus } from './bell/open.ts';
import { openBots } from './bots/pool.ts';
import { type Environment, readEnvironment } from './config.ts';
import type { ServerContext } from './context.ts';
import { driveDaily } from './daily/attempts.ts';
import { driveInvitations } from './friends/inviting.ts';
import { httpApp } from './http/app.ts';
import { openJobs } from './jobs/jobs.ts';
import { type Log, openLog } from './log.ts';
import { openMail } from './mail/mail.ts';
import { openBans } from './manners/bans.ts';
import { driveMatching } from './matching/seek.ts';
import { openMetrics } from './metrics.ts';
import { openNotices } from './notices/open.ts';
import type { Lookup } from './notices/post.ts';
import { keepUpWithClients, keepUpWithPlayers } from './people/keep-up.ts';
import { pruneSessions } from './people/session.ts';
import { openPictures } from './pictures/pool.ts';
import { openRateLimits } from './rate-limits.ts';
import { openReaders } from './records/pool.ts';
import { keepResults } from './results/counting.ts';
import { cannotServe } from './sockets/client.ts';
import { openClients } from './sockets/clients.ts';
import { acceptSockets } from './sockets/upgrade.ts';
import { leaveCheckpoints, openCheckpoints } from './store/checkpoints.ts';
import { storeFault } from './store/faults.ts';
import { groupCommit } from './store/group.ts';
import { dialectAt, type StorePlace } from './store/place.ts';
import { openFile } from './store/sqlite.ts';
import { openStore } from './store/store.ts';
import { driveClocks } from './tables/clocks.ts';
import { hearRing } from './tables/elsewhere.ts';
import { keepUpRegularly } from './tables/keep-up.ts';
import { listenersOf } from './tables/listeners.ts';
import { renameAtTables } from './tables/names.ts';
import { wakeOrders } from './tables/order-delay.ts';
import { hearPresence } from './tables/presence.ts';
import { lapseProposals } from './tables/proposals.ts';
import { realGames, type TableRegistry } from './tables/registry.ts';
import { type Rescue, rescueBots } from './tables/rescue.ts';
import { beat, planSigns } from './tables/signs.ts';
import { sweep, wakeAllTables } from './tables/wake.ts';
import { driveTournaments } from './tournaments/advance.ts';

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
  /** Another clock, for tests that let days pass. */
  readonly now?: () => number;
  /** How names of the internet are looked up, for tests of names that lie. */
  readonly lookup?: Lookup;
  /** How soon bots of a process that has died are woken, for tests that cannot wait. */
  readonly rescue?: Rescue;
  /** Another version than this code's, for tests of how versions meet. */
  readonly protocol?: Protocol;
}

const sweepEvery = 60_000;
/** Reports that are closed and bans that are over are forgotten after half a year. */
const mannersKept = 180 * 24 * 3600_000;
/** Looks at every session, so not every minute. */
const pruneEvery = 3600_000;

export async function serve(environment: Environment, settings: ServeSettings = {}): Promise<Serving> {
  const config = readEnvironment(environment);
  const log = settings.log ?? openLog(config.logLevel);
  const place: StorePlace = config.database ?? { file: join(config.data, 'tafelrunde.sqlite') };
  const lost = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost');
  const checkpoints = 'file' in place ? openCheckpoints(place.file) : undefined;
  const open = (file: string) => leaveCheckpoints((settings.database ?? openFile)(file));
  const store = await openStore(await dialectAt(place, { open, lost }));
  const clients = openClients((news) => bus.publish(news));
  const cut = () => {
    for (const client of clients.all()) client.dismiss(cannotServe, 'the store is away');
  };
  const availability = watchAvailability({ ping: () => store.ping(), cut, log });
  const live: TableRegistry['live'] = new Map();
  const setAside: TableRegistry['setAside'] = new Map();
  const metrics = openMetrics({ tables: () => live.size, setAside: () => setAside.size, sockets: () => clients.count() });
  const bots = openBots({ ...config.bots, timed: (seconds) => metrics.thoughts.observe(seconds) });
  const readers = openReaders(place);
  const pictures = openPictures();
  const analyses = openAnalyses();
  const group = groupCommit((changes) => store.commit(changes), {
    failed(error, table) {
      const why = storeFault(error);
      metrics.failedCommits.inc({ why });
      if (why === 'away') availability.lose();
      log.error({ err: error, table }, 'a change could not be kept');
    },
    broke: (error, table) => log.error({ err: error, table }, 'telling of a change failed'),
    committed(changes, milliseconds) {
      checkpoints?.note(changes);
      metrics.commits.observe(milliseconds / 1000);
      metrics.batch.observe(changes);
    },
  });
  const bus = await openBus(config, log).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const game = settings.game ?? realGames;
  const now = settings.now ?? Date.now;
  const jobs = openJobs({ store: store.jobs, log, metrics, mostLease: config.jobLease, now });
  const registry: TableRegistry = {
    store,
    group,
    bus,
    processId: randomUUID(),
    bots,
    readers,
    log,
    metrics,
    jobs,
    planners: [],
    listeners: [],
    live,
    unkept: new Map(),
    opening: new Map(),
    setAside,
    game,
    pause: config.bots.pause,
    orderDelay: config.orderDelay,
    now,
    stopped: await store.time.begin(now(), bus.shared ? 3 * beatEvery : 0),
    closing: false,
  };
  registry.listeners.push(...listenersOf(registry));
  registry.planners.push(planSigns(registry));
  const rules = { allowed: config.noticeAllow, ...(settings.lookup ? { lookup: settings.lookup } : {}) };
  const notices = await openNotices({ registry }, rules, () => context);
  const context: ServerContext = {
    registry,
    config,
    rates: openRateLimits(config.limits, bus.shared ? { store: store.limits, now } : undefined),
    clients,
    availability,
    turns: new Map(),
    mail: config.mail && openMail(config.mail),
    address: () => config.origins[0] ?? `http://localhost:${(server.address() as AddressInfo).port}`,
    notices,
    bans: await openBans(store.manners, now),
    pictures,
    analyses,
    protocol: settings.protocol ?? protocol,
  };
  bus.subscribe((news) => hear(context, news));

  const server = createServer(getRequestListener(httpApp(context).fetch));
  const sockets = acceptSockets(context, server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  const untidy = (error: unknown) => log.error({ err: error }, 'what is out of date could not be put away');
  const prune = () =>
    Promise.all([
      pruneSessions(registry),
      store.limits.prune(now()),
      store.manners.prune(now() - mannersKept),
      store.friends.prune(),
      store.seekers.prune(now() - 3600_000),
    ]).catch(untidy);
  const pruned = prune();
  const pruning = setInterval(prune, pruneEvery);
  pruning.unref();
  const sweeping = setInterval(() => {
    Promise.all([lapseProposals(registry, registry.now()), store.requests.prune(registry.now())]).catch(untidy);
    for (const live of registry.live.values()) wakeOrders(registry, live);
    sweep(registry, registry.now() - config.idle);
  }, sweepEvery);
  sweeping.unref();
  const comparing = bus.shared
    ? keepUpRegularly(registry, compareEvery, (persons) => keepUpWithPlayers(context, persons))
    : undefined;
  const rereading = bus.shared ? setInterval(() => void reread(context).catch(untidy), compareEvery).unref() : undefined;
  driveClocks(registry);
  driveTournaments(registry);
  driveDaily({ registry, iterations: config.dailyIterations });
  driveInvitations(() => context, registry);
  driveMatching(registry);
  keepResults(registry);
  if (bus.shared) rescueBots(registry, settings.rescue);
  jobs.start();
  const beating = beatRegularly(registry);
  // Where there are others, one of them wakes what waits (rescue.ts).
  const waking = (bus.shared ? Promise.resolve() : wakeAllTables(registry)).then(() => {
    for (const live of registry.live.values()) wakeOrders(registry, live);
  });

  return {
    address: context.address(),
    context,
    async close() {
      registry.closing = true;
      availability.close();
      clearInterval(sweeping);
      clearInterval(pruning);
      clearInterval(beating);
      comparing?.stop();
      clearInterval(rereading);
      sockets.close();
      server.close();
      server.closeIdleConnections();
      await Promise.all([waking, pruned]);
      await jobs.close();
      await group.settled();
      await bots.close();
      await readers.close();
      await pictures.close();
      await analyses.close();
      await bus.close();
      for (const client of clients.all()) client.terminate();
      server.closeAllConnections();
      context.mail?.close();
      await beat(registry);
      await checkpoints?.close();
      await store.close();
    },
  };
}

/** Milliseconds after which a bell that did not ring is made up for. */
const compareEvery = 20_000;

const beatEvery = 5000;

/** So that after a kill it is known since when nobody kept the time. */
function beatRegularly(registry: TableRegistry): NodeJS.Timeout {
  return setInterval(() => void beat(registry), beatEvery).unref();
}

/** What is said by a bell without a table. */
async function reread(context: ServerContext): Promise<void> {
  await context.bans.reload();
  await keepUpWithClients(context);
}

/** Another process says something. */
function hear({ registry, clients, notices, bans }: ServerContext, news: News): void {
  switch (news.kind) {
    case 'ring':
      hearRing(registry, news);
      break;
    case 'presence':
      hearPresence(registry, news);
      break;
    case 'signedOut':
      clients.cutHere(news);
      break;
    case 'muted':
      clients.mutedHere(news);
      break;
    case 'renamed':
      clients.renamedHere(news);
      renameAtTables(registry.live, news.person, news.name);
      break;
    case 'callAfter':
      notices.heardCallAfter(news.person);
      break;
    case 'bans':
      bans.reload().catch((error: unknown) => registry.log.error({ err: error }, 'who is banned could not be read'));
  }
}
