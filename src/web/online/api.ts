/** The server over HTTP: everything but playing. Local tables never come here. */
import type { Language } from '../../core/text.ts';
import * as people from '../../wire/people-routes.ts';
import type { SentBody } from '../../wire/route.ts';
import * as seats from '../../wire/seat-routes.ts';
import * as tables from '../../wire/table-routes.ts';
import type { SeatWish, TableDescription } from '../../wire/tables.ts';
import { keptCommitments } from './kept-commitments.ts';
import { call, type SaidRefusal } from './request.ts';

const personKey = 'tafelrunde-person';

/** Who this device is to the server; undefined while it has never been there. */
export function knownPerson(): string | undefined {
  return localStorage.getItem(personKey) ?? undefined;
}

export function becomePerson(id: string): void {
  localStorage.setItem(personKey, id);
}

/** This device is nobody any more. */
export function forgetPersonHere(): void {
  localStorage.removeItem(personKey);
}

export const whoAmI = () => call(people.readSession);

/** Makes sure the server knows this device by some name. */
export async function introduce(name: string, language: Language): Promise<SaidRefusal | undefined> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const answer = await call(people.openSession, {}, { name, language, zone });
  if (!answer.ok) return answer.refusal;
  becomePerson(answer.body.person.id);
  // Nights are those of where this person is now, and letters come in the language of this device.
  await call(people.changeMe, {}, { name, language, zone });
  return undefined;
}

/** Tells the server the new name or language of whom it knows: it writes letters and calls in it. */
export async function changeMe(change: { readonly name: string } | { readonly language: Language }): Promise<void> {
  if (knownPerson() && navigator.onLine) await call(people.changeMe, {}, change);
}

let probe: Promise<{ readonly bots: readonly string[] } | undefined> | undefined;

/** Whether a server stands behind this page, and which bots it has. Asked until it has answered. */
export function server(): Promise<{ readonly bots: readonly string[] } | undefined> {
  if (!navigator.onLine) return Promise.resolve(undefined);
  probe ??= call(tables.listGames).then((answer) => {
    // A server that did not answer may do so the next time.
    if (!answer.ok) probe = undefined;
    return answer.ok ? answer.body : undefined;
  });
  return probe;
}

/** What deals with this device's part in the shuffles: so that the house alone decides none. */
const commitments = () => import('./commitments.ts');

export const openTable = async (wish: SentBody<typeof tables.openTable>) =>
  call(tables.openTable, {}, { ...wish, ...(await commitments()).newCommitment() });
export const joinTable = async (table: string, invitation: string | undefined) =>
  call(seats.joinTable, { table }, { ...(invitation ? { invitation } : {}), ...(await commitments()).newCommitment(table) });
/** Does for the shuffle what a table wants of this device before its game. */
export async function attend(table: TableDescription): Promise<void> {
  if (table.status === 'open') await (await commitments()).attend(table, knownPerson());
}
/** The same wherever a game may wait for this device. */
export async function attendKeptTables(): Promise<void> {
  if (keptCommitments().length) await (await commitments()).attendKeptTables(knownPerson());
}
export const goOnWithout = (table: string) => call(seats.goOnWithout, { table });
export const inviteToTable = (table: string) => call(seats.inviteToTable, { table });
export const removeSeat = (table: string, seat: number) => call(seats.removeSeat, { table, seat });
/** The game begins as soon as every device has revealed its part in the shuffle; this one does so at once. */
export async function startTable(table: string) {
  const started = await call(seats.startTable, { table });
  if (started.ok) await attend(started.body.table);
  return started;
}
export const describeTable = (table: string) => call(tables.readTable, { table });
export const myTables = () => call(people.listMyTables);
export const olderTables = (after: string) => call(people.listMyTables, { query: { after } });
export const playAgain = (table: string) => call(seats.rematch, { table });
export const letBotSit = (table: string, seat: number, level: string) => call(seats.letBotSit, { table, seat }, { level });
/** Brings a game from elsewhere; unfinished, it becomes an open table that goes on from there. */
export const importRecord = (record: string, wishes: readonly SeatWish[], shuffle: boolean) =>
  call(tables.importRecord, {}, { record, seats: wishes, shuffle });
export const resignSeat = (table: string, seat: number) => call(seats.resignSeat, { table, seat });
export const handSeatOver = (table: string, seat: number) => call(seats.handSeatOver, { table, seat });
export const leaveTable = (table: string, seat: number) => call(seats.leaveSeat, { table, seat });
export const takeSeatBack = (table: string, seat: number) => call(seats.takeSeatBack, { table, seat });
export const letSpectatorsTalk = (table: string, spectators: boolean) => call(seats.letSpectatorsTalk, { table }, { spectators });
/** The host mutes somebody for everybody at the table; `blockPerson` is for oneself, everywhere. */
export const silencePerson = (table: string, person: string, muted: boolean) =>
  call(seats.silencePerson, { table }, { person, muted });
export const blockPerson = (person: string, muted: boolean) => call(people.mutePerson, {}, { person, muted });
export const blockedPersons = async (): Promise<readonly string[]> => {
  const me = knownPerson() === undefined ? undefined : await call(people.readMe);
  return me?.ok ? me.body.muted : [];
};
export const myDevices = () => call(people.listMyDevices);
/** One of the other devices, or all of them. */
export const signOutDevices = (device: string | undefined) =>
  call(people.signOutDevices, {}, device === undefined ? {} : { device });
export const makeDeviceLink = () => call(people.makeCode);

/** Becomes the person who made the code; the person's name, or why not. */
export async function takeDeviceCode(code: string): Promise<{ readonly name: string } | SaidRefusal> {
  const taken = await call(people.openSessionByCode, {}, { code });
  if (!taken.ok) return taken.refusal;
  becomePerson(taken.body.person.id);
  const me = await call(people.readMe);
  return { name: me.ok ? me.body.person.name : '' };
}

/** What the seat, or a spectator, saw after each of these entries; the server gives so many at once. */
export const pastViews = (table: string, seat: number | null, from: number, to: number) =>
  call(tables.readViews, { table, query: { from, to, ...(seat === null ? {} : { seat }) } });

/** The record of a finished game; undefined while it may not be given out. */
export async function fetchRecord(table: string): Promise<string | undefined> {
  const answer = await call(tables.readRecord, { table });
  return answer.ok ? answer.body : undefined;
}
