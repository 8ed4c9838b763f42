import type { Seat } from '../../core/game.ts';
import { settled } from './memory.ts';
import { cardsOf, type State } from './state.ts';
import { isTuckHidden } from './view.ts';

/** Cards in closed hands, under stacks and next in the stack. */
export function secrets(state: State, viewer: Seat | undefined): string[] {
  const facts: string[] = [];
  for (let seat = 0; seat < state.players; seat++) {
    if (seat === viewer || state.open[seat]) continue;
    for (const card of new Set(cardsOf(state.hands, seat))) facts.push(`hand of ${seat}: ${card}`);
  }
  for (const [i, tuck] of state.tucked.entries()) {
    const owner = Math.floor(i / 18);
    if (isTuckHidden(tuck, owner, viewer)) facts.push(`tucks of ${owner}: ${tuck % settled} at ${i}`);
  }
  if (state.stack.length > state.vetoed) facts.push(`next explorer: ${state.stack.at(-1)}`);
  return facts;
}
