import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostbox, type Postbox } from '../stress/postbox.ts';
import { isAddress } from './address.ts';
import { type Mail, openMail } from './mail.ts';

const from = 'Tafelrunde <table@example.org>';
const letter = {
  to: 'anna@example.org',
  subject: 'Größe: een tafel wacht',
  text: 'Grüß dich,\n\n'.repeat(30),
  html: '<p>Grüß dich</p>',
};

let postbox: Postbox;
let mail: Mail;
beforeAll(async () => {
  postbox = await openPostbox();
  mail = openMail({ url: postbox.url, from });
});
afterAll(async () => {
  mail.close();
  await postbox.close();
});

it('a letter arrives as it was written, with headers of its own', async () => {
  await mail.send({ ...letter, headers: { 'List-Unsubscribe': '<https://example.org/off>' } });
  const arrived = await postbox.receive();
  expect(arrived).toMatchObject({ to: ['anna@example.org'], from: 'table@example.org', subject: letter.subject });
  expect(arrived.text.replaceAll('\r', '').trim()).toBe(letter.text.trim());
  expect(arrived.html.trim()).toBe(letter.html);
  expect(arrived.headers).toMatchObject({
    from,
    to: 'anna@example.org',
    'auto-submitted': 'auto-generated',
    'list-unsubscribe': '<https://example.org/off>',
  });
});

it('many at once all arrive, each once', async () => {
  const before = postbox.received.length;
  await Promise.all(Array.from({ length: 20 }, (_, at) => mail.send({ ...letter, subject: `number ${at}` })));
  const subjects = postbox.received.slice(before).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual(Array.from({ length: 20 }, (_, at) => `number ${at}`).sort());
});

it('more than may wait are refused, not kept in memory', async () => {
  const narrow = openMail({ url: postbox.url, from }, { mostWaiting: 5 });
  const many = Array.from({ length: 9 }, () => narrow.send(letter));
  const failed = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected');
  expect(failed.length).toBe(4);
  narrow.close();
});

it('a letter the mail server refuses, or does not take in time, fails; the next one arrives', async () => {
  postbox.refuse('no such mailbox');
  await expect(mail.send(letter)).rejects.toThrow('no such mailbox');
  postbox.refuse(undefined);
  await mail.send({ ...letter, subject: 'taken again' });
  await postbox.receive(({ subject }) => subject === 'taken again');
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const impatient = openMail({ url: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, from }, { timeout: 50 });
  await expect(impatient.send(letter)).rejects.toThrow();
  impatient.close();
  silent.close();
});

it('neither an address nor a subject smuggles in a second receiver or a header', async () => {
  const before = postbox.received.length;
  await mail.send({ ...letter, to: 'anna@example.org, eve@example.org' }).catch(() => undefined);
  await mail.send({ ...letter, subject: 'hello\r\nBcc: eve@example.org' });
  for (const { to, headers } of postbox.received.slice(before)) {
    expect(to).not.toContain('eve@example.org');
    expect(headers).not.toHaveProperty('bcc');
  }
});

it.each(['anna@example.org', "o'hara+games@mail.example.co.uk", 'a@localhost'])('%s is an address', (text) => {
  expect(isAddress(text)).toBe(true);
});

it.each([
  '',
  'anna',
  '@example.org',
  'anna@',
  'a b@example.org',
  'a@b@c.org',
  'a@example.org,b@example.org',
  'a@example..org',
  '"a"@b.org',
  'anna@example.org\n',
  `${'a'.repeat(250)}@b.org`,
  'ann\u0430@example.org',
])('%j is no address', (text) => {
  expect(isAddress(text)).toBe(false);
});
