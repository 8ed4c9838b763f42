/** Plays random games on a board beside the page that draws it. */
import type { Config } from '../../core/game.ts';
import { onMap, type PrintedMap } from '../../core/maps.ts';
import { isRefusal } from '../../core/refusal.ts';
import { type TrialGame, tryMap } from '../../core/trial.ts';
import { loadGame } from '../../games/index.ts';
import { answerCalls } from '../../workers/calls.ts';
import { callerOfWorker } from '../table/browser-port.ts';

export interface TrialTask {
  readonly game: string;
  readonly map: PrintedMap;
  readonly players: number;
  readonly from: number;
  readonly games: number;
}

/** The games of this slice, or the law that one of them broke. */
export type TrialResult = { readonly games: readonly TrialGame[] } | { readonly broken: string };

async function play({ game: id, map, players, from, games }: TrialTask): Promise<TrialResult> {
  const game = await loadGame(id);
  const read = game?.maps?.read(map);
  if (!game?.maps || !read || isRefusal(read)) return { broken: 'no board' };
  const { parties } = await game.maps.checks();
  const options = Object.fromEntries(Object.entries(game.meta.options).map(([name, option]) => [name, option.default]));
  const config: Config = { players, options, rules: game.meta.rules, map: read };
  const drawn = onMap(game, config);
  const played: TrialGame[] = [];
  for (let seed = from; seed < from + games; seed++) {
    const result = tryMap(drawn, config, seed, parties);
    if (typeof result === 'string') return { broken: result };
    played.push(result);
  }
  return { games: played };
}

answerCalls<TrialTask, TrialResult>(callerOfWorker(), play);
