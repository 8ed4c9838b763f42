/** Signing in by a letter, sent through a real mail server. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Device, newDevice, openDevice } from '../stress/client.ts';
import { openPostbox, type Postbox } from '../stress/postbox.ts';
import { openWorld, type World } from '../stress/world.ts';

let postbox: Postbox;
let world: World;
let now = Date.now();
beforeAll(async () => {
  postbox = await openPostbox();
  world = await openWorld({ SMTP_URL: postbox.url, MAIL_FROM: 'Tafelrunde <table@example.org>' }, { now: () => now });
});
afterAll(async () => {
  await world.remove();
  await postbox.close();
});

const reason = ({ body }: { body: { refusal?: { reason: string } } }) => body.refusal?.reason;
const link = /http:\/\/localhost:\d+\/account#([\w-]{43})/;

/** The token of the next letter to an address. */
async function tokenFor(address: string, ask: () => Promise<{ status: number }>): Promise<string> {
  const before = postbox.received.length;
  expect((await ask()).status).toBe(200);
  const letter = await postbox.receive((one) => one.to.includes(address) && postbox.received.indexOf(one) >= before);
  return link.exec(letter.text)?.[1] ?? '';
}

async function withAddress(name: string, address: string): Promise<Device> {
  const device = await newDevice(world.base, name);
  const token = await tokenFor(address, () => device.call('POST', '/api/me/address', { address }));
  const confirmed = await device.call('POST', '/api/session/link', { token });
  expect(confirmed.body).toEqual({ person: null, asks: null, confirmed: address });
  return device;
}

const askFor = (address: string, device = openDevice(world.base)) =>
  tokenFor(address, () => device.call('POST', '/api/session/mail', { address }));
const idOf = async (device: Device) => (await device.call('GET', '/api/me')).body.person.id;

it('a confirmed address signs in on another device, once', async () => {
  const anna = await withAddress('Anna', 'anna@example.org');
  expect((await anna.call('GET', '/api/me/account')).body).toMatchObject({ mail: true, address: 'anna@example.org' });
  expect(await world.context.registry.store.accounts.addressOf(await idOf(anna))).toBe('anna@example.org');
  const token = await askFor('anna@example.org');
  const phone = openDevice(world.base);
  const look = await phone.call('POST', '/api/session/link/look', { token });
  expect(look.body).toEqual({ kind: 'enter', name: 'Anna', address: 'anna@example.org' });
  // Looking, as mail scanners do, uses nothing up.
  expect((await phone.call('POST', '/api/session/link', { token })).body.person.name).toBe('Anna');
  expect(await idOf(phone)).toBe(await idOf(anna));
  for (const path of ['/api/session/link', '/api/session/link/look'])
    expect(reason(await openDevice(world.base).call('POST', path, { token }))).toBe('usedLink');
});

it('the letters are written in the language of their receiver, as text and as HTML', async () => {
  for (const [language, subject] of [
    ['en', 'Confirm your address for Tafelrunde'],
    ['nl', 'Bevestig je adres voor Tafelrunde'],
    ['de', 'Bestätige deine Adresse für Tafelrunde'],
  ] as const) {
    const device = openDevice(world.base);
    await device.call('POST', '/api/session', { name: "D'Arcy", language });
    const address = `letter-${language}@example.org`;
    await tokenFor(address, () => device.call('POST', '/api/me/address', { address }));
    const letter = await postbox.receive(({ to }) => to.includes(address));
    expect(letter.subject).toBe(subject);
    expect(letter.text).toContain("D'Arcy");
    expect(letter.html).toContain(`href="${link.exec(letter.text)?.[0].replace('#', '&#35;')}"`.replace('&#35;', '#'));
  }
});

it('an unknown address gets the same answer and no letter', async () => {
  await withAddress('Bert', 'bert@example.org');
  const before = postbox.received.length;
  const stranger = await openDevice(world.base).call('POST', '/api/session/mail', { address: 'nobody@example.org' });
  await askFor('Bert@Example.org'.toLowerCase());
  const known = await openDevice(world.base).call('POST', '/api/session/mail', { address: ' BERT@example.org ' });
  expect(stranger).toEqual(known);
  expect(postbox.received.slice(before).some(({ to }) => to.includes('nobody@example.org'))).toBe(false);
});

it('a link lives for fifteen minutes, and an unknown one never did', async () => {
  await withAddress('Chioma', 'chioma@example.org');
  const token = await askFor('chioma@example.org');
  now += 15 * 60_000 + 1;
  expect(reason(await openDevice(world.base).call('POST', '/api/session/link', { token }))).toBe('oldLink');
  expect(reason(await openDevice(world.base).call('POST', '/api/session/link', { token: 'x'.repeat(43) }))).toBe('wrongLink');
});

it('an address is confirmed only where its person is signed in: whoever else reads the letter gets nothing by it', async () => {
  const dirk = await newDevice(world.base, 'Dirk');
  const address = 'dirk@example.org';
  const token = await tokenFor(address, () => dirk.call('POST', '/api/me/address', { address }));
  const eve = await newDevice(world.base, 'Eve');
  expect(reason(await eve.call('POST', '/api/session/link', { token }))).toBe('othersLink');
  expect((await dirk.call('GET', '/api/me/account')).body.address).toBeNull();
  const stranger = openDevice(world.base);
  expect(reason(await stranger.call('POST', '/api/session/link', { token }))).toBe('othersLink');
  expect((await dirk.call('GET', '/api/me/account')).body.address).toBeNull();
  expect((await dirk.call('POST', '/api/session/link', { token })).body.confirmed).toBe(address);
  expect((await dirk.call('GET', '/api/me/account')).body.address).toBe(address);
});

it('who asks for the address of another gets no answer that tells, and its owner a link to sign in', async () => {
  const eleni = await withAddress('Eleni', 'eleni@example.org');
  const guest = await newDevice(world.base, 'Guest');
  const token = await tokenFor('eleni@example.org', () =>
    guest.call('POST', '/api/me/address', { address: 'eleni@example.org' }),
  );
  expect((await guest.call('POST', '/api/session/link', { token })).body.person.name).toBe('Eleni');
  expect(await idOf(guest)).toBe(await idOf(eleni));
});

it('two who want the same address: the first who confirms has it', async () => {
  const address = 'shared@example.org';
  const [one, two] = [await newDevice(world.base, 'One'), await newDevice(world.base, 'Two')];
  const first = await tokenFor(address, () => one.call('POST', '/api/me/address', { address }));
  const second = await tokenFor(address, () => two.call('POST', '/api/me/address', { address }));
  expect((await two.call('POST', '/api/session/link', { token: second })).status).toBe(200);
  expect(reason(await one.call('POST', '/api/session/link', { token: first }))).toBe('takenAddress');
});

it('the last way back is removed only when sure, and then its links are dead', async () => {
  const farid = await withAddress('Farid', 'farid@example.org');
  const token = await askFor('farid@example.org');
  expect(reason(await farid.call('POST', '/api/me/address/remove', {}))).toBe('lastWayIn');
  expect((await farid.call('POST', '/api/me/address/remove', { sure: true })).body.address).toBeNull();
  expect(reason(await openDevice(world.base).call('POST', '/api/session/link', { token }))).toBe('wrongLink');
});

it('so many letters to one address in an hour, and so many for one asker', async () => {
  const address = 'flooded@example.org';
  const eve = await newDevice(world.base, 'Eve');
  for (let count = 0; count < 5; count++) expect((await eve.call('POST', '/api/me/address', { address })).status).toBe(200);
  expect((await eve.call('POST', '/api/me/address', { address })).status).toBe(429);
  for (let count = 0; count < 14; count++)
    expect((await eve.call('POST', '/api/me/address', { address: `a${count}@example.org` })).status).toBe(200);
  expect((await eve.call('POST', '/api/me/address', { address: 'last@example.org' })).status).toBe(429);
});

it.each(['', 'anna', 'a@b, c@d', 'a\r\nRCPT TO:<b@example.org>', `${'x'.repeat(250)}@example.org`])(
  '%j is refused as an address',
  async (address) => {
    const device = await newDevice(world.base, 'Anna');
    for (const path of ['/api/me/address', '/api/session/mail'])
      expect((await device.call('POST', path, { address })).status).toBe(400);
  },
);

it('links never lead where a request says it came from', async () => {
  await withAddress('Host', 'host@example.org');
  const before = postbox.received.length;
  await fetch(`${world.base}/api/session/mail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    body: JSON.stringify({ address: 'host@example.org' }),
  });
  const letter = await postbox.receive((one) => postbox.received.indexOf(one) >= before);
  expect(letter.text).not.toContain('evil');
  expect(letter.text).toMatch(link);
});

it('without a mail server nothing speaks of mail', async () => {
  const silent = await openWorld();
  const device = await newDevice(silent.base, 'Anna');
  expect((await device.call('GET', '/api/session')).body.mail).toBe(false);
  expect((await device.call('GET', '/api/me/account')).body.mail).toBe(false);
  for (const path of ['/api/me/address', '/api/session/mail'])
    expect(reason(await device.call('POST', path, { address: 'anna@example.org' }))).toBe('noMail');
  await silent.remove();
});
