/** A later round, in which the learner steals blocks, takes over a site, and finishes two pyramids with what was won. */
import { at } from '../../../../core/at.ts';
import type { Config, Seat } from '../../../../core/game.ts';
import { fastRandom } from '../../../../core/random.ts';
import type { LessonStep, StartPosition } from '../../../../ui/learning.ts';
import { colours } from '../../data.ts';
import { talDerKoenige } from '../../index.ts';
import { type Spot, siteOf, spotNamed } from '../../map.ts';
import { positionsPerSite } from '../../pyramid.ts';
import type { State } from '../../state.ts';
import { builds, is, sends } from './actions.ts';

const learner: Seat = 0;
const bert: Seat = 1;

type Colour = (typeof colours)[number];
const many = (count: number, colour: Colour): Colour[] => Array.from({ length: count }, () => colour);

/** Whose site it is, and its blocks from below. */
const pyramids: readonly (readonly [site: number, owner: Seat, blocks: readonly Colour[]])[] = [
  [13, learner, [...many(4, 'white'), 'sand']],
  [8, learner, many(11, 'white')],
  [10, bert, ['grey', 'black', 'grey', 'sand', 'black', 'grey', 'black', 'sand', 'grey', 'white', 'white']],
  [15, bert, many(3, 'red')],
  [6, bert, []],
  [2, bert, []],
];
/** The overseers, then the workers. */
const figures: readonly (readonly string[])[] = [
  ['8-A', '13-A', '16', '16', '16', '8-E', '8-F'],
  ['6-A', '2-A', '10-C', '15-C', '22', '22', '22'],
];
/** What nobody has used so far. */
const leftOver: readonly Colour[] = [...many(4, 'black'), ...many(4, 'grey'), ...many(2, 'sand')];
/** Bought this round. */
const bought: readonly Colour[] = ['white', 'red', 'red', 'grey', 'black'];

/** The site of a place that nobody stands on: an overseer sent to any other is bumped. */
const freeSite = (spot: Spot) => (figures.flat().some((name) => spotNamed(name) === spot) ? 0 : siteOf(spot));

const steps = [
  { id: 'neighbour', shows: ['10', '15'] },
  { id: 'missing', shows: ['8'] },
  {
    id: 'raidOrder',
    does: 'order 1>10-A 2>15-A',
    accepts: is('order', ({ one, two }) => [one, two].map(freeSite).toSorted().join() === '10,15'),
    others: ['2 order 1>6-A 2>2-A'],
    shows: ['10', '15'],
  },
  { id: 'thief', does: 'worker 16 > 10-D', accepts: sends(10), shows: ['10'] },
  { id: 'crew', does: 'worker 16 > 15-D', accepts: sends(15), shows: ['15'] },
  { id: 'crewTwo', does: 'worker 16 > 15-E', accepts: sends(15), shows: ['15'] },
  { id: 'raidDone', does: 'done', shows: ['now'], others: ['2 done'] },
  {
    id: 'steal',
    does: 'steal 10: 1.0 1.1',
    accepts: is('steal', ({ site, positions }) => site === 10 && positions.length === 2),
    shows: ['10'],
  },
  { id: 'enough', does: 'done', shows: ['now'] },
  { id: 'takeOver', does: 'take over 15', shows: ['15'] },
  { id: 'taken', does: 'done', shows: ['now'] },
  { id: 'red', does: 'build 15: 0.3 red', accepts: builds(15, 'red'), shows: ['15'] },
  { id: 'redTop', does: 'build 15: 1.0 red', accepts: builds(15, 'red'), shows: ['15'] },
  { id: 'white', does: 'build 8: 1.2 white', accepts: builds(8, 'white'), shows: ['8'] },
  { id: 'whiteTwo', does: 'build 8: 1.3 white', accepts: builds(8, 'white'), shows: ['8'] },
  { id: 'whiteTop', does: 'build 8: 2.0 white', accepts: builds(8, 'white'), shows: ['8'] },
  { id: 'raidOver', does: 'done', shows: ['now'] },
  { id: 'raidEnd', shows: ['8', '15'] },
] as const satisfies readonly LessonStep[];

function start(): StartPosition {
  const config: Config = { players: 2, options: {}, first: learner, rules: 1 };
  const state = talDerKoenige.setup(config, fastRandom(1));
  // What is on sale goes back into the bag.
  for (const [i, count] of state.groups.entries()) state.bag[i % colours.length] = at(state.bag, i % colours.length) + count;
  state.groups = [];
  state.phase = 'orders';
  state.round = 5;
  for (const [site, owner, blocks] of pyramids) {
    state.owners[site] = owner;
    state.scarabs[owner] = at(state.scarabs, owner) - 1;
    for (const [position, colour] of blocks.entries()) state.blocks[site * positionsPerSite + position] = take(state, colour) + 1;
    state.laid[site] = blocks.length;
  }
  state.pharaoh = leftOver.map((colour) => take(state, colour));
  for (const colour of bought) {
    const held = learner * colours.length + take(state, colour);
    state.hands[held] = at(state.hands, held) + 1;
  }
  state.figures = figures.flatMap((spots) => spots.map((name) => spotNamed(name)!));
  return { config, state, seat: learner };
}

/** One of the bag, by the number of its colour. */
function take(state: State, name: Colour): number {
  const colour = colours.indexOf(name);
  state.bag[colour] = at(state.bag, colour) - 1;
  return colour;
}

export const raid = { id: 'raid', start, names: ['', 'Bert'], steps } as const;
