/** One round at a table of two, from the sale to a finished pyramid. */
import { at } from '../../../../core/at.ts';
import type { Config, Seat } from '../../../../core/game.ts';
import { fastRandom } from '../../../../core/random.ts';
import { type LessonStep, playOut, type StartPosition } from '../../../../ui/learning.ts';
import { colours } from '../../data.ts';
import { talDerKoenige } from '../../index.ts';
import { siteOf } from '../../map.ts';
import { builds, is, sends } from './actions.ts';

const learner: Seat = 0;
/** The first round, in which nobody buys anything: overseers claim, workers follow. */
const before = [
  '2 bid blanks 0 0 0',
  '1 bid blanks 0 0 0',
  '2 overseer 1 > 15-A',
  '2 done',
  '1 overseer 1 > 13-A',
  '1 overseer 2 > 8-D',
  '1 done',
  '2 worker 16 > 15-C',
  '2 done',
  '1 worker 16 > 13-C',
  '1 worker 16 > 13-D',
  '1 done',
];
/** Red, grey, black, white, sand, group by group. */
const onSale = [0, 0, 0, 4, 1, 2, 2, 1, 0, 0, 1, 1, 1, 1, 1];

const aWhiteOne = builds(13, 'white');

const steps = [
  { id: 'welcome', shows: ['13', '8'] },
  { id: 'pharaoh', shows: ['pharaoh'] },
  {
    id: 'bid',
    does: 'bid 4>1 3>1 blanks 0 1 0',
    accepts: is('bid', ({ numbered }) => numbered.reduce((sum, group, i) => (group === 1 ? sum + i + 1 : sum), 0) >= 4),
    others: ['2 bid 4>1 1>2 blanks 0 0 1'],
    shows: ['now'],
  },
  { id: 'sold', shows: ['now'] },
  {
    id: 'order',
    does: 'order 1>13-A 2>6-A',
    accepts: is('order', ({ one, two }) => siteOf(one) === 13 && siteOf(two) === 6),
    others: ['2 order 1>15-A 2>6-A'],
    shows: ['6'],
  },
  { id: 'bumped', shows: ['6'] },
  { id: 'worker', does: 'worker 16 > 13-E', accepts: sends(13), shows: ['13'] },
  { id: 'workersDone', does: 'done', shows: ['now'], others: ['2 done'] },
  { id: 'build', does: 'build 13: 0.0 white', accepts: aWhiteOne, shows: ['now'] },
  { id: 'second', does: 'build 13: 0.1 white', accepts: aWhiteOne },
  { id: 'third', does: 'build 13: 0.2 white', accepts: aWhiteOne },
  { id: 'fourth', does: 'build 13: 0.3 white', accepts: aWhiteOne },
  { id: 'top', does: 'build 13: 1.0 sand', accepts: builds(13, 'sand'), shows: ['13'] },
  { id: 'over', does: 'done', shows: ['now'] },
  { id: 'pyramidEnd', shows: ['13'] },
] as const satisfies readonly LessonStep[];

function start(): StartPosition {
  const config: Config = { players: 2, options: {}, first: 1, rules: 1 };
  const random = fastRandom(1);
  const state = talDerKoenige.setup(config, random);
  playOut(talDerKoenige, state, before, random);
  for (const [i, count] of onSale.entries()) {
    const colour = i % colours.length;
    state.bag[colour] = at(state.bag, colour) + at(state.groups, i) - count;
    state.groups[i] = count;
  }
  return { config, state, seat: learner };
}

export const firstPyramid = { id: 'firstPyramid', start, names: ['', 'Bert'], steps } as const;
