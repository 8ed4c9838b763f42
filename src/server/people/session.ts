/** Sessions: a random token in a cookie no script can read, one per device. */
import type { TableRegistry } from '../tables/registry.ts';
import type { Who } from './person.ts';
import { hashOf } from './token.ts';

const cookieName = 'tafelrunde';
const year = 365 * 24 * 3600;
const tokenShape = /^[A-Za-z0-9_-]{43}$/;

/** Who the cookies of a request speak for. */
export async function whoIs(registry: TableRegistry, cookies: string | undefined): Promise<Who | undefined> {
  const token = tokenIn(cookies);
  if (token === undefined) return undefined;
  const device = hashOf(token);
  const person = await registry.store.people.bySession(device);
  return person && { person, device };
}

function tokenIn(cookies: string | undefined): string | undefined {
  for (const pair of (cookies ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split('=');
    if (name === cookieName && tokenShape.test(value)) return value;
  }
  return undefined;
}

export function sessionCookie(token: string, secure: boolean): string {
  return `${cookieName}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${year}${secure ? '; Secure' : ''}`;
}

export const clearedCookie = `${cookieName}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;
