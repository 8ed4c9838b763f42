/** C6.8: what follows a fight that the attacker has won, in the position of the lesson's first chapter. */
import { fastRandom } from '../../../../core/random.ts';
import { playOut } from '../../../../ui/learning.ts';
import { cortez } from '../../index.ts';
import type { State } from '../../state.ts';
import { firstAttack } from '../lesson/first-attack.ts';

/** Anna has beaten Bert on temple 24; `steps` says how far it goes on from there: cards, the mark, the beaten figure. */
export function aftermath(steps: readonly string[] = ['refill', 'mark', 'banish']): State {
  const { state, seat } = firstAttack.start();
  const told = ['bridge', 'cards', 'attack', 'lay', 'pass', ...steps];
  const lines = firstAttack.steps.flatMap((step) => {
    if (!told.includes(step.id)) return [];
    return [...('does' in step ? [`${seat + 1} ${step.does}`] : []), ...('others' in step ? step.others : [])];
  });
  playOut(cortez, state, lines, fastRandom(1));
  return state as State;
}
