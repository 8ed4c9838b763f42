/** `npm run attack` in short. */
import { expect, it } from 'vitest';
import { attack, tryHoles } from '../stress/attack.ts';

it('attacked in every way, the house serves those who play', async () => {
  const rows = await attack({ seconds: 2, tables: 4, rate: 10, port: 0 });
  expect(rows.filter(({ held }) => held === 'NOT HELD')).toEqual([]);
  expect(rows.length).toBe(9);
});

it('the holes against people, and those that need the machine, are closed', async () => {
  const tried = await tryHoles();
  expect(tried.filter(({ why }) => why !== undefined)).toEqual([]);
  expect(tried.map(({ item }) => Number(item)).sort((a, b) => a - b)).toEqual([2, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
});
