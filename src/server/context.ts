/** What HTTP and sockets have at hand. */
import type { Protocol } from '../wire/protocol.ts';
import type { ServerConfig } from './config.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Clients } from './sockets/clients.ts';
import type { House } from './tables/house.ts';

export interface ServerContext {
  readonly house: House;
  readonly config: ServerConfig;
  readonly rates: RateLimits;
  readonly clients: Clients;
  readonly protocol: Protocol;
}
