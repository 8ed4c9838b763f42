/** A game's actions, one file each, put together into the part of the contract that speaks of actions. */
import type { Event } from './event.ts';
import type { Action, Choice, Seat } from './game.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';

/** One kind of action: who may do it and why not, what is offered, what it does. */
export interface ActionRule<S, A extends Action, E extends Event> {
  refusal(state: S, seat: Seat, action: A): Refusal | undefined;
  choices(state: S, seat: Seat): readonly Choice<A>[];
  play(state: S, seat: Seat, action: A, random: Random, emit?: (event: E) => void): void;
}

/** One rule for every type of action. */
export type ActionRules<S, A extends Action, E extends Event> = {
  readonly [T in A['type']]: ActionRule<S, Extract<A, { type: T }>, E>;
};

/** `choices`, `refusal` and `play` of a game, from the rules of its actions in their order. */
export function assemble<S, A extends Action, E extends Event>(rules: ActionRules<S, A, E>) {
  const byType = rules as unknown as Readonly<Record<string, ActionRule<S, A, E>>>;
  const all = Object.values(byType);
  const ruleOf = (action: A) => byType[action.type]!;
  return {
    choices: (state: S, seat: Seat): readonly Choice<A>[] => all.flatMap((rule) => rule.choices(state, seat)),
    refusal: (state: S, seat: Seat, action: A): Refusal | undefined => ruleOf(action).refusal(state, seat, action),
    play: (state: S, seat: Seat, action: A, random: Random, emit?: (event: E) => void): void =>
      ruleOf(action).play(state, seat, action, random, emit),
  };
}
