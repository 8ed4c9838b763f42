import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import { type Device, newDevice, openDevice } from '../stress/client.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';
import { mostViews } from '../tables/views.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.remove());

const look = (device: Device | undefined, id: string, query: string) => device!.call('GET', `/api/tables/${id}/views?${query}`);

describe('what a viewer was last shown', () => {
  it('is what he sees, and of it what has not changed is the same object as before: a move leaves little behind', async () => {
    const table = await seatTable(world.base);
    const live = world.context.registry.live.get(table.id)!;
    let kept = 0;
    for (let moves = 0; moves < 20; moves++) {
      const before = live.shown.get(0)?.view as Record<string, unknown>;
      await table.step();
      const now = live.shown.get(0)?.view as Record<string, unknown>;
      expect(now).toEqual(live.game.view(live.match!.state, 0));
      kept += Object.values(now).filter((part) => typeof part === 'object' && Object.values(before).includes(part)).length;
    }
    // Of twenty lists one to three change with a move.
    expect(kept).toBeGreaterThan(20 * 10);
  });
});

describe('looking back', () => {
  it('shows each seat what it was told then, while the game runs and after a restart', async () => {
    const table = await seatTable(world.base);
    const told = new Map<number, unknown>();
    while (table.at(0).number < 80) {
      told.set(table.at(0).number, table.at(0).view);
      await table.step();
    }
    const seen = (await look(table.devices[0], table.id, 'seat=0&from=40&to=60')).body.views as {
      number: number;
      view: object;
    }[];
    expect(seen.length).toBe(21);
    // An answer that is given by itself comes in one message with the entry before it: of that one no view was told.
    const compared = seen.filter(({ number }) => told.has(number));
    expect(compared.length).toBeGreaterThan(10);
    for (const { number, view } of compared) expect(view).toEqual(told.get(number));
    world = await world.restart();
    const again = openDevice(world.base, table.devices[0]?.cookie);
    expect((await look(again, table.id, 'seat=0&from=40&to=60')).body.views).toEqual(seen);
  });

  it('gives no seat the eyes of another, and strangers those of a spectator', async () => {
    const table = await seatTable(world.base);
    await table.step();
    const stranger = await newDevice(world.base, 'Stranger');
    for (const device of [at(table.devices, 1), stranger]) {
      const { status, body } = await look(device, table.id, 'seat=0&from=0&to=1');
      expect(status).toBe(403);
      expect(body.refusal.reason).toBe('notYourSeat');
    }
    for (const query of ['seat=&from=0&to=1', 'seat=nobody&from=0&to=1', 'seat=1.5&from=0&to=1'])
      expect((await look(stranger, table.id, query)).status, query).toBe(403);
    const { body } = await look(stranger, table.id, 'from=0&to=1');
    expect(body.seat).toBe(null);
    expect(JSON.stringify(body.views)).not.toBe(
      JSON.stringify((await look(table.devices[0], table.id, 'seat=0&from=0&to=1')).body.views),
    );
  });

  it('is bounded, whatever is asked for', async () => {
    const table = await seatTable(world.base);
    while (table.at(0).number < mostViews + 10) await table.step();
    const numbers = async (query: string) =>
      ((await look(table.devices[0], table.id, `seat=0&${query}`)).body.views as { number: number }[]).map(
        ({ number }) => number,
      );
    expect((await numbers('from=0&to=999999999')).length).toBe(mostViews);
    expect(await numbers('from=5&to=3')).toEqual([]);
    expect(await numbers('from=999999&to=9999999')).toEqual([]);
    expect(await numbers('from=-4&to=1e300')).toEqual([0]);
    expect(await numbers('from=x&to=2')).toEqual([0, 1, 2]);
  });

  it('does not look at a table that has not begun, and not too often', async () => {
    const host = await newDevice(world.base, 'Host');
    const seats = [{ kind: 'me' }, { kind: 'invite' }, { kind: 'invite' }];
    const { body } = await host.call('POST', '/api/tables', { game: 'magellan', seats });
    const early = await look(host, body.table.id, 'from=0&to=0');
    expect(early.body.refusal.reason).toBe('notStarted');
    const answers = await Promise.all(Array.from({ length: 70 }, () => look(host, body.table.id, 'from=0&to=0')));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });
});
