/** Where a tile might well lie. */
import type { Seat } from '../../../core/game.ts';
import type { TikalAction } from '../action.ts';
import { copy } from '../copy.ts';
import { kindOf, rotationsOf } from '../data.ts';
import { fits, isFrontier, layTile } from '../laying.ts';
import { hexCount } from '../map.ts';
import { none, type TikalState } from '../state.ts';
import { distancesOn, rememberWithTile } from './distances.ts';
import type { Evaluation } from './evaluate.ts';
import { newRanking, type Ranking } from './ranking.ts';

let scratch: TikalState | undefined;

/** Every place for the tile in hand, with how good the board is for the seat once it lies there. */
export function rankPlacements(state: TikalState, seat: Seat, { evaluate }: Evaluation): Ranking {
  const ranking = newRanking();
  const { tile } = state;
  const before = distancesOn(state);
  const walkable = kindOf(tile) !== 'volcano';
  for (let hex = 0; hex < hexCount; hex++) {
    if (!isFrontier(state, hex)) continue;
    for (let rotation = 0; rotation < rotationsOf[tile]!; rotation++) {
      if (!fits(state, tile, hex, rotation)) continue;
      const laid: TikalState = copy(state, scratch);
      scratch = laid;
      layTile(laid, tile, hex, rotation);
      laid.tile = none;
      if (walkable) rememberWithTile(before, laid, hex);
      ranking.actions.push({ type: 'place', hex, rotation } satisfies TikalAction);
      const value = evaluate(laid, seat);
      ranking.gains.push(1);
      ranking.net.push(value);
    }
  }
  return ranking;
}
