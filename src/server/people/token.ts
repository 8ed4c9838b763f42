/** Random tokens. Only their hashes are kept, so a stolen store opens no seat. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, for sessions and invitations. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Names things without opening them: tables and persons. 96 bits, so that nobody guesses one. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** The id of what this person has named so; the same whenever he names it so again. */
export function idNamed(person: string, name: string): string {
  return createHash('sha256').update(`${person} ${name}`).digest('base64url').slice(0, 16);
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Letters and digits that are not mistaken for each other when read aloud or typed. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code to type on another device: 50 bits, good once and for minutes. */
export function newCode(): string {
  return [...randomBytes(10)].map((byte) => alphabet[byte % alphabet.length]).join('');
}
