/** Plays like somebody who knows the rules and sees what lies before him, and errs as people do: over small things often. */
import type { Action } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import { misjudged } from './error.ts';
import { chanceOf, endTurn, imagined, playOn, type Thought, worth } from './thought.ts';

const mostCandidates = 6;
/** Points that are a small thing where the game does not say. */
const trifle = 1.5;

export function easily(thought: Thought): Action {
  const { game, sense, seat, random } = thought;
  const from = imagined(thought);
  const quick = sense.quick(from, seat, random);
  if (sense.plain?.(from, seat)) return quick;
  const candidates = new Map([[game.format(quick), quick]]);
  for (const action of sense.plans(from, seat, random))
    if (candidates.size < mostCandidates) candidates.set(game.format(action), action);
  const actions = [...candidates.values()];
  if (actions.length < 2) return quick;
  const chance = chanceOf(random);
  const values: number[] = [];
  for (const action of actions) {
    const state = game.copy(from);
    const own = chance();
    if (sense.suppose) sense.suppose(state, seat, action, own);
    else game.play(state, seat, action, own);
    const value = foreseen(thought, state, from, own);
    if (value === undefined) return quick;
    values.push(value);
  }
  return actions[misjudged(values, sense.trifle?.easy ?? trifle, random)] as Action;
}

/** The end of the own turn, or of what was supposed, as it stands; otherwise what one continuation comes to. */
function foreseen(thought: Thought, state: object, from: object, random: Random): number | undefined {
  const { sense, seat } = thought;
  if (sense.thinking(from, seat) === 'turn') return endTurn(thought, state, from, random) ? worth(thought, state) : undefined;
  return sense.suppose ? worth(thought, state) : playOn(thought, state, from, random);
}
