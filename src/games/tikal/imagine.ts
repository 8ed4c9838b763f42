/** A full position that fits what is known: the rest of each letter and the unraised treasures, shuffled. */
import type { Seat } from '../../core/game.ts';
import { type Random, shuffle } from '../../core/random.ts';
import { copy } from './copy.ts';
import { motifCount } from './data.ts';
import { everyTreasure, shuffleStack } from './setup.ts';
import { none, playersOf, type TikalState, treasuresOf } from './state.ts';
import type { TikalView } from './view.ts';

export function imagine(view: TikalView, _seat: Seat | undefined, random: Random): TikalState {
  const state = copy(view);
  const drawn = view.stack.slice(0, view.drawn);
  state.stack = [...drawn, ...shuffleStack(random, drawn)];
  const motifs = shuffle(unraised(view), random);
  state.hidden = view.hidden.map((motif) => (motif === none ? none : motifs.pop()!));
  return state;
}

/** The treasures nobody has raised yet. */
export function unraised(view: TikalView): number[] {
  const left = everyTreasure();
  for (let motif = 0; motif < motifCount; motif++)
    for (let seat = 0; seat < playersOf(view); seat++)
      for (let i = treasuresOf(view, seat, motif); i > 0; i--) left.splice(left.indexOf(motif), 1);
  return left;
}
