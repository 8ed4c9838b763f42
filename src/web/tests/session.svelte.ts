/** Sits down at a table without a page around it. */
import { flushSync } from 'svelte';
import type { Showing } from '../../ui/board.ts';
import { openSession, type Session } from '../frame/session.svelte.ts';
import type { TableSource } from '../table/source.ts';

const left: (() => void)[] = [];

export function sit(source: TableSource, showing?: Showing): Session {
  let session: Session | undefined;
  left.push(
    $effect.root(() => {
      session = openSession(source, showing);
      // As a page would: whatever is drawn is followed.
      $effect(() => {
        void [session?.view, session?.draft, session?.curtain, session?.holders, session?.standing];
      });
    }),
  );
  flushSync();
  return session!;
}

/** Leaves every table again. */
export function leave(): void {
  for (const stop of left.splice(0)) stop();
}
