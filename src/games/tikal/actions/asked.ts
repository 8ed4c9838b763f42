/** What every action asks first: is it this seat's decision now, and can it pay. */
import type { Seat } from '../../../core/game.ts';
import { houseRefusal, type Refusal } from '../../../core/refusal.ts';
import { no } from '../message-keys.ts';
import type { Phase, TikalState } from '../state.ts';

/** Whether the game waits for this seat in this phase. */
export function isAsked(state: TikalState, seat: Seat, phase: Phase): boolean {
  return state.phase === phase && state.seat === seat;
}

export function notAsked(state: TikalState, seat: Seat, phase: Phase): Refusal | undefined {
  if (state.phase === 'over') return houseRefusal('over', {});
  if (state.seat !== seat) return houseRefusal('notAsked', {});
  if (state.phase === phase) return undefined;
  switch (state.phase) {
    case 'place':
      return no('T2.1', 'tileFirst', {});
    case 'auction':
      return no('T8.2', 'auctionFirst', {});
    case 'choose':
      return no('T8.2', 'chooseFirst', {});
    case 'act':
      return no('T2.1', 'actionsNow', {});
  }
}

export function canPay(state: TikalState, seat: Seat, price: number): boolean {
  return isAsked(state, seat, 'act') && state.ap >= price;
}

export function tooDear(state: TikalState, rule: string, price: number): Refusal | undefined {
  return price > state.ap ? no(rule, 'tooDear', { price, left: state.ap }) : undefined;
}

export function pay(state: TikalState, price: number): void {
  state.ap -= price;
}
