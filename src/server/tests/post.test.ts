/** Where messages may go: never into a network behind the server, whatever a name says at which moment. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPublicAddress } from '../notices/networks.ts';
import { checkAddress, type Lookup, post } from '../notices/post.ts';
import { openReceiver, type Receiver } from '../stress/receiver.ts';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());

const forever = new AbortController().signal;
const message = { headers: {}, body: 'hello' };
const says =
  (...addresses: readonly string[]): Lookup =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

it.each([
  '0.0.0.0',
  '10.255.0.1',
  '100.64.0.1',
  '127.0.0.2',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'localhost',
])('%s is nobody’s business', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '172.32.0.1', '193.99.144.80', '2a02:2e0:3fe:1001::1', '2606:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it('a name is what it means: one private address among many is enough', async () => {
  await checkAddress('https://example.org/', { allowed: [], lookup: says('8.8.8.8') });
  for (const lookup of [says('10.0.0.1'), says('8.8.8.8', '127.0.0.1'), says('8.8.8.8', '::1'), says()])
    await expect(checkAddress('https://example.org/', { allowed: [], lookup })).rejects.toThrow('a private network');
});

it('a name that meant something public when it was given and means us when it is used leads nowhere', async () => {
  const [host = '', port = ''] = receiver.host.split(':');
  const url = `https://rebind.example.org:${port}/`;
  const answers = ['8.8.8.8', host];
  const asked: string[] = [];
  const lookup: Lookup = async () => {
    const address = answers.shift() ?? host;
    asked.push(address);
    return [{ address, family: 4 }];
  };
  await checkAddress(url, { allowed: [], lookup });
  await expect(post(url, message, { allowed: [], lookup }, forever)).rejects.toThrow('a private network');
  expect(asked).toEqual(['8.8.8.8', host]);
  expect(receiver.received).toEqual([]);
});

it('what the operator allows is reached, port by port', async () => {
  const rules = { allowed: [receiver.host] };
  expect(await post(`http://${receiver.host}/hook`, message, rules, forever)).toBe(201);
  expect(receiver.received.at(-1)?.body.toString()).toBe('hello');
  await expect(post('http://127.0.0.1:1/hook', message, rules, forever)).rejects.toThrow('only https');
});

it('redirections are an answer like any other', async () => {
  const before = receiver.received.length;
  receiver.answer({ status: 302, location: `http://${receiver.host}/elsewhere` });
  expect(await post(`http://${receiver.host}/hook`, message, { allowed: [receiver.host] }, forever)).toBe(302);
  expect(receiver.received).toHaveLength(before + 1);
});

it('who does not answer in time is given up', async () => {
  const { createServer } = await import('node:net');
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(silent.address() as { port: number }).port}`;
  await expect(post(`http://${host}/`, message, { allowed: [host], timeout: 50 }, forever)).rejects.toThrow();
  silent.close();
});
