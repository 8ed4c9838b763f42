/** Hours that count on a clock: nights, holidays, and the pace people keep. */

import { describe, expect, it } from 'vitest';
import { newDevice } from '../stress/client.ts';
import { asked, clockedTable, day, eachAtNoon, hour, liveOf, log, passTime, timed } from './clocked.ts';

eachAtNoon();
const timeOuts = async (id: string) => (await log(id)).filter(({ kind, data }) => kind !== 'act' && data.includes('time'));

describe('hours', () => {
  it('nights are those of each player’s own zone, also after he has moved; an unknown zone is refused in words', async () => {
    const table = await clockedTable({ pace: 'day', nights: true });
    const seat = asked(table);
    const device = table.devices[seat]!;
    const wrong = await device.call('PATCH', '/api/me', { zone: 'Mars/Olympus' });
    expect([wrong.status, wrong.body.refusal.text]).toEqual([400, 'There is no such time zone.']);
    // At noon in Greenwich it is one in Amsterdam and seven in the morning in New York.
    await device.call('PATCH', '/api/me', { zone: 'Europe/Amsterdam' });
    await table.connections[0]?.hear(
      'position',
      ({ clocks }) => clocks?.seats[seat]?.reserve === Date.parse('2026-11-18T08:00Z'),
    );
    await device.call('PATCH', '/api/me', { zone: 'America/New_York' });
    await table.connections[0]?.hear(
      'position',
      ({ clocks }) => clocks?.seats[seat]?.reserve === Date.parse('2026-11-17T23:00Z'),
    );
  });

  it('on holiday a clock stands still, by whole days, thirty a year, and the others see until when', async () => {
    const table = await clockedTable({ pace: 'day' });
    const seat = asked(table);
    const device = table.devices[seat]!;
    await device.call('PATCH', '/api/me', { zone: 'Europe/Amsterdam' });
    const taken = await device.call('POST', '/api/me/holidays', { from: '2026-11-16', to: '2026-11-25' });
    expect(taken.body.left).toEqual([
      { year: 2026, days: 20 },
      { year: 2027, days: 30 },
    ]);
    const until = Date.parse('2026-11-25T23:00Z');
    const shown = await table.connections[(seat + 1) % 3]?.hear('position', ({ clocks }) => clocks?.seats[seat]?.away === until);
    expect(shown?.clocks?.seats[seat]?.until).toBe(until + 4 * day);
    await passTime(9 * day);
    expect(await timeOuts(table.id)).toEqual([]);

    const ask = async (body: object) => (await device.call('POST', '/api/me/holidays', body)).body.refusal;
    expect(await ask({ from: '2026-12-01', to: '2026-12-21' })).toMatchObject({
      reason: 'holidayUsedUp',
      text: 'You have 20 days left for 2026, of 30.',
    });
    expect((await ask({ from: '2026-11-25', to: '2026-11-26' })).reason).toBe('holidayTwice');
    for (const wrong of [
      { from: '2026-11-01', to: '2026-11-02' },
      { from: '2026-12-05', to: '2026-12-04' },
      { from: '2026-02-30', to: '2026-12-30' },
      { from: '2028-01-01', to: '2028-01-02' },
      { from: 'tomorrow', to: 'later' },
    ])
      expect((await ask(wrong)).reason, JSON.stringify(wrong)).toBe('wrongHoliday');
    // Back early: the clock runs from midnight on.
    const ended = await device.call('POST', '/api/me/holidays/end', { from: '2026-11-16' });
    expect(ended.body.holidays).toEqual([{ from: '2026-11-16', to: '2026-11-25' }]);
    const live = await liveOf(table.id);
    expect(live.clock?.seats[seat]?.decision).toBe(day);
  });

  it('a holiday over new year counts in both years, and one not yet begun is given back', async () => {
    const anna = await newDevice(timed.world.base, 'Anna');
    const taken = await anna.call('POST', '/api/me/holidays', { from: '2026-12-30', to: '2027-01-02' });
    expect(taken.body.left).toEqual([
      { year: 2026, days: 28 },
      { year: 2027, days: 28 },
    ]);
    const given = await anna.call('POST', '/api/me/holidays/end', { from: '2026-12-30' });
    expect([given.body.holidays, given.body.left[0].days]).toEqual([[], 30]);
    expect((await anna.call('POST', '/api/me/holidays/end', { from: '2026-12-30' })).body.refusal.reason).toBe('wrongHoliday');
  });

  it('the pace people keep is the median of their last answers, shown at tables of days', async () => {
    const table = await clockedTable({ pace: 'twoDays' });
    const waits = [hour, 30 * hour, 2 * hour, hour, 2 * hour, 3 * hour, hour, 2 * hour, 3 * hour, hour, 2 * hour, 3 * hour];
    // One answer lasts as long as its seat is asked: a bid and the payment that follows it are one.
    const took = new Map<number, number[]>();
    let since = timed.now;
    for (const wait of waits) {
      const seat = asked(table);
      timed.now += wait;
      await table.step();
      if (asked(table) === seat) continue;
      took.set(seat, [...(took.get(seat) ?? []), timed.now - since]);
      since = timed.now;
    }
    const { body } = await table.devices[0]!.call('GET', `/api/tables/${table.id}`);
    const medianOf = (answers: readonly number[] = []) =>
      answers.length < 3 ? undefined : answers.toSorted((a, b) => a - b)[Math.floor(answers.length / 2)];
    const expected = [0, 1, 2].map((seat) => medianOf(took.get(seat)));
    expect(expected.some((pace) => pace !== undefined)).toBe(true);
    expect(body.table.seats.map(({ pace }: { pace?: number }) => pace)).toEqual(expected);
    const again = await table.devices[0]!.call('POST', '/api/tables', {
      game: 'magellan',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      clock: { pace: 'day' },
    });
    expect(again.body.table.seats[0].pace).toBe(body.table.seats[0].pace);
  });

  it('my list says since when and until when', async () => {
    const table = await clockedTable({ pace: 'day' });
    const device = table.devices[asked(table)]!;
    const { body } = await device.call('GET', '/api/me/tables');
    expect(body.tables[0]).toMatchObject({ pace: 'day', since: timed.now, until: timed.now + 4 * day, yourTurn: true });
    // To the others it says how long the one has whom the table waits for.
    for (const other of table.devices.filter((one) => one !== device)) {
      const [listed] = (await other.call('GET', '/api/me/tables')).body.tables;
      expect(listed).toMatchObject({ until: timed.now + 4 * day, yourTurn: false });
      expect(listed).not.toHaveProperty('since');
    }
  });
});
