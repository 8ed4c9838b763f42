/** A server of its own for a test, on a port and in a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../config.ts';
import { openLog } from '../log.ts';
import { type ServeSettings, type Serving, serve } from '../serve.ts';

export interface World extends Serving {
  readonly folder: string;
  readonly base: string;
  /** Stops, and starts again on the same file. */
  restart(): Promise<World>;
  remove(): Promise<void>;
}

/** Limits so wide that a test never meets them, unless it is about limits; and bots that do not dawdle. */
export const wide: Environment = {
  LIMIT_PERSON: '1000000',
  LIMIT_ADDRESS: '10000000',
  LIMIT_SOCKETS_PERSON: '1000',
  LIMIT_SOCKETS_ADDRESS: '100000',
  LIMIT_ARRIVALS: '1000000',
  LIMIT_TABLES: '1000000',
  LIMIT_CHAT: '1000000',
  BOT_PAUSE: '0',
  ORDER_DELAY: '0',
};

export async function openWorld(environment: Environment = {}, settings: ServeSettings = {}, in_?: string): Promise<World> {
  const folder = in_ ?? mkdtempSync(join(tmpdir(), 'tafelrunde-'));
  const log = settings.log ?? openLog('fatal');
  const serving = await serve({ HOST: '127.0.0.1', PORT: '0', DATA: folder, ...wide, ...environment }, { ...settings, log });
  return {
    ...serving,
    folder,
    base: serving.address.replace('localhost', '127.0.0.1'),
    async restart() {
      await serving.close();
      return openWorld(environment, settings, folder);
    },
    async remove() {
      await serving.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
