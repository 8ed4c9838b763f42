/** Sessions: a random token in a cookie no script can read, one per device. Unused for half a year it is worth nothing. */
import type { TableRegistry } from '../tables/registry.ts';
import type { Who } from './person.ts';
import { hashOf } from './token.ts';

const cookieName = 'tafelrunde';
/** A browser takes a cookie of this name only over https, for this host alone: no neighbouring site can set it. */
const secureName = '__Host-tafelrunde';
const day = 24 * 3600;
const lasts = 180 * day;
const tokenShape = /^[A-Za-z0-9_-]{43}$/;

/** Who the cookies of a request speak for; with the token where it is time to renew it. */
export async function whoIs(
  registry: TableRegistry,
  cookies: string | undefined,
  now = registry.now(),
): Promise<(Who & { readonly renew?: string }) | undefined> {
  const token = tokenIn(cookies, secureName) ?? tokenIn(cookies, cookieName);
  if (token === undefined) return undefined;
  const device = hashOf(token);
  const found = await registry.store.people.bySession(device, now - lasts * 1000);
  if (!found) return undefined;
  const { seen, ...person } = found;
  return { person, device, ...(now - seen >= day * 1000 ? { renew: token } : {}) };
}

/** Forgets the sessions that are worth nothing any more. */
export function pruneSessions({ store, now }: TableRegistry): Promise<void> {
  return store.people.pruneSessions(now() - lasts * 1000);
}

function tokenIn(cookies: string | undefined, wanted: string): string | undefined {
  for (const pair of (cookies ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split('=');
    if (name === wanted && tokenShape.test(value)) return value;
  }
  return undefined;
}

export function sessionCookie(token: string, secure: boolean): string {
  const name = secure ? secureName : cookieName;
  return `${name}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lasts}${secure ? '; Secure' : ''}`;
}

export function clearedCookies(secure: boolean): string[] {
  const cleared = (name: string, more: string) => `${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${more}`;
  return [cleared(cookieName, ''), ...(secure ? [cleared(secureName, '; Secure')] : [])];
}
