/** A state from unknown JSON: its shape and ranges. What must be conserved is for invariants/. */
import * as v from 'valibot';
import { reader, whole } from '../../core/read.ts';
import { houseRefusal, isRefusal, type Refusal } from '../../core/refusal.ts';
import { generations } from './memory.ts';
import type { State } from './state.ts';

const flags = v.array(whole(0, 1));
const counts = v.array(whole(0, 63));

const readShape = reader(
  v.strictObject({
    players: whole(3, 6),
    sides: v.pipe(flags, v.length(6)),
    auctioneer: whole(0, 5),
    phase: whole(0, 3),
    stage: v.picklist(['veto', 'bid', 'pay', 'ship', 'half', 'tuck', 'exchange', 'pizarro', 'over']),
    seat: whole(0, 5),
    stack: v.array(whole(0, 5)),
    vetoed: whole(0, 18),
    later: v.array(whole(0, 5)),
    card: whole(-1, 5),
    turn: whole(0, 999),
    highBid: whole(0, 315),
    highBidder: whole(-1, 5),
    passed: flags,
    waived: flags,
    lastBuyer: whole(-1, 5),
    moving: whole(-1, 35),
    payTuck: whole(0, 9),
    vetoes: v.array(whole(0, 3)),
    ships: v.array(whole(-1, 17)),
    halves: v.array(whole(0, 2)),
    tucked: v.array(whole(0, 29)),
    hands: v.array(whole(0, 7)),
    open: flags,
    pile: v.pipe(counts, v.length(9)),
    discard: v.pipe(counts, v.length(9)),
    exchanges: whole(0, 6),
    turned: v.array(whole(1, 9)),
    scored: flags,
    pizarroPoints: v.array(whole(0, 20)),
    known: counts,
    slots: counts,
    pools: v.pipe(counts, v.length(9 * generations)),
    generation: whole(0, generations - 1),
  }),
);

export function readState(json: unknown): State | Refusal {
  const state = readShape(json);
  if (isRefusal(state)) return state;
  const { players } = state;
  const lengths: [readonly number[], number][] = [
    [state.passed, 1],
    [state.waived, 1],
    [state.vetoes, 1],
    [state.open, 1],
    [state.scored, 1],
    [state.pizarroPoints, 1],
    [state.ships, 6],
    [state.halves, 6],
    [state.tucked, 18],
    [state.hands, 9],
    [state.known, 18],
    [state.slots, 2 * generations],
  ];
  if (lengths.some(([array, per]) => array.length !== per * players)) return houseRefusal('brokenState', { why: 'lengths' });
  return state;
}
