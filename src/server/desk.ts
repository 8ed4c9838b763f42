/** What both doors, HTTP and sockets, have at hand. */
import type { ServerConfig } from './config.ts';
import type { Gate } from './limits.ts';
import type { Lines } from './sockets/lines.ts';
import type { House } from './tables/house.ts';

export interface Desk {
  readonly house: House;
  readonly config: ServerConfig;
  readonly gate: Gate;
  readonly lines: Lines;
}
