/** One turn at a table of two, from a broken bridge to a figure on the temple of the mission. */
import type { Config, Seat } from '../../../../core/game.ts';
import type { LessonStep, StartPosition } from '../../../../ui/learning.ts';
import { strength } from '../../fights.ts';
import { bridgeNames, nodeOf } from '../../map.ts';
import { figureOn, putFigure, sum } from '../../state.ts';
import { hold, is, opened } from './story.ts';

const learner: Seat = 0;
const bert: Seat = 1;
const config: Config = { players: 2, options: {}, first: learner, rules: 2 };
/** What Bert lays in the fight: 4 and 3 with a weapon. */
const bertsStrength = 11;

const steps = [
  { id: 'welcome', shows: ['B8', 'D12'] },
  { id: 'mission', shows: ['24'] },
  { id: 'bridge', does: 'bridge F9', shows: ['F9'] },
  { id: 'cards', does: 'draw war cards', shows: ['now'] },
  {
    id: 'attack',
    does: 'move B8 > 24',
    accepts: is('move', ({ from, to }) => from === nodeOf('B8') && to === nodeOf('24')),
    others: ['2 stand'],
    shows: ['B8', '24'],
  },
  {
    id: 'lay',
    does: 'lay 6 4 with 1 weapons',
    // Who has laid his whole hand is not asked again, and the next step asks.
    accepts: is('lay', ({ war, weapons }) => sum(war) <= 4 && strength(war, weapons) > bertsStrength),
    others: ['2 lay 4 3 with 1 weapons'],
    shows: ['now'],
  },
  { id: 'pass', does: 'pass', others: ['2 pass'], shows: ['now'] },
  { id: 'refill', does: 'refill', others: ['2 refill'], shows: ['now'] },
  { id: 'mark', does: 'mark N6', accepts: is('mark'), shows: ['N6'] },
  { id: 'banish', does: 'banish > Q17', accepts: is('banish'), shows: ['Q17'] },
  { id: 'attackEnd', shows: ['24'] },
] as const satisfies readonly LessonStep[];

function start(): StartPosition {
  const state = opened(config, ['B8', 'B10', 'D12', 'L4'], 'bridges');
  hold(state, learner, [3, 3, 2, 2], [1, 1, 0, 1, 0, 1]);
  hold(state, bert, [2, 3, 3, 2], [0, 2, 1, 1, 0, 0]);
  state.missions = [24, 18];
  // Bert stands on the temple, an unmarked Spaniard guards the gate before it, and no causeway leads into the city.
  putFigure(state, figureOn(state, nodeOf('B10')), nodeOf('24'));
  putFigure(state, figureOn(state, nodeOf('B3')), nodeOf('15'));
  state.bridges = bridgeNames.map((bridge) => (['I5', 'F9', 'I12'].includes(bridge) ? 0 : 1));
  return { config, state, seat: learner };
}

export const firstAttack = { id: 'firstAttack', start, names: ['', 'Bert'], steps } as const;
