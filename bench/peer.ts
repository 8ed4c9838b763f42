/** boardgame.io, measured in the same run so that figures from different machines can be compared. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fastRandom, type Random } from '../src/core/random.ts';
import { coreTime } from './clock.ts';
import type { Measure } from './measures.ts';

interface Peer {
  openPeer(random: Random): { play(): number };
}

const folder = fileURLToPath(new URL('./peer/', import.meta.url));

/** Random games of tic-tac-toe through the peer's headless client; undefined where it cannot be installed. */
export async function peerMeasure(): Promise<Measure | undefined> {
  if (!install()) return undefined;
  // Its development mode checks and freezes everything: that would be no fair comparison.
  process.env.NODE_ENV = 'production';
  const { openPeer } = (await import(new URL('./peer/tictactoe.js', import.meta.url).href)) as Peer;
  const peer = openPeer(fastRandom(1));
  return (ms) => {
    const started = coreTime();
    let [times, actions] = [0, 0];
    while (coreTime() - started < ms) {
      actions += peer.play();
      times += 1;
    }
    return { times, actions, ms: coreTime() - started };
  };
}

function install(): boolean {
  if (existsSync(new URL('./peer/node_modules/boardgame.io/package.json', import.meta.url))) return true;
  console.error('Installing the peer (boardgame.io) …');
  return spawnSync('npm', ['ci'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
