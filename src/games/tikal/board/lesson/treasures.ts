/** Two turns: treasures dug up and exchanged, a camp in the jungle. */
import type { Action } from '../../../../core/game.ts';
import { type LessonStep, linesOf } from '../../../../ui/learning.ts';
import type { TikalAction } from '../../action.ts';
import { hexNamed } from '../../map.ts';
import { firstTurn } from './first-turn.ts';
import { after, names } from './story.ts';

const placed = (name: string, rotations: readonly number[]) => (action: Action) => {
  const place = action as TikalAction;
  return place.type === 'place' && place.hex === hexNamed(name) && rotations.includes(place.rotation);
};
/** Turned so that the way from A4 costs 1: what follows can be paid. */
const shortWay = [0, 2, 3, 4];
const anyWay = [0, 1, 2, 3, 4, 5];

const steps = [
  { id: 'masks', shows: ['now'] },
  { id: 'placeMasks', does: 'place B3 r3', accepts: placed('B3', shortWay), shows: ['B3'] },
  { id: 'toMasks', does: 'walk leader A4 > B3', shows: ['A4', 'B3'] },
  { id: 'dig', does: 'raise B3', shows: ['B3'] },
  { id: 'digger', does: 'walk member A4 > B3', shows: ['A4', 'B3'] },
  { id: 'digAgain', does: 'raise B3', shows: ['B3'] },
  { id: 'reserve', does: 'bring member A5', shows: ['A5'] },
  { id: 'reserveTwo', does: 'bring member A5', shows: ['A5'] },
  {
    id: 'digDone',
    does: 'end',
    shows: ['now'],
    others: ['2 place D4 r0', '2 walk leader B5 > B3', '2 raise B3', '2 walk member A5 > B5', '2 end'],
  },
  { id: 'jungle', does: 'place C3 r0', accepts: placed('C3', anyWay), shows: ['C3'] },
  { id: 'exchange', does: 'exchange 2 sun for frog', shows: ['now'] },
  { id: 'camp', does: 'camp C3', shows: ['C3'] },
  { id: 'campIn', does: 'bring member C3', shows: ['C3'] },
  { id: 'passage', does: 'transfer member A5 > C3', shows: ['A5', 'C3'] },
  {
    id: 'campDone',
    does: 'end',
    shows: ['now'],
    others: [
      '2 place D5 r0',
      '2 raise B3',
      '2 uncover B5',
      '2 bring member A5',
      '2 bring member A5',
      '2 walk member A5 > B5',
      '2 end',
    ],
  },
  { id: 'campEnd', shows: ['C3', 'C4'] },
] as const satisfies readonly LessonStep[];

export const treasures = { id: 'treasures', start: () => after(...linesOf(firstTurn)), names, steps } as const;
