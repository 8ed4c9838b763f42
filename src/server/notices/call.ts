/** A table has waited long enough for somebody: is he to be called, and by what? */
import { isRefusal } from '../../core/refusal.ts';
import type { ServerContext } from '../context.ts';
import type { Job } from '../jobs/jobs.ts';
import type { NewJob } from '../store/jobs.ts';
import { tableShowing } from '../tables/elsewhere.ts';
import { askAround } from '../tables/presence.ts';
import { type Call, noticeKey } from './notices.ts';
import { isQuiet, quietUntil } from './quiet.ts';
import { settingsOf } from './standing.ts';
import { isLooking, waitingFor } from './waiting.ts';

const minute = 60_000;
/** Tables that call within so many milliseconds go into one letter. */
const gathered = minute;

export async function callPerson(context: ServerContext, { payload }: Job): Promise<void> {
  const { registry } = context;
  const { store, jobs } = registry;
  const call = payload as Call;
  const { person, table } = call;
  const live = await tableShowing(registry, table, (one) => waitingFor(one, person) !== undefined);
  if (isRefusal(live) || !waitingFor(live, person)) return;
  const settings = await settingsOf(context, person);
  const own = (await store.notices.ownTables(person, [table])).get(table)?.calls ?? null;
  if (own === null ? settings.tables !== 'all' : own === 0) return;
  const again = (due: number) => jobs.schedule({ kind: 'notice', key: noticeKey(table, person), person, payload, due });
  const now = registry.now();
  await askAround(registry, live);
  if (isLooking(live, person)) return again(now + Math.max(1, settings.after) * minute);
  if (settings.quiet && isQuiet(settings.quiet, now)) return again(quietUntil(settings.quiet, now));
  const { mail } = await store.notices.call(person, table, call.number);
  const wanted: NewJob[] = [];
  const want = (kind: string, id: string) =>
    wanted.push({ kind, key: `${table} ${person} ${id}`, person, due: now, payload: { ...call, id } });
  for (const { id } of await store.notices.subscriptions(person)) want('push', id);
  for (const { id } of await store.notices.webhooks(person)) want('webhook', id);
  if (settings.mail && mail === null && context.mail) {
    await store.notices.mailed(person, table, 'due');
    wanted.push({ kind: 'letter', key: person, person, due: now + gathered, payload: { person } });
  }
  await jobs.schedule(...wanted);
}
