/** Standing orders as somebody sees them who does not know which game they are of. */
import type { AnyOrderDesk, OrderOffer } from '../core/game.ts';
import type { Language } from '../core/text.ts';

export type AnyOrder = { readonly type?: string; readonly kind?: string; readonly amount?: number } & {
  readonly [member: string]: unknown;
};

export function sayOrder(desk: AnyOrderDesk, language: Language, order: AnyOrder): string {
  const sayings = desk.words[language] as unknown as Readonly<Record<string, (order: AnyOrder) => string>>;
  return sayings[order.type ?? order.kind ?? '']?.(order) ?? '';
}

/** Whether the order is what the offer offers, whatever amount and places it names. */
export function isOffered(order: AnyOrder, { order: offered, places = [] }: OrderOffer<unknown>): boolean {
  const named = ['amount', ...places.map(({ member }) => member)];
  const rest = (one: AnyOrder) => JSON.stringify(Object.entries(one).filter(([member]) => !named.includes(member)));
  return rest(order) === rest(offered as AnyOrder);
}
