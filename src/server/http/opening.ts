/** How many tables a person may open, whichever way. */
import type { Refusal } from '../../core/refusal.ts';
import type { ServerContext } from '../context.ts';
import type { Who } from '../people/person.ts';
import { serverRefusal } from '../refusal.ts';

/** One after the other for each person, so that what is counted is still true when the table is opened. */
export function inTurn<T>({ turns }: ServerContext, { person: { id } }: Who, open: () => Promise<T>): Promise<T> {
  const mine = (turns.get(id) ?? Promise.resolve()).then(open);
  const settled = mine.then(
    () => undefined,
    () => undefined,
  );
  turns.set(id, settled);
  void settled.then(() => turns.get(id) === settled && turns.delete(id));
  return mine;
}

export async function tooManyTables({ registry, config }: ServerContext, { person }: Who): Promise<Refusal | undefined> {
  const most = config.limits.tables;
  const going = await registry.store.tables.countOf(person.id);
  return going >= most ? serverRefusal('tooManyTables', { most }) : undefined;
}

const day = 86_400_000;

/** Finished games that are brought stay for ever; as many a day as tables at once. */
export async function tooManyRecords({ registry, config }: ServerContext, { person }: Who): Promise<Refusal | undefined> {
  const most = config.limits.tables;
  const brought = await registry.store.tables.broughtBy(person.id, registry.now() - day);
  return brought >= most ? serverRefusal('tooManyRecords', { most }) : undefined;
}
