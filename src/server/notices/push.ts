/** Web Push: a message only the device can read, by way of its browser's maker. */
import { createHash } from 'node:crypto';
import webpush from 'web-push';
import type { ServerContext } from '../context.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Selected } from '../store/schema.ts';
import type { Call } from './notices.ts';
import { ForbiddenAddress, post } from './post.ts';
import { standingCall } from './standing.ts';

/** How long a push service keeps it for a device that is off. */
const lasts = 24 * 3600;

/** Whom a push service may turn to. */
function operator({ config, address }: ServerContext): string {
  const bare = /<([^<>]+)>/.exec(config.mail?.from ?? '')?.[1] ?? config.mail?.from;
  if (bare) return `mailto:${bare}`;
  return address().startsWith('https:') ? address() : 'mailto:operator@tafelrunde.invalid';
}

export function encrypted(
  context: ServerContext,
  { endpoint, p256dh, auth }: Pick<Selected<'subscriptions'>, 'endpoint' | 'p256dh' | 'auth'>,
  payload: object,
  topic: string,
): { readonly headers: Record<string, string>; readonly body: Buffer } {
  const made = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
    vapidDetails: { subject: operator(context), ...context.notices.keys },
    TTL: lasts,
    topic,
    contentEncoding: 'aes128gcm',
  });
  return { headers: made.headers, body: made.body };
}

export async function push(context: ServerContext, { payload }: Job, signal: AbortSignal): Promise<void> {
  const { store } = context.registry;
  const call = payload as Call & { readonly id: string };
  const subscription = (await store.notices.subscriptions(call.person)).find(({ id }) => id === call.id);
  const standing = subscription && (await standingCall(context, call));
  if (!standing) return;
  const { title, text } = standing.told;
  const message = { title, text, table: call.table, game: standing.game, language: standing.who.language };
  await sendPush(context, subscription, message, signal);
}

interface Pushed {
  readonly title: string;
  readonly text: string;
  readonly table: string;
  readonly game: string;
  readonly language: string;
}

/** A device that is gone, or does not want us, is not tried again. */
export async function sendPush(
  context: ServerContext,
  subscription: Selected<'subscriptions'>,
  message: Pushed,
  signal: AbortSignal,
): Promise<void> {
  const { notices } = context.registry.store;
  // An older message about this table that has not arrived yet is replaced.
  const topic = createHash('sha256').update(message.table).digest('base64url').slice(0, 32);
  try {
    const posting = encrypted(context, subscription, message, topic);
    const status = await post(subscription.endpoint, posting, context.notices.rules, signal);
    if (status === 404 || status === 410) return await notices.unsubscribe(subscription.id);
    refuseUnlessTaken(status);
  } catch (error) {
    if (!(error instanceof ForbiddenAddress)) throw error;
    await notices.unsubscribe(subscription.id);
  }
}

/** What is wrong for good is not tried again: it is an address that does not want us, or leads elsewhere. */
export function refuseUnlessTaken(status: number): void {
  if (status >= 200 && status < 300) return;
  if (status === 408 || status === 429 || status >= 500) throw new Error(`it was answered ${status}`);
  throw new ForbiddenAddress(`it was answered ${status}`);
}
