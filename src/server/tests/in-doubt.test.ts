/** The line to the database breaks while a commit is under way: it may have arrived, and only the answer been lost. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import { newDevice, openConnection } from '../stress/client.ts';
import { decide } from '../stress/players.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.remove());

/** While this runs every commit arrives, or none does, and no answer comes back. */
async function inDoubt<T>(arrives: boolean, run: () => Promise<T>): Promise<T> {
  const { store } = world.context.registry;
  const { commit } = store;
  Object.assign(store, {
    commit: async (changes: Parameters<typeof commit>[0]) => {
      if (arrives) await commit(changes);
      throw Object.assign(new Error('the line broke'), { code: 'ECONNRESET' });
    },
  });
  try {
    return await run();
  } finally {
    Object.assign(store, { commit });
    await expect.poll(() => world.context.availability.away, { timeout: 20_000 }).toBe(false);
  }
}

const wish = {
  name: 'a table for tonight',
  game: 'magellan',
  seats: [{ kind: 'me' }, { kind: 'invite' }, { kind: 'bot', level: 'easy' }],
};

describe.each([true, false])('a commit whose answer is lost (it has arrived: %s)', (arrives) => {
  it('is not called nothing: opening a table is answered with what is known, and done once under its name', async () => {
    const [host, guest] = await Promise.all([newDevice(world.base, 'Anna'), newDevice(world.base, 'Ben')]);
    const { status, body } = await inDoubt(arrives, () => host.call('POST', '/api/tables', wish));
    expect([status, body.refusal.reason]).toEqual([503, 'notKnown']);
    expect(body.refusal.text).not.toContain('nothing changed');
    const again = await host.call('POST', '/api/tables', wish);
    const third = await host.call('POST', '/api/tables', wish);
    expect([again.status, third.status]).toEqual([201, 201]);
    expect(third.body.table.id).toBe(again.body.table.id);
    expect((await host.call('GET', '/api/me/tables')).body.tables.length).toBe(1);
    // Whoever is invited comes in by the last answer.
    const { token: invitation } = at(third.body.invitations as { token: string }[], 0);
    expect((await guest.call('POST', `/api/tables/${again.body.table.id}/join`, { invitation })).status).toBe(200);
    // Names are one's own: somebody else's table of the same name is another.
    const other = await guest.call('POST', '/api/tables', wish);
    expect(other.body.table.id).not.toBe(again.body.table.id);
  });

  it('of an action: sent again under its name it is played once', async () => {
    const table = await seatTable(world.base);
    await table.step();
    const seat = at(table.at(0).waiting, 0);
    const { question, number } = table.at(seat);
    const action = decide(table.game, table.at(seat), { below: () => 0 } as never);
    const message = { type: 'act', id: 'once', table: table.id, seat, question: question?.id, action };
    const first = await inDoubt(arrives, () =>
      at(table.connections, seat)
        .ask(message)
        .then(
          (reply) => reply.refusal?.reason ?? reply.type,
          () => 'cut',
        ),
    );
    expect(arrives ? ['cut', 'notKnown', 'done'] : ['cut', 'notKnown', 'tryAgain']).toContain(first);
    const again = await openConnection(at(table.devices, seat));
    expect(await again.ask(message)).toMatchObject({ type: 'done', number: number + 1 });
    expect(await again.ask(message)).toMatchObject({ type: 'done', number: number + 1 });
  });
});
