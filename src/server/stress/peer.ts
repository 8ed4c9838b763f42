/** The same traffic against boardgame.io's own server, where bench/peer is installed. It keeps its tables in memory only. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cpuOf } from './child.ts';
import { flatOut, type Saturated, type Steady, steadily } from './measure.ts';
import type { Traffic } from './traffic.ts';

export interface PeerResult {
  readonly steady: Steady;
  readonly saturated: Saturated;
  readonly cpuPerMove: number;
}

interface PeerSettings {
  readonly tables: number;
  readonly rate: number;
  readonly seconds: number;
  readonly seats: number;
  readonly lanes: number;
  readonly port: number;
  readonly say: (line: string) => void;
}

const folder = new URL('../../../bench/peer/', import.meta.url);

interface PeerTraffic {
  openPeerTraffic(port: number, tables: number, seats: number): Promise<Traffic>;
}

export async function measurePeer(settings: PeerSettings): Promise<PeerResult | undefined> {
  const { tables, rate, seconds, seats, lanes, port, say } = settings;
  if (!existsSync(new URL('node_modules/boardgame.io/package.json', folder))) {
    say('NO COMPARISON: the peer is not installed; run npm ci in bench/peer.');
    return undefined;
  }
  const child = spawn(process.execPath, [fileURLToPath(new URL('server.js', folder)), `${port}`], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => String(text).includes('open') && resolve());
      child.once('exit', (code) => reject(new Error(`the peer ended with ${code}`)));
    });
    const { openPeerTraffic } = (await import(new URL('traffic.js', folder).href)) as PeerTraffic;
    const traffic = await openPeerTraffic(port, tables, seats);
    say(`the peer has ${tables * seats} sockets`);
    await steadily(traffic.movers, Math.min(rate, 200), 2);
    const steady = await steadily(traffic.movers, rate, seconds);
    const before = cpuOf(child.pid!);
    const saturated = await flatOut(traffic.movers, lanes, seconds);
    const cpuPerMove = (cpuOf(child.pid!) - before) / saturated.moves;
    traffic.close();
    return { steady, saturated, cpuPerMove };
  } finally {
    child.kill('SIGKILL');
  }
}
