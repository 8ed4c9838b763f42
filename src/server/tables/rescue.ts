/**
 * Bots are woken by the process that played the move before theirs. Should it die, another one finds the table: one at a time looks,
 * since it is a job of the store, whoever has it.
 */
import { isRefusal } from '../../core/refusal.ts';
import { wakeOrders } from './order-delay.ts';
import { freeTable, type TableRegistry } from './registry.ts';
import { wakeBots } from './wake.ts';

const kind = 'rescue';
const key = 'bots';
/** Milliseconds between two looks, and for how long nothing must have happened at a table. */
export interface Rescue {
  readonly every: number;
  readonly quietFor: number;
}

const usual: Rescue = { every: 10_000, quietFor: 15_000 };

export function rescueBots(registry: TableRegistry, { every, quietFor } = usual): void {
  const again = () => registry.jobs.schedule({ kind, key, due: registry.now() + every, payload: null });
  registry.jobs.handle(
    kind,
    async () => {
      await registry.store.tables.clearAway(registry.now());
      for (const id of await registry.store.tables.waitingForBots(registry.now() - quietFor)) {
        if (registry.closing) throw new Error('the server stops');
        await wakeTable(registry, id);
      }
      await again();
    },
    // Tried for ever: nobody else would ask for it.
    { atOnce: 1, lease: 30_000, tries: Number.MAX_SAFE_INTEGER },
  );
  again().catch((error: unknown) => registry.log.error({ err: error }, 'nobody will look after bots'));
}

async function wakeTable(registry: TableRegistry, id: string): Promise<void> {
  try {
    const live = await freeTable(registry, id);
    if (isRefusal(live)) return;
    wakeBots(registry, live);
    wakeOrders(registry, live);
  } catch (error) {
    registry.log.error({ err: error, table: id }, 'the bots of a table could not be woken');
  }
}
