import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDevice } from '../stress/client.ts';
import { playSeats } from '../stress/players.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.remove());

it('two people and a bot play a whole game, and its record can be read again', async () => {
  const [anna, bert] = [await newDevice(world.base, 'Anna'), await newDevice(world.base, 'Bert')];
  const seats = [{ kind: 'me' }, { kind: 'invite' }, { kind: 'bot', level: 'easy' }];
  const opened = await anna.call('POST', '/api/tables', { game: 'magellan', seats, contribution: 'one' });
  const { id, hash } = opened.body.table;
  const invitation = opened.body.invitations[0].token;
  expect((await bert.call('POST', `/api/tables/${id}/join`, { invitation, contribution: 'two' })).body.seat).toBe(1);
  expect((await anna.call('POST', `/api/tables/${id}/start`)).status).toBe(200);
  const end = await playSeats(id, [
    { device: anna, seats: [0] },
    { device: bert, seats: [1] },
  ]);
  expect(end.standing.over).toBe(true);
  const record = await anna.call('GET', `/api/tables/${id}/record`);
  expect(record.body).toContain(`hash: ${hash}`);
  expect(record.body).toContain('contribution: two');
  const again = await bert.call('POST', '/api/records', { record: record.body });
  expect(again.status).toBe(201);
  const shown = await bert.call('GET', `/api/tables/${again.body.table.id}`);
  expect(shown.body.table.standing).toEqual(end.standing);
});
