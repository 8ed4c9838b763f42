/** Everything about calling people put together: who wants it, who plans it, who does it. */
import type { ServerContext } from '../context.ts';
import { callPerson } from './call.ts';
import { sendLetter } from './letter.ts';
import { type Notices, noticeKey } from './notices.ts';
import { planCalls, planMissed } from './plan.ts';
import type { PostRules } from './post.ts';
import { push } from './push.ts';
import { readSettings } from './settings.ts';
import { vapidKeys } from './vapid.ts';
import { callWebhook } from './webhook.ts';

/** Who wants to be called is read once. The jobs find the rest by the context, which is whole by the time they run. */
export async function openNotices(
  { registry }: Pick<ServerContext, 'registry'>,
  rules: PostRules,
  context: () => ServerContext,
): Promise<Notices> {
  const { store, jobs, log } = registry;
  const everybody = await store.notices.everybody();
  const after = new Map(everybody.map(({ person, settings }) => [person, readSettings(settings).after]));
  const keys = await vapidKeys(store.notices);
  registry.planners.push(planCalls(after, registry.now));
  jobs.handle('notice', (job) => callPerson(context(), job));
  jobs.handle('push', (job, signal) => push(context(), job, signal), { tries: 6 });
  jobs.handle('webhook', (job, signal) => callWebhook(context(), job, signal), { tries: 6 });
  jobs.handle('letter', (job) => sendLetter(context(), job), { tries: 6 });
  const setAfter = (person: string, minutes: number | undefined): void => {
    if (minutes === undefined) after.delete(person);
    else after.set(person, minutes);
  };
  /** Of two readings of one person's wishes the later one counts, whichever is answered first. */
  const readings = new Map<string, symbol>();
  /** Those among these persons who are to be called now and were not before. */
  async function readAfter(persons: readonly string[]): Promise<string[]> {
    const reading = Symbol('reading');
    for (const person of persons) readings.set(person, reading);
    const isLast = (person: string) => readings.get(person) === reading;
    try {
      const rows = new Map((await store.notices.settingsOf(persons)).map(({ person, settings }) => [person, settings]));
      const current = persons.filter(isLast);
      const unknown = current.filter((person) => !after.has(person));
      for (const person of current) {
        const settings = rows.get(person);
        setAfter(person, settings === undefined ? undefined : readSettings(settings).after);
      }
      return unknown.filter((person) => after.has(person));
    } finally {
      for (const person of persons) if (isLast(person)) readings.delete(person);
    }
  }
  return {
    after,
    heardCallAfter(person) {
      readAfter([person]).catch((error: unknown) =>
        log.error({ err: error }, 'how somebody wants to be called could not be read'),
      );
    },
    async readAgain(persons) {
      for (const person of await readAfter(persons)) await planMissed(registry, person, after.get(person) ?? 0);
    },
    callAfter(person, minutes) {
      // What is being read may be older than this.
      readings.delete(person);
      setAfter(person, minutes);
      registry.bus.publish({ kind: 'callAfter', person });
    },
    keys,
    rules,
    addressOf: (person) => store.accounts.addressOf(person),
    cameBack(person, table) {
      if (!after.has(person)) return;
      Promise.all([store.notices.answer(person, table), jobs.cancel('notice', noticeKey(table, person))]).catch(
        (error: unknown) => log.error({ err: error, table }, 'a call could not be withdrawn'),
      );
    },
  };
}
