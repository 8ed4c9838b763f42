/** `npm run attack` in short. */
import { expect, it } from 'vitest';
import { attack } from '../stress/attack.ts';

it('attacked in every way, the house serves those who play', async () => {
  const rows = await attack({ seconds: 2, tables: 4, rate: 10, port: 0 });
  expect(rows.filter(({ held }) => held === 'NOT HELD')).toEqual([]);
  expect(rows.length).toBe(8);
});
