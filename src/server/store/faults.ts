/** What ails a store, by the engine's own numbers and codes. A conflict ails nothing: somebody else was quicker. */
export type StoreFault = 'full' | 'readOnly' | 'locked' | 'damaged' | 'away' | 'denied' | 'conflict' | 'failing';

/** SQLite: the low byte names the kind; the rest only says more about it. */
const ofSqlite: Readonly<Record<number, StoreFault>> = {
  5: 'locked',
  6: 'locked',
  8: 'readOnly',
  11: 'damaged',
  13: 'full',
  14: 'failing',
  26: 'damaged',
};
/** A key that is there already: the primary one, or another that must be unique. */
const taken = [1555, 2067];

/** Postgres, and the line to it: whole codes first, then their classes. */
const ofPostgres: Readonly<Record<string, StoreFault>> = {
  23505: 'conflict',
  40001: 'locked',
  '40P01': 'locked',
  '55P03': 'locked',
  25006: 'readOnly',
  '25P03': 'away',
  42501: 'denied',
  53100: 'full',
  57014: 'away',
  '28': 'denied',
  '3D': 'denied',
  '08': 'away',
  '53': 'away',
  '57': 'away',
  XX: 'damaged',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ETIMEDOUT: 'away',
  EPIPE: 'away',
};

/** The driver says only in words that a line broke, or that there was none to be had. */
const brokenLine =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|timeout exceeded when trying to connect|Query read timeout)/u;

/** A row that somebody else has changed meanwhile. */
export class Conflict extends Error {}

export function storeFault(error: unknown): StoreFault {
  const { errcode, code, message } = (error ?? {}) as { errcode?: unknown; code?: unknown; message?: unknown };
  if (error instanceof Conflict || taken.includes(errcode as number)) return 'conflict';
  if (typeof errcode === 'number') return ofSqlite[errcode & 0xff] ?? 'failing';
  if (typeof code === 'string') return ofPostgres[code] ?? ofPostgres[code.slice(0, 2)] ?? 'failing';
  return typeof message === 'string' && brokenLine.test(message) ? 'away' : 'failing';
}

/** Somebody else was quicker, or held it for too long: nothing is kept, and the next try may well do. */
export function isPassing(fault: StoreFault): boolean {
  return fault === 'conflict' || fault === 'locked';
}

/** The same as a sentence for whoever starts the server: what to do about it. */
export function unusable(error: unknown): Error {
  const why = (error as Error).message;
  switch (storeFault(error)) {
    case 'locked':
      return new Error('Another process holds the store; stop it, or choose another folder by DATA.');
    case 'readOnly':
      return new Error('The store may only be read; give this user the right to write it (DATA, DATABASE_URL).');
    case 'full':
      return new Error('The disk of the store is full; make room and start again.');
    case 'damaged':
      return new Error(`The store is damaged (${why}); put the last backup in its place (docs/running.md).`);
    case 'away':
      return new Error(`The database of DATABASE_URL does not answer: ${why || (error as { code?: string }).code}.`);
    case 'denied':
      return new Error(`The database of DATABASE_URL does not let us in, or not write: ${why}.`);
    default:
      return new Error(`The store cannot be used: ${why}.`);
  }
}
