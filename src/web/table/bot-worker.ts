/** Thinks beside the page, so that the page never waits for a bot. */
import { type DecisionRequest, decide, decideAside } from '../../bots/bot.ts';
import { advise, type HintStep } from '../../bots/hint.ts';
import { type Level, milliseconds } from '../../bots/levels.ts';
import type { Memory } from '../../bots/memory.ts';
import type { Action } from '../../core/game.ts';
import { type MapChoice, onMap, onMapOf } from '../../core/maps.ts';
import type { Language } from '../../core/text.ts';
import { loadGame, loadHeuristics } from '../../games/index.ts';
import { answerCalls } from '../../workers/calls.ts';
import { callerOfWorker } from './browser-port.ts';

export interface ThinkTask {
  readonly game: string;
  /** On which map it is played; on the newest default where that is not said. */
  readonly on?: MapChoice;
  readonly view: object;
  readonly seat: number;
  readonly level: Level;
  readonly seed: number;
  /** Where the answer must be the same everywhere: so many actions played in thought, whatever time they take. */
  readonly iterations?: number;
  /** To decide, to do something unasked or nothing, or to advise a person in this language. */
  readonly wanted: 'decision' | 'aside' | { readonly hint: Language };
}

export interface ThinkResult {
  readonly action: Action | undefined;
  /** What speaks for it, where that was asked. */
  readonly reason?: string | undefined;
  /** Whether nothing else could be done. */
  readonly forced?: boolean;
  /** The rest of the turn, where advice was asked, and the points it brings for certain. */
  readonly steps?: readonly HintStep[];
  readonly points?: number;
}

const memory: Memory = new Map();

async function think(task: ThinkTask): Promise<ThinkResult> {
  const { view, seat, level, seed, wanted } = task;
  const anyMap = await loadGame(task.game);
  if (!anyMap) return { action: undefined };
  const game = task.on ? onMap(anyMap, task.on) : anyMap;
  const known = await loadHeuristics(task.game);
  const heuristics = known && onMapOf(game, known);
  const allowance = { milliseconds: milliseconds[level], now: () => performance.now() };
  const asked: DecisionRequest = { game, heuristics, view, seat, bot: level, seed, allowance, memory };
  if (task.iterations !== undefined)
    return { action: decide({ game, heuristics, view, seat, bot: level, seed, allowance: { iterations: task.iterations } }) };
  if (wanted === 'aside') return { action: decideAside(asked) };
  if (wanted === 'decision') return { action: decide(asked) };
  const hint = advise(asked);
  if (!hint) return { action: undefined };
  const { steps, points, forced } = hint;
  return {
    action: steps[0]?.action,
    steps,
    points,
    forced,
    reason: hint.aspect && heuristics?.aspectNames[wanted.hint][hint.aspect],
  };
}

answerCalls<ThinkTask, ThinkResult>(callerOfWorker(), think);
