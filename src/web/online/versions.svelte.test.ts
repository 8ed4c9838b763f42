import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { at } from '../../core/at.ts';
import type { ServerMessage } from '../../wire/messages.ts';
import { closedAsOutdated, protocol, protocolHeader } from '../../wire/protocol.ts';
import { listGames } from '../../wire/table-routes.ts';
import type { Watcher } from './socket.ts';

/** A socket whose server is the test. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readonly sent: Record<string, unknown>[] = [];
  readyState = 0;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  say(message: object): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
  }
  close(code = 1000): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  FakeSocket.all.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  // Every page that is loaded anew listens for as long as it is open; here each has a window and a document of its own.
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('document', { ...document, addEventListener: vi.fn() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that watches a table, freshly loaded. */
async function openPage() {
  await (await import('../words.svelte.ts')).speak('en');
  const { ask, watch } = await import('./socket.ts');
  const { isOutdated } = await import('./outdated.svelte.ts');
  const { call } = await import('./request.ts');
  const heard: ServerMessage[] = [];
  const states: string[] = [];
  const watcher: Watcher = {
    seen: () => ({ seen: 0, heard: 0 }),
    hear: (message) => heard.push(message),
    connection: (state) => states.push(state),
  };
  watch('t', watcher);
  const socket = at(FakeSocket.all, 0);
  socket.open();
  return { ask, call, isOutdated, heard, states, socket };
}

const welcome = { type: 'welcome', person: null, protocol: protocol.version };
const presence = { type: 'presence', table: 't', online: [0], spectators: 2 };

describe('the page and a server of its own version', () => {
  test('the page names its version and hears what it is told', async () => {
    const { socket, heard, isOutdated } = await openPage();
    expect(socket.address).toContain(`?protocol=${protocol.version}`);
    socket.say(welcome);
    socket.say(presence);
    expect(heard).toEqual([welcome, presence]);
    expect(isOutdated()).toBe(false);
  });
});

describe('the page and a newer server', () => {
  test('passes over members and messages it does not know', async () => {
    const { socket, heard, isOutdated } = await openPage();
    socket.say({ ...welcome, protocol: protocol.version + 3, weather: 'fine' });
    socket.say({ type: 'clock', table: 't', left: 30 });
    socket.say({ ...presence, moods: ['calm'] });
    expect(heard.slice(1)).toEqual([presence]);
    expect(isOutdated()).toBe(false);
  });

  test('says that it must be reloaded when the server no longer understands it, and does not try again', async () => {
    const { socket, states, isOutdated, ask } = await openPage();
    socket.say({ ...welcome, protocol: protocol.version + 1 });
    socket.close(closedAsOutdated);
    expect(isOutdated()).toBe(true);
    expect(states.at(-1)).toBe('outdated');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBe(1);
    expect(await ask({ type: 'ping' })).toMatchObject({ type: 'refused', refusal: { text: expect.stringContaining('Reload') } });
  });

  test('says so when it cannot read something it ought to, and answers whoever waits', async () => {
    const { socket, heard, isOutdated, ask } = await openPage();
    const asked = ask({ type: 'ping' });
    socket.say({ type: 'presence', table: 't', online: 'everybody' });
    expect(heard).toEqual([]);
    expect(isOutdated()).toBe(true);
    expect(await asked).toMatchObject({ type: 'refused', refusal: { reason: 'outdated' } });
  });
});

describe('the page and an older server', () => {
  test('says that it must be reloaded where it does not understand the older way', async () => {
    const { socket, isOutdated } = await openPage();
    socket.say({ ...welcome, protocol: protocol.oldest - 1 });
    expect(isOutdated()).toBe(true);
  });

  test('a broken connection is no other version: it comes back', async () => {
    const { socket, states, isOutdated } = await openPage();
    socket.close(1006);
    expect([states.at(-1), isOutdated()]).toEqual(['lost', false]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all.length).toBe(2);
  });
});

describe('requests', () => {
  const answering = (body: object, status = 200, version = protocol.version) => {
    const fetched = vi.fn(async (_address: string, _request: { headers: Record<string, string> }) =>
      Response.json(body, { status, headers: { [protocolHeader]: `${version}` } }),
    );
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };
  const games = { games: [], bots: ['easy'] };

  test('name their version, and pass over members they do not know', async () => {
    const { call, isOutdated } = await openPage();
    const fetched = answering({ ...games, weather: 'fine' });
    expect(await call(listGames)).toEqual({ ok: true, body: games });
    expect(fetched.mock.calls[0]?.[1].headers).toEqual({ [protocolHeader]: `${protocol.version}` });
    expect(isOutdated()).toBe(false);
  });

  test.each([
    ['an answer that cannot be read', { games: 7 }, 200, protocol.version],
    [
      'a server that no longer understands the page',
      { refusal: { rule: 'server', reason: 'outdated', details: {}, text: '' } },
      426,
      2,
    ],
    ['a server too old for the page', games, 200, protocol.oldest - 1],
  ])('%s: the page must be reloaded', async (_, body, status, version) => {
    const { call, isOutdated } = await openPage();
    const fetched = answering(body, status, version);
    expect(await call(listGames)).toMatchObject({ ok: false, refusal: { reason: 'outdated' } });
    expect(isOutdated()).toBe(true);
    await call(listGames);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('an error of whatever stands before the server is no other version', async () => {
    const { call, isOutdated } = await openPage();
    answering({ error: 'bad gateway' }, 502);
    expect(await call(listGames)).toMatchObject({ ok: false, refusal: { reason: 'unreadable' } });
    expect(isOutdated()).toBe(false);
  });
});
