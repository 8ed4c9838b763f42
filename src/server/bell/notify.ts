/**
 * The bell over Postgres itself, where there is no NATS: everybody hears of every table, and it costs the database what a bell of its
 * own would not. Good for two or three processes.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '../log.ts';
import { type Bus, type News, readLetter, writeLetter } from './bus.ts';

const channel = 'tafelrunde';
const betweenTries = 500;

export async function notifyBus(url: string, log: Log): Promise<Bus> {
  const me = randomUUID();
  const hearers: ((news: News) => void)[] = [];
  const wanted = new Set<string>();
  let line: Client | undefined;
  let ringing: Promise<unknown> = Promise.resolve();
  let closing = false;

  async function open(): Promise<void> {
    const client = new Client({ connectionString: url, keepAlive: true, application_name: 'tafelrunde bell' });
    client.on('error', () => void lose(client));
    client.on('end', () => void lose(client));
    client.on('notification', ({ payload }) => {
      const news = readLetter(me, payload ?? '');
      if (news && (!('table' in news) || wanted.has(news.table))) for (const listen of hearers) listen(news);
    });
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    line = client;
  }

  /** Nothing is lost with it but time: the sweep notices what changed. */
  async function lose(client: Client): Promise<void> {
    if (line !== client) return;
    line = undefined;
    while (!line && !closing) {
      await sleep(betweenTries, undefined, { ref: false });
      await open().catch((error: unknown) => log.warn({ err: error }, 'the bell cannot be reached'));
    }
  }

  await open();
  return {
    shared: true,
    publish(news) {
      const letter = writeLetter(me, news);
      // One after the other: a line takes one statement at a time.
      ringing = ringing
        .then(() => line?.query('SELECT pg_notify($1, $2)', [channel, letter]))
        .catch((error: unknown) => log.warn({ err: error }, 'the bell could not be rung'));
    },
    listen: (table) => void wanted.add(table),
    ignore: (table) => void wanted.delete(table),
    subscribe: (listener) => void hearers.push(listener),
    async close() {
      closing = true;
      await ringing;
      const last = line;
      line = undefined;
      hearers.length = 0;
      await last?.end();
    },
  };
}
