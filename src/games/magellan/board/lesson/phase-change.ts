/** The last cards of phase I with a veto, the end of the phase, and the first cards of phase II. */
import type { Action } from '../../../../core/game.ts';
import { type LessonStep, linesOf } from '../../../../ui/learning.ts';
import type { MagellanAction } from '../../action.ts';
import { firstCards } from './first-cards.ts';
import { after, names, sales } from './story.ts';

const any = (type: MagellanAction['type']) => (action: Action) => action.type === type;

const steps = [
  { id: 'lastCards', shows: ['hand'] },
  { id: 'veto', does: 'veto', shows: ['columbus I', 'now'], others: ['2 bid 3', '3 bid 5'] },
  { id: 'letGo', does: 'pass', shows: ['now'], others: ['2 bid 8', '3 bid 11', '2 pass', '3 pay 9 2', '3 pass'] },
  { id: 'back', does: 'bid 2', shows: ['marcoPolo I', 'now'], others: ['2 pass'] },
  { id: 'payTwo', does: 'pay 2', shows: ['hand'] },
  { id: 'phaseEnds', shows: ['hand'] },
  { id: 'exchange', does: 'exchange 7 7 7', accepts: any('exchange'), shows: ['hand'] },
  {
    id: 'exchangeTwo',
    does: 'exchange',
    accepts: any('exchange'),
    shows: ['hand'],
    others: ['3 exchange', '2 bid 4', '3 pass', '2 pay 4'],
  },
  { id: 'phaseTwo', shows: ['pizarro I', 'pizarro II'], others: ['3 bid 2'] },
  { id: 'bidMagellan', does: 'bid 3', shows: ['magellan I', 'now'], others: ['3 pass'] },
  { id: 'payMagellan', does: 'pay 4', accepts: any('pay'), shows: ['hand'] },
  { id: 'whichShip', does: 'ship 3', accepts: any('ship'), shows: ['magellan I'] },
  { id: 'tuck', does: 'tuck 2', accepts: any('tuck'), shows: ['hand'] },
  { id: 'end', shows: ['players'] },
] as const satisfies readonly LessonStep[];

export const phaseChange = {
  id: 'phaseChange',
  start: () => after(linesOf(firstCards), sales),
  names,
  steps,
} as const;
