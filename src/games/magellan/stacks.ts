import type { State } from './state.ts';

/** Puts a money card under the stack of Magellan cards that this ship owns (M5.3). */
export function tuckUnder(state: State, ship: number, card: number): void {
  let at = ship * 3;
  while (state.tucked[at]) at += 1;
  state.tucked[at] = card;
}
