/** Who is an operator: whoever OPERATORS names, and for eight hours whoever has the token. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServerConfig } from '../config.ts';
import type { Who } from '../people/person.ts';
import { hashOf, newId } from '../people/token.ts';
import type { DeedRow } from '../store/manners.ts';

const name = 'tafelrunde-operator';
const lasts = 8 * 3600;

/** Only good on the device it was made for: it says until when, and proves that whoever made it has the token. */
function proofOf(token: string, device: string, until: number): string {
  return createHmac('sha256', token).update(`${device} ${until}`).digest('base64url');
}

export function operatorCookie(token: string, { device }: Who, now: number, secure: boolean): string {
  const until = now + lasts * 1000;
  const value = `${until}.${proofOf(token, device, until)}`;
  return `${name}=${value}; Path=/api/operator; HttpOnly; SameSite=Strict; Max-Age=${lasts}${secure ? '; Secure' : ''}`;
}

const shape = new RegExp(`(?:^|;\\s*)${name}=(\\d{13,15})\\.([A-Za-z0-9_-]{43})(?:;|$)`);

export function isOperator(
  { operators, operatorToken }: ServerConfig,
  who: Who | undefined,
  cookies: string | undefined,
  now: number,
): boolean {
  if (!who) return false;
  if (operators.includes(who.person.id)) return true;
  const [, until = '', proof = ''] = shape.exec(cookies ?? '') ?? [];
  if (operatorToken === undefined || Number(until) <= now) return false;
  return isSame(proof, proofOf(operatorToken, who.device, Number(until)));
}

/** Compared in a time that tells nothing. */
export function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(wanted)));
}

export function deedOf(
  { person }: Who,
  time: number,
  kind: DeedRow['kind'],
  about: { readonly person?: string | null; readonly subject?: string; readonly details?: string } = {},
): DeedRow {
  const { person: other = null, subject = '', details = '' } = about;
  return { id: newId(), time, operator: person.id, kind, person: other, subject, details };
}
