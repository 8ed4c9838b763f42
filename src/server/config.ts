/** What the environment decides; docs/running.md describes each. */
import { existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { usualIterations } from './daily/challenges.ts';
import { isAddress } from './mail/address.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  /** The Postgres that is the store, where there is one; else it is a file in `data`. */
  readonly database: { readonly url: string; readonly connections: number } | undefined;
  /** The NATS that rings between processes. */
  readonly nats: string | undefined;
  /** Where the built client lies. */
  readonly client: string;
  /** Public addresses of this server, where it cannot know them itself. */
  readonly origins: readonly string[];
  /** Whether a proxy in front says who is calling. */
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly metricsToken: string | undefined;
  /** Persons who are operators, by their ids; and what makes others operators for a while. */
  readonly operators: readonly string[];
  readonly operatorToken: string | undefined;
  /** Absent where no mail is sent. */
  readonly mail: MailConfig | undefined;
  /** Hosts, with a port or without, to which webhooks and push may go though they are private or without https. */
  readonly noticeAllow: readonly string[];
  readonly limits: Limits;
  readonly bots: { readonly workers: number; readonly budget: number; readonly pause: number };
  /** How many actions the bots of the daily challenge play in thought for one decision. */
  readonly dailyIterations: number;
  /** Milliseconds for which a process holds a job at most. */
  readonly jobLease: number;
  /** Milliseconds a standing order takes at most, and at least a quarter of that. */
  readonly orderDelay: number;
  /** Milliseconds between heartbeats; who misses one is cut off. */
  readonly heartbeat: number;
  /** After how many milliseconds a table nobody watches leaves memory. */
  readonly idle: number;
}

export interface MailConfig {
  /** The server that takes our mail, with name and password. */
  readonly url: string;
  /** Whom letters come from: an address, with a name before it or without. */
  readonly from: string;
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
  /** Lines of chat of one person at one table in ten seconds. */
  readonly chat: number;
  /** Tables a person may have open or running. */
  readonly tables: number;
}

/** A value that makes no sense is a sentence at the start, not a surprise later. */
export function readEnvironment(environment: Environment): ServerConfig {
  const given = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const wrong = (name: string, must: string): never => {
    throw new Error(`${name} must be ${must}, not “${environment[name]}”`);
  };
  const number = (name: string, otherwise: number, least: number, most: number): number => {
    const text = given(name);
    if (text === undefined) return otherwise;
    const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : wrong(name, `a whole number from ${least} to ${most}`);
  };
  const flag = (name: string): boolean => {
    const text = given(name) ?? '0';
    return text === '1' || text === '0' ? text === '1' : wrong(name, '1 or 0');
  };
  const host = given('HOST') ?? '0.0.0.0';
  if (!isIP(host) && !isHostName(host)) wrong('HOST', 'an address or a name of this machine');
  const logLevel = given('LOG') ?? 'info';
  if (!logLevels.includes(logLevel)) wrong('LOG', `one of ${logLevels.join(', ')}`);
  const token = environment.METRICS_TOKEN || undefined;
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token)) wrong('METRICS_TOKEN', 'visible characters without spaces');
  const operatorToken = environment.OPERATOR_TOKEN || undefined;
  if (operatorToken !== undefined && !/^[\x21-\x7e]{16,200}$/.test(operatorToken))
    throw new Error('OPERATOR_TOKEN must be 16 to 200 visible characters without spaces');
  const operators = (given('OPERATORS') ?? '').split(',').map(trimmed).filter(Boolean);
  if (!operators.every((id) => /^[\w-]{16}$/.test(id))) wrong('OPERATORS', 'ids of persons, comma separated');
  const origins = (given('ORIGIN') ?? '').split(',').map(trimmed).filter(Boolean);
  if (!origins.every(isOrigin)) wrong('ORIGIN', 'addresses as https://play.example.org, without a path');
  const client = given('CLIENT');
  if (client !== undefined && !isFolder(client)) wrong('CLIENT', 'a folder that is there');
  const data = given('DATA') ?? 'data';
  if (existsSync(data) && !isFolder(data)) wrong('DATA', 'a folder');
  const noticeAllow = (given('NOTICE_ALLOW') ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  if (!noticeAllow.every(isHost)) wrong('NOTICE_ALLOW', 'hosts as ntfy.home or 127.0.0.1:8080, comma separated');
  const databaseUrl = readAddress('DATABASE_URL', given('DATABASE_URL'), ['postgres:', 'postgresql:']);
  const connections = number('DATABASE_CONNECTIONS', 10, 2, 1000);
  const nats = readAddress('NATS_URL', given('NATS_URL'), ['nats:', 'tls:']);
  if (nats !== undefined && databaseUrl === undefined)
    throw new Error('NATS_URL must be set together with DATABASE_URL: processes that ring for each other share one store');
  return {
    host,
    port: number('PORT', 3000, 0, 65_535),
    data,
    database: databaseUrl === undefined ? undefined : { url: databaseUrl, connections },
    nats,
    client: client ?? fileURLToPath(new URL('../../dist', import.meta.url)),
    origins,
    trustProxy: flag('TRUST_PROXY'),
    logLevel,
    metricsToken: token,
    operators,
    operatorToken,
    mail: readMail(given('SMTP_URL'), given('MAIL_FROM')),
    noticeAllow,
    limits: {
      person: number('LIMIT_PERSON', 200, 1, many),
      address: number('LIMIT_ADDRESS', 2000, 1, many),
      socketsPerPerson: number('LIMIT_SOCKETS_PERSON', 20, 1, many),
      socketsPerAddress: number('LIMIT_SOCKETS_ADDRESS', 200, 1, many),
      arrivals: number('LIMIT_ARRIVALS', 60, 1, many),
      chat: number('LIMIT_CHAT', 8, 1, many),
      tables: number('LIMIT_TABLES', 100, 1, many),
    },
    bots: {
      workers: number('BOT_WORKERS', Math.max(1, availableParallelism() - 1), 1, 256),
      budget: number('BOT_BUDGET', 1000, 1, 600_000),
      pause: number('BOT_PAUSE', 600, 0, 600_000),
    },
    dailyIterations: number('DAILY_ITERATIONS', usualIterations, 1, 1_000_000),
    jobLease: number('JOB_LEASE', 60, 1, 3600) * 1000,
    orderDelay: number('ORDER_DELAY', 8, 0, 600) * 1000,
    heartbeat: number('HEARTBEAT', 30, 1, 3600) * 1000,
    idle: number('IDLE_MINUTES', 10, 1, 100_000) * 60_000,
  };
}

/** The address of a service. What is wrong is said without the value: there may be a password in it. */
function readAddress(name: string, text: string | undefined, schemes: readonly string[]): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url?.hostname || !schemes.includes(url.protocol))
    throw new Error(`${name} must be an address as ${schemes[0]}//name:password@host:port/…`);
  return text;
}

/** What is wrong is said without the value: there may be a password in it. */
function readMail(url: string | undefined, from: string | undefined): MailConfig | undefined {
  if (url !== undefined && !isMailServer(url))
    throw new Error('SMTP_URL must be the address of a mail server, as smtps://name:password@mail.example.org');
  const [, bare = from ?? ''] = /^[^<>"\r\n]{0,80}<([^<>]{3,254})>$/.exec(from ?? '') ?? [];
  if ((from !== undefined || url !== undefined) && !isAddress(bare))
    throw new Error('MAIL_FROM must be the address that letters come from, as Tafelrunde <table@example.org>');
  return url === undefined || from === undefined ? undefined : { url, from };
}

function isMailServer(text: string): boolean {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { hostname, pathname } = new URL(text);
  return hostname !== '' && (pathname === '' || pathname === '/');
}

const many = 1_000_000_000;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function trimmed(origin: string): string {
  const text = origin.trim();
  return text.endsWith('/') ? text.slice(0, -1) : text;
}

/** Scheme, host and port, and nothing else: what a browser says of itself. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** A host as it stands in an address, with a port or without. */
function isHost(text: string): boolean {
  return (
    URL.canParse(`http://${text}`) && [new URL(`http://${text}`).host, `${new URL(`http://${text}`).hostname}:80`].includes(text)
  );
}

function isHostName(text: string): boolean {
  return text.length <= 253 && text.split('.').every((label) => /^[A-Za-z0-9_-]{1,63}$/.test(label));
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
