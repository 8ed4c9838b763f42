/**
 * Sends malformed messages and requests: the process must live, nothing may change, every answer must be a refusal.
 * `npm run fuzz:server -- --messages N`
 */

import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { at } from '../../core/at.ts';
import { fastRandom } from '../../core/random.ts';
import { type Child, startChild } from './child.ts';
import { type Answer, type Device, newDevice, openConnection, openDevice } from './client.ts';
import { malformedMessage, malformedRequest, type Target } from './malformed.ts';
import { seatTable } from './table.ts';

export interface FuzzSettings {
  readonly messages: number;
  readonly port: number;
  readonly chance?: number;
  /** Another server than ours, for tests of the fuzzer itself. */
  readonly start?: (folder: string, port: number) => Promise<Pick<Child, 'base' | 'kill'>>;
  readonly say?: (line: string) => void;
}

export interface FuzzResult {
  readonly messages: number;
  readonly requests: number;
  readonly reasons: Readonly<Record<string, number>>;
  /** What went wrong; nothing, if all is well. */
  readonly wrong: readonly string[];
}

/** One in so many is a request; the rest are messages. */
const requestEvery = 6;
const window = 32;

export async function fuzzServer(settings: FuzzSettings): Promise<FuzzResult> {
  const { messages, port, chance = 1, start = startChild, say = () => {} } = settings;
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-fuzz-'));
  const child = await start(folder, port);
  const random = fastRandom(chance);
  const wrong: string[] = [];
  const reasons: Record<string, number> = {};
  const count = (reason: string) => {
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  };
  let requests = 0;
  try {
    const table = await seatTable(child.base);
    for (let i = 0; i < 5; i++) await table.step();
    const stranger = await newDevice(child.base, 'Stranger');
    const holder = at(table.devices, 0);
    const callers: { device: Device; target: Target }[] = [
      { device: openDevice(child.base, 'tafelrunde=nonsense'), target: { table: table.id, strange: 0, own: undefined } },
      { device: stranger, target: { table: table.id, strange: 1, own: undefined } },
      { device: holder, target: { table: table.id, strange: 2, own: 0 } },
    ];
    const before = fingerprints(folder);
    const lanes = callers.map(async ({ device, target }, lane) => {
      const share = Math.ceil(messages / callers.length);
      for (let sent = 0; sent < share; ) {
        const connection = await openConnection(device);
        const answers: Answer[] = [];
        connection.onTold = (told) => {
          if (told.type === 'refused' || told.type === 'done') answers.push(told);
        };
        // A new line now and then, so that beginnings are disturbed as well.
        for (let round = 0; round < 60 && sent < share; round++) {
          const texts = Array.from({ length: window }, () => malformedMessage(target, random));
          for (const text of texts) connection.send(text);
          await until(() => answers.length >= texts.length, connection.closed);
          for (const told of answers) if (told.type === 'refused') count(told.refusal?.reason ?? '');
          wrong.push(...wrongAnswers(texts, answers));
          answers.length = 0;
          sent += texts.length;
          for (let i = 0; i < window / requestEvery; i++) {
            requests += 1;
            await tryRequest(device, target, random, count, wrong);
          }
        }
        connection.close();
        if (lane === 0) say(`${sent * callers.length} messages, ${requests} requests, ${wrong.length} wrong`);
      }
    });
    await Promise.all(lanes);
    if ((await fetch(`${child.base}/health`)).status !== 200) wrong.push('the server is not well');
    const after = fingerprints(folder);
    for (const [name, hash] of before) if (after.get(name) !== hash) wrong.push(`something has changed in ${name}`);
    await table.step();
  } catch (error) {
    wrong.push(String(error));
  } finally {
    await child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  return { messages, requests, reasons, wrong };
}

/** Every message must be refused, once. */
export function wrongAnswers(texts: readonly (string | Buffer)[], answers: readonly Pick<Answer, 'type'>[]): string[] {
  const accepted = answers.flatMap(({ type }, i) => (type === 'refused' ? [] : [`accepted: ${String(texts[i]).slice(0, 200)}`]));
  return answers.length === texts.length ? accepted : [...accepted, `${texts.length} messages, ${answers.length} answers`];
}

async function tryRequest(
  device: Device,
  target: Target,
  random: ReturnType<typeof fastRandom>,
  count: (reason: string) => void,
  wrong: string[],
): Promise<void> {
  const { method, path, headers, body } = malformedRequest(target, random);
  const sent = { method, headers: { ...headers, cookie: device.cookie }, ...(body === undefined ? {} : { body }) };
  const response = await fetch(device.base + path, sent);
  const text = await response.text();
  const refusal = text.startsWith('{') ? (JSON.parse(text) as { refusal?: { reason: string } }).refusal : undefined;
  if (response.status < 400 || response.status >= 500 || !refusal)
    wrong.push(`${method} ${path} ${body?.slice(0, 100)}: ${response.status} ${text.slice(0, 100)}`);
  else count(refusal.reason);
}

/** What the server writes of its own accord, and that somebody was there at all, whatever he sent. */
const ownBusiness = ['heartbeats', 'signs'];

/** Everything the store holds, as one hash for each of its tables. */
function fingerprints(folder: string): Map<string, string> {
  const database = new DatabaseSync(join(folder, 'tafelrunde.sqlite'), { readOnly: true, timeout: 5000 });
  const tables = database.prepare("select name from sqlite_master where type = 'table' order by name").all() as {
    name: string;
  }[];
  const hashes = new Map<string, string>();
  for (const { name } of tables) {
    if (ownBusiness.includes(name)) continue;
    const hash = createHash('sha256');
    for (const row of database.prepare(`select * from "${name}" order by 1, 2`).all()) hash.update(JSON.stringify(row));
    hashes.set(name, hash.digest('hex'));
  }
  database.close();
  return hashes;
}

async function until(done: () => boolean, closed: Promise<number>): Promise<void> {
  let over = false;
  void closed.then(() => {
    over = true;
  });
  const began = performance.now();
  while (!done() && !over && performance.now() - began < 20_000) await new Promise(setImmediate);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      messages: { type: 'string', default: '100000' },
      port: { type: 'string', default: '4280' },
      chance: { type: 'string', default: '1' },
    },
  });
  const settings = { messages: Number(values.messages), port: Number(values.port), chance: Number(values.chance) };
  const { wrong, ...result } = await fuzzServer({ ...settings, say: console.log });
  console.log(result);
  for (const line of wrong.slice(0, 50)) console.error(line);
  console.log(wrong.length ? 'FAILED' : 'The process lives, nothing changed, every answer was a refusal.');
  process.exit(wrong.length ? 1 : 0);
}
