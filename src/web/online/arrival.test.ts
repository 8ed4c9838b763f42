import { expect, it } from 'vitest';
import type { SeatDescription } from '../../wire/tables.ts';
import { arrival } from './arrival.ts';

const seatOf = (seat: number, person: string | null): SeatDescription => ({
  seat,
  person,
  holder: person === null ? 'invited' : 'person',
  name: person ?? '',
  bot: null,
  resigned: false,
});
const free = [seatOf(0, 'anna'), seatOf(1, 'bert'), seatOf(2, null)];
const full = [seatOf(0, 'anna'), seatOf(1, 'bert'), seatOf(2, 'cem')];

it('the link of a table seats whoever has no seat while there is one, and lets the others look on', () => {
  expect(arrival({ seats: free, status: 'open' }, undefined, 't-x')).toBe('lobby');
  expect(arrival({ seats: free, status: 'open' }, 'doris', 't-x')).toBe('lobby');
  expect(arrival({ seats: free, status: 'open' }, 'bert', 't-x')).toBe('table');
  expect(arrival({ seats: full, status: 'open' }, 'doris', 't-x')).toBe('table');
  expect(arrival({ seats: full, status: 'running' }, 'doris', 't-x')).toBe('table');
});

it('a finished game opens as a replay, except to those who played it', () => {
  expect(arrival({ seats: full, status: 'over' }, undefined, '')).toBe('replay');
  expect(arrival({ seats: full, status: 'unfinished' }, 'doris', 't-x')).toBe('replay');
  expect(arrival({ seats: full, status: 'over' }, 'cem', 't-x')).toBe('table');
});

it('the link of a seat opens that seat, and leads its holder straight to the game', () => {
  expect(arrival({ seats: full, status: 'running' }, 'bert', 'x')).toBe('table');
  expect(arrival({ seats: full, status: 'running' }, 'bert', 'x.1')).toBe('table');
  expect(arrival({ seats: full, status: 'running' }, 'bert', 'x.2')).toBe('lobby');
  expect(arrival({ seats: full, status: 'running' }, undefined, 'x')).toBe('lobby');
});
