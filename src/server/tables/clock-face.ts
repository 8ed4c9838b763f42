import { deadlineOf } from '../../table/charge.ts';
import type { ClocksMessage } from '../../wire/log.ts';
import type { LiveTable } from './live-table.ts';

/** What everybody's clock shows now. */
export function clocksOf(live: LiveTable): ClocksMessage | undefined {
  const { clock } = live;
  if (!clock || live.status === 'open') return undefined;
  const now = live.now();
  const seats = clock.seats.map(({ left, out, away }, seat) => {
    const holiday = clock.setting.decision ? away.find(({ from, to }) => from <= now && now < to) : undefined;
    return {
      left,
      ...deadlineOf(live, seat),
      ...(out ? { out: true as const } : {}),
      ...(holiday ? { away: holiday.to } : {}),
    };
  });
  return { now, seats };
}
