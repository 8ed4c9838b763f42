/** A moment that is only looked at: nobody is asked, nothing can be chosen. */
import type { Event } from '../core/event.ts';
import type { Action } from '../core/game.ts';
import type { AnyText } from '../core/text.ts';
import type { Scene } from './board.ts';

/** Whoever plays in pictures and worked examples. */
export const people: readonly string[] = ['Anna', 'Bert', 'Chris', 'Doris', 'Eleni', 'Farid'];

type Shown = 'view' | 'waiting' | 'preview' | 'text' | 'words';

/** What the picture shows, and whatever else it wants to show; the rest is quiet. */
export function stillScene<V, A extends Action, W, T extends AnyText, E extends Event, O>(
  shown: Pick<Scene<V, A, W, T, E, O>, Shown> & Partial<Scene<V, A, W, T, E, O>>,
): Scene<V, A, W, T, E, O> {
  return {
    viewer: undefined,
    question: undefined,
    choices: [],
    draft: undefined,
    events: [],
    say: { seat: (seat) => people[seat] ?? '' },
    orders: [],
    still: true,
    refusal: () => undefined,
    quote: () => undefined,
    plans: () => [],
    sayRefusal: () => '',
    sayChoice: () => '',
    choose: () => undefined,
    act: () => undefined,
    actAll: () => undefined,
    setOrders: () => undefined,
    openRule: () => undefined,
    ...shown,
  };
}
