/** The analysis of one record is the same from the server as from the command line; what is no record gets none. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Device, newDevice, openDevice } from '../stress/client.ts';
import { openWorld, type World } from '../stress/world.ts';

/** Milliseconds, where others are busy too. */
const patience = 300_000;
const file = 'src/games/magellan/records/3-players-AA.txt';
const record = readFileSync(file, 'utf8');

let world: World;
let anna: Device;
beforeAll(async () => {
  world = await openWorld();
  anna = await newDevice(world.base, 'Anna');
});
afterAll(() => world.remove());

it(
  'the server says what the command line says, under the same seed',
  async () => {
    const told = execFileSync(process.execPath, ['bin/tafelrunde.js', 'analyse', file, '--seed', '7', '--json'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const { turningPoints: _, seats: __, ...analysis } = JSON.parse(told);
    const { status, body } = await anna.call('POST', '/api/analyses', { record, seed: 7 });
    expect(status).toBe(200);
    expect(body).toEqual(analysis);
  },
  patience,
);

it('whoever has no name, and what is no record, gets a reason', async () => {
  expect((await openDevice(world.base).call('POST', '/api/analyses', { record })).body.refusal.reason).toBe('noSession');
  expect((await anna.call('POST', '/api/analyses', { record: 'Dear diary' })).body.refusal.reason).toBe('brokenRecord');
  expect((await anna.call('POST', '/api/analyses', { record, knowledge: 'all' })).status).toBe(400);
});
