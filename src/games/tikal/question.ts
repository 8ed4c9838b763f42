/** What a seat is asked. */
import type { Question, Seat } from '../../core/game.ts';
import { leastBid, mostBid } from './auction.ts';
import { fitsSomewhere } from './laying.ts';
import type { Questions } from './message-keys.ts';
import { isScoring, type Phase, type TikalState } from './state.ts';

export function question(state: TikalState, seat: Seat): Question | undefined {
  if (state.phase === 'over' || state.seat !== seat) return undefined;
  const { kind, details } = asked(state, state.phase);
  return { id: `${kind}:${state.drawn}:${state.scorings}:${state.ap}:${fingerprint(state)}`, kind, details };
}

type Asked = {
  [K in keyof Questions]: { kind: K; details: { readonly [D in keyof Questions[K]]: Questions[K][D] } };
}[keyof Questions];

function asked(state: TikalState, phase: Exclude<Phase, 'over'>): Asked {
  const { ap } = state;
  switch (phase) {
    case 'auction':
      return askedToBid(state);
    case 'choose':
      return { kind: 'choose', details: { tiles: state.open.length } };
    case 'place':
      return { kind: fitsSomewhere(state, state.tile) ? 'place' : 'layAside', details: { tile: state.tile } };
    case 'act':
      return isScoring(state) ? { kind: 'scoringAct', details: { ap, round: state.scorings } } : { kind: 'act', details: { ap } };
  }
}

function askedToBid(state: TikalState): Asked {
  const { bid, bidder } = state;
  const [least, most] = [leastBid(state), mostBid(state, state.seat)];
  if (bid === 0 && most > 0) return { kind: 'openBid', details: { most } };
  return least > most ? { kind: 'cannotBid', details: { bid, bidder } } : { kind: 'bid', details: { least, most, bidder, bid } };
}

/**
 * A number that changes with anything on the table. After an undo the same points may be left on another
 * board, and an answer meant for the one must not pass for an answer to the other.
 */
function fingerprint(state: TikalState): string {
  let hash = 0x811c9dc5;
  const mix = (numbers: readonly number[]): void => {
    for (let at = 0; at < numbers.length; at++) hash = Math.imul(hash ^ numbers[at]!, 0x01000193);
  };
  mix(state.tiles);
  mix(state.rotations);
  mix(state.values);
  mix(state.buried);
  mix(state.worked);
  mix(state.members);
  mix(state.leaders);
  mix(state.camps);
  mix(state.guards);
  mix(state.treasures);
  mix(state.score);
  mix(state.order);
  mix(state.passed);
  mix([state.bid]);
  return (hash >>> 0).toString(36);
}
