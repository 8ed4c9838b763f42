/** The same traffic against boardgame.io's own server, where bench/peer is installed. It keeps its tables in memory only. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { collect, cpuOf, pausesDuring } from './child.ts';
import { guard } from './guarded.ts';
import { flatOut, type Measured, type Saturated, type Steady } from './measure.ts';
import type { Traffic } from './traffic.ts';

export interface PeerResult {
  readonly steady: Steady;
  readonly saturated: Saturated;
  readonly cpuPerMove: number;
}

const folder = new URL('../../../bench/peer/', import.meta.url);

interface PeerTraffic {
  openPeerTraffic(port: number, tables: number, seats: number): Promise<Traffic>;
}

export interface Peer extends Measured {
  cpu(): number;
  close(): void;
}

/** Starts it and seats everybody there; undefined where it is not installed. */
export async function openPeer(
  tables: number,
  seats: number,
  port: number,
  say: (line: string) => void,
): Promise<Peer | undefined> {
  if (!existsSync(new URL('node_modules/boardgame.io/package.json', folder))) {
    say('NO COMPARISON: the peer is not installed; run npm ci in bench/peer.');
    return undefined;
  }
  const script = ['--disable-warning=ExperimentalWarning', '--import', collect, fileURLToPath(new URL('server.js', folder))];
  const child = spawn(process.execPath, [...script, `${port}`], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  guard(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => String(text).includes('open') && resolve());
    child.once('exit', (code) => reject(new Error(`the peer ended with ${code}`)));
  });
  const { openPeerTraffic } = (await import(new URL('traffic.js', folder).href)) as PeerTraffic;
  const traffic = await openPeerTraffic(port, tables, seats);
  say(`the peer has ${tables * seats} sockets`);
  return {
    movers: traffic.movers,
    pausesDuring: (run) => pausesDuring(child, run),
    cpu: () => cpuOf(child.pid ?? 0),
    close() {
      traffic.close();
      child.kill('SIGKILL');
    },
  };
}

/** What it does flat out, beside the times it took by turns with us. */
export async function saturatePeer(peer: Peer, steady: Steady, lanes: number, seconds: number): Promise<PeerResult> {
  const before = peer.cpu();
  const saturated = await flatOut(peer.movers, lanes, seconds);
  return { steady, saturated, cpuPerMove: (peer.cpu() - before) / saturated.moves };
}
