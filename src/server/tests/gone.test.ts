/** Somebody keeps the others waiting where no clock runs. */

import { describe, expect, it } from 'vitest';
import { openConnection } from '../stress/client.ts';
import { asked, clockedTable, eachAtNoon, hour, liveOf, log, minute, timed } from './clocked.ts';

eachAtNoon();

describe('somebody who is gone, at a table without clocks', () => {
  it('may be sat in for after ten minutes without a sign while others are there, if all of them agree', async () => {
    const table = await clockedTable();
    const seat = asked(table);
    const [one, two] = [0, 1, 2].filter((other) => other !== seat) as [number, number];
    const ask = { type: 'propose', table: table.id, seat: one, what: 'substitute', absent: seat };
    const asks = async () => table.connections[one]?.ask({ ...ask });
    expect(table.at(one).gone).toEqual([{ seat, after: 10 * minute }]);
    timed.now += 4 * minute;
    const early = await asks();
    expect(early?.refusal).toMatchObject({ reason: 'notGoneYet', details: { minutes: 6 } });
    // A word of his is a sign.
    await table.connections[seat]?.ask({ type: 'chat', table: table.id, text: 'Still thinking' });
    timed.now += 9 * minute;
    expect((await asks())?.refusal?.details).toEqual({ minutes: 1 });
    timed.now += minute;
    expect((await asks())?.type).toBe('done');
    const { proposal } = (await table.connections[two]?.hear('table', ({ table: told }) => told.proposal !== null))?.table ?? {};
    expect(proposal).toMatchObject({ kind: 'substitute', absent: seat, missing: [two] });
    await table.connections[two]?.ask({ type: 'answer', table: table.id, agree: true });
    const holder = (await log(table.id)).findLast(({ kind }) => kind === 'seat');
    expect([holder?.seat, holder?.data]).toEqual([seat, '"bot medium absent"']);
    // To all else his consent is still wanted.
    await table.connections[one]?.ask({ type: 'propose', table: table.id, seat: one, what: 'end' });
    await table.connections[two]?.ask({ type: 'answer', table: table.id, agree: true });
    const live = await liveOf(table.id);
    expect([live.status, live.proposal?.kind]).toEqual(['running', 'end']);
  });

  it('otherwise after a day, counted through a restart', async () => {
    const table = await clockedTable();
    const seat = asked(table);
    const one = (seat + 1) % 3;
    for (const connection of table.connections) connection.close();
    await Promise.all(table.connections.map(({ closed }) => closed));
    timed.now += 23 * hour;
    timed.world = await timed.world.restart();
    const device = { ...table.devices[one]!, base: timed.world.base };
    const connection = await openConnection(device);
    const ask = { type: 'propose', table: table.id, seat: one, what: 'substitute', absent: seat };
    await connection.ask({ type: 'watch', table: table.id });
    expect((await connection.ask(ask)).refusal?.details).toEqual({ minutes: 10 });
    connection.close();
    await connection.closed;
    timed.now += hour;
    const again = await openConnection(device);
    expect((await again.ask(ask)).type).toBe('done');
  });
});
