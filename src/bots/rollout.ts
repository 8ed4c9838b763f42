/**
 * A bot for any game: every action worth a thought is tried on imagined states that fit what the seat knows,
 * each played on by chance to the end, and the one with the best margin is taken. It sees nothing but its view.
 */

import { fillForm, isForm } from '../core/form.ts';
import type { Action, AnyGame, Seat } from '../core/game.ts';
import { fastRandom, type Random } from '../core/random.ts';

export const levels = ['easy', 'medium', 'strong'] as const;
export type Level = (typeof levels)[number];

/** Games played on by chance for every candidate. */
const rollouts: Readonly<Record<Level, number>> = { easy: 6, medium: 40, strong: 160 };
const mostCandidates = 8;
const formFillings = 12;
const mostMilliseconds: Readonly<Record<Level, number>> = { easy: 150, medium: 500, strong: 1500 };

/** The action a bot of this level chooses; undefined when the seat has no choice. `now` tells the time in milliseconds. */
export function choose(
  game: AnyGame,
  view: object,
  seat: Seat,
  level: Level,
  seed: number,
  now: () => number,
): Action | undefined {
  const random = fastRandom(seed);
  const candidates = candidatesOf(game, game.imagine(view, seat, random), seat, random);
  if (candidates.length < 2) return candidates[0];
  const end = now() + mostMilliseconds[level];
  const sums = candidates.map(() => 0);
  let played = 0;
  for (; played < rollouts[level] && (played < 2 || now() < end); played++) {
    // The same imagined state for every candidate: luck then weighs on all alike.
    const state = game.imagine(view, seat, random);
    for (const [at, action] of candidates.entries()) sums[at] = (sums[at] as number) + margin(game, state, seat, action, random);
  }
  const best = sums.indexOf(Math.max(...sums));
  return candidates[best];
}

function candidatesOf(game: AnyGame, state: object, seat: Seat, random: Random): Action[] {
  const found = new Map<string, Action>();
  const keep = (action: Action) => {
    if (found.size < mostCandidates && !game.refusal(state, seat, action)) found.set(game.format(action), action);
  };
  const choices = game.choices(state, seat);
  for (const choice of choices) {
    if (!isForm<Action>(choice)) keep(choice.action);
    else if (choice.proposal) keep(choice.proposal);
  }
  for (let i = 0; i < formFillings; i++) keep(game.sample(state, seat, random));
  for (const choice of choices)
    if (isForm<Action>(choice)) for (let i = 0; i < formFillings && found.size < 3; i++) keep(fillForm(choice, random));
  return [...found.values()];
}

/** Own points less the best other's, after chance has played the game to its end. */
function margin(game: AnyGame, from: object, seat: Seat, action: Action, random: Random): number {
  const state = game.copy(from);
  game.play(state, seat, action, random);
  for (let steps = 0; steps < 4000; steps++) {
    const next = game.waiting(state)[0];
    if (next === undefined) break;
    game.play(state, next, game.sample(state, next, random), random);
  }
  const { points } = game.standing(state);
  const others = points.filter((_, other) => other !== seat);
  const own = points[seat] as number;
  return own - Math.max(...others) + (own > Math.max(...others) ? 10 : 0);
}
