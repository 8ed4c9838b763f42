/** Plays like somebody who knows the rules and sees what lies before him, and errs as people do: over small things often. */
import type { Action } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import { chanceOf, endTurn, imagined, playOn, type Thought, worth } from './thought.ts';

const mostCandidates = 6;
/** An error of judgement: some points, and more where the choices lie far apart. */
const trifle = 1.5;
const blur = 0.5;
/** What costs so many times as much is overlooked by nobody. */
const glaring = 3;

export function easily(thought: Thought): Action {
  const { game, sense, seat, random } = thought;
  const from = imagined(thought);
  const quick = sense.quick(from, seat, random);
  const candidates = new Map([[game.format(quick), quick]]);
  for (const action of sense.plans(from, seat, random))
    if (candidates.size < mostCandidates) candidates.set(game.format(action), action);
  const actions = [...candidates.values()];
  if (actions.length < 2) return quick;
  const whole = sense.thinking(from, seat) === 'turn';
  const chance = chanceOf(random);
  const values: number[] = [];
  for (const action of actions) {
    const state = game.copy(from);
    const own = chance();
    if (sense.suppose) sense.suppose(state, seat, action, own);
    else game.play(state, seat, action, own);
    const value = whole ? turnValue(thought, state, from, own) : playOn(thought, state, from, own);
    if (value === undefined) return quick;
    values.push(value);
  }
  const small = sense.trifle ?? trifle;
  const blurred = small + deviation(values) * blur;
  const least = Math.max(...values) - small * glaring;
  const felt = values.map((value) => (value < least ? Number.NEGATIVE_INFINITY : value + noise(random) * blurred));
  return actions[felt.indexOf(Math.max(...felt))] as Action;
}

function turnValue(thought: Thought, state: object, from: object, random: Random): number | undefined {
  return endTurn(thought, state, from, random) ? worth(thought, state) : undefined;
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** About normal: the sum of twelve even numbers. */
function noise(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random.below(0x1_0000_0000) / 0x1_0000_0000;
  return sum;
}
