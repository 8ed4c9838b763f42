/** The same traffic against boardgame.io's own server, where bench/peer is installed. */
import type { Saturated, Steady } from './measure.ts';

export interface PeerResult {
  readonly steady: Steady;
  readonly saturated: Saturated;
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

export async function measurePeer({ say }: PeerSettings): Promise<PeerResult | undefined> {
  say('NO COMPARISON: bench/peer is not installed.');
  return undefined;
}
