/** Which challenge is whose day's. */
import { hkdfSync, randomBytes } from 'node:crypto';
import { type Challenge, challengeConfig } from '../../daily/challenge.ts';
import { gameIds } from '../../games/index.ts';
import type { TableRegistry } from '../tables/registry.ts';

/** Enough for a strong answer, and little enough for a phone, and for a server that plays what many have sent once more. */
export const usualIterations = 3000;

export interface DailyWorld {
  readonly registry: TableRegistry;
  readonly iterations: number;
}

/** The house's key never leaves it: from the seed of one day nobody knows that of another. */
async function secretOf({ store }: TableRegistry, day: string, game: string): Promise<string> {
  const key = await store.notices.houseKey('daily', () => randomBytes(32).toString('hex'));
  return Buffer.from(hkdfSync('sha256', Buffer.from(key, 'hex'), '', `daily ${day} ${game}`, 32)).toString('hex');
}

export async function challengeOf(
  { registry, iterations }: DailyWorld,
  day: string,
  game: string,
): Promise<Challenge | undefined> {
  const rules = (gameIds as readonly string[]).includes(game) ? await registry.game(game) : undefined;
  if (!rules) return undefined;
  return { day, game, config: challengeConfig(rules.meta), secret: await secretOf(registry, day, game), iterations };
}
