/** Hidden facts, for the laws: what comes next in the stack, and what lies buried. */
import { letterOf } from './data.ts';
import { unraised } from './imagine.ts';
import { none, type TikalState } from './state.ts';

export function secrets(state: TikalState): string[] {
  return [...stackSecrets(state), ...treasureSecrets(state)];
}

/** The last tile of its letter is no secret: it follows from counting. */
function stackSecrets(state: TikalState): string[] {
  const rest = state.stack.slice(state.drawn);
  return rest.flatMap((tile, at) => {
    const alone = rest.every((other) => other === tile || letterOf(other) !== letterOf(tile));
    return alone ? [] : [`stack ${state.drawn + at}: ${tile}`];
  });
}

function treasureSecrets(state: TikalState): string[] {
  if (new Set(unraised(state)).size < 2) return [];
  return state.hidden.flatMap((motif, at) => (motif === none ? [] : [`treasure ${at}: ${motif}`]));
}
