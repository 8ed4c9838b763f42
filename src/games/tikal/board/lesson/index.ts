/** Tikal's lesson: one whole turn of ten points, an answer, and the first treasures. */
import type { Config, Seat } from '../../../../core/game.ts';
import { fastRandom } from '../../../../core/random.ts';
import type { Language } from '../../../../core/text.ts';
import type { Lesson, LessonStep, StartPosition } from '../../../../ui/learning.ts';
import { tileNamed } from '../../data.ts';
import { tikal } from '../../index.ts';

const learner: Seat = 0;
/** The tiles come up in this order. */
const order = ['A6', 'A1', 'A2'].map(tileNamed);

const steps = [
  { id: 'welcome', shows: ['0,4'] },
  { id: 'place', does: 'place 2,3 r0', shows: ['2,3'] },
  { id: 'leader', does: 'bring leader 0,4', shows: ['0,4'] },
  { id: 'explorer', does: 'bring member 0,4', shows: ['0,4'] },
  { id: 'walk', does: 'walk leader 0,4 > 0,3', shows: ['0,3'] },
  { id: 'uncover', does: 'uncover 0,3', shows: ['0,3'] },
  { id: 'follow', does: 'walk member 0,4 > 0,3', shows: ['0,4', '0,3'] },
  { id: 'second', does: 'uncover 0,3', shows: ['0,3'] },
  {
    id: 'finish',
    does: 'end',
    shows: ['now'],
    others: ['2 place 2,4 r5', '2 bring leader 0,4', '2 bring member 0,4', '2 walk leader 0,4 > 1,4', '2 end'],
  },
  { id: 'end', shows: ['players'] },
] as const satisfies readonly LessonStep[];

export type LessonWords = Readonly<Record<(typeof steps)[number]['id'], string>>;

function start(): StartPosition {
  const config: Config = { players: 2, options: { auction: false }, first: learner, rules: 1 };
  const state = tikal.setup(config, fastRandom(1));
  state.stack = [...order, ...state.stack.filter((tile) => !order.includes(tile))];
  state.tile = order[0] as number;
  return { config, state, seat: learner };
}

const words: Readonly<Record<Language, () => Promise<LessonWords>>> = {
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
};

export const lesson: Lesson = { start, names: ['', 'Bert'], steps, words: (language) => words[language]() };
