/** What the environment may say: every variable with something that makes no sense. */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readEnvironment } from '../config.ts';
import { serveUntilStopped } from '../run.ts';

const file = join(tmpdir(), `tafelrunde-not-a-folder-${process.pid}`);
writeFileSync(file, '');

const nonsense: Readonly<Record<string, readonly string[]>> = {
  HOST: ['http://localhost', 'a b', 'host/path', '-'.repeat(300)],
  PORT: ['eighty', '-1', '65536', '3.5', '1e3', '0x50'],
  DATA: [file],
  DATABASE_URL: ['here', 'mysql://localhost/tafelrunde', 'postgres:', 'postgres://'],
  DATABASE_CONNECTIONS: ['0', '1', 'many'],
  NATS_URL: ['here', 'http://localhost:4222', 'nats:', 'nats://localhost:4222'],
  CLIENT: [file, '/no/such/folder'],
  ORIGIN: [
    'play.example.org',
    'https://play.example.org/path',
    'ftp://play.example.org',
    'https://',
    'https://a.example, b.example',
  ],
  TRUST_PROXY: ['true', 'yes', '2', 'on'],
  LOG: ['loud', 'INFO', '3'],
  OPERATORS: ['Anna', 'a b', 'abcdefghijklmnop;qrstuvwxyz012345'],
  OPERATOR_TOKEN: ['short', 'long enough but with spaces', 'überlangüberlangüberlang'],
  METRICS_TOKEN: ['two words', 'line\nbreak', 'ü'],
  SMTP_URL: ['mail.example.org', 'https://mail.example.org', 'smtp:', 'smtp://', 'smtp://mail.example.org/path', 'smtp://a b'],
  MAIL_FROM: [
    'Tafelrunde',
    'a@b@c',
    'Tafelrunde <table>',
    'A <a@example.org>, B <b@example.org>',
    'a@example.org\r\nBcc: b@example.org',
  ],
  NOTICE_ALLOW: ['http://ntfy.home', 'a b', 'ntfy.home/topic'],
  LIMIT_PERSON: ['0', 'none', '-5'],
  LIMIT_ADDRESS: ['0', 'none'],
  LIMIT_SOCKETS_PERSON: ['0', 'none'],
  LIMIT_SOCKETS_ADDRESS: ['0', 'none'],
  LIMIT_ARRIVALS: ['0', 'none'],
  LIMIT_CHAT: ['0', 'none'],
  LIMIT_TABLES: ['0', 'none'],
  BOT_WORKERS: ['0', 'all', '1000'],
  BOT_BUDGET: ['0', 'much'],
  DAILY_ITERATIONS: ['0', 'many'],
  BOT_PAUSE: ['-1', 'short'],
  JOB_LEASE: ['0', 'short', '3601'],
  ORDER_DELAY: ['-1', 'soon', '601'],
  HEARTBEAT: ['0', '-30', 'fast', '4000'],
  IDLE_MINUTES: ['0', 'never'],
};

it.each(Object.entries(nonsense))('%s refuses what makes no sense, and says what it must be', (name, values) => {
  for (const value of values) expect(() => readEnvironment({ [name]: value }), value).toThrow(`${name} must be `);
});

it('every variable is tried above', async () => {
  const { readFileSync } = await import('node:fs');
  const source = readFileSync(new URL('../config.ts', import.meta.url), 'utf8');
  const named = new Set([...source.matchAll(/'([A-Z][A-Z_]{2,40})'|environment\.([A-Z_]{3,40})/g)].map(([, a, b]) => a ?? b));
  expect([...named].sort()).toEqual(Object.keys(nonsense).sort());
});

it('sensible values are taken, and nothing at all is sensible', () => {
  expect(readEnvironment({ ORIGIN: 'https://a.example/, https://b.example:8443' }).origins).toEqual([
    'https://a.example',
    'https://b.example:8443',
  ]);
  expect(readEnvironment({ TRUST_PROXY: '1' }).trustProxy).toBe(true);
  expect(readEnvironment({ TRUST_PROXY: '', PORT: ' ' })).toMatchObject({ trustProxy: false, port: 3000 });
});

it('mail needs a server and a sender; what is wrong with the server is said without its password', () => {
  const SMTP_URL = 'smtps://anna:secret@mail.example.org:465';
  const MAIL_FROM = 'Tafelrunde <table@example.org>';
  expect(readEnvironment({ SMTP_URL, MAIL_FROM }).mail).toEqual({ url: SMTP_URL, from: MAIL_FROM });
  expect(readEnvironment({ MAIL_FROM }).mail).toBeUndefined();
  expect(readEnvironment({}).mail).toBeUndefined();
  expect(() => readEnvironment({ SMTP_URL })).toThrow('MAIL_FROM must be ');
  expect(() => readEnvironment({ SMTP_URL: 'http://anna:secret@mail.example.org' })).toThrow(/^((?!secret).)*$/);
});

it('the start stops with that sentence', async () => {
  const said: unknown[] = [];
  const { error } = console;
  console.error = (text: unknown) => said.push(text);
  const code = await serveUntilStopped({ TRUST_PROXY: 'true' });
  console.error = error;
  expect([code, ...said]).toEqual([1, 'TRUST_PROXY must be 1 or 0, not “true”']);
});
