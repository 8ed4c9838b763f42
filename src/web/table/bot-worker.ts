/** Thinks beside the page, so that the page never waits for a bot. */
import { decide } from '../../bots/bot.ts';
import { type Level, milliseconds } from '../../bots/levels.ts';
import type { Memory } from '../../bots/memory.ts';
import type { Action } from '../../core/game.ts';
import { loadGame } from '../../games/index.ts';
import { loadSense } from '../../games/senses.ts';

export interface Task {
  readonly number: number;
  readonly game: string;
  readonly view: object;
  readonly seat: number;
  readonly level: Level;
  readonly seed: number;
}

export interface Thought {
  readonly number: number;
  readonly action: Action | undefined;
}

const memory: Memory = new Map();

self.addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  const { number, view, seat, level, seed } = data;
  const game = await loadGame(data.game);
  const sense = await loadSense(data.game);
  const allowance = { milliseconds: milliseconds[level], now: () => performance.now() };
  const action = game && decide({ game, sense, view, seat, bot: level, seed, allowance, memory });
  self.postMessage({ number, action } satisfies Thought);
});
