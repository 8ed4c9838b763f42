/** Who is calling from where. A browser says which site a request comes from; ours is the only one it may be. */
import type { ServerConfig } from './config.ts';

export interface Headers {
  get(name: string): string | undefined;
}

export function isOwnOrigin(config: ServerConfig, headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin === undefined) return headers.get('sec-fetch-site') !== 'cross-site';
  if (config.origins.includes(origin)) return true;
  const host = headers.get('host');
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/** The caller's address: the socket's, or what the trusted proxy in front says. */
export function addressOf(config: ServerConfig, headers: Headers, remote: string | undefined): string {
  const forwarded = config.trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || remote || 'unknown';
}

/** Where people reach us, for links. */
export function publicAddress(config: ServerConfig, headers: Headers): string {
  const [first] = config.origins;
  if (first) return first;
  return `${isSecure(config, headers) ? 'https' : 'http'}://${headers.get('host') ?? 'localhost'}`;
}

export function isSecure(config: ServerConfig, headers: Headers): boolean {
  const [first] = config.origins;
  if (first) return first.startsWith('https:');
  return config.trustProxy && headers.get('x-forwarded-proto') === 'https';
}
