/**
 * A turn that was thought out whole is played on while everything looks as foreseen, so that a turn of ten actions costs one
 * thought and not ten. Kept by what the seat sees: whoever asks with the same view is answered the same.
 */
import type { Action } from '../core/game.ts';
import { fastRandom } from '../core/random.ts';
import type { Plan, SearchContext } from './search-context.ts';

export type Memory = Map<string, Action>;

const mostKept = 200;

export function recall(memory: Memory | undefined, bot: string, { game, view, seat }: SearchContext): Action | undefined {
  if (!memory?.size) return undefined;
  return memory.get(nameOf(bot, game.meta.id, seat, view));
}

/** Keeps what follows after the first action, with what the seat expects to see then. */
export function remember(memory: Memory | undefined, bot: string, { game, view, seat }: SearchContext, plan: Plan): void {
  if (!memory || plan.length < 2) return;
  const random = fastRandom(1);
  const state = game.imagine(view, seat, random);
  for (const [at, action] of plan.entries()) {
    if (!game.waiting(state).includes(seat) || game.refusal(state, seat, action)) return;
    if (at > 0) keep(memory, nameOf(bot, game.meta.id, seat, game.view(state, seat)), action);
    game.play(state, seat, action, random);
  }
}

function keep(memory: Memory, name: string, action: Action): void {
  memory.set(name, action);
  for (const oldest of memory.keys()) {
    if (memory.size <= mostKept) return;
    memory.delete(oldest);
  }
}

function nameOf(bot: string, game: string, seat: number, view: object): string {
  return `${bot} ${game} ${seat} ${JSON.stringify(view)}`;
}
