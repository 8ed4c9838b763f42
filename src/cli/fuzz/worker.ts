/** One core's share of the fuzzing: takes batches, answers with what it found, and notes every game done. */
import { loadGame } from '../../games/index.ts';
import { answerCalls } from '../../workers/calls.ts';
import { callerOfThread } from '../../workers/node-port.ts';
import { type Batch, type Finding, tryBatch } from './batch.ts';

answerCalls<Batch, readonly Finding[], 'game'>(callerOfThread(), async (batch, note) => {
  const game = await loadGame(batch.game);
  return game ? tryBatch(game, batch, () => note('game')) : [];
});
