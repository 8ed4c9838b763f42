/** Changing a table that other processes change too: nobody is refused for sitting at another process than the others. */
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import type { Outcome } from '../store/group.ts';
import { afterChange } from './change.ts';
import { catchUp } from './elsewhere.ts';
import type { LiveTable } from './live-table.ts';
import type { TableRegistry } from './registry.ts';

/** So often a change is made anew on what another process left. */
const attempts = 8;

type Changed<T> = { readonly live: LiveTable; readonly made: T } | { readonly live?: LiveTable; readonly refusal: Refusal };

/**
 * Makes a change and waits until it is durable. Where another process was quicker it is made once more, on what that one left; and before
 * a refusal counts, memory is brought to where the store is: what was just done at another process may be what it lacks.
 */
export async function insist<T>(
  registry: TableRegistry,
  free: () => Promise<LiveTable | Refusal>,
  make: (live: LiveTable) => T | Refusal,
): Promise<Changed<T>> {
  let current = !registry.bus.shared;
  for (let attempt = 1; ; attempt++) {
    const live = await free();
    if (isRefusal(live)) return { refusal: live };
    const made = make(live);
    if (isRefusal(made)) {
      if (current || attempt >= attempts) return { live, refusal: made };
      current = await catchUp(registry, live);
      continue;
    }
    const { refusal, outcome } = await written(live);
    if (!refusal) return { live, made };
    if (outcome !== 'conflict' || attempt >= attempts) return { live, refusal };
  }
}

function written(live: LiveTable): Promise<{ refusal: Refusal | undefined; outcome: Outcome }> {
  return new Promise((resolve) => afterChange(live, (refusal, outcome) => resolve({ refusal, outcome })));
}
