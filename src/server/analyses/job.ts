/** What is asked of the thread that analyses, and what it answers. */
import { analyse } from '../../analysis/analyse.ts';
import type { Analysis } from '../../analysis/analysis.ts';
import type { Knowledge } from '../../analysis/knowledge.ts';
import { readRecord, recordedGame } from '../../core/record.ts';
import { houseRefusal, isRefusal, type Refusal } from '../../core/refusal.ts';
import { loadGame, loadHeuristics } from '../../games/index.ts';
import { tooMuchIn } from '../records/limits.ts';

export interface AnalysisJob {
  readonly record: string;
  readonly knowledge: Knowledge;
  readonly seed: number;
}

export type AnalysisAnswer = Analysis | Refusal;

/** The quick one: for a thorough one everybody uses his own device. */
export async function workOut({ record, knowledge, seed }: AnalysisJob): Promise<AnalysisAnswer> {
  const much = tooMuchIn(record);
  if (much) return much;
  const id = recordedGame(record);
  if (isRefusal(id)) return id;
  const [game, heuristics] = [await loadGame(id), await loadHeuristics(id)];
  if (!game || !heuristics) return houseRefusal('unknownGame', { game: id.slice(0, 40) });
  const read = readRecord(game, record);
  if (isRefusal(read)) return read;
  return analyse({ game, heuristics, match: read.match, knowledge, budget: 'quick', seed });
}
