/** T3: what an action costs, and whether the seat can pay it. */
import type { Seat } from '../../core/game.ts';
import type { Refusal } from '../../core/refusal.ts';
import { refuse } from './refuse.ts';
import type { TikalState } from './state.ts';
import { isAsked } from './waiting.ts';

export function canPay(state: TikalState, seat: Seat, price: number): boolean {
  return isAsked(state, seat, 'act') && state.ap >= price;
}

export function tooDear(state: TikalState, rule: string, price: number): Refusal | undefined {
  return price > state.ap ? refuse(rule, 'tooDear', { price, left: state.ap }) : undefined;
}

export function pay(state: TikalState, price: number): void {
  state.ap -= price;
}
