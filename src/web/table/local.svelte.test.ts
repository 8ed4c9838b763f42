/** What a device cannot write down now it writes down later; the log never has a gap. */
import { afterEach, expect, test, vi } from 'vitest';
import { openTestTable } from '../tests/tables.ts';
import { openLocalTable } from './local.ts';

afterEach(() => vi.restoreAllMocks());

/** Until this is undone there is no room for entries. */
function fillUp(): () => void {
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  return () => full.mockRestore();
}

test('with no room left whoever acts is told, the game goes on, and all of it is written once there is room', async () => {
  const { source, step } = await openTestTable('tikal', 2, [0, 1]);
  await step();
  const makeRoom = fillUp();
  for (let tries = 0; tries < 3; tries++) await expect(step()).rejects.toThrow('no room');
  source.markSeen(source.length());
  makeRoom();
  await step();
  await step();
  const again = await openLocalTable(source.id);
  expect(again?.length()).toBe(source.length());
  expect(again?.record()).toBe(source.record());
  expect(again?.view(0, again.length())).toEqual(source.view(0, source.length()));
  for (const table of [source, again]) table?.close();
});
