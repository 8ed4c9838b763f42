/** Persons and their devices. */
import * as v from 'valibot';
import { languages } from '../core/text.ts';
import { nothing, type Route } from './route.ts';
import { id, text, time } from './schema.ts';
import { listedTable } from './tables.ts';

const language = v.picklist(languages);
const name = text(100);
/** A time zone by its IANA name. */
const zone = text(60);
const person = v.object({ id: v.string(), name: v.string(), language: v.string() });
const muted = v.array(v.string());

export const openSession = {
  method: 'POST',
  path: '/session',
  summary: 'Makes you a person; whoever already is somebody stays that person',
  session: false,
  body: v.object({ name, language: v.optional(language), zone: v.optional(zone) }),
  status: 201,
  answer: v.object({ person }),
} as const satisfies Route;

export const readSession = {
  method: 'GET',
  path: '/session',
  summary: 'Who you are, if anybody: a device that has forgotten asks here',
  session: false,
  status: 200,
  /** Whether one can sign in by mail here. */
  answer: v.object({ person: v.nullable(person), mail: v.boolean() }),
} as const satisfies Route;

export const openSessionByCode = {
  method: 'POST',
  path: '/session/code',
  summary: 'Becomes the person who made the code, on this device too',
  session: false,
  body: v.object({ code: text(40) }),
  status: 201,
  answer: v.object({ person: v.object({ id: v.string() }) }),
} as const satisfies Route;

export const closeSession = {
  method: 'DELETE',
  path: '/session',
  summary: 'Signs this device out',
  session: false,
  status: 200,
  answer: nothing,
} as const satisfies Route;

export const readMe = {
  method: 'GET',
  path: '/me',
  summary: 'Who you are, and whose chat you do not hear',
  session: true,
  status: 200,
  answer: v.object({ person, muted }),
} as const satisfies Route;

export const changeMe = {
  method: 'PATCH',
  path: '/me',
  summary: 'Changes your name, your language or your time zone',
  session: true,
  body: v.object({ name: v.optional(name), language: v.optional(language), zone: v.optional(zone) }),
  status: 200,
  answer: v.object({ person }),
} as const satisfies Route;

export const deleteMe = {
  method: 'DELETE',
  path: '/me',
  summary: 'Deletes you: your seats become nameless, bots play the running ones on, your chat is erased',
  session: true,
  status: 200,
  answer: nothing,
} as const satisfies Route;

export const makeCode = {
  method: 'POST',
  path: '/me/code',
  summary: 'A code that moves you to another device, once, within 15 minutes',
  session: true,
  status: 201,
  answer: v.object({ code: v.string(), link: v.string(), expires: time }),
} as const satisfies Route;

export const mutePerson = {
  method: 'POST',
  path: '/me/mutes',
  summary: 'You and that person no longer hear each other nor meet at new tables, or do again',
  session: true,
  body: v.object({ person: id, muted: v.boolean() }),
  status: 200,
  answer: v.object({ muted }),
} as const satisfies Route;

export const listMyTables = {
  method: 'GET',
  path: '/me/tables',
  summary: 'Your tables, those that wait for you first; `next` is the `after` of the next page',
  session: true,
  query: v.object({ after: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
  status: 200,
  answer: v.object({ tables: v.array(listedTable), next: v.nullable(v.string()) }),
} as const satisfies Route;

const devices = v.object({
  devices: v.array(
    v.object({
      id: v.string(),
      created: time,
      /** When it was last here, to the day. */
      seen: time,
      /** Which browser on which system, as far as it says so. */
      agent: v.string(),
      /** The device that asks. */
      current: v.boolean(),
    }),
  ),
});

export const listMyDevices = {
  method: 'GET',
  path: '/me/devices',
  summary: 'The devices on which you are signed in',
  session: true,
  status: 200,
  answer: devices,
} as const satisfies Route;

export const signOutDevices = {
  method: 'POST',
  path: '/me/devices/signout',
  summary: 'Signs out another of your devices, or without one all others, and says which are left',
  session: true,
  body: v.object({ device: v.optional(v.pipe(v.string(), v.length(16))) }),
  status: 200,
  answer: devices,
} as const satisfies Route;
