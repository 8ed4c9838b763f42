import type { HolderView, TableSource } from '../table/source.ts';

/** Whether it may be said what a move would cost: to one person alone among bots, in lessons too; never where other people play. */
export function mayTellCost({ kind }: Pick<TableSource, 'kind'>, holders: readonly HolderView[]): boolean {
  const persons = holders.filter(({ kind: who, mine }) => who === 'here' || mine === true);
  return kind !== 'record' && persons.length === 1 && holders.every((one) => persons.includes(one) || one.kind === 'bot');
}
