/** M6 what ships, cards and stacks are worth. */
import type { Seat, Standing } from '../../core/game.ts';
import { crownsOf, magellan, shipsPerPlayer, values, vascoDaGama } from './data.ts';
import { fieldOf, rightHalfCrowns } from './map.ts';
import type { State } from './state.ts';

/** Crowns of one ship on its field. */
function shipCrowns(place: number, side: number, half: number): number {
  const explorer = Math.floor(place / 3);
  const phase = place % 3;
  if (explorer === vascoDaGama && side === 1) return half === 2 ? rightHalfCrowns[phase]! : 0;
  return fieldOf(explorer, side, phase).crown;
}

/** Crowns of the fields a seat's ships stand on. */
export function fieldCrowns(state: Pick<State, 'ships' | 'halves' | 'sides'>, seat: Seat): number {
  let crowns = 0;
  for (let ship = seat * shipsPerPlayer; ship < (seat + 1) * shipsPerPlayer; ship++) {
    const place = state.ships[ship]!;
    if (place >= 0) crowns += shipCrowns(place, state.sides[Math.floor(place / 3)]!, state.halves[ship]!);
  }
  return crowns;
}

/** Crowns of the money cards in a hand. */
export function handCrowns(counts: readonly number[], seat: Seat): number {
  let crowns = 0;
  for (const value of values) crowns += counts[seat * 9 + value - 1]! * crownsOf[value]!;
  return crowns;
}

/** M5.3 the crowns under a stack times the Magellan cards on it; closed cards, below 0, count nothing here. */
export function stackPoints(state: Pick<State, 'ships' | 'tucked'>, seat: Seat): number {
  let points = 0;
  for (let ship = seat * shipsPerPlayer; ship < (seat + 1) * shipsPerPlayer; ship++) {
    const place = state.ships[ship]!;
    if (Math.floor(place / 3) !== magellan) continue;
    let crowns = 0;
    for (let i = ship * 3; i < ship * 3 + 3; i++) crowns += crownsOf[state.tucked[i]! % 10] ?? 0;
    points += crowns * ((place % 3) + 1);
  }
  return points;
}

/** M6 the referee's count. */
export function standing(state: State): Standing {
  const points: number[] = [];
  for (let seat = 0; seat < state.players; seat++)
    points.push(fieldCrowns(state, seat) + handCrowns(state.hands, seat) + stackPoints(state, seat) + state.pizarroPoints[seat]!);
  const over = state.stage === 'over';
  const best = Math.max(...points);
  return { points, over, winners: over ? points.flatMap((sum, seat) => (sum === best ? [seat] : [])) : [] };
}
