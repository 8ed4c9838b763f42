/** Another process may hold the store for a moment, a backup's checkpoint for one: that is waited for, aside from all else. */
import { setTimeout } from 'node:timers/promises';
import { storeFault } from './faults.ts';

const tries = 40;
const between = 50;

export async function patiently<T>(write: () => Promise<T>): Promise<T> {
  for (let left = tries; ; left--) {
    try {
      return await write();
    } catch (error) {
      if (left === 0 || storeFault(error) !== 'locked') throw error;
      await setTimeout(between);
    }
  }
}
