/** The bell over NATS: a subject for each table, so that a process hears only of those it serves. */
import { randomUUID } from 'node:crypto';
import { connect, type Subscription } from '@nats-io/transport-node';
import { type Bus, type News, readLetter, writeLetter } from './bus.ts';

const everybody = 'tafelrunde.people';
const subjectOf = (table: string) => `tafelrunde.table.${table}`;
const subjectFor = (news: News) => ('table' in news ? subjectOf(news.table) : everybody);

export async function natsBus(url: string): Promise<Bus> {
  const me = randomUUID();
  const { host, username, password } = new URL(url);
  const line = await connect({
    servers: host,
    ...(username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {}),
    ...(url.startsWith('tls:') ? { tls: {} } : {}),
    name: 'tafelrunde',
    // Once it has answered it is waited for as long as it takes: meanwhile the sweep notices what changes.
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    timeout: 5000,
  }).catch((error: unknown) => {
    throw new Error(`The bell of NATS_URL does not answer: ${(error as Error).message}.`);
  });
  const hearers: ((news: News) => void)[] = [];
  const tables = new Map<string, Subscription>();
  const hear = (text: string) => {
    const news = readLetter(me, text);
    if (news) for (const listen of hearers) listen(news);
  };
  const subscribe = (subject: string) =>
    line.subscribe(subject, { callback: (error, message) => void (error || hear(message.string())) });
  subscribe(everybody);
  return {
    shared: true,
    publish(news) {
      if (!line.isClosed()) line.publish(subjectFor(news), writeLetter(me, news));
    },
    listen(table) {
      if (!tables.has(table) && !line.isClosed()) tables.set(table, subscribe(subjectOf(table)));
    },
    ignore(table) {
      tables.get(table)?.unsubscribe();
      tables.delete(table);
    },
    subscribe: (listener) => void hearers.push(listener),
    async close() {
      hearers.length = 0;
      await line.close();
    },
  };
}
