/** What the worker does: it works an analysis out, piece by piece, and says what a move would cost before it is made. */
import { openWork, type Piece } from '../../analysis/analyse.ts';
import type { Analysis, BudgetName } from '../../analysis/analysis.ts';
import { chanceShifted, chancesAt } from '../../analysis/chance.ts';
import { weighDecision } from '../../analysis/decision.ts';
import type { Knowledge } from '../../analysis/knowledge.ts';
import type { Action } from '../../core/game.ts';
import type { AnyHeuristics } from '../../core/heuristics.ts';
import { type MapChoice, onMap, onMapOf } from '../../core/maps.ts';
import { readRecord, recordedGame } from '../../core/record.ts';
import { isRefusal } from '../../core/refusal.ts';
import { loadGame, loadHeuristics } from '../../games/index.ts';

export interface RecordTask {
  readonly record: string;
  readonly knowledge: Knowledge;
  readonly budget: BudgetName;
  readonly seed: number;
  /** What was done before it was stopped. */
  readonly pieces: readonly Piece[];
}

/** What a move would cost a seat that has not made it yet. */
export interface CostTask {
  readonly game: string;
  /** On which map it is played. */
  readonly on: MapChoice;
  readonly view: object;
  readonly seat: number;
  readonly action: Action;
  readonly seed: number;
}

export interface Cost {
  readonly cost: number;
  readonly chanceCost: number;
  readonly inPoints: boolean;
  readonly rather: readonly Action[];
  readonly aspect?: string;
  readonly aspectNames: AnyHeuristics['aspectNames'];
}

/** Told after every piece. */
export interface Progress {
  readonly piece: Piece;
  readonly share: number;
}

export interface Found {
  readonly analysis: Analysis;
  readonly aspectNames: AnyHeuristics['aspectNames'];
}

/** Thinking about a move before it is made: as much as one waits for gladly. */
const liveIterations = 6000;
const liveLooks = 12;

export async function analyse(task: RecordTask, note: (note: Progress) => void): Promise<Found> {
  const id = recordedGame(task.record);
  const game = isRefusal(id) ? undefined : await loadGame(id);
  const heuristics = game && (await loadHeuristics(game.meta.id));
  const read = game && readRecord(game, task.record);
  if (!game || !heuristics || !read || isRefusal(read)) throw new Error('no such record');
  const { knowledge, budget, seed } = task;
  const work = openWork({ game, heuristics, match: read.match, knowledge, budget, seed }, task.pieces);
  for (let step = work.next(); step; step = work.next()) note({ piece: step.piece, share: step.done / work.size });
  return { analysis: work.result(), aspectNames: heuristics.aspectNames };
}

export async function weigh({ game: id, on, view, seat, action, seed }: CostTask): Promise<Cost> {
  const [anyMap, known] = [await loadGame(id), await loadHeuristics(id)];
  if (!anyMap || !known) throw new Error('no such game');
  const game = onMap(anyMap, on);
  const heuristics = onMapOf(game, known);
  const asked = { game, heuristics, view, seat, played: [action], seed, iterations: liveIterations };
  const { cost, rather, aspect } = weighDecision(asked);
  // Only the view is here: any state that fits it tells the same to whoever imagines from it.
  const state = game.imagine(view, seat, { below: () => 0 });
  const { chances, judged } = chancesAt(game, heuristics, state, { knowledge: 'table', seat, looks: liveLooks, seed });
  const weights = heuristics.chance?.table;
  const lost = cost > 0 && judged && weights ? (chances[seat] ?? 0) - chanceShifted(weights, judged, seat, -cost) : 0;
  return {
    cost,
    chanceCost: Math.max(0, lost),
    inPoints: heuristics.outcome === undefined,
    rather,
    ...(aspect === undefined ? {} : { aspect }),
    aspectNames: heuristics.aspectNames,
  };
}
