import { flushSync } from 'svelte';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../frame/session.svelte.ts';
import { introduce, openTable, startTable } from '../online/api.ts';
import { settings } from '../settings.svelte.ts';
import { startServer, type TestServer } from '../tests/server.ts';
import { leave, sit } from '../tests/session.svelte.ts';
import { type OnlineTable, openOnlineTable } from './online.ts';

let server: TestServer;
let id: string;
let table: OnlineTable;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  settings.speed = 'instant';
  expect(await introduce('Anna', 'en')).toBeUndefined();
  // Both seats are at this device, so that the test needs nobody else.
  const seats = [{ kind: 'me' }, { kind: 'here', name: 'Bert' }] as const;
  const opened = await openTable({ game: 'tikal', options: {}, public: false, seats });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  id = opened.body.table.id;
  await startTable(id);
  table = await open();
});
afterEach(() => {
  leave();
  table.source.close();
  server.connect(true);
});

async function open(): Promise<OnlineTable> {
  const opened = await openOnlineTable(id);
  if (!opened) throw new Error('there is no such table');
  await vi.waitFor(() => expect(opened.ready()).toBe(true), { timeout: 20_000 });
  return opened;
}

const until = (check: () => void) =>
  vi.waitFor(
    () => {
      flushSync();
      check();
    },
    { timeout: 20_000 },
  );

function act(session: Session): Promise<boolean> {
  const offer = session.seatChoices?.choices.find((choice) => 'action' in choice);
  if (!offer || !('action' in offer)) throw new Error('nothing is offered');
  return session.act(offer.action);
}

test('a tap is under way at once, locks the rest until it is answered, and then has arrived', async () => {
  const session = sit(table.source);
  await until(() => expect(session.deciding).toBe(true));
  const acting = act(session);
  await Promise.resolve();
  await Promise.resolve();
  expect([session.sending, session.locked]).toEqual(['sending', true]);
  expect(await act(session)).toBe(false);
  expect(await acting).toBe(true);
  expect([session.sending, session.locked]).toEqual(['sent', false]);
  await until(() => expect([session.length, session.live]).toEqual([1, true]));
});

test('without a line a tap is kept, nothing contradicts it, and it is played once when the line is back', async () => {
  const session = sit(table.source);
  await until(() => expect(session.deciding).toBe(true));
  server.connect(false);
  flushSync();
  expect(session.source.connection()).toBe('lost');
  const acting = act(session);
  await Promise.resolve();
  await Promise.resolve();
  expect([session.sending, session.locked]).toEqual(['kept', true]);
  const { draft } = session;
  session.choose({ type: 'endTurn' });
  flushSync();
  expect(session.draft).toEqual(draft);
  server.connect(true);
  expect(await acting).toBe(true);
  await until(() => expect([session.length, session.live, session.source.connection()]).toEqual([1, true, 'live']));
});

test('a change that does not follow on what is here is not believed: the table is asked for anew', async () => {
  const { WebSocket: whole } = globalThis;
  let spoiled = 0;
  class Spoiling extends whole {
    override addEventListener(type: string, listen: EventListenerOrEventListenerObject | null): void {
      super.addEventListener(type, (event: Event) => {
        const { data } = event as MessageEvent;
        const spoils = type === 'message' && spoiled === 0 && String(data).includes('"changed"');
        if (spoils) spoiled += 1;
        const text = String(data).replace(/"from":\d+/, '"from":77');
        (listen as EventListener)(spoils ? Object.assign(new Event('message'), { data: text }) : event);
      });
    }
  }
  Object.assign(globalThis, { WebSocket: Spoiling });
  server.connect(false);
  server.connect(true);
  const session = sit(table.source);
  await until(() => expect([session.deciding, session.source.connection()]).toEqual([true, 'live']));
  expect(await act(session)).toBe(true);
  await until(() => expect([spoiled, session.length, session.live]).toEqual([1, 1, true]));
  expect(await act(session)).toBe(true);
  await until(() => expect(session.length).toBe(2));
  Object.assign(globalThis, { WebSocket: whole });
});

test('a known table opens without a network as last seen, and goes on by itself', async () => {
  const session = sit(table.source);
  await until(() => expect(session.deciding).toBe(true));
  expect(await act(session)).toBe(true);
  await until(() => expect([session.length, session.live]).toEqual([1, true]));
  const { view, viewer } = session;
  leave();
  table.source.close();
  server.connect(false);
  table = await open();
  const again = sit(table.source);
  await until(() => expect([again.length, again.live, again.source.connection()]).toEqual([1, true, 'lost']));
  expect([again.viewer, again.view]).toEqual([viewer, view]);
  server.connect(true);
  await until(() => expect(again.source.connection()).toBe('live'));
  expect(await act(again)).toBe(true);
  await until(() => expect(again.length).toBe(2));
});

test('a device that has lost its storage but not its cookie is still the same person', async () => {
  table.source.close();
  localStorage.clear();
  settings.name = '';
  table = await open();
  expect(table.source.holders().map(({ kind, name }) => [kind, name])).toEqual([
    ['here', 'Anna'],
    ['here', 'Bert'],
  ]);
  expect(settings.name).toBe('Anna');
});
