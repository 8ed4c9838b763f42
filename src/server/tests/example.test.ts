import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { newDevice } from '../stress/client.ts';
import { openWorld } from '../stress/world.ts';

const example = fileURLToPath(new URL('../../../examples/bot.ts', import.meta.url));

it('the example bots join by their invite links and play a whole game among themselves', async () => {
  const world = await openWorld();
  const host = await newDevice(world.base, 'Host');
  const seats = [{ kind: 'invite' }, { kind: 'invite' }, { kind: 'bot', level: 'easy' }];
  const { table, invitations } = (await host.call('POST', '/api/tables', { game: 'magellan', seats })).body;
  const bots = invitations.map(({ link }: { link: string }, at: number) => play(link, `Bot ${at + 1}`));
  for (;;) {
    const { status } = await host.call('POST', `/api/tables/${table.id}/start`);
    if (status === 200) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const [first, second] = (await Promise.all(bots)) as [string, string];
  expect(first).toContain('Bot 1 sits at seat 1');
  expect(first).toMatch(/The game is over: \d+ : \d+ : \d+/);
  expect(second).toContain('Bot 2 sits at seat 2');
  await world.remove();
});

function play(link: string, name: string): Promise<string> {
  const child = spawn(process.execPath, [example, link, name]);
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  return new Promise((resolve) => child.on('exit', () => resolve(text)));
}
