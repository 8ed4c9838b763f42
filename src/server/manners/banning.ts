/** Keeping somebody out for a while. */
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import type { ban as banRoute } from '../../wire/manner-routes.ts';
import type { BodyOf } from '../../wire/route.ts';
import type { ServerContext } from '../context.ts';
import { readChat } from '../people/names.ts';
import type { Who } from '../people/person.ts';
import { newId } from '../people/token.ts';
import { serverRefusal } from '../refusal.ts';
import { durable } from '../tables/change.ts';
import { freeTable, type TableRegistry } from '../tables/registry.ts';
import { leaveSeat } from '../tables/seats.ts';
import { readNetwork } from './bans.ts';
import { deedOf } from './operators.ts';

const day = 86_400_000;
const everyTable = 1000;

export async function addBan(
  { registry, bans }: ServerContext,
  operator: Who,
  { person, network, days, reason }: BodyOf<typeof banRoute>,
): Promise<{ readonly ban: string } | Refusal> {
  const why = readChat(reason);
  if (isRefusal(why)) return why;
  if ((person === undefined) === (network === undefined)) return serverRefusal('wrongBan', {});
  const range = network === undefined ? null : readNetwork(network);
  if (range === undefined) return serverRefusal('wrongNetwork', {});
  const banned = person === undefined ? undefined : await registry.store.people.byId(person);
  if (person !== undefined && !banned) return serverRefusal('noSuchPerson', {});
  const now = registry.now();
  const row = { id: newId(), person: person ?? null, network: range, until: now + days * day, reason: why };
  const deed = deedOf(operator, now, 'banned', { person: row.person, subject: row.id, details: `${range ?? ''} ${days}`.trim() });
  await registry.store.manners.addBan({ ...row, operator: operator.person.id, created: now, lifted: null }, deed);
  await bans.reload();
  registry.bus.publish({ kind: 'bans' });
  if (banned) await standUp(registry, { person: banned, device: '' });
  return { ban: row.id };
}

/** Others need not wait for somebody who may not play: open seats are free again, bots play the running ones on until he is back. */
async function standUp(registry: TableRegistry, who: Who): Promise<void> {
  for (const { row } of await registry.store.tables.ofPerson(who.person.id, everyTable)) {
    if (row.status !== 'open' && row.status !== 'running') continue;
    const live = await freeTable(registry, row.id);
    if (isRefusal(live)) continue;
    for (const { seat, person, resigned } of [...live.seats])
      if (person === who.person.id && !resigned) leaveSeat(registry, live, who, seat);
    await durable(live);
  }
}

export async function liftBan({ registry, bans }: ServerContext, operator: Who, id: string): Promise<Refusal | undefined> {
  const now = registry.now();
  const lifted = await registry.store.manners.lift(id, now, deedOf(operator, now, 'lifted', { subject: id }));
  if (!lifted) return serverRefusal('noSuchBan', {});
  await bans.reload();
  registry.bus.publish({ kind: 'bans' });
  return undefined;
}
