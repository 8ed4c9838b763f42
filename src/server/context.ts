/** What HTTP and sockets have at hand. */
import type { Protocol } from '../wire/protocol.ts';
import type { ServerConfig } from './config.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Clients } from './sockets/clients.ts';
import type { TableRegistry } from './tables/registry.ts';

export interface ServerContext {
  readonly registry: TableRegistry;
  readonly config: ServerConfig;
  readonly rates: RateLimits;
  readonly clients: Clients;
  /** Persons who are opening tables: each after his last. */
  readonly turns: Map<string, Promise<void>>;
  readonly protocol: Protocol;
}
