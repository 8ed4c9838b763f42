/** Positions for the pictures: real games by the real rules, played by chance from a fixed seed. */
import type { Config } from '../../../../core/game.ts';
import { fastRandom } from '../../../../core/random.ts';
import { talDerKoenige } from '../../index.ts';
import type { State } from '../../state.ts';
import { isFinished, sitesInPlay } from '../../table.ts';

const laidInAll = ({ laid }: State) => laid.reduce((sum, count) => sum + count, 0);
const finished = (state: State) => sitesInPlay(state.players).filter((site) => isFinished(state, site)).length;

/** How far each picture's game has come. */
const until: Readonly<Record<string, (state: State) => boolean>> = {
  start: () => true,
  overseers: (state) => state.phase === 'workers',
  round: (state) => state.round > 2 && laidInAll(state) > 25 && state.phase === 'orders',
  pyramids: (state) => finished(state) >= 3,
  end: (state) => state.phase === 'over',
};

export function positionOf(picture: string): State {
  const config: Config = { players: picture === 'start' ? 2 : 4, options: {}, first: 0, rules: 1 };
  const random = fastRandom(7);
  const state = talDerKoenige.setup(config, random);
  const reached = until[picture] ?? (() => true);
  for (let [seat] = talDerKoenige.waiting(state); seat !== undefined && !reached(state); [seat] = talDerKoenige.waiting(state))
    talDerKoenige.play(state, seat, talDerKoenige.sample(state, seat, random), random);
  return state;
}
