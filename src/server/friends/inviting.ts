/** A friend is asked straight to a table: on his home page at once, and by whatever calls him. */
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { entryOf } from '../../games/index.ts';
import type { ServerContext } from '../context.ts';
import type { Job } from '../jobs/jobs.ts';
import { writeLetter } from '../notices/letter.ts';
import { sendPush } from '../notices/push.ts';
import { isQuiet, quietUntil } from '../notices/quiet.ts';
import { languageOfPerson, settingsOf } from '../notices/standing.ts';
import { sendWebhook } from '../notices/webhook.ts';
import type { Who } from '../people/person.ts';
import { serverRefusal } from '../refusal.ts';
import type { NewJob } from '../store/jobs.ts';
import { settledTable } from '../tables/registry.ts';
import { personsAt } from '../tables/seats.ts';
import { previewTitles } from '../text/preview.ts';

export async function inviteTo(
  { registry }: ServerContext,
  who: Who,
  table: string,
  person: string,
): Promise<Refusal | undefined> {
  const { friends } = registry.store;
  const live = await settledTable(registry, table);
  if (isRefusal(live)) return live;
  const there = personsAt(live);
  if (!there.includes(who.person.id)) return serverRefusal('notYourSeat', {});
  if (live.status !== 'open') return serverRefusal('alreadyStarted', {});
  if (!(await friends.areFriends(who.person.id, person))) return serverRefusal('notFriends', {});
  if (live.seats.some((seat) => seat.person === person)) return undefined;
  if (!live.seats.some((seat) => seat.person === null && seat.bot === null)) return serverRefusal('tableFull', {});
  await friends.invite({ table, person, inviter: who.person.id, created: registry.now() });
  const payload: Invitation = { table, person, inviter: who.person.id };
  await registry.jobs.schedule({ kind: 'invite', key: `${table} ${person}`, person, payload, due: registry.now() });
  return undefined;
}

interface Invitation {
  readonly table: string;
  readonly person: string;
  readonly inviter: string;
}

/** One of the ways that call: each is tried by itself, and again where it fails. */
type Way = Invitation & { readonly by: 'push' | 'webhook' | 'letter'; readonly id: string };

export function driveInvitations(context: () => ServerContext, { jobs }: ServerContext['registry']): void {
  jobs.handle('invite', (job) => plan(context(), job));
  jobs.handle('inviteBy', (job, signal) => send(context(), job, signal), { tries: 6 });
}

/** What is said to the invited now; undefined where he sits there, has declined, or the game has begun. */
async function standing({ registry }: ServerContext, { table, person, inviter }: Invitation) {
  const { friends, people } = registry.store;
  const [who, from] = [await people.byId(person), await people.byId(inviter)];
  const live = await settledTable(registry, table);
  if (!who || !from || isRefusal(live) || live.status !== 'open') return undefined;
  if (!(await friends.isInvited(table, person))) return undefined;
  const language = languageOfPerson(who);
  const game = entryOf(live.row.game)?.titles[language].name ?? live.row.game;
  return { who, language, game: live.row.game, title: game, text: previewTitles[language].open(from.name, game) };
}

async function plan(context: ServerContext, { payload }: Job): Promise<void> {
  const { store, jobs, now } = context.registry;
  const invitation = payload as Invitation;
  const { table, person } = invitation;
  // Who never said how he wants to be called is not called.
  if (!(await store.notices.settings(person)) || !(await standing(context, invitation))) return;
  const settings = await settingsOf(context, person);
  if (settings.quiet && isQuiet(settings.quiet, now()))
    return jobs.schedule({ kind: 'invite', key: `${table} ${person}`, person, payload, due: quietUntil(settings.quiet, now()) });
  const wanted: NewJob[] = [];
  const want = (by: Way['by'], id: string) =>
    wanted.push({
      kind: 'inviteBy',
      key: `${table} ${person} ${by} ${id}`,
      person,
      due: now(),
      payload: { ...invitation, by, id },
    });
  for (const { id } of await store.notices.subscriptions(person)) want('push', id);
  for (const { id } of await store.notices.webhooks(person)) want('webhook', id);
  if (settings.mail && context.mail) want('letter', '');
  await jobs.schedule(...wanted);
}

async function send(context: ServerContext, { payload }: Job, signal: AbortSignal): Promise<void> {
  const { notices } = context.registry.store;
  const { by, id, table, person, ...rest } = payload as Way;
  const told = await standing(context, { table, person, ...rest });
  if (!told) return;
  const { title, text, game, language, who } = told;
  if (by === 'push') {
    const subscription = (await notices.subscriptions(person)).find((one) => one.id === id);
    if (subscription) await sendPush(context, subscription, { title, text, table, game, language }, signal);
  }
  const link = `${context.address()}/table/${table}`;
  if (by === 'webhook') {
    const webhook = (await notices.webhooks(person)).find((one) => one.id === id);
    if (webhook) await sendWebhook(context, webhook, { type: 'invitation', title, text, link, game, table }, signal);
  }
  const [to, settings] = [await context.notices.addressOf(person), await notices.settings(person)];
  if (by !== 'letter' || to === undefined || !settings || !context.mail) return;
  const stop = `${context.address()}/stop/${settings.token}`;
  const letter = writeLetter(who.name, language, [{ title, text, publicText: text, link }], stop, text);
  await context.mail.send({
    to,
    ...letter,
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
}
