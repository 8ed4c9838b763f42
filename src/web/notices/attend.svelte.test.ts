/** While a page is open: a table that comes to wait elsewhere is heard once, and counted though nobody sees the page. */
import { flushSync } from 'svelte';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { waitingElsewhere, waits } from '../waits.svelte.ts';
import { attend } from './attend.svelte.ts';

const heard = vi.hoisted(() => [] as string[]);
const listed = vi.hoisted(() => ({ tables: [] as object[], asked: 0 }));
vi.mock('../sound.ts', () => ({ sound: async (name: string) => void heard.push(name) }));
vi.mock('../online/api.ts', () => ({
  knownPerson: () => 'anna',
  async myTables() {
    listed.asked += 1;
    return { ok: true, body: { tables: listed.tables, next: null } };
  },
}));

const badges: number[] = [];
const waitFor = (...ids: readonly string[]) => {
  listed.tables = ids.map((id, since) => ({ id, yourTurn: true, since }));
};

async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  flushSync();
}

beforeAll(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { pathname: '/rules/tikal' });
  vi.stubGlobal('navigator', { onLine: true, setAppBadge: async (count: number) => void badges.push(count) });
  waitFor('a');
  attend();
  flushSync();
  await pass(0);
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  heard.length = 0;
  listed.asked = 0;
});

it('what waits when the page opens is counted and makes no sound', () => {
  expect(waitingElsewhere()).toEqual(['a']);
  expect(heard).toEqual([]);
  expect(badges).toEqual([1]);
});

it('a table that comes to wait elsewhere knocks once, and again when it waits anew', async () => {
  waitFor('a', 'b');
  await pass(10);
  expect([heard, badges.at(-1)]).toEqual([['turn'], 2]);
  await pass(60);
  expect(heard).toEqual(['turn']);
  waitFor('a');
  await pass(10);
  expect([heard.length, badges.at(-1)]).toEqual([1, 1]);
  waitFor('a', 'b');
  await pass(10);
  expect(heard).toEqual(['turn', 'turn']);
});

it('the table before one’s eyes does not knock: not while it is there, nor when one leaves it, before the list knows or after', async () => {
  waits.here = { id: 'c', mine: false };
  flushSync();
  waits.here = { id: 'c', mine: true };
  await pass(10);
  waits.here = undefined;
  flushSync();
  waitFor('a', 'b', 'c');
  await pass(10);
  expect(waitingElsewhere()).toEqual(['a', 'b', 'c']);
  expect(heard).toEqual([]);
  waitFor('a', 'b');
  await pass(10);
  waitFor('a', 'b', 'c');
  await pass(10);
  expect(heard).toEqual(['turn']);
});

it('an icon that cannot be fetched, without a line or on leaving, is fetched with the next count, and nothing is thrown', async () => {
  const icon = { href: '/icon.svg' };
  vi.spyOn(document, 'querySelector').mockReturnValue(icon as unknown as Element);
  const picture = new Response('<svg viewBox="0 0 64 64"></svg>');
  vi.stubGlobal('fetch', vi.fn().mockRejectedValueOnce(new Error('The operation was aborted.')).mockResolvedValue(picture));
  waitFor('a');
  await pass(10);
  expect([badges.at(-1), icon.href]).toEqual([1, '/icon.svg']);
  waitFor('a', 'b');
  await pass(10);
  expect(decodeURIComponent(icon.href)).toMatch(/^data:image\/svg\+xml,.*>2<\/text><\/svg>$/);
});

it('a page that nobody sees looks once a minute, so that its title and a sound still tell', async () => {
  Object.assign(document, { visibilityState: 'hidden' });
  waitFor('a', 'b', 'c', 'd');
  await pass(600);
  expect(listed.asked).toBe(10);
  expect([heard, badges.at(-1)]).toEqual([['turn'], 4]);
  Object.assign(document, { visibilityState: 'visible' });
});
