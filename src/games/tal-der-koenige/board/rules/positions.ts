/** Positions for pictures and for trying: real games by the real rules, played by chance from fixed seeds. */
import { at } from '../../../../core/at.ts';
import type { Config } from '../../../../core/game.ts';
import { fastRandom } from '../../../../core/random.ts';
import type { Positions, StartPosition } from '../../../../ui/learning.ts';
import { talDerKoenige } from '../../index.ts';
import { canBuild } from '../../rights.ts';
import { sample } from '../../sample/index.ts';
import { blocksInHand, isFinished, type State, sitesInPlay } from '../../state.ts';

const laidInAll = ({ laid }: State) => laid.reduce((sum, count) => sum + count, 0);
const finished = (state: State) => sitesInPlay(state.players).filter((site) => isFinished(state, site)).length;

/** How far the game of each position has come. */
const until: Readonly<Record<string, (state: State) => boolean>> = {
  start: () => true,
  overseers: (state) => state.phase === 'workers',
  bids: (state) => state.round === 2 && state.phase === 'bids' && state.turn !== state.start,
  round: (state) => state.round > 2 && laidInAll(state) > 25 && state.phase === 'orders',
  stealing: (state) => state.phase === 'steal',
  takingOver: (state) => state.phase === 'takeOver',
  building: (state) =>
    state.round > 1 && state.phase === 'build' && canBuild(state, state.turn) && blocksInHand(state, state.turn) > 4,
  pyramids: (state) => finished(state) >= 3,
  end: (state) => state.phase === 'over',
};

const configOf = (name: string): Config => ({ players: name === 'start' ? 2 : 4, options: {}, first: 0, rules: 1 });

export function positionOf(name: string): State {
  const reached = until[name] ?? (() => true);
  for (let seed = 7; ; seed++) {
    const random = fastRandom(seed);
    const state = talDerKoenige.setup(configOf(name), random);
    for (let [seat] = talDerKoenige.waiting(state); seat !== undefined && !reached(state); [seat] = talDerKoenige.waiting(state))
      talDerKoenige.play(state, seat, sample(state, seat, random), random);
    if (reached(state)) return state;
  }
}

/** Whoever is asked there is the learner. */
function toTry(name: string): StartPosition {
  const state = positionOf(name);
  return { config: configOf(name), state, seat: at(talDerKoenige.waiting(state), 0) };
}

const names = ['bids', 'overseers', 'round', 'stealing', 'takingOver', 'building'];
export const positions: Positions = Object.fromEntries(names.map((name) => [name, () => toTry(name)]));
