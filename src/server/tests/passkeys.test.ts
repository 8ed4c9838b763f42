/** Passkeys over HTTP, by one made of code: what a browser would never do is refused in words, and changes nothing. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Authenticator, newAuthenticator } from '../stress/authenticator.ts';
import { type Device, newDevice, openDevice } from '../stress/client.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
let now = Date.now();
beforeAll(async () => {
  world = await openWorld({}, { now: () => now });
});
afterAll(() => world.remove());

async function register(device: Device, key: Authenticator, origin = world.base) {
  const { options } = (await device.call('POST', '/api/me/passkeys/options')).body;
  return device.call('POST', '/api/me/passkeys', { name: 'My phone', passkey: key.register(options, origin) });
}

async function withPasskey(name: string): Promise<{ device: Device; key: Authenticator; person: string }> {
  const device = await newDevice(world.base, name);
  const key = newAuthenticator();
  expect((await register(device, key)).status).toBe(200);
  return { device, key, person: (await device.call('GET', '/api/me')).body.person.id };
}

const optionsFor = async (device: Device) => (await device.call('POST', '/api/session/passkey/options')).body.options;

async function signIn(key: Authenticator, origin = world.base, device = openDevice(world.base)) {
  const options = await optionsFor(device);
  return { device, options, ...(await device.call('POST', '/api/session/passkey', { passkey: key.signIn(options, origin) })) };
}

const reason = ({ body }: { body: { refusal?: { reason: string } } }) => body.refusal?.reason;

it('a passkey signs its person in on another device, again and again', async () => {
  const { key, person } = await withPasskey('Anna');
  for (let times = 1; times <= 2; times++) {
    key.counter = times;
    const { device, body } = await signIn(key);
    expect(body).toEqual({ person: { id: person, name: 'Anna', language: 'en' }, asks: null });
    expect((await device.call('GET', '/api/me')).body.person.id).toBe(person);
  }
});

it('passkeys that do not count are let in as often as they come', async () => {
  const { key, person } = await withPasskey('Anna');
  expect((await signIn(key)).body.person.id).toBe(person);
  expect((await signIn(key)).body.person.id).toBe(person);
});

it('several passkeys have names; a new name, removal, and the last one only when sure', async () => {
  const { device, key } = await withPasskey('Anna');
  const second = newAuthenticator();
  await register(device, second);
  const named = await device.call('PATCH', '/api/me/passkeys', { id: second.id, name: 'Key ring' });
  expect(named.body.passkeys.map(({ name }: { name: string }) => name)).toEqual(['My phone', 'Key ring']);
  expect(reason(await device.call('PATCH', '/api/me/passkeys', { id: second.id, name: '<b>' }))).toBe('wrongName');
  const left = await device.call('POST', '/api/me/passkeys/remove', { id: key.id });
  expect(left.body.passkeys.map(({ id }: { id: string }) => id)).toEqual([second.id]);
  expect(reason(await signIn(key))).toBe('unknownPasskey');
  expect(reason(await device.call('POST', '/api/me/passkeys/remove', { id: second.id }))).toBe('lastWayIn');
  expect((await signIn(second)).status).toBe(200);
  const none = await device.call('POST', '/api/me/passkeys/remove', { id: second.id, sure: true });
  expect(none.body.passkeys).toEqual([]);
});

it('nobody renames or removes a passkey of somebody else', async () => {
  const { device, key } = await withPasskey('Anna');
  const eve = await newDevice(world.base, 'Eve');
  expect(reason(await eve.call('POST', '/api/me/passkeys/remove', { id: key.id, sure: true }))).toBe('unknownPasskey');
  await eve.call('PATCH', '/api/me/passkeys', { id: key.id, name: 'Mine' });
  expect((await device.call('GET', '/api/me/account')).body.passkeys).toMatchObject([{ id: key.id, name: 'My phone' }]);
});

it('an answer given to another site is refused, when making a passkey and when signing in', async () => {
  const { device, key } = await withPasskey('Anna');
  expect(reason(await signIn(key, 'https://evil.example'))).toBe('wrongOrigin');
  expect(reason(await register(device, newAuthenticator(), 'https://evil.example'))).toBe('wrongOrigin');
});

it('a challenge is good once, for five minutes, and for what it was made for', async () => {
  const { device, key } = await withPasskey('Anna');
  const other = openDevice(world.base);
  const options = await optionsFor(other);
  const answer = { passkey: key.signIn(options, world.base) };
  expect((await other.call('POST', '/api/session/passkey', answer)).status).toBe(200);
  expect(reason(await openDevice(world.base).call('POST', '/api/session/passkey', answer))).toBe('challengeOver');
  const late = await optionsFor(other);
  now += 5 * 60_000 + 1;
  expect(reason(await other.call('POST', '/api/session/passkey', { passkey: key.signIn(late, world.base) }))).toBe(
    'challengeOver',
  );
  const made = (await device.call('POST', '/api/me/passkeys/options')).body.options;
  const misused = key.signIn({ ...made, rpId: made.rp.id }, world.base);
  expect(reason(await openDevice(world.base).call('POST', '/api/session/passkey', { passkey: misused }))).toBe('challengeOver');
  // Nor does one person's challenge register a passkey for another.
  const fresh = (await device.call('POST', '/api/me/passkeys/options')).body.options;
  const eve = await newDevice(world.base, 'Eve');
  const passkey = newAuthenticator().register(fresh, world.base);
  expect(reason(await eve.call('POST', '/api/me/passkeys', { passkey }))).toBe('challengeOver');
});

it('a foreign passkey, a forged signature, one of another host, and a copy that counts back are refused', async () => {
  const { key, person } = await withPasskey('Anna');
  expect(reason(await signIn(newAuthenticator()))).toBe('unknownPasskey');
  const forger = { ...newAuthenticator(), id: key.id };
  const options = await optionsFor(openDevice(world.base));
  const forged = { ...forger.signIn(options, world.base), id: key.id, rawId: key.id };
  expect(reason(await openDevice(world.base).call('POST', '/api/session/passkey', { passkey: forged }))).toBe('wrongPasskey');
  const elsewhere = await optionsFor(openDevice(world.base));
  const passkey = key.signIn({ ...elsewhere, rpId: 'evil.example' }, world.base);
  expect(reason(await openDevice(world.base).call('POST', '/api/session/passkey', { passkey }))).toBe('wrongPasskey');
  key.counter = 7;
  expect((await signIn(key)).body.person.id).toBe(person);
  for (const counter of [7, 3, 0]) {
    key.counter = counter;
    const copied = await signIn(key);
    expect(reason(copied)).toBe('copiedPasskey');
    expect((await copied.device.call('GET', '/api/me')).status).toBe(401);
  }
});

it('a passkey is one person’s, and a person has at most twenty', async () => {
  const { key } = await withPasskey('Anna');
  const eve = await newDevice(world.base, 'Eve');
  expect(reason(await register(eve, key))).toBe('knownPasskey');
  for (let count = 0; count < 20; count++) await register(eve, newAuthenticator());
  expect(reason(await eve.call('POST', '/api/me/passkeys/options'))).toBe('tooManyPasskeys');
});

it.each([{}, { passkey: null }, { passkey: [] }, { passkey: {} }, { passkey: { id: 'x', response: { clientDataJSON: '%' } } }])(
  'what is no answer of a passkey is refused: %j',
  async (body) => {
    const stranger = openDevice(world.base);
    expect((await stranger.call('POST', '/api/session/passkey', body)).status).toBeGreaterThanOrEqual(400);
    expect((await stranger.call('GET', '/api/me')).status).toBe(401);
    const anna = await newDevice(world.base, 'Anna');
    expect((await anna.call('POST', '/api/me/passkeys', body)).status).toBeGreaterThanOrEqual(400);
  },
);
