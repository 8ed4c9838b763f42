/** Ways to make a server stand still for others, each within what anybody may send. */
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Device, newDevice, openConnection, openDevice } from './client.ts';
import { longRecord } from './long-record.ts';

export interface Attack {
  /** The item of the list of holes it tries. */
  readonly item: string;
  readonly what: string;
  /** Attacks until then; gives why it did not hold, where that shows in more than the time others wait. */
  run(base: string, until: number, folder: string): Promise<string | undefined>;
}

const going = (until: number) => performance.now() < until;

async function again(until: number, attempt: () => Promise<unknown>): Promise<void> {
  while (going(until)) await attempt();
}

/** So many at once, each over and over. */
async function crowd(count: number, until: number, attempt: (at: number) => Promise<unknown>): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, at) => again(until, () => attempt(at))));
}

const longPaths: Attack = {
  item: '1',
  what: 'addresses of 15,000 dashes and slashes',
  async run(base, until) {
    const paths = ['/assets/', '/api/tables/', '/table/', '/'].flatMap((start) =>
      ['-', '/', '%2e', '.'].map((c) => start + c.repeat(15_000 / c.length)),
    );
    await crowd(4, until, async (at) =>
      (await fetch(base + paths[(at * 5 + Math.floor(performance.now())) % paths.length])).text(),
    );
    return undefined;
  },
};

/** Tables that were brought by one attack, for the next ones. */
const brought: string[] = [];

const imports: Attack = {
  item: '3',
  what: 'three persons bring the longest record that is allowed',
  async run(base, until) {
    const record = await longRecord(9900);
    const taken = async (at: number) => {
      const device = await newDevice(base, `Bringer ${at}`);
      await again(until, async () => {
        const { status, body } = await device.call('POST', '/api/records', { record, public: true });
        if (status === 201) brought.push(body.table.id);
        else await sleep(200);
      });
    };
    await Promise.all([1, 2, 3].map(taken));
    return brought.length ? undefined : 'no record was taken in';
  },
};

const looks: Attack = {
  item: '3',
  what: 'strangers ask for records, views and the whole log of these',
  async run(base, until) {
    const stranger = openDevice(base);
    let asked = 0;
    await crowd(6, until, async (at) => {
      asked += 1;
      const table = brought[asked % Math.max(1, brought.length)];
      const from = (asked * 37) % 9000;
      if (at < 2) return stranger.call('GET', `/api/tables/${table}/record`);
      if (at < 4) return stranger.call('GET', `/api/tables/${table}/views?from=${from}&to=${from + 31}`);
      if (at < 5) return stranger.call('GET', `/api/tables/${table}/entries?after=${from}`);
      const connection = await openConnection(stranger).catch(() => undefined);
      if (!connection) return sleep(100);
      await connection.ask({ type: 'watch', table, seen: 0 }).catch(() => undefined);
      connection.cut();
      return undefined;
    });
    return undefined;
  },
};

const lists: Attack = {
  item: '6',
  what: 'lists of tables that were brought as records',
  async run(base, until) {
    const device = await newDevice(base, 'Lister');
    const paths = ['/api/tables?status=over', '/api/tables?status=running', '/api/me/tables'];
    await crowd(6, until, async (at) => {
      const { status } = await device.call('GET', paths[at % paths.length]!);
      if (status === 429) await sleep(100);
    });
    return undefined;
  },
};

const chats: Attack = {
  item: '14',
  what: 'chat floods at a table of one’s own and at others',
  async run(base, until) {
    const device = await newDevice(base, 'Talker');
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { body } = await device.call('POST', '/api/tables', { game: 'tikal', seats, public: true });
    let posted = 0;
    await crowd(3, until, async (at) => {
      const connection = await openConnection(device).catch(() => undefined);
      if (!connection) return sleep(100);
      await connection.ask({ type: 'watch', table: body.table.id });
      for (let line = 0; line < 50 && going(until); line++) {
        const message = { type: 'chat', table: body.table.id, text: `${'x'.repeat(200)} ${at} ${line}` };
        const answer = await connection.ask(message).catch(() => undefined);
        if (answer?.type === 'done') posted += 1;
      }
      connection.cut();
      return undefined;
    });
    return posted > 1000 ? `${posted} lines were posted` : undefined;
  },
};

const patterns: Attack = {
  item: '1',
  what: 'long names, codes and bodies against every pattern',
  async run(base, until) {
    const device = await newDevice(base, 'Tester');
    const texts = ['-', ' ', 'a', '\u3164', '0', '('].map((c) => c.repeat(15_000));
    await crowd(4, until, async (at) => {
      const text = texts[(at + Math.floor(performance.now())) % texts.length];
      await device.call('PATCH', '/api/me', { name: text });
      const { status } = await device.call('POST', '/api/records', { record: `Tafelrunde 1\ngame: tikal\n\n1 ${text}` });
      if (status === 429) await sleep(50);
    });
    return undefined;
  },
};

/** Seconds after which nobody believes that an easy bot will still move. */
const patience = 10;

const thinkers: Attack = {
  item: '5',
  what: 'forty tables of strong bots while somebody else plays an easy one',
  async run(base, until) {
    const greedy = await newDevice(base, 'Greedy');
    const strong = { kind: 'bot', level: 'strong' };
    for (let at = 0; at < 40; at++)
      await greedy.call('POST', '/api/tables', { game: 'tikal', seats: [strong, strong, strong], start: true });
    const honest: Device = await newDevice(base, 'Honest');
    const seats = [{ kind: 'bot', level: 'easy' }, { kind: 'me' }];
    const { body } = await honest.call('POST', '/api/tables', { game: 'tikal', seats, first: 0 });
    const connection = await openConnection(honest);
    await connection.ask({ type: 'watch', table: body.table.id });
    const began = performance.now();
    await honest.call('POST', `/api/tables/${body.table.id}/start`);
    const moved = connection.hear('position', ({ number }) => number > 0).then(() => true);
    const came = await Promise.race([moved, sleep(patience * 1000, false)]);
    const seconds = (performance.now() - began) / 1000;
    connection.cut();
    await sleep(Math.max(0, until - performance.now()));
    return came ? undefined : `the easy bot has not moved after ${seconds.toFixed(1)} s`;
  },
};

const backup = fileURLToPath(new URL('../backup.ts', import.meta.url));

const backups: Attack = {
  item: '4',
  what: 'the store is copied while people play',
  async run(_base, until, folder) {
    const env = { ...process.env, DATA: folder };
    for (let copies = 0; copies === 0 || going(until); copies++) {
      const to = join(folder, `copy-${copies}.sqlite`);
      const ended = await promisify(execFile)(process.execPath, [backup, to], { env, timeout: 60_000 }).catch(() => undefined);
      if (!ended) return 'it did not end';
      if ((statSync(to).mode & 0o777) !== 0o600) return 'others may read the copy';
    }
    return undefined;
  },
};

export const attacks: readonly Attack[] = [longPaths, patterns, imports, looks, lists, chats, backups, thinkers];
