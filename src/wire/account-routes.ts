/** Coming back as oneself: passkeys, an address, and signing in by either. */
import * as v from 'valibot';
import { noticeSettings, webhookKind } from './notices.ts';
import { nothing, type Route } from './route.ts';
import { text, time } from './schema.ts';
import { listedTable } from './tables.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
/** What passkeys and browsers say to each other: WebAuthn's own JSON. */
const webAuthn = v.custom<object>(isObject);
const address = text(254);
const token = text(60);
const passkeyId = text(1400);
const passkeyName = text(100);
const sure = v.optional(v.boolean());
const person = v.object({ id: v.string(), name: v.string(), language: v.string() });

const passkeys = v.array(
  v.object({ id: v.string(), name: v.string(), created: time, /** When it last signed somebody in. */ used: v.nullable(time) }),
);
const account = v.object({
  /** Whether mail is sent from here at all. */
  mail: v.boolean(),
  address: v.nullable(v.string()),
  passkeys,
});

/** Somebody is signed in as `person`; or is asked first whether the guest of this device comes along. */
const entered = v.object({
  person: v.nullable(person),
  asks: v.nullable(v.object({ token: v.string(), name: v.string(), tables: v.number(), into: v.string() })),
});

export const readAccount = {
  method: 'GET',
  path: '/me/account',
  summary: 'By which ways you can come back',
  session: true,
  status: 200,
  answer: account,
} as const satisfies Route;

export const beginPasskey = {
  method: 'POST',
  path: '/me/passkeys/options',
  summary: 'What a browser needs to make a passkey for you, good once and for five minutes',
  session: true,
  status: 200,
  answer: v.object({ options: webAuthn }),
} as const satisfies Route;

export const addPasskey = {
  method: 'POST',
  path: '/me/passkeys',
  summary: 'Adds the passkey that was made',
  session: true,
  body: v.object({ name: v.optional(passkeyName), passkey: webAuthn }),
  status: 200,
  answer: account,
} as const satisfies Route;

export const renamePasskey = {
  method: 'PATCH',
  path: '/me/passkeys',
  summary: 'Gives a passkey another name',
  session: true,
  body: v.object({ id: passkeyId, name: passkeyName }),
  status: 200,
  answer: account,
} as const satisfies Route;

export const removePasskey = {
  method: 'POST',
  path: '/me/passkeys/remove',
  summary: 'Removes a passkey; your last way back only when you are `sure`',
  session: true,
  body: v.object({ id: passkeyId, sure }),
  status: 200,
  answer: account,
} as const satisfies Route;

export const addAddress = {
  method: 'POST',
  path: '/me/address',
  summary: 'Sends a letter to this address, whose link makes it yours',
  session: true,
  body: v.object({ address }),
  status: 200,
  answer: nothing,
} as const satisfies Route;

export const removeAddress = {
  method: 'POST',
  path: '/me/address/remove',
  summary: 'Removes your address; your last way back only when you are `sure`',
  session: true,
  body: v.object({ sure }),
  status: 200,
  answer: account,
} as const satisfies Route;

export const exportMe = {
  method: 'GET',
  path: '/me/export',
  summary: 'Everything the server has about you, a hundred tables at once, with the records of games that are over',
  session: true,
  query: v.object({ after: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
  status: 200,
  answer: v.object({
    person: v.object({ ...person.entries, created: time }),
    address: v.nullable(v.string()),
    passkeys,
    devices: v.array(v.object({ created: time, seen: time, agent: v.string() })),
    muted: v.array(v.string()),
    /** What clocks want to know: where you are, when on holiday (first and last days), and how long your last answers took. */
    hours: v.object({
      zone: v.nullable(v.string()),
      holidays: v.array(v.object({ from: v.string(), to: v.string() })),
      took: v.array(v.number()),
    }),
    /** How you are called; null where you have never said. */
    notices: v.nullable(v.object(noticeSettings)),
    push: v.array(v.object({ endpoint: v.string(), created: time })),
    webhooks: v.array(v.object({ kind: webhookKind, url: v.string(), created: time })),
    /** Your notes, and which tables call you; null as for all of them. */
    own: v.array(v.object({ table: v.string(), note: v.string(), calls: v.nullable(v.boolean()) })),
    orders: v.array(v.object({ table: v.string(), seat: v.number(), orders: v.array(v.unknown()) })),
    /** The addresses you have made of games. */
    shares: v.array(v.object({ id: v.string(), game: v.string(), title: v.string(), created: time })),
    /** What you have said at addresses, your own and others'. */
    comments: v.array(v.object({ share: v.string(), moment: v.number(), text: v.string(), created: time })),
    chat: v.array(v.object({ table: v.string(), time, text: v.string() })),
    /** Who is your friend, or was asked to be one; null where nobody has agreed yet. */
    friends: v.array(v.object({ person: v.string(), byYou: v.boolean(), created: time, accepted: v.nullable(time) })),
    invited: v.array(v.object({ table: v.string(), inviter: v.string(), created: time })),
    seeking: v.nullable(v.object({ game: v.string(), pace: v.string(), since: time })),
    /** What you have reported, and from what you were kept out. */
    reports: v.array(
      v.object({
        person: v.string(),
        table: v.nullable(v.string()),
        line: v.nullable(v.number()),
        reason: v.string(),
        note: v.string(),
        created: time,
      }),
    ),
    bans: v.array(v.object({ until: time, reason: v.string(), created: time, lifted: v.nullable(time) })),
    tables: v.array(listedTable),
    /** Your attempts at the daily challenge, and the tournaments you entered, with the first page alone. */
    daily: v.exactOptional(
      v.array(v.object({ day: v.string(), game: v.string(), how: v.string(), state: v.string(), points: v.number() })),
    ),
    tournaments: v.exactOptional(v.array(v.object({ tournament: v.string(), name: v.string() }))),
    records: v.array(v.object({ table: v.string(), record: v.string() })),
    next: v.nullable(v.string()),
  }),
} as const satisfies Route;

export const beginSignIn = {
  method: 'POST',
  path: '/session/passkey/options',
  summary: 'What a browser needs to sign in by a passkey, good once and for five minutes',
  session: false,
  status: 200,
  answer: v.object({ options: webAuthn }),
} as const satisfies Route;

export const signInByPasskey = {
  method: 'POST',
  path: '/session/passkey',
  summary: 'Signs in by a passkey',
  session: false,
  body: v.object({ passkey: webAuthn }),
  status: 200,
  answer: entered,
} as const satisfies Route;

export const askForLink = {
  method: 'POST',
  path: '/session/mail',
  summary: 'Sends a link to sign in to this address, if it is anybody’s; the answer does not say',
  session: false,
  body: v.object({ address }),
  status: 200,
  answer: nothing,
} as const satisfies Route;

export const lookAtLink = {
  method: 'POST',
  path: '/session/link/look',
  summary: 'What a link from a letter would do, without doing it',
  session: false,
  body: v.object({ token }),
  status: 200,
  answer: v.object({ kind: v.picklist(['enter', 'confirm']), name: v.string(), address: v.string() }),
} as const satisfies Route;

export const useLink = {
  method: 'POST',
  path: '/session/link',
  summary: 'Signs in by a link from a letter, or confirms an address; once, within 15 minutes',
  session: false,
  body: v.object({ token }),
  status: 200,
  answer: v.object({ ...entered.entries, /** The address that is now confirmed. */ confirmed: v.nullable(v.string()) }),
} as const satisfies Route;

export const joinPersons = {
  method: 'POST',
  path: '/session/join',
  summary: 'Signs in as was asked for; with `merge` the tables, seats and history of this device’s guest come along',
  session: true,
  body: v.object({ token, merge: v.boolean() }),
  status: 200,
  answer: v.object({ person }),
} as const satisfies Route;
