/** Clocks on the server. */

import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fastRandom } from '../../core/random.ts';
import { newDevice } from '../stress/client.ts';
import { asked, clockedTable, day, eachAtNoon, hour, liveOf, log, minute, open, passTime, sitAgain, timed } from './clocked.ts';

eachAtNoon();
const timeOuts = async (id: string) => (await log(id)).filter(({ kind, data }) => kind !== 'act' && data.includes('time'));

describe('a clock', () => {
  it('is chosen at opening, shown to everybody with the server’s time, and kept with every entry', async () => {
    const table = await clockedTable({ pace: 'live' });
    const seat = asked(table);
    const { clocks } = table.at(1);
    expect(clocks?.now).toBe(timed.now);
    expect(clocks?.seats[seat]).toMatchObject({ left: 15 * minute, until: timed.now + 15 * minute });
    expect(clocks?.seats.filter(({ until }) => until !== undefined)).toHaveLength(1);
    timed.now += 2 * minute;
    const { number } = await table.step();
    const row = (await log(table.id)).find((entry) => entry.number === number);
    expect(row?.time).toBe(timed.now);
    expect(table.at(2).clocks?.seats[seat]?.left).toBe(row?.left);
    const later = asked(table) === seat ? 0 : 15_000;
    expect(row?.left).toBe(13 * minute + later);
  });

  it('is refused in words where it makes no sense, and none is as ever', async () => {
    const anna = await newDevice(timed.world.base, 'Anna');
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    for (const clock of [{ pace: 'hasty' }, { pace: 'day', out: 'shout' }, { pace: 'day', nights: 1 }, 'day', 7])
      expect((await anna.call('POST', '/api/tables', { game: 'magellan', seats, clock })).status, JSON.stringify(clock)).toBe(
        400,
      );
    const strange = await anna.call('POST', '/api/tables', { game: 'magellan', seats, clock: { pace: 'day', level: 'genius' } });
    expect(strange.body.refusal.reason).toBe('noSuchBot');
    const table = await clockedTable();
    expect(table.at(0).clocks).toBeUndefined();
    await passTime(400 * day);
    expect(await timeOuts(table.id)).toEqual([]);
  });

  it('that runs out lets a bot sit in, once; who is back takes over between two decisions', async () => {
    const table = await clockedTable({ pace: 'day', level: 'easy' });
    const seat = asked(table);
    await passTime(4 * day - 1);
    expect(await timeOuts(table.id)).toEqual([]);
    await passTime(1);
    await passTime(day / 2);
    expect((await timeOuts(table.id)).map((entry) => [entry.seat, JSON.parse(entry.data)])).toEqual([[seat, 'bot easy time']]);
    const other = table.connections[(seat + 1) % 3]!;
    await other.hear('position', ({ waiting, number }) => number > 1 && !waiting.includes(seat));
    const back = await table.devices[seat]?.call('POST', `/api/tables/${table.id}/seats/${seat}/return`);
    expect(back?.body.table.seats[seat]).toMatchObject({ bot: null, holder: 'person' });
    const live = await liveOf(table.id);
    expect(live.clock?.seats[seat]).toMatchObject({ out: false, left: 0, decision: day });
  });

  it('plays the seat to the end where the table agreed on that', async () => {
    const table = await clockedTable({ pace: 'live', out: 'toEnd' });
    const seat = asked(table);
    await passTime(15 * minute);
    const back = await table.devices[seat]?.call('POST', `/api/tables/${table.id}/seats/${seat}/return`);
    expect([back?.status, back?.body.refusal.reason]).toEqual([409, 'resigned']);
    expect((await timeOuts(table.id)).map(({ data }) => data)).toEqual(['"resigned time"']);
  });

  it('asks the others where they decide; they may let a bot sit in at once', async () => {
    const table = await clockedTable({ pace: 'live', out: 'ask', level: 'easy' });
    const seat = asked(table);
    const [one, two] = [0, 1, 2].filter((other) => other !== seat) as [number, number];
    const ask = { type: 'propose', table: table.id, seat: one, what: 'substitute', absent: seat };
    expect((await table.connections[one]?.ask(ask))?.refusal?.reason).toBe('notGone');
    await passTime(15 * minute);
    await passTime(hour);
    expect((await timeOuts(table.id)).map(({ kind, data }) => [kind, data])).toEqual([['mark', '"out of time"']]);
    expect((await table.connections[one]?.ask(ask))?.type).toBe('done');
    expect((await table.connections[two]?.ask({ type: 'answer', table: table.id, agree: true }))?.type).toBe('done');
    expect((await liveOf(table.id)).holders[seat]?.bot).toBe('easy');
  });

  it('stands still while the server is not there: after a restart, and after a kill in the middle of somebody’s time', async () => {
    const table = await clockedTable({ pace: 'day' });
    const seat = asked(table);
    timed.now += 6 * hour;
    const before = timed.now;
    // What a kill leaves behind is what lies on the disk at that moment.
    await timed.world.context.registry.store.time.beat(timed.now);
    const killed = mkdtempSync(join(tmpdir(), 'tafelrunde-killed-'));
    timed.folders.push(killed);
    cpSync(timed.world.folder, killed, { recursive: true });

    timed.now += 10 * day;
    const { close, folder } = timed.world;
    timed.now = before;
    await close();
    for (const where of [folder, killed]) {
      timed.now = before + 10 * day;
      timed.world = await open(where);
      await timed.world.context.registry.jobs.runDue();
      expect(await timeOuts(table.id)).toEqual([]);
      const again = await sitAgain(table.id, table.devices);
      expect(again.at(0).clocks?.seats[seat]).toMatchObject({
        until: timed.now + 4 * day - 6 * hour,
        reserve: timed.now + 18 * hour,
      });
      // And after that the clock goes on, through another restart.
      timed.now += 5 * hour;
      timed.world = await timed.world.restart();
      timed.now += 3 * day + 13 * hour - 1;
      await timed.world.context.registry.jobs.runDue();
      expect(await timeOuts(table.id)).toEqual([]);
      await passTime(1);
      expect(await timeOuts(table.id)).toHaveLength(1);
      if (where === folder) await timed.world.close();
    }
    timed.folders.push(folder);
  });

  it('uses up the reserve, which stays used up, and only the reserve of him who was asked', async () => {
    const table = await clockedTable({ pace: 'day' });
    const seat = asked(table);
    await passTime(2 * day);
    await table.step();
    const live = await liveOf(table.id);
    expect(live.clock?.seats.map(({ left }) => left)).toEqual([0, 1, 2].map((other) => (other === seat ? 2 : 3) * day));
  });
});

it('simultaneous choices run the clocks of all who are asked, and each stops with its own answer', async () => {
  const table = await clockedTable({ pace: 'evening' }, 'tal-der-koenige');
  const random = fastRandom(3);
  while (table.at(0).waiting.length < 2) await table.step();
  const { waiting } = table.at(0);
  const before = table.at(0).clocks!.seats.map(({ left }) => left);
  timed.now += 5 * minute;
  const [first = 0, ...others] = waiting;
  const position = table.at(first);
  const action = table.game.sample(table.game.imagine(position.view, first, random), first, random);
  await table.connections[first]?.ask({ type: 'act', table: table.id, seat: first, question: position.question?.id, action });
  timed.now += 5 * minute;
  const live = await liveOf(table.id);
  expect(live.clock?.seats[first]?.left).toBe((before[first] ?? 0) - 5 * minute);
  const { number } = await table.step();
  const after = (await liveOf(table.id)).clock!.seats.map(({ left }) => left);
  expect(number).toBeGreaterThan(0);
  for (const seat of others) expect(after[seat]).toBe((before[seat] ?? 0) - 10 * minute);
});
