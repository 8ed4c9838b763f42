/** What the environment decides; docs/running.md describes each. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  /** Where the built client lies. */
  readonly client: string;
  /** Public addresses of this server, where it cannot know them itself. */
  readonly origins: readonly string[];
  /** Whether a proxy in front says who is calling. */
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly metricsToken: string | undefined;
  readonly limits: Limits;
  readonly bots: { readonly workers: number; readonly budget: number; readonly pause: number };
  /** Milliseconds between heartbeats; who misses one is cut off. */
  readonly heartbeat: number;
  /** After how many milliseconds a table nobody watches leaves memory. */
  readonly idle: number;
}

export interface Limits {
  /** Messages and requests in ten seconds. */
  readonly person: number;
  readonly address: number;
  /** Sockets at once. */
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
  /** New persons, and tries of a code, per address in an hour. */
  readonly arrivals: number;
  /** Tables a person may have open or running. */
  readonly tables: number;
}

export function readEnvironment(environment: Environment): ServerConfig {
  const number = (name: string, otherwise: number): number => {
    const text = environment[name];
    if (text === undefined || text === '') return otherwise;
    const value = Number(text);
    if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not “${text}”`);
    return value;
  };
  const text = (name: string, otherwise: string): string => environment[name] || otherwise;
  return {
    host: text('HOST', '0.0.0.0'),
    port: number('PORT', 3000),
    data: text('DATA', 'data'),
    client: text('CLIENT', fileURLToPath(new URL('../../dist', import.meta.url))),
    origins: text('ORIGIN', '').split(',').map(trimmed).filter(Boolean),
    trustProxy: text('TRUST_PROXY', '') === '1',
    logLevel: text('LOG', 'info'),
    metricsToken: environment.METRICS_TOKEN || undefined,
    limits: {
      person: number('LIMIT_PERSON', 200),
      address: number('LIMIT_ADDRESS', 2000),
      socketsPerPerson: number('LIMIT_SOCKETS_PERSON', 20),
      socketsPerAddress: number('LIMIT_SOCKETS_ADDRESS', 200),
      arrivals: number('LIMIT_ARRIVALS', 60),
      tables: number('LIMIT_TABLES', 100),
    },
    bots: {
      workers: number('BOT_WORKERS', Math.max(1, availableParallelism() - 1)),
      budget: number('BOT_BUDGET', 1000),
      pause: number('BOT_PAUSE', 600),
    },
    heartbeat: number('HEARTBEAT', 30) * 1000,
    idle: number('IDLE_MINUTES', 10) * 60_000,
  };
}

function trimmed(origin: string): string {
  return origin.trim().replace(/\/$/, '');
}
