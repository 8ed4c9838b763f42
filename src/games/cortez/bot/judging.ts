/** How the judgement of positions is learned (src/train): traits of every seat, each also times what is left of the game and its square. */
import type { Judging } from '../../../core/judging.ts';
import type { State } from '../state.ts';
import { countsFor, names } from './judgement.ts';
import { outlook } from './outlook.ts';
import { ownStrength } from './power.ts';
import { traitsOf, watchRaces } from './traits.ts';
import { ripeness } from './worth.ts';

const phases = ['act', 'bridges', 'attack'];
let moment = '';

export const judging: Judging = {
  names,
  today: (players) => [...countsFor(players)],
  lay(players, counts) {
    countsFor(players).set(counts);
  },
  isJudged(state) {
    const { turn, actions, phase } = state as State;
    const now = `${turn} ${actions}`;
    const isNew = now !== moment && phases.includes(phase);
    moment = now;
    return isNew;
  },
  look(state) {
    const seen = outlook(state as State);
    watchRaces(seen);
    const left = ripeness(seen.turns, 8);
    const strengths = Array.from({ length: (state as State).players }, (_, seat) => ownStrength(state as State, seat));
    return strengths.map((_, seat) =>
      Float64Array.from(
        [...traitsOf(state as State, seen, strengths, seat)].flatMap((trait) => [trait, trait * left, trait * left * left]),
      ),
    );
  },
};
