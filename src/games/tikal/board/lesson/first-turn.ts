/** One whole turn of ten action points, and an answer. */
import type { LessonStep } from '../../../../ui/learning.ts';
import { after, names } from './story.ts';

const steps = [
  { id: 'welcome', shows: ['A5'] },
  { id: 'aim', shows: ['A4', 'B5'] },
  { id: 'place', does: 'place C4 r0', shows: ['C4'] },
  { id: 'leader', does: 'bring leader A5', shows: ['A5'] },
  { id: 'explorer', does: 'bring member A5', shows: ['A5'] },
  { id: 'walk', does: 'walk leader A5 > A4', shows: ['A4'] },
  { id: 'uncover', does: 'uncover A4', shows: ['A4'] },
  { id: 'follow', does: 'walk member A5 > A4', shows: ['A5', 'A4'] },
  { id: 'second', does: 'uncover A4', shows: ['A4'] },
  {
    id: 'finish',
    does: 'end',
    shows: ['now'],
    others: ['2 place C5 r5', '2 bring leader A5', '2 bring member A5', '2 walk leader A5 > B5', '2 end'],
  },
  { id: 'turnEnd', shows: ['A4', 'B5'] },
] as const satisfies readonly LessonStep[];

export const firstTurn = { id: 'firstTurn', start: () => after(), names, steps } as const;
