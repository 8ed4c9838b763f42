/** Three cards of phase I at a table of three, from the first bid to the second ship. */
import type { LessonStep } from '../../../../ui/learning.ts';
import { after, names } from './story.ts';

const steps = [
  { id: 'welcome', shows: ['hand'] },
  { id: 'crowns', shows: ['hand'] },
  { id: 'card', shows: ['marcoPolo I'] },
  { id: 'bid', does: 'bid 4', shows: ['now'], others: ['2 bid 5', '3 pass'] },
  { id: 'raise', does: 'bid 6', shows: ['now'], others: ['2 pass'] },
  { id: 'pay', does: 'pay 6', shows: ['hand'] },
  { id: 'ship', shows: ['marcoPolo I', 'marcoPolo II'] },
  { id: 'pass', does: 'pass', shows: ['cook I', 'now'], others: ['2 bid 7', '3 pass', '2 pay 7'] },
  { id: 'watch', shows: ['players'], others: ['2 bid 2', '3 bid 3'] },
  { id: 'draw', does: 'bid 4', shows: ['vascoDaGama I', 'now'], others: ['2 pass', '3 pass'] },
  { id: 'payAgain', does: 'pay 4', shows: ['hand'] },
  { id: 'cardsEnd', shows: ['marcoPolo I', 'vascoDaGama I'] },
] as const satisfies readonly LessonStep[];

export const firstCards = { id: 'firstCards', start: () => after([], []), names, steps } as const;
