/** Everything the server has about a person, for that person to take along. */
import { isRefusal } from '../../core/refusal.ts';
import type { exportMe } from '../../wire/account-routes.ts';
import type { AnswerOf } from '../../wire/route.ts';
import { readSettings } from '../notices/settings.ts';
import { tablesOf } from '../tables/lists.ts';
import { exportRecord } from '../tables/records.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { readHolidays } from './holidays.ts';
import type { Who } from './person.ts';

export async function exportPerson(
  registry: TableRegistry,
  { person }: Who,
  after: string | undefined,
): Promise<AnswerOf<typeof exportMe>> {
  const { people, accounts } = registry.store;
  const { tables, next } = await tablesOf(registry, person.id, after);
  const records = [];
  for (const { id, status } of tables) {
    const record = status === 'over' || status === 'unfinished' ? await exportRecord(registry, id, person.id) : undefined;
    if (record !== undefined && !isRefusal(record)) records.push({ table: id, record });
  }
  const devices = await people.devicesOf(person.id);
  const passkeys = await accounts.passkeysOf(person.id);
  const { id, name, language, created } = person;
  return {
    person: { id, name, language, created },
    address: (await accounts.addressOf(person.id)) ?? null,
    passkeys: passkeys.map(({ id, name, created, used }) => ({ id, name, created, used })),
    devices: devices.map(({ created, seen, agent }) => ({ created, seen: seen ?? created, agent: agent ?? '' })),
    muted: await people.mutedBy(person.id),
    shares: (await registry.store.shares.ofPerson(id)).map(({ id, game, title, created }) => ({ id, game, title, created })),
    comments: (await registry.store.shares.commentsBy(id)).map(({ share, moment, text, created }) => ({
      share,
      moment,
      text,
      created,
    })),
    // What was said is told with the first page alone.
    chat: after === undefined ? await people.saidBy(person.id) : [],
    ...(await aboutCalls(registry, person, after === undefined)),
    ...(after === undefined
      ? {
          daily: await registry.store.daily.allOf(person.id),
          tournaments: await registry.store.tournaments.enteredBy(person.id),
        }
      : {}),
    ...(await aboutOthers(registry, person.id)),
    tables,
    records,
    next,
  };
}

type Everything = AnswerOf<typeof exportMe>;

/** Friends, where one waits or is asked, what one has reported, and from what one is kept out. */
async function aboutOthers(
  { store: { friends, seekers, manners } }: TableRegistry,
  me: string,
): Promise<Pick<Everything, 'friends' | 'invited' | 'seeking' | 'reports' | 'bans'>> {
  const seeking = await seekers.of(me);
  return {
    friends: (await friends.of(me)).map(({ asker, asked, created, accepted }) => ({
      person: asker === me ? asked : asker,
      byYou: asker === me,
      created,
      accepted,
    })),
    invited: (await friends.invitations(me, 1000)).map(({ table, inviter, created }) => ({ table, inviter, created })),
    seeking: seeking ? { game: seeking.game, pace: seeking.pace, since: seeking.since } : null,
    reports: (await manners.reportsBy(me)).map(({ person, table, line, reason, note, created }) => ({
      person,
      table,
      line,
      reason,
      note,
      created,
    })),
    bans: (await manners.bansOf(me)).map(({ until, reason, created, lifted }) => ({ until, reason, created, lifted })),
  };
}

/** How one is called and when one is there; notes and orders, as what was said, with the first page alone. */
async function aboutCalls(
  { store: { notices, people } }: TableRegistry,
  { id, zone, holidays, took }: Who['person'],
  first: boolean,
): Promise<Pick<Everything, 'hours' | 'notices' | 'push' | 'webhooks' | 'own' | 'orders'>> {
  const settings = await notices.settings(id);
  const own = first ? await notices.everyOwnTable(id) : [];
  const orders = first ? await people.ordersOf(id) : [];
  return {
    hours: { zone, holidays: [...readHolidays(holidays)], took: JSON.parse(took ?? '[]') },
    notices: settings ? readSettings(settings.settings) : null,
    push: (await notices.subscriptions(id)).map(({ endpoint, created }) => ({ endpoint, created })),
    webhooks: (await notices.webhooks(id)).map(({ kind, url, created }) => ({ kind, url, created })),
    own: own.map(({ table, note, calls }) => ({ table, note, calls: calls === null ? null : calls === 1 })),
    orders: orders.map(({ table, seat, orders: given }) => ({ table, seat, orders: JSON.parse(given) })),
  };
}
