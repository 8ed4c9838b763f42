/** What of the chat somebody at this device has read; kept on the device. */
import type { Seat } from '../../core/game.ts';
import type { TableSource } from '../table/source.ts';

const keyOf = (table: string) => `tafelrunde-heard-${table}`;

/** Until when this device has heard everything said at the table; 0 where it never was there. */
export function heardUntil(table: string): number {
  return Number(localStorage.getItem(keyOf(table)) ?? 0);
}

/** `held` tells the seats of this device, whose own lines are no news. */
export function openUnreadChat(source: TableSource, held: () => readonly Seat[]) {
  const key = keyOf(source.id);
  if (localStorage.getItem(key) === null) localStorage.setItem(key, String(Date.now()));
  let until = $state(heardUntil(source.id));
  const unread = $derived.by(() => {
    const own = held();
    return source.chat().filter(({ time, seat }) => time > until && (seat === undefined || !own.includes(seat))).length;
  });
  return {
    get unread() {
      return unread;
    },
    /** Everything said so far has been read. */
    heard() {
      const last = source.chat().at(-1)?.time ?? 0;
      if (last <= until) return;
      until = last;
      localStorage.setItem(key, String(last));
    },
  };
}
