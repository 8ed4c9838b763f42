/** Magellan's lesson: three cards of phase I at a table of three, from the first bid to the second ship. */
import type { Config, Seat } from '../../../../core/game.ts';
import { fastRandom } from '../../../../core/random.ts';
import type { Language } from '../../../../core/text.ts';
import type { Lesson, LessonStep, StartPosition } from '../../../../ui/learning.ts';
import { columbus, cook, marcoPolo, vascoDaGama } from '../../data.ts';
import { magellan } from '../../index.ts';

const learner: Seat = 0;
/** The cards come up in this order. */
const order = [marcoPolo, cook, vascoDaGama, columbus];

const steps = [
  { id: 'welcome', shows: ['hand'] },
  { id: 'card', shows: ['marcoPolo I'] },
  { id: 'bid', does: 'bid 4', shows: ['now'], others: ['2 bid 5', '3 pass'] },
  { id: 'raise', does: 'bid 6', shows: ['now'], others: ['2 pass'] },
  { id: 'pay', does: 'pay 6', shows: ['hand'] },
  { id: 'pass', does: 'pass', shows: ['marcoPolo I', 'cook I'], others: ['2 bid 7', '3 pass', '2 pay 7'] },
  { id: 'watch', shows: ['players'], others: ['2 bid 2', '3 bid 3'] },
  { id: 'draw', does: 'bid 4', shows: ['vascoDaGama I'], others: ['2 pass', '3 pass'] },
  { id: 'payAgain', does: 'pay 4', shows: ['hand'] },
  { id: 'end' },
] as const satisfies readonly LessonStep[];

export type LessonWords = Readonly<Record<(typeof steps)[number]['id'], string>>;

function start(): StartPosition {
  const config: Config = { players: 3, options: { board1: 'A', board2: 'A' }, first: learner, rules: 1 };
  const state = magellan.setup(config, fastRandom(1));
  const rest = [...state.stack, state.card];
  for (const explorer of order) rest.splice(rest.indexOf(explorer), 1);
  const [first, ...next] = order;
  state.card = first as number;
  state.stack = [...rest, ...next.reverse()];
  return { config, state, seat: learner };
}

const words: Readonly<Record<Language, () => Promise<LessonWords>>> = {
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
};

export const lesson: Lesson = { start, names: ['', 'Bert', 'Chioma'], steps, words: (language) => words[language]() };
