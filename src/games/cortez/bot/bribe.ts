/** Bribery cards (C9): played when the moment gives more than waiting. */
import type { Seat } from '../../../core/game.ts';
import { mayPlayMoveCards } from '../actions/bribe.ts';
import { briberyDraw, cityFields, figures } from '../data.ts';
import { cityField, cityNumber } from '../map.ts';
import { briberyOf, isFree, nationOfFigure, type State } from '../state.ts';
import type { Candidate } from './candidate.ts';
import { placeOutside } from './places.ts';
import { type Stakes, worthAt } from './stake.ts';
import { warSum, worthOfBribery, worthOfDraw, worthOfWar } from './worth.ts';

export function bribes(stakes: Stakes): Candidate[] {
  const { state, seat } = stakes;
  const time = stakes.time[seat]!;
  const found: Candidate[] = [];
  if (mayPlayMoveCards(state)) {
    if (briberyOf(state, seat, 0)) found.push(...ownMoves(stakes, worthOfBribery(0, time)));
    if (briberyOf(state, seat, 1)) found.push(...otherMoves(stakes, worthOfBribery(1, time)));
  }
  if (briberyOf(state, seat, 2)) {
    const sum = warSum(state, seat);
    const promise = worthOfWar(sum + 3 * briberyDraw, time) - worthOfWar(sum, time) - worthOfBribery(2, time);
    found.push({ action: { type: 'bribe', card: 'drawWar' }, promise });
  }
  if (briberyOf(state, seat, 3)) {
    const promise = briberyDraw * 0.85 * worthOfDraw(state, seat, time) - worthOfBribery(3, time);
    found.push({ action: { type: 'bribe', card: 'drawSupply' }, promise });
  }
  return found;
}

/** From outside, or from any field, to the best free one in the city. */
function ownMoves(stakes: Stakes, kept: number): Candidate[] {
  const { state, seat } = stakes;
  let from = -1;
  for (let figure = 0; figure < figures; figure++) {
    const at = state.at[figure]!;
    if (state.collar[figure] !== seat || at < 0) continue;
    if (from < 0 || worthAt(stakes, seat, at) < worthAt(stakes, seat, from)) from = at;
  }
  const to = bestInCity(stakes, seat);
  if (from < 0 || to < 0) return [];
  const shift = cityNumber[from] ? stakes.entering[seat]! - stakes.leaving[seat]! : 0;
  const promise = worthAt(stakes, seat, to) - worthAt(stakes, seat, from) - shift - kept;
  return [{ action: { type: 'bribeMove', card: 'moveOwn', from, to }, promise }];
}

function bestInCity(stakes: Stakes, seat: Seat): number {
  let best = -1;
  for (let number = 1; number <= cityFields; number++) {
    const field = cityField[number]!;
    if (!isFree(stakes.state, field)) continue;
    if (best < 0 || worthAt(stakes, seat, field) > worthAt(stakes, seat, best)) best = field;
  }
  return best;
}

/** Another's figure out of the city: from the one whose loss pleases most. */
function otherMoves(stakes: Stakes, kept: number): Candidate[] {
  const { state, seat, spite, outside } = stakes;
  const found: Candidate[] = [];
  for (let figure = 0; figure < figures; figure++) {
    const owner = state.collar[figure]!;
    const from = state.at[figure]!;
    if (owner < 0 || owner === seat || from < 0 || !cityNumber[from]) continue;
    const to = placeOutside(state, seat, nationOfFigure(figure));
    if (to < 0) continue;
    const public_ = { ...stakes, mission: 0 };
    const loss = worthAt(public_, owner, from) - outside[owner]! + templeFear(state, from);
    found.push({ action: { type: 'bribeMove', card: 'moveOther', from, to }, promise: spite[owner]! * loss - kept });
  }
  return found.sort((a, b) => b.promise - a.promise).slice(0, 3);
}

/** A figure on a temple may well stand on its mission. */
function templeFear(state: State, field: number): number {
  const number = cityNumber[field]!;
  return state.round > 1 && number >= 17 && number <= 24 ? 4 : 0;
}
