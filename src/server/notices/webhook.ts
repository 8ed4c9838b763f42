/** Messages to where people already are: Discord, Slack, ntfy, or a program of their own. */
import type { ServerContext } from '../context.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Selected } from '../store/schema.ts';
import type { Call } from './notices.ts';
import { ForbiddenAddress, type Posting, post } from './post.ts';
import { refuseUnlessTaken } from './push.ts';
import { standingCall } from './standing.ts';

type WebhookKind = Selected<'webhooks'>['kind'];

/** Others may read along there, so it says that it is one's turn and nothing of one's hand. */
interface Message {
  /** What a program of one's own reads first. */
  readonly type: 'turn' | 'invitation';
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly game: string;
  readonly table: string;
}

const json = { 'content-type': 'application/json; charset=utf-8' };

/** What is sent where, in the form each of them reads. */
function formatted(kind: WebhookKind, url: string, message: Message): Posting & { readonly url: string } {
  const { title, text, link } = message;
  switch (kind) {
    case 'discord':
      // A name that looks like a mention calls nobody.
      return {
        url,
        headers: json,
        body: JSON.stringify({ content: `**${plain(title)}**\n${plain(text)}\n${link}`, allowed_mentions: { parse: [] } }),
      };
    case 'slack':
      return { url, headers: json, body: JSON.stringify({ text: `${escaped(title)}\n${escaped(text)}\n<${link}>` }) };
    case 'ntfy': {
      const to = new URL(url);
      to.searchParams.set('title', title);
      to.searchParams.set('click', link);
      return { url: to.href, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: text };
    }
    case 'json':
      return { url, headers: json, body: JSON.stringify(message) };
  }
}

function plain(text: string): string {
  return text.replace(/[\\*_~`>|[\]()#]/g, '\\$&');
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[letter] ?? letter);
}

export async function callWebhook(context: ServerContext, { payload }: Job, signal: AbortSignal): Promise<void> {
  const { store } = context.registry;
  const call = payload as Call & { readonly id: string };
  const webhook = (await store.notices.webhooks(call.person)).find(({ id }) => id === call.id);
  const standing = webhook && (await standingCall(context, call));
  if (!standing) return;
  const { title, publicText: text } = standing.told;
  const link = `${context.address()}/table/${call.table}`;
  await sendWebhook(context, webhook, { type: 'turn', title, text, link, game: standing.game, table: call.table }, signal);
}

export async function sendWebhook(
  context: ServerContext,
  webhook: Selected<'webhooks'>,
  message: Message,
  signal: AbortSignal,
): Promise<void> {
  const { url, ...posting } = formatted(webhook.kind, webhook.url, message);
  try {
    refuseUnlessTaken(await post(url, posting, context.notices.rules, signal));
  } catch (error) {
    if (!(error instanceof ForbiddenAddress)) throw error;
    context.registry.log.warn({ err: error, kind: webhook.kind }, 'a webhook does not take what it is sent');
  }
}
