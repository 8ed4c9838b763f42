/** The clocks of a server's table, by this device's own clock. */
import type { Seat } from '../../core/game.ts';
import type { ClocksMessage } from '../../wire/log.ts';
import type { TableDescription } from '../../wire/tables.ts';
import type { Clocks, ClockView } from './source.ts';

/** What the server said of the clocks, and how far its time is ahead of this device's. */
export interface ToldClocks {
  readonly clocks: ClocksMessage;
  readonly ahead: number;
}

export function heardClocks(clocks: ClocksMessage, now = Date.now()): ToldClocks {
  return { clocks, ahead: clocks.now - now };
}

type Setting = NonNullable<TableDescription['clock']>;

export function clocksNow({ decision }: Setting, { clocks, ahead }: ToldClocks): Clocks {
  const here = (name: 'until' | 'reserve' | 'away', time: number | undefined) =>
    time === undefined ? {} : { [name]: time - ahead };
  const seats = clocks.seats.map(
    ({ left, out, until, reserve, away }): ClockView => ({
      left,
      ...(out ? { out } : {}),
      ...here('until', until),
      ...here('reserve', reserve),
      ...here('away', away),
    }),
  );
  return { days: decision > 0, seats };
}

/** What the clocks showed after so many steps: each player's after his last of them; of a reserve only where some of it was used. */
export function clocksAfter(
  { bank, decision }: Pick<Setting, 'bank' | 'decision'>,
  players: number,
  steps: readonly { readonly seat: Seat; readonly left?: number }[],
): Clocks {
  const shown = (left: number) => (decision > 0 && left === bank ? undefined : { left });
  const seats: (ClockView | undefined)[] = Array.from({ length: players }, () => shown(bank));
  for (const { seat, left } of steps) if (left !== undefined) seats[seat] = shown(left);
  return { days: decision > 0, past: true, seats };
}
