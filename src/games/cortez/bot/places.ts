/** Where figures had best stand: those to mark, those that were beaten, those that flee. */
import type { Seat } from '../../../core/game.ts';
import { canMark } from '../aftermath.ts';
import { figures } from '../data.ts';
import { bridgeOn, cityField, fields, isCity, perMap, size, villageSupply } from '../map.ts';
import { collarOf, type Fight, isFree, nationOf, nationOfFigure, type State } from '../state.ts';
import type { Candidate } from './candidate.ts';

/** Where a figure to mark had best stand: on land it comes in more easily, on a dam it opens the way for the others. */
export function marks(state: State, seat: Seat): Candidate[] {
  const found: Candidate[] = [];
  for (let figure = 0; figure < figures; figure++) {
    if (!canMark(state, seat, figure)) continue;
    const at = state.at[figure]!;
    found.push({ action: { type: 'mark', at }, promise: ease(at) });
  }
  return found;
}

/** How far the field is from the middle of the city, row by row and column by column. */
function offCentre(field: number): readonly [number, number] {
  const middle = cityField[25]!;
  return [Math.abs(Math.floor(field / size) - Math.floor(middle / size)), Math.abs((field % size) - (middle % size))];
}

function ease(field: number): number {
  const [rows, columns] = offCentre(field);
  const far = rows + columns;
  return (columns === 0 || rows === 0 ? 0.5 : 0) - far * 0.01 + (villageSupply[field] ? -0.2 : 0);
}

/** A collar on the board is always worth having: its figure can come in, and its owner loses no turn by it. */
export function premium(state: State, seat: Seat): Candidate[] {
  const found = marks(state, seat).map(({ action, promise }) => ({ action, promise: promise + 2 }));
  found.push({ action: { type: 'pass' }, promise: 0 });
  return found;
}

/** Texcoco first: a beaten figure there keeps its own people from the richest village and is prey for the others. */
const richest = perMap(() =>
  Array.from({ length: fields }, (_, field) => field)
    .filter((field) => !isCity(field))
    .sort((a, b) => quiet(b) - quiet(a)),
);

function quiet(field: number): number {
  const [rows, columns] = offCentre(field);
  const far = rows + columns;
  if (bridgeOn[field]! >= 0 || columns === 0 || rows === 0) return villageSupply[field] ? 1 : -5;
  return far * 0.01 + villageSupply[field]!;
}

/** The beaten figure: one the seat could attack again onto a rich village, any other out of the way. */
export function banishments(state: State, seat: Seat, fight: Fight): Candidate[] {
  const preyed = nationOfFigure(fight.beaten) !== nationOf(state, seat) && collarOf(state, fight.beaten) < 0;
  const found: Candidate[] = [];
  for (const to of richest()) {
    if (!isFree(state, to) || (!preyed && villageSupply[to])) continue;
    found.push({ action: { type: 'banish', to }, promise: -found.length });
    if (found.length === 3) break;
  }
  return found;
}

/** A place out of the way for a figure of that kind. */
export function placeOutside(state: State, seat: Seat, nation: number): number {
  const preyed = nation !== nationOf(state, seat);
  for (const field of richest()) if (isFree(state, field) && (preyed || !villageSupply[field])) return field;
  return -1;
}
