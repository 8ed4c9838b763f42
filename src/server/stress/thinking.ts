/**
 * Whether people at other tables notice that bots think: the time of a move with nobody thinking, and with four strong bots at
 * it on the same machine. `npm run load:bots`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadGame } from '../../games/index.ts';
import { startChild } from './child.ts';
import { newDevice } from './client.ts';
import { steadily } from './measure.ts';
import { openTables, sitDown } from './traffic.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '50' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '15' },
    bots: { type: 'string', default: '4' },
    port: { type: 'string', default: '4280' },
  },
});
const [tables, rate, seconds] = [Number(values.tables), Number(values.rate), Number(values.seconds)];
const [bots, port] = [Number(values.bots), Number(values.port)];
// As many threads as bots, so that all of them think at once and none waits for another.
process.env.BOT_WORKERS = String(bots);
const game = await loadGame('magellan');
const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-thinking-'));
const child = await startChild(folder, port);
try {
  const traffic = await sitDown(child.base, game, await openTables(child.base, game, tables, 4));
  await steadily(traffic.movers, rate, 3);
  const quiet = await steadily(traffic.movers, rate, seconds);
  const host = await newDevice(child.base, 'Host');
  for (let at = 0; at < bots; at++) {
    const seats = [
      { kind: 'bot', level: 'strong' },
      { kind: 'bot', level: 'strong' },
    ];
    const { body } = await host.call('POST', '/api/tables', { game: 'tikal', seats, start: true });
    if (body.table?.status !== 'running') throw new Error(`no table for bots: ${JSON.stringify(body)}`);
  }
  const before = child.cpu();
  const thinking = await steadily(traffic.movers, rate, seconds);
  console.table({ 'nobody thinks': quiet.acknowledged, [`${bots} strong bots think`]: thinking.acknowledged });
  console.log(`${((child.cpu() - before) / seconds).toFixed(2)} cores were busy while they thought`);
  traffic.close();
} finally {
  await child.kill();
  rmSync(folder, { recursive: true, force: true });
}
