/** The matches of one conversation, in memory. */
import { randomBytes } from 'node:crypto';
import { isSecret } from '../../core/fairness.ts';
import type { Seat } from '../../core/game.ts';
import { houseRefusal, type Refusal } from '../../core/refusal.ts';
import type { Table } from '../match.ts';
import { protocolRefusal } from './words.ts';

export interface Session {
  readonly tables: Map<number, Table>;
  /** How many were ever opened, so that a number never comes back. */
  opened: number;
}

export const mostMatches = 1000;

export function newSession(): Session {
  return { tables: new Map(), opened: 0 };
}

/** Why no further match can be opened. */
export function noRoom(session: Session): Refusal | undefined {
  return session.tables.size < mostMatches ? undefined : protocolRefusal('tooManyMatches', { most: mostMatches });
}

/** Keeps a table and gives its number. */
export function keep(session: Session, table: Table): number {
  session.opened += 1;
  session.tables.set(session.opened, table);
  return session.opened;
}

export function tableOf(session: Session, match: number): Table | Refusal {
  return session.tables.get(match) ?? protocolRefusal('unknownMatch', { match });
}

/** The refusal of a seat that is not at the table. */
export function noSuchSeat({ match }: Table, seat: Seat): Refusal | undefined {
  return seat >= 0 && seat < match.origin.config.players ? undefined : houseRefusal('noSuchSeat', {});
}

/** 256 bits: as given, or a whole number filled up with zeros, or drawn where nothing is given. */
export function secretFrom(seed: string | number | undefined): string | Refusal {
  if (seed === undefined) return randomBytes(32).toString('hex');
  const secret = typeof seed === 'number' ? fromNumber(seed) : seed.toLowerCase();
  return isSecret(secret) ? secret : protocolRefusal('wrongSeed', {});
}

function fromNumber(seed: number): string {
  return Number.isSafeInteger(seed) && seed >= 0 ? seed.toString(16).padStart(64, '0') : '';
}
