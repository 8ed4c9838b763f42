/** C8.2: an unmarked figure is driven into the city (attack) or out of it (flight), without rules of movement. */
import type { Seat } from '../../../core/game.ts';
import type { Refusal } from '../../../core/refusal.ts';
import { cityFields, figures } from '../data.ts';
import type { Emit } from '../event.ts';
import { drivenNation, finishEvent, isDriven, isTemple, onlyTemplesFree } from '../flow.ts';
import { cityField, cityNumber, fields, isCity, placeOf } from '../map.ts';
import { refuse } from '../refuse.ts';
import { collarOf, figureOn, isFree, nationOfFigure, putFigure, type State } from '../state.ts';
import { isActiveIn, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

type How = 'attack' | 'flight';

function refusal(state: State, seat: Seat, how: How, from: number, to: number): Refusal | undefined {
  if (!isActiveIn(state, seat, how)) return notAsked(state);
  const figure = figureOn(state, from);
  const place = placeOf(from);
  if (figure < 0 || collarOf(state, figure) >= 0) return refuse('C8.2', 'notUnmarked', { at: place });
  if (nationOfFigure(figure) !== drivenNation(state)) return refuse('C8.2', 'otherNation', { at: place });
  if (isCity(from) && how === 'attack') return refuse('C8.2', 'insideCity', { at: place });
  if (!isCity(from) && how === 'flight') return refuse('C8.2', 'outsideCity', { at: place });
  return refuseTarget(state, how, to);
}

function refuseTarget(state: State, how: How, to: number): Refusal | undefined {
  const at = placeOf(to);
  if (!isFree(state, to)) return refuse('C8.2', 'notFree', { at });
  if (isCity(to) !== (how === 'attack')) return refuse('C8.2', how === 'attack' ? 'outsideCity' : 'insideCity', { at });
  if (isTemple(cityNumber[to]!) && !onlyTemplesFree(state)) return refuse('C8.2', 'templeLast', { at });
  return undefined;
}

/** The fields of the figures the event may take. */
export function drivenFrom(state: State): number[] {
  const from: number[] = [];
  for (let figure = 0; figure < figures; figure++) if (isDriven(state, figure)) from.push(state.at[figure]!);
  return from;
}

/** The fields the event may lead to. */
export function drivenTo(state: State): number[] {
  const to: number[] = [];
  if (state.phase === 'flight') {
    for (let field = 0; field < fields; field++) if (!isCity(field) && isFree(state, field)) to.push(field);
    return to;
  }
  const temples = onlyTemplesFree(state);
  for (let number = 1; number <= cityFields; number++) {
    const field = cityField[number]!;
    if (isTemple(number) === temples && isFree(state, field)) to.push(field);
  }
  return to;
}

function slots(state: State) {
  return { from: { kind: 'one', of: drivenFrom(state) }, to: { kind: 'one', of: drivenTo(state) } } as const;
}

function drive(state: State, seat: Seat, how: How, from: number, to: number, emit?: Emit): void {
  const figure = figureOn(state, from);
  putFigure(state, figure, to);
  emit?.({ type: 'driven', seat, nation: nationOfFigure(figure), from, to, how });
  finishEvent(state, emit);
}

export const attack: Rule<'attack'> = {
  refusal: (state, seat, { from, to }) => refusal(state, seat, 'attack', from, to),
  choices: (state, seat) => (isActiveIn(state, seat, 'attack') ? [{ form: 'attack', slots: slots(state) }] : []),
  play: (state, seat, { from, to }, _, emit) => drive(state, seat, 'attack', from, to, emit),
};

export const flight: Rule<'flight'> = {
  refusal: (state, seat, { from, to }) => refusal(state, seat, 'flight', from, to),
  choices: (state, seat) => (isActiveIn(state, seat, 'flight') ? [{ form: 'flight', slots: slots(state) }] : []),
  play: (state, seat, { from, to }, _, emit) => drive(state, seat, 'flight', from, to, emit),
};
