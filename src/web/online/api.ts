/** The server over HTTP: everything but playing. Local tables never come here. */
import type { OptionValue } from '../../core/game.ts';
import { houseRefusal, type Refusal } from '../../core/refusal.ts';
import type { Invitation, ListedTable, SeatWish, TableDescription } from '../../wire/tables.ts';
import { randomId } from '../random-id.ts';

/** A refusal of the server, already put into words. */
export type SaidRefusal = Refusal & { readonly text?: string };

type Answer<T> = { readonly ok: true; readonly body: T } | { readonly ok: false; readonly refusal: SaidRefusal };

async function call<T>(method: string, path: string, body?: object): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    const answer = await response.json();
    return response.ok ? { ok: true, body: answer } : { ok: false, refusal: answer.refusal };
  } catch {
    return { ok: false, refusal: houseRefusal('unreadable', { where: path }) };
  }
}

const personKey = 'tafelrunde-person';

/** Who this device is to the server; undefined while it has never been there. */
export function knownPerson(): string | undefined {
  return localStorage.getItem(personKey) ?? undefined;
}

/** Makes sure the server knows this device by some name. */
export async function introduce(name: string, language: string): Promise<SaidRefusal | undefined> {
  const answer = await call<{ person: { id: string; name: string } }>('POST', '/session', { name, language });
  if (!answer.ok) return answer.refusal;
  localStorage.setItem(personKey, answer.body.person.id);
  if (answer.body.person.name !== name) await call('PATCH', '/me', { name });
  return undefined;
}

/** Tells the server the new name of whom it knows by another one. */
export async function rename(name: string): Promise<void> {
  if (name && knownPerson() && navigator.onLine) await call('PATCH', '/me', { name });
}

let probe: Promise<{ readonly bots: readonly string[] } | undefined> | undefined;

/** Whether a server stands behind this page, and which bots it has. Asked once. */
export function server(): Promise<{ readonly bots: readonly string[] } | undefined> {
  if (!navigator.onLine) return Promise.resolve(undefined);
  probe ??= call<{ bots: readonly string[] }>('GET', '/games').then((answer) => (answer.ok ? answer.body : undefined));
  return probe;
}

/** A line of chance from this device, mixed into the seed, so that the house alone decides no shuffle. */
function contribution(): string {
  return randomId(16);
}

export function openTable(wish: {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly first?: number;
  readonly public: boolean;
  readonly seats: readonly SeatWish[];
}) {
  return call<{ table: TableDescription; invitations: readonly Invitation[] }>('POST', '/tables', {
    ...wish,
    contribution: contribution(),
  });
}

export const joinTable = (id: string, invitation: string | undefined) =>
  call<{ table: TableDescription; seat: number }>('POST', `/tables/${id}/join`, {
    ...(invitation ? { invitation } : {}),
    contribution: contribution(),
  });

export const startTable = (id: string) => call<{ table: TableDescription }>('POST', `/tables/${id}/start`);
export const describeTable = (id: string) => call<{ table: TableDescription }>('GET', `/tables/${id}`);
export const myTables = () => call<{ tables: readonly ListedTable[] }>('GET', '/me/tables');
export const openTables = () => call<{ tables: readonly ListedTable[] }>('GET', '/tables?status=open');
export const playAgain = (id: string) => call<{ rematch: string }>('POST', `/tables/${id}/rematch`);
export const letBotSit = (id: string, seat: number, level: string) => call('POST', `/tables/${id}/seats/${seat}/bot`, { level });
/** Brings a game from elsewhere; unfinished, it becomes an open table that goes on from there. */
export const importRecord = (record: string, seats: readonly SeatWish[]) =>
  call<{ table: TableDescription; invitations: readonly Invitation[] }>('POST', '/records', { record, seats });
export const resignSeat = (id: string, seat: number) => call('POST', `/tables/${id}/seats/${seat}/resign`);
export const handSeatOver = (id: string, seat: number) =>
  call<{ invitation: Invitation }>('POST', `/tables/${id}/seats/${seat}/handover`);
export const makeDeviceLink = () => call<{ link: string; code: string; expires: number }>('POST', '/me/code');

/** Becomes the person who made the code; the person's name, or why not. */
export async function takeDeviceCode(code: string): Promise<{ readonly name: string } | SaidRefusal> {
  const taken = await call<{ person: { id: string } }>('POST', '/session/code', { code });
  if (!taken.ok) return taken.refusal;
  localStorage.setItem(personKey, taken.body.person.id);
  const me = await call<{ person: { name: string } }>('GET', '/me');
  return { name: me.ok ? me.body.person.name : '' };
}

export const leaveTable = (id: string, seat: number) => call('POST', `/tables/${id}/seats/${seat}/leave`);
export const takeSeatBack = (id: string, seat: number) => call('POST', `/tables/${id}/seats/${seat}/return`);

/** What the seat, or a spectator, saw after each of these entries; the server gives so many at once. */
export const pastViews = (id: string, seat: number | null, from: number, to: number) =>
  call<{ views: readonly { readonly number: number; readonly view: object }[] }>(
    'GET',
    `/tables/${id}/views?from=${from}&to=${to}${seat === null ? '' : `&seat=${seat}`}`,
  );

/** The record of a finished game; undefined while it may not be given out. */
export async function fetchRecord(id: string): Promise<string | undefined> {
  try {
    const response = await fetch(`/api/tables/${id}/record`);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
