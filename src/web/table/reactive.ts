/** A table whose answers are read again by whatever shows them when the table changes. */
import { createSubscriber } from 'svelte/reactivity';
import type { TableSource } from './source.ts';

export function reactiveSource(source: TableSource): TableSource {
  const follow = createSubscriber((update) => source.subscribe(update));
  const read =
    <A extends readonly unknown[], R>(answer: (...asked: A) => R) =>
    (...asked: A): R => {
      follow();
      return answer(...asked);
    };
  const { company } = source;
  return {
    ...source,
    holders: read(source.holders),
    connection: read(source.connection),
    length: read(source.length),
    hasView: read(source.hasView),
    actor: read(source.actor),
    events: read(source.events),
    view: read(source.view),
    waiting: read(source.waiting),
    seatChoices: read(source.seatChoices),
    standing: read(source.standing),
    undoRefusal: read(source.undoRefusal),
    undoSteps: read(source.undoSteps),
    orders: read(source.orders),
    remarks: read(source.remarks),
    chat: read(source.chat),
    ...(source.clocks ? { clocks: read(source.clocks) } : {}),
    record: read(source.record),
    ...(company
      ? {
          company: {
            ...company,
            spectators: read(company.spectators),
            gone: read(company.gone),
            next: read(company.next),
            proposal: read(company.proposal),
            unfinished: read(company.unfinished),
            talk: read(company.talk),
          },
        }
      : {}),
  };
}
