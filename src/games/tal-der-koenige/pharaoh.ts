/** The pharaoh pyramid in area 16: everybody's, nobody's (K3.8). */
import type { Seat } from '../../core/game.ts';
import { colours, pharaohBlocks } from './data.ts';
import type { Emit } from './event.ts';
import type { State } from './state.ts';

export function isPharaohFinished({ pharaoh }: Pick<State, 'pharaoh'>): boolean {
  return pharaoh.length >= pharaohBlocks;
}

/** Lays blocks, counted by colour from `first` in the list, on the pharaoh pyramid; what is too many goes into the bag. */
export function layOnPharaoh(state: State, list: readonly number[], first: number, emit?: Emit): void {
  const wasFinished = isPharaohFinished(state);
  let overflow: number[] | undefined;
  for (let colour = 0; colour < colours.length; colour++) {
    for (let count = list[first + colour]!; count > 0; count--) {
      if (isPharaohFinished(state)) {
        state.bag[colour] = state.bag[colour]! + 1;
        if (!emit) continue;
        overflow ??= colours.map(() => 0);
        overflow[colour] = overflow[colour]! + 1;
      } else {
        state.pharaoh.push(colour);
        state.busy = true;
      }
    }
  }
  if (overflow) emit?.({ type: 'overflow', blocks: overflow });
  if (!wasFinished && isPharaohFinished(state)) emit?.({ type: 'lastRound', reason: 'pharaoh' });
}

/** What a player has not built goes to the pharaoh. */
export function layLeftovers(state: State, seat: Seat, emit?: Emit): void {
  const first = seat * colours.length;
  const blocks = state.hands.slice(first, first + colours.length);
  if (blocks.every((count) => count === 0)) return;
  emit?.({ type: 'toPharaoh', seat, blocks });
  layOnPharaoh(state, blocks, 0, emit);
  state.hands.fill(0, first, first + colours.length);
}
