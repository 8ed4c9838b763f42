import type { Choice } from '../../../core/game.ts';
import type { Refusal } from '../../../core/refusal.ts';
import type { ActionOf } from '../action.ts';
import { rotationsOf, tileName } from '../data.ts';
import { tileIsDealtWith } from '../flow.ts';
import { fits, hasKnownNeighbour, isFrontier, layTile } from '../laying.ts';
import { hexCount, hexName } from '../map.ts';
import { refuse } from '../refuse.ts';
import { buriedAt, isKnown, type TikalState } from '../state.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

export const place: Rule<'place'> = {
  refusal(state, seat, { hex, rotation }): Refusal | undefined {
    const asked = notAsked(state, seat, 'place');
    if (asked) return asked;
    const { tile } = state;
    const rotations = rotationsOf[tile]!;
    if (isKnown(state, hex)) return refuse('T3.1', 'occupied', { hex: hexName(hex) });
    if (!hasKnownNeighbour(state, hex)) return refuse('T3.1', 'remote', { hex: hexName(hex) });
    if (rotation >= rotations) return refuse('T3.1', 'sameRotation', { lowest: rotation % rotations });
    return fits(state, tile, hex, rotation) ? undefined : refuse('T3.2', 'noWayOnto', { hex: hexName(hex) });
  },

  choices(state, seat) {
    return isAsked(state, seat, 'place') ? everyPlace(state, state.tile) : [];
  },

  play(state, seat, { hex, rotation }, _random, emit) {
    const { tile } = state;
    layTile(state, tile, hex, rotation);
    emit?.({ type: 'tilePlaced', seat, tile, hex, rotation, treasures: buriedAt(state, hex) });
    tileIsDealtWith(state);
  },
};

function everyPlace(state: TikalState, tile: number): Choice<ActionOf<'place'>>[] {
  const offers: Choice<ActionOf<'place'>>[] = [];
  const piece = tileName(tile);
  const rotations = rotationsOf[tile]!;
  for (let hex = 0; hex < hexCount; hex++) {
    if (!isFrontier(state, hex)) continue;
    for (let rotation = 0; rotation < rotations; rotation++)
      if (fits(state, tile, hex, rotation)) offers.push({ action: { type: 'place', hex, rotation }, at: hexName(hex), piece });
  }
  return offers;
}
