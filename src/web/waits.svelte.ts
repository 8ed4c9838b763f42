import type { ListedTable } from '../wire/tables.ts';

/** The table on this page, and whether it waits for this person. */
export interface Here {
  readonly id: string;
  readonly mine: boolean;
}

/** Which tables wait for this person, the longest first, once that is known; and the one on this page, which knows it first. */
export const waits = $state<{ tables: readonly string[] | undefined; here: Here | undefined }>({
  tables: undefined,
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
  return (waits.tables ?? []).filter((id) => id !== waits.here?.id);
}

const unseenEvery = 60_000;

/** Whether the list may be asked for again: a page that nobody sees asks once a minute, so that its title still tells of a turn. */
export function isTimeToLook(last: number, now = Date.now()): boolean {
  return document.visibilityState === 'visible' || now - last >= unseenEvery;
}
