/** How one is called to tables that wait, and what one keeps for oneself at a table. */
import * as v from 'valibot';
import { noticeSettings, webhookKind } from './notices.ts';
import type { Route } from './route.ts';
import { text, view } from './schema.ts';

const notices = v.object({
  ...noticeSettings,
  /** For `PushManager.subscribe`. */
  key: v.string(),
  /** Whether letters can be sent at all, and to which address; null where none is confirmed. */
  letters: v.boolean(),
  address: v.nullable(v.string()),
  /** Devices that show messages, the one that asks among them or not. */
  devices: v.array(v.object({ id: v.string(), agent: v.string(), current: v.boolean() })),
  webhooks: v.array(v.object({ id: v.string(), kind: webhookKind, /** Without what is secret in it. */ host: v.string() })),
});

export const readNotices = {
  method: 'GET',
  path: '/me/notices',
  summary: 'How you are called when a table waits for you and you are not looking',
  session: true,
  status: 200,
  answer: notices,
} as const satisfies Route;

export const changeNotices = {
  method: 'PATCH',
  path: '/me/notices',
  summary: 'Changes what is named; times by the given time zone',
  session: true,
  body: v.partial(v.object(noticeSettings)),
  status: 200,
  answer: notices,
} as const satisfies Route;

export const subscribe = {
  method: 'POST',
  path: '/me/notices/push',
  summary: 'This device shows messages: what `PushSubscription.toJSON()` says of it',
  session: true,
  body: v.object({ endpoint: text(1000), keys: v.object({ p256dh: text(200), auth: text(100) }) }),
  status: 200,
  answer: notices,
} as const satisfies Route;

export const unsubscribe = {
  method: 'POST',
  path: '/me/notices/push/end',
  summary: 'This device, or the named one, no longer shows messages',
  session: true,
  body: v.object({ device: v.optional(text(60)) }),
  status: 200,
  answer: notices,
} as const satisfies Route;

export const addWebhook = {
  method: 'POST',
  path: '/me/notices/webhooks',
  summary: 'Messages also go to this address, as Discord, Slack, ntfy or a program of your own reads them',
  session: true,
  body: v.object({ kind: webhookKind, url: text(1000) }),
  status: 200,
  answer: notices,
} as const satisfies Route;

export const removeWebhook = {
  method: 'POST',
  path: '/me/notices/webhooks/end',
  summary: 'Nothing goes to that address any more',
  session: true,
  body: v.object({ id: text(60) }),
  status: 200,
  answer: notices,
} as const satisfies Route;

const ownTable = v.object({
  note: v.string(),
  /** Whether this table calls; null as for all one's tables. */
  calls: v.nullable(v.boolean()),
});

export const readOwnTable = {
  method: 'GET',
  path: '/tables/:id/own',
  summary: 'What you keep for yourself at a table: a note, and whether it calls you',
  session: true,
  status: 200,
  answer: ownTable,
} as const satisfies Route;

export const readNews = {
  method: 'GET',
  path: '/tables/:id/news',
  summary:
    'What the others have done since you last acted: how many moves, the last of them in words, and the position as anybody sees it',
  session: true,
  status: 200,
  answer: v.object({ moves: v.number(), text: v.string(), position: v.exactOptional(view) }),
} as const satisfies Route;

export const changeOwnTable = {
  method: 'PATCH',
  path: '/tables/:id/own',
  summary: 'Changes your note at a table, or whether it calls you; nobody else sees them',
  session: true,
  body: v.object({ note: v.optional(text(2000)), calls: v.optional(v.nullable(v.boolean())) }),
  status: 200,
  answer: ownTable,
} as const satisfies Route;
