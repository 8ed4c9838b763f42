/** Where a tile might well lie. */
import type { Seat } from '../../../core/game.ts';
import type { TikalAction } from '../action.ts';
import { copy } from '../copy.ts';
import { kindOf, rotationsOf } from '../data.ts';
import { isFrontier, layTile, waysWith } from '../laying.ts';
import { hexCount } from '../map.ts';
import { none, type TikalState } from '../state.ts';
import { boardOf, boardWithTile } from './distances.ts';
import type { Evaluation } from './evaluate.ts';
import { newRanking, type Ranking } from './ranking.ts';

let scratch: TikalState | undefined;
/** By what the edges of one hex cost: two rotations that open the same ways are as good as each other. */
const values = new Map<number, number>();

/** Every place for the tile in hand, with how good the board is for the seat once it lies there. */
export function rankPlacements(state: TikalState, seat: Seat, { evaluate }: Evaluation): Ranking {
  const ranking = newRanking();
  const { tile } = state;
  const before = boardOf(state);
  const walkable = kindOf(tile) !== 'volcano';
  for (let hex = 0; hex < hexCount; hex++) {
    if (!isFrontier(state, hex)) continue;
    values.clear();
    for (let rotation = 0; rotation < rotationsOf[tile]!; rotation++) {
      const ways = waysWith(state, tile, hex, rotation);
      // T3.2: some stone leads onto it.
      if (walkable && ways === 0) continue;
      ranking.actions.push({ type: 'place', hex, rotation } satisfies TikalAction);
      ranking.gains.push(1);
      let value = values.get(ways);
      if (value === undefined) {
        const laid: TikalState = copy(state, scratch);
        scratch = laid;
        layTile(laid, tile, hex, rotation);
        laid.tile = none;
        value = evaluate(laid, seat, walkable ? boardWithTile(before, laid, hex) : before);
        values.set(ways, value);
      }
      ranking.net.push(value);
    }
  }
  return ranking;
}
