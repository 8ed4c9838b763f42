/** Majorities (T5) and what a seat would score now (T6.2). */
import type { Seat, Standing } from '../../core/game.ts';
import { motifCount, motifPoints } from './data.ts';
import { type Hex, hexCount } from './map.ts';
import { guardAt, none, playersOf, scoreOf, type TikalState, treasuresOf, valueAt, weightAt } from './state.ts';

/** Who has the majority on a tile; `none` on a tie for the most, or where nobody stands. */
export function majorityAt(state: TikalState, hex: Hex): Seat {
  let most = 0;
  let who: Seat = none;
  for (let seat = 0; seat < playersOf(state); seat++) {
    const weight = weightAt(state, hex, seat);
    if (weight > most) {
      most = weight;
      who = seat;
    } else if (weight === most) who = none;
  }
  return who;
}

/** Who would score the temple now: its guard, or the majority. */
export function ownerOf(state: TikalState, hex: Hex): Seat {
  const guard = guardAt(state, hex);
  return guard === none ? majorityAt(state, hex) : guard;
}

export function templePoints(state: TikalState, seat: Seat): number {
  let points = 0;
  for (let hex = 0; hex < hexCount; hex++) {
    const value = valueAt(state, hex);
    if (value > 0 && ownerOf(state, hex) === seat) points += value;
  }
  return points;
}

/** A single motif 1, a pair 3, a trio 6. */
export function pointsFor(treasures: number): number {
  return motifPoints[treasures]!;
}

export function treasurePoints(state: TikalState, seat: Seat): number {
  let points = 0;
  for (let motif = 0; motif < motifCount; motif++) points += pointsFor(treasuresOf(state, seat, motif));
  return points;
}

/** T7.2: equal points share the victory. */
export function winnersOf(state: TikalState): Seat[] {
  const best = Math.max(...state.score);
  return state.score.flatMap((_, seat) => (scoreOf(state, seat) === best ? [seat] : []));
}

export function standing(state: TikalState): Standing {
  const over = state.phase === 'over';
  return { points: state.score.slice(), over, winners: over ? winnersOf(state) : [] };
}
