/** A volcano: ten action points and a guard, then the scoring, then an answer. */
import { type LessonStep, linesOf } from '../../../../ui/learning.ts';
import { firstTurn } from './first-turn.ts';
import { after, names } from './story.ts';
import { treasures } from './treasures.ts';

const steps = [
  { id: 'volcano', shows: ['now'] },
  { id: 'preview', shows: ['players'] },
  { id: 'toTemple', does: 'walk member B3 > A4', shows: ['B3', 'A4'] },
  { id: 'raiseTemple', does: 'uncover A4', shows: ['A4'] },
  { id: 'guard', does: 'guard A4 member', shows: ['A4'] },
  { id: 'lastTwo', does: 'walk member C3 > C4', shows: ['C3', 'C4'] },
  {
    id: 'score',
    does: 'end',
    shows: ['now'],
    others: ['2 uncover B5', '2 uncover B5', '2 walk leader B3 > C4', '2 end'],
  },
  { id: 'scored', shows: ['C4', 'B5'] },
  { id: 'placeVolcano', does: 'place E5 r0', accepts: ({ type }) => type === 'place' },
  { id: 'takeBack', does: 'walk leader B3 > C4', shows: ['B3', 'C4'] },
  { id: 'grow', does: 'uncover C4', shows: ['C4'] },
  { id: 'growAgain', does: 'uncover C4', shows: ['C4'] },
  { id: 'end', shows: ['players'] },
] as const satisfies readonly LessonStep[];

export const scoring = {
  id: 'scoring',
  start: () => after(...linesOf(firstTurn), ...linesOf(treasures)),
  names,
  steps,
} as const;
