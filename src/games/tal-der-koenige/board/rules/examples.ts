/** Positions of the worked examples, laid out by hand and carried on by the rules themselves. */
import { at } from '../../../../core/at.ts';
import type { Config } from '../../../../core/game.ts';
import { fastRandom } from '../../../../core/random.ts';
import type { TalAction } from '../../action.ts';
import { colours, figuresEach, overseersEach } from '../../data.ts';
import { talDerKoenige } from '../../index.ts';
import { spotNamed } from '../../map.ts';
import { positionsPerSite } from '../../pyramid.ts';
import { figureAt, type State } from '../../state.ts';

const config: Config = { players: 4, options: {}, first: 0, rules: 1 };
const spot = (name: string) => spotNamed(name)!;

/** Round 2 with an empty market: what was on sale is back in the bag. */
function laidOut(phase: State['phase']): State {
  const state = talDerKoenige.setup(config, fastRandom(7));
  for (const [i, count] of state.groups.entries()) state.bag[i % colours.length] = at(state.bag, i % colours.length) + count;
  return Object.assign(state, { groups: [], round: 2, phase });
}

/** Puts a scarab and blocks on a site; every letter is the first of a colour: red, grey, black, white, sand. */
function pyramid(state: State, site: number, owner: number, blocks: string): void {
  state.owners[site] = owner;
  state.scarabs[owner] = at(state.scarabs, owner) - 1;
  state.laid[site] = blocks.length;
  for (const [position, letter] of [...blocks].entries()) {
    const colour = colours.findIndex((name) => name.startsWith(letter));
    state.blocks[site * positionsPerSite + position] = colour + 1;
    state.bag[colour] = at(state.bag, colour) - 1;
  }
}

/** An overseer and a worker of the seat. */
function place(state: State, seat: number, overseer: string, worker: string): void {
  state.figures[seat * figuresEach] = spot(overseer);
  state.figures[seat * figuresEach + overseersEach] = spot(worker);
}

/** K2.1: from 6-C to 7-D for 3, from area 16 to 15-B for 1. */
export const ways: Extract<TalAction, { type: 'order' }> = { type: 'order', one: spot('7-D'), two: spot('15-B'), begin: 1 };

export const examples: Readonly<Record<string, () => State>> = {
  movement() {
    const state = laidOut('orders');
    state.figures[0] = spot('6-C');
    return state;
  },
  /** K3.2: Bert's overseer is ordered to where Anna's stays. */
  bumped() {
    const state = laidOut('orders');
    pyramid(state, 6, 0, 'rr');
    state.figures[0] = spot('6-C');
    for (let seat = 0; seat < state.players; seat++) {
      const [one, two] = [seat === 1 ? spot('6-C') : figureAt(state, seat, 0), figureAt(state, seat, 1)];
      talDerKoenige.play(state, seat, { type: 'order', one, two, begin: 1 }, fastRandom(1));
    }
    return state;
  },
  /** K3.5: Chris owns site 2 and has no overseer there; Anna and Bert have one each, and a worker. */
  robbery() {
    const state = laidOut('steal');
    pyramid(state, 2, 2, 'rgbwsrgbwr');
    place(state, 0, '2-A', '2-B');
    place(state, 1, '2-F', '2-G');
    return state;
  },
  /** K3.6: Bert has more overseers and more workers on Anna's site. */
  takeover() {
    const state = laidOut('takeOver');
    state.turn = 1;
    pyramid(state, 8, 0, 'rrrggg');
    place(state, 1, '8-A', '8-B');
    return state;
  },
  /** K5.1: of one colour, in layers and mixed, large and small. */
  worth() {
    const state = laidOut('orders');
    pyramid(state, 2, 0, 'rrrrrrrrrrrrrr');
    pyramid(state, 6, 1, 'gggggggggbbbbw');
    pyramid(state, 10, 2, 'wswswsrswsbbsw');
    pyramid(state, 13, 3, 'wwwww');
    pyramid(state, 15, 0, 'bbbbs');
    return state;
  },
};
