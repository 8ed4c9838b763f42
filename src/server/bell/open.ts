/** The bell that fits the store: none for a process that is alone with its file. Drivers are loaded only where they are needed. */
import type { ServerConfig } from '../config.ts';
import type { Log } from '../log.ts';
import { type Bus, silentBus } from './bus.ts';

export async function openBus({ database, nats }: Pick<ServerConfig, 'database' | 'nats'>, log: Log): Promise<Bus> {
  if (nats !== undefined) return (await import('./nats.ts')).natsBus(nats);
  if (database !== undefined) return (await import('./notify.ts')).notifyBus(database.url, log);
  return silentBus;
}
