import type { ListedTable } from '../wire/tables.ts';

/** Which tables wait for this person, the longest first; and the one on this page, which knows it first. */
export const waits = $state<{ tables: readonly string[]; here: { readonly id: string; readonly mine: boolean } | undefined }>({
  tables: [],
  here: undefined,
});

/** Whether the table wants something of this person: a decision, an answer to an offer, or to a request of the others. */
export function waitsForMe({ yourTurn, offered, asked }: ListedTable): boolean {
  return yourTurn || offered === true || asked === true;
}

/** Since when, as far as one can tell: a table without a clock keeps only when something last happened. */
export function waitsSince({ since, moved, ended, started, created }: ListedTable): number {
  return since ?? moved ?? ended ?? started ?? created;
}

/** Those elsewhere. */
export function waitingElsewhere(): readonly string[] {
  return waits.tables.filter((id) => id !== waits.here?.id);
}
