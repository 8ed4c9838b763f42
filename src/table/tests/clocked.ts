import { readConfig } from '../../core/config.ts';
import type { AnyGame } from '../../core/game.ts';
import { isRefusal } from '../../core/refusal.ts';
import { timekeeper } from '../charge.ts';
import { type ClockSetting, newClock, type Pace, paces } from '../clock.ts';
import { startGame } from '../opening.ts';
import { newTable, type Table } from '../table.ts';
import { done, newMatch, people, toyGame } from './testing.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export function clocked(pace: Pace, change: Partial<ClockSetting> = {}, game: AnyGame = toyGame, holders = people): Table {
  const config = readConfig(game, { players: holders.length, options: {} });
  if (isRefusal(config)) throw new Error(config.reason);
  const setting: ClockSetting = { pace, ...paces[pace], nights: false, weekends: false, out: 'bot', level: 'easy', ...change };
  const clock = newClock(setting, holders.length);
  const table = newTable({ game, config, home: 'server', holders: [...holders], clock, timekeeper });
  done(startGame(table, () => newMatch(game, config), 0));
  return table;
}

export const { charge } = timekeeper;
export const left = (table: Table) => table.clock?.seats.map((seat) => seat.left);
export const decision = (table: Table) => table.clock?.seats.map((seat) => seat.decision);
export const { bank, increment } = paces.live;
