import type { Seat } from '../../core/game.ts';
import { outOfTime, readHolder } from '../../table/holder.ts';
import type { AnyMatch } from '../../table/table.ts';
import type { Remark } from './source.ts';

/** Steps taken back and seats that changed hands, each with how many steps stood then. */
export function remarksOf({ entries }: Pick<AnyMatch, 'entries'>): Remark[] {
  const remarks: Remark[] = [];
  let at = 0;
  for (const entry of entries) {
    if (entry.kind === 'act') at += 1;
    if (entry.kind === 'undo') {
      at -= entry.steps;
      remarks.push({ at, kind: 'undo', seat: entry.seat, steps: entry.steps });
    }
    if (entry.kind === 'seat') remarks.push(seatRemark(at, entry.seat, entry.holder));
    if (entry.kind === 'mark' && entry.text === outOfTime) remarks.push({ at, kind: 'time', seat: entry.seat });
  }
  return remarks;
}

/** By whom a seat is played from here on, as the log has it. */
export function seatRemark(at: number, seat: Seat, text: string): Remark {
  const { holder, name, why } = readHolder(text);
  return { at, kind: 'seat', seat, holder, ...(name === undefined ? {} : { name }), ...(why ? { why } : {}) };
}
