/** Who has what at the end (C10), and the treasures on the way (C2.3). */
import type { Seat, Standing } from '../../core/game.ts';
import { briberyKinds, briberyPoints, cityFields, figures, gold, points, supplyKinds } from './data.ts';
import { cityField, cityNumber } from './map.ts';
import type { Line } from './message-keys.ts';
import { nationOfFigure, type State } from './state.ts';

/** What of the board counts: a state and a view both have it. */
export interface Board {
  readonly players: number;
  readonly nations: readonly number[];
  readonly at: readonly number[];
  readonly collar: readonly number[];
  readonly treasures: readonly number[];
}

function numberUnder(board: Board, figure: number): number {
  const field = board.at[figure]!;
  return field < 0 ? 0 : cityNumber[field]!;
}

/** How many figures of each owner stand in the city, and the highest number each stands on. */
function cityCount(board: Board, owners: number, ownerOf: (figure: number) => number) {
  const counts = new Array<number>(owners).fill(0);
  const highest = new Array<number>(owners).fill(0);
  for (let figure = 0; figure < figures; figure++) {
    const number = numberUnder(board, figure);
    const owner = ownerOf(figure);
    if (number === 0 || owner < 0) continue;
    counts[owner] = counts[owner]! + 1;
    highest[owner] = Math.max(highest[owner]!, number);
  }
  return { counts, highest };
}

/** Most figures, a tie goes to the highest number; -1 when nobody is there. */
function foremost(counts: readonly number[], highest: readonly number[]): number {
  let best = -1;
  for (let owner = 0; owner < counts.length; owner++) {
    const count = counts[owner]!;
    if (count === 0) continue;
    const ahead = best < 0 ? 1 : count - counts[best]! || highest[owner]! - highest[best]!;
    if (ahead > 0) best = owner;
  }
  return best;
}

/** The seat with most marked figures in the city, -1 for nobody (C2.3). */
export function treasureWinner(board: Board): Seat {
  const { counts, highest } = cityCount(board, board.players, (figure) => board.collar[figure]!);
  return foremost(counts, highest);
}

/** The nation with most figures in the city, marked or not, -1 for none (C10.2). */
export function winningNation(board: Board): number {
  const { counts, highest } = cityCount(board, 2, nationOfFigure);
  return foremost(counts, highest);
}

function figuresInCity(board: Board, seat: Seat): number {
  let count = 0;
  for (let figure = 0; figure < figures; figure++)
    if (board.collar[figure] === seat && numberUnder(board, figure) > 0) count += 1;
  return count;
}

/** Whether one of the seat's marked figures stands on that city number. */
export function standsOn(board: Board, seat: Seat, number: number): boolean {
  const field = cityField[number]!;
  return board.at.some((at, figure) => at === field && board.collar[figure] === seat);
}

/** All 25 city fields are occupied (C10.1). */
export function cityIsFull(state: State): boolean {
  for (let number = 1; number <= cityFields; number++) if (state.on[cityField[number]!]! < 0) return false;
  return true;
}

/** A seat's points line by line (C10.3), from what is given of its hidden cards. */
export function linesOf(board: Board, seat: Seat, mission: number, goldCards: number, bribery: readonly number[]) {
  const lines: { line: Line; points: number }[] = [
    { line: 'nation', points: winningNation(board) === board.nations[seat] ? points.nation : 0 },
    { line: 'city', points: figuresInCity(board, seat) * points.figure },
    { line: 'mission', points: mission > 0 && standsOn(board, seat, mission) ? points.mission : 0 },
    { line: 'treasures', points: board.treasures[seat]! * points.treasure },
    { line: 'gold', points: goldCards * points.gold },
    { line: 'bribery', points: bribery.reduce((sum, count, kind) => sum + count * briberyPoints[kind]!, 0) },
  ];
  return lines;
}

export function pointsOf(state: State, seat: Seat): number {
  const bribery = state.bribery.slice(seat * briberyKinds, (seat + 1) * briberyKinds);
  const goldCards = state.supply[seat * supplyKinds + gold]!;
  return linesOf(state, seat, state.missions[seat]!, goldCards, bribery).reduce((sum, line) => sum + line.points, 0);
}

export function standing(state: State): Standing {
  const total = Array.from({ length: state.players }, (_, seat) => pointsOf(state, seat));
  const over = state.phase === 'over';
  const best = Math.max(...total);
  return { points: total, over, winners: over ? total.flatMap((sum, seat) => (sum === best ? [seat] : [])) : [] };
}
