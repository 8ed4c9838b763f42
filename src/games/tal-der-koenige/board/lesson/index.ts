/** The lesson of Tal der Könige: one round at a table of two, from the sale to a finished pyramid. */
import type { Action, Config, Seat } from '../../../../core/game.ts';
import { fastRandom } from '../../../../core/random.ts';
import { isRefusal } from '../../../../core/refusal.ts';
import type { Language } from '../../../../core/text.ts';
import type { Lesson, LessonStep, StartPosition } from '../../../../ui/learning.ts';
import type { ActionOf, TalAction } from '../../action.ts';
import { colours } from '../../data.ts';
import { talDerKoenige } from '../../index.ts';
import { siteOf } from '../../map.ts';

const learner: Seat = 0;
/** The first round, in which nobody buys anything: overseers claim, workers follow. */
const before = [
  '1 bid blanks 0 0 0',
  '0 bid blanks 0 0 0',
  '1 overseer 1 > 15-A',
  '1 done',
  '0 overseer 1 > 13-A',
  '0 overseer 2 > 8-D',
  '0 done',
  '1 worker 16 > 15-C',
  '1 done',
  '0 worker 16 > 13-C',
  '0 worker 16 > 13-D',
  '0 done',
];
/** Red, grey, black, white, sand, group by group. */
const onSale = [0, 0, 0, 4, 1, 2, 2, 1, 0, 0, 1, 1, 1, 1, 1];

const is =
  <T extends TalAction['type']>(type: T, fits: (action: ActionOf<T>) => boolean) =>
  (action: Action) =>
    action.type === type && fits(action as ActionOf<T>);
const white = colours.indexOf('white');
const sand = colours.indexOf('sand');
const aWhiteOne = is('build', ({ site, colour }) => site === 13 && colour === white);

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
  {
    id: 'order',
    does: 'order 1>13-A 2>6-A',
    accepts: is('order', ({ one, two }) => siteOf(one) === 13 && siteOf(two) === 6),
    others: ['2 order 1>15-A 2>6-A'],
    shows: ['6'],
  },
  { id: 'worker', does: 'worker 16 > 13-E', accepts: is('worker', ({ to }) => siteOf(to) === 13), shows: ['13', '6'] },
  { id: 'workersDone', does: 'done', shows: ['now'], others: ['2 done'] },
  { id: 'build', does: 'build 13: 0.0 white', accepts: aWhiteOne, shows: ['now'] },
  { id: 'second', does: 'build 13: 0.1 white', accepts: aWhiteOne },
  { id: 'third', does: 'build 13: 0.2 white', accepts: aWhiteOne },
  { id: 'fourth', does: 'build 13: 0.3 white', accepts: aWhiteOne },
  {
    id: 'top',
    does: 'build 13: 1.0 sand',
    accepts: is('build', ({ site, colour }) => site === 13 && colour === sand),
    shows: ['13'],
  },
  { id: 'over', does: 'done', shows: ['now'] },
  { id: 'end', shows: ['13'] },
] as const satisfies readonly LessonStep[];

export type LessonWords = Readonly<Record<(typeof steps)[number]['id'], string>>;

function start(): StartPosition {
  const config: Config = { players: 2, options: {}, first: 1, rules: 1 };
  const random = fastRandom(1);
  const state = talDerKoenige.setup(config, random);
  for (const line of before) {
    const action = talDerKoenige.parse(line.slice(2));
    if (isRefusal(action)) throw new Error(`“${line}” is no action`);
    talDerKoenige.play(state, Number(line[0]), action, random);
  }
  for (const [i, count] of onSale.entries()) {
    const colour = i % colours.length;
    state.bag[colour] = (state.bag[colour] as number) + (state.groups[i] as number) - count;
    state.groups[i] = count;
  }
  return { config, state, seat: learner };
}

const words: Readonly<Record<Language, () => Promise<LessonWords>>> = {
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
};

export const lesson: Lesson = { start, names: ['', 'Bert'], steps, words: (language) => words[language]() };
