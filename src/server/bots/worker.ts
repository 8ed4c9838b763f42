/** A thread that thinks for bots, so that no socket waits for it. */
import { type DecisionRequest, decide, decideAside } from '../../bots/bot.ts';
import { type BotName, shareOf } from '../../bots/levels.ts';
import type { Memory } from '../../bots/memory.ts';
import type { Action } from '../../core/game.ts';
import { onMap, onMapOf } from '../../core/maps.ts';
import { loadGame, loadHeuristics } from '../../games/index.ts';
import { answerCalls } from '../../workers/calls.ts';
import { callerOfThread } from '../../workers/node-port.ts';
import { standBack } from '../../workers/stand-back.ts';
import type { Answer, Job } from './job.ts';
import { botCalled } from './levels.ts';

const memory: Memory = new Map();
/** After so many refused answers the bot does anything legal. */
const patience = 3;

async function think({ request, chance, budget }: Job): Promise<Action | undefined> {
  const { game: id, view, seat, level, tries, aside, on, exact } = request;
  const anyMap = await loadGame(id);
  if (!anyMap) throw new Error(`no game ${id}`);
  const game = on ? onMap(anyMap, on) : anyMap;
  const known = await loadHeuristics(id);
  const heuristics = known && onMapOf(game, known);
  // Loading at leisure would cost a first thought its time; only the thinking stands back.
  standBack();
  const bot = botFor(level, tries);
  if (exact) return decide({ game, heuristics, view, seat, bot, seed: exact.seed, allowance: { iterations: exact.iterations } });
  const allowance = { milliseconds: budget * shareOf(bot), now: () => performance.now() };
  const asked: DecisionRequest = { game, heuristics, view, seat, bot, seed: chance, allowance, memory };
  return aside ? decideAside(asked) : decide(asked);
}

/** A bot that ran out of time answers at once the next time; one that was refused does anything legal in the end. */
function botFor(level: string, tries: number): BotName {
  if (tries === 0) return botCalled(level);
  return tries < patience ? 'greedy' : 'random';
}

answerCalls<Job, Answer>(callerOfThread(), async (job) => ({ action: await think(job) }));
