/**
 * How fast moves come round, how many fit into a second, what a table weighs, how quickly a restart serves.
 * `npm run load -- --tables N --rate R`; writes a table and, with --json, a file. `--results N` measures only the pages of the club. With --cluster the same at several processes
 * (load-cluster.ts).
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadGame } from '../../games/index.ts';
import { startChild } from './child.ts';
import { loadResults } from './load-results.ts';
import { byTurns, flatOut, type Saturated, type Steady, steadily } from './measure.ts';
import { openPeer, type Peer, type PeerResult, saturatePeer } from './peer.ts';
import { openTables, sitDown } from './traffic.ts';

export interface LoadSettings {
  readonly tables: number;
  readonly rate: number;
  readonly seconds: number;
  readonly port: number;
  readonly seats?: number;
  readonly lanes?: number;
  readonly peer?: boolean;
  /** Rounds by turns with the peer. */
  readonly rounds?: number;
  readonly say?: (line: string) => void;
}

export interface LoadResult {
  readonly tables: number;
  readonly sockets: number;
  readonly steady: Steady;
  readonly saturated: Saturated;
  /** Bytes of heap per table in memory, and per socket on top of that. */
  readonly perTable: number;
  readonly perSocket: number;
  readonly resident: number;
  /** Seconds of the server's processor time per durable move when flat out; says more than the clock on a busy machine. */
  readonly cpuPerMove: number;
  /** Milliseconds from starting the process to the first answer, and to the first position over a socket. */
  readonly restart: { readonly answers: number; readonly plays: number };
  readonly peer: PeerResult | undefined;
}

export async function load(settings: LoadSettings): Promise<LoadResult> {
  const { tables, rate, seconds, port, seats = 4, lanes = 256, rounds = 5, say = () => {} } = settings;
  const game = await loadGame('magellan');
  if (!game) throw new Error('no game');
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-load-'));
  let child = await startChild(folder, port);
  let rival: Peer | undefined;
  try {
    // What the first tables load, every later one shares.
    await openTables(child.base, game, 5, seats);
    const bare = await child.weigh();
    const rows = await openTables(child.base, game, tables, seats);
    const open = await child.weigh();
    say(`${tables} tables are open`);
    const traffic = await sitDown(child.base, game, rows);
    const seated = await child.weigh();
    say(`${tables * seats} sockets are seated`);
    if (settings.peer) rival = await openPeer(tables, seats, port + 1, say);
    for (const { movers } of [traffic, ...(rival ? [rival] : [])]) await steadily(movers, Math.min(rate, 200), 2);
    const own = { movers: traffic.movers, pausesDuring: child.pausesDuring };
    const [steady, theirs] = await byTurns(rival ? [own, rival] : [own], rate, seconds, rounds);
    if (!steady) throw new Error('nothing was measured');
    say(`at ${rate}/s: ${JSON.stringify(steady)}`);
    if (theirs) say(`the peer: ${JSON.stringify(theirs)}`);
    const before = child.cpu();
    const saturated = await flatOut(traffic.movers, lanes, seconds);
    const cpuPerMove = (child.cpu() - before) / saturated.moves;
    say(`flat out: ${JSON.stringify(saturated)}`);
    const { resident } = await child.weigh();
    traffic.close();
    await child.kill();
    const began = performance.now();
    child = await startChild(folder, port);
    await fetch(`${child.base}/health`);
    const answers = performance.now() - began;
    const again = await sitDown(child.base, game, rows.slice(0, 1));
    const plays = performance.now() - began;
    again.close();
    const peer = rival && theirs ? await saturatePeer(rival, theirs, lanes, seconds) : undefined;
    return {
      tables,
      sockets: tables * seats,
      steady,
      saturated,
      perTable: Math.round((open.heap - bare.heap) / tables),
      perSocket: Math.round((seated.heap - open.heap) / (tables * seats)),
      resident,
      cpuPerMove,
      restart: { answers: Math.round(answers), plays: Math.round(plays) },
      peer,
    };
  } finally {
    rival?.close();
    await child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function table(result: LoadResult): Record<string, Record<string, unknown>> {
  const { steady, saturated, peer } = result;
  const line = (steadyTimes: Steady, flat: Saturated) => ({
    'p50 ms': steadyTimes.acknowledged.p50,
    'p99 ms': steadyTimes.acknowledged.p99,
    'seen by all p99 ms': steadyTimes.seen.p99,
    'moves/s asked': Math.round(steadyTimes.rate),
    'moves/s flat out': Math.round(flat.rate),
    'flat out p99 ms': flat.acknowledged.p99,
  });
  return {
    tafelrunde: line(steady, saturated),
    ...(peer ? { 'boardgame.io': line(peer.steady, peer.saturated) } : {}),
  };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string', default: '1000' },
      rate: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '15' },
      rounds: { type: 'string', default: '5' },
      port: { type: 'string', default: '4270' },
      json: { type: 'string' },
      cluster: { type: 'boolean', default: false },
      nodes: { type: 'string', default: '3' },
      entries: { type: 'string', default: '2000' },
      results: { type: 'string' },
    },
  });
  const number = (name: 'tables' | 'rate' | 'seconds' | 'rounds' | 'port') => Number(values[name]);
  const wanted = {
    tables: number('tables'),
    rate: number('rate'),
    seconds: number('seconds'),
    rounds: number('rounds'),
    port: number('port'),
  };
  if (values.results !== undefined) {
    console.log(`pages of the club over HTTP, with ${values.results} finished tables in the store:`);
    console.table(await loadResults(Number(values.results)));
    process.exit(0);
  }
  if (values.cluster) {
    const { clusterTable, loadCluster, partsTable } = await import('./load-cluster.ts');
    const more = { most: Number(values.nodes), entries: Number(values.entries), peer: true, say: console.log };
    const result = await loadCluster({ ...wanted, ...more });
    console.table(clusterTable(result));
    console.log('processor time per durable move, flat out, by part of the servers (µs):');
    console.table(partsTable(result));
    if (result.cold)
      console.log(`a table of ${result.cold.entries} entries opened cold: ${result.cold.milliseconds.join(', ')} ms`);
    if (values.json) writeFileSync(values.json, `${JSON.stringify(result, undefined, 2)}\n`);
    process.exit(0);
  }
  const result = await load({ ...wanted, peer: true, say: console.log });
  console.table(table(result));
  const { perTable, perSocket, resident, restart, peer, saturated } = result;
  console.log(`a table in memory ${perTable} bytes, a socket ${perSocket}; the whole process ${Math.round(resident / 1e6)} MB`);
  console.log(
    `after a kill with ${result.tables} running tables: answers after ${restart.answers} ms, plays after ${restart.plays} ms`,
  );
  console.log('pages of the club over HTTP, with 100,000 finished tables in the store:');
  console.table(await loadResults(100_000));
  console.log(`processor time of the server per durable move, flat out: ${Math.round(result.cpuPerMove * 1e6)} µs`);
  if (peer) {
    const ratio = (peer.cpuPerMove / result.cpuPerMove).toFixed(2);
    console.log(`the peer's processor time per move: ${Math.round(peer.cpuPerMove * 1e6)} µs, ${ratio} times ours`);
  }
  if (peer)
    console.log(
      `durable moves per second against the peer's moves in memory: ${(saturated.rate / peer.saturated.rate).toFixed(2)}`,
    );
  else console.log('NO COMPARISON: bench/peer is not installed.');
  if (values.json) writeFileSync(values.json, `${JSON.stringify(result, undefined, 2)}\n`);
}
