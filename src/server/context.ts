/** What HTTP and sockets have at hand. */
import type { Protocol } from '../wire/protocol.ts';
import type { Analyses } from './analyses/pool.ts';
import type { Availability } from './availability.ts';
import type { ServerConfig } from './config.ts';
import type { Mail } from './mail/mail.ts';
import type { Bans } from './manners/bans.ts';
import type { Notices } from './notices/notices.ts';
import type { Pictures } from './pictures/pool.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Clients } from './sockets/clients.ts';
import type { TableRegistry } from './tables/registry.ts';

export interface ServerContext {
  readonly registry: TableRegistry;
  readonly config: ServerConfig;
  readonly rates: RateLimits;
  readonly clients: Clients;
  readonly availability: Availability;
  /** Persons who are opening tables: each after his last. */
  readonly turns: Map<string, Promise<void>>;
  /** Absent where no mail is sent. */
  readonly mail: Mail | undefined;
  /** Where people reach us, for links in letters: never what a request says of itself, since whoever asks may be somebody else. */
  readonly address: () => string;
  readonly notices: Notices;
  readonly bans: Bans;
  readonly pictures: Pictures;
  readonly analyses: Analyses;
  readonly protocol: Protocol;
}
