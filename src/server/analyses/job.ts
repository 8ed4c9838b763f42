/** What is asked of the thread that analyses, and what it answers. */
import { analyse } from '../../analysis/analyse.ts';
import type { Analysis } from '../../analysis/analysis.ts';
import type { Knowledge } from '../../analysis/knowledge.ts';
import { onMap, onMapOf } from '../../core/maps.ts';
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
  const [anyMap, known] = [await loadGame(id), await loadHeuristics(id)];
  if (!anyMap || !known) return houseRefusal('unknownGame', { game: id.slice(0, 40) });
  const read = readRecord(anyMap, record);
  if (isRefusal(read)) return read;
  const game = onMap(anyMap, read.match.origin.config);
  return analyse({ game, heuristics: onMapOf(game, known), match: read.match, knowledge, budget: 'quick', seed });
}
