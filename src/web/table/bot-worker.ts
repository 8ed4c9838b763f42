/** Thinks beside the page, so that the page never waits for a bot. */
import { choose, type Level } from '../../bots/rollout.ts';
import type { Action } from '../../core/game.ts';
import { loadGame } from '../../games/index.ts';

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

self.addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  const game = await loadGame(data.game);
  const action = game && choose(game, data.view, data.seat, data.level, data.seed, () => performance.now());
  self.postMessage({ number: data.number, action } satisfies Thought);
});
