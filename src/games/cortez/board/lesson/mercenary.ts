/** One turn at a table of three: a trade, and a fight that only a mercenary's card decides. */
import type { Config, Seat } from '../../../../core/game.ts';
import type { LessonStep, StartPosition } from '../../../../ui/learning.ts';
import { food, gold, weapon } from '../../data.ts';
import { nodeOf } from '../../map.ts';
import { figureOn, putFigure, sum } from '../../state.ts';
import { hold, is, opened } from './story.ts';

const learner: Seat = 0;
const bert: Seat = 1;
const chioma: Seat = 2;
const config: Config = { players: 3, options: { majority: 'aztec' }, first: learner, rules: 2 };

const oneOf = (cards: readonly number[] | undefined, kind: number) =>
  cards !== undefined && sum(cards) === 1 && cards[kind] === 1;

const steps = [
  { id: 'three', shows: ['B8', '21'] },
  { id: 'noWeapon', shows: ['hand'] },
  {
    id: 'trade',
    does: 'offer 3: 1 gold for 1 weapon',
    accepts: is('offer', ({ to, give, want }) => to === chioma && oneOf(give, gold) && oneOf(want, weapon)),
    others: ['3 accept 1'],
    shows: ['now'],
  },
  {
    id: 'attackAgain',
    does: 'move B8 > 21',
    accepts: is('move', ({ from, to }) => from === nodeOf('B8') && to === nodeOf('21')),
    others: ['2 stand'],
    shows: ['B8', '21'],
  },
  {
    id: 'layTwo',
    does: 'lay 5 3 with 1 weapons',
    others: ['2 lay 6 4 with 1 weapons', '3 help attacker with 4: nothing for 1 gold'],
    shows: ['now'],
  },
  { id: 'count', shows: ['now'] },
  {
    id: 'haggle',
    does: 'answer 2: 1 food',
    accepts: is('answer', ({ want, give }) => oneOf(want, food) && (give === undefined || sum(give) === 0)),
    others: ['3 accept 2'],
    shows: ['now'],
  },
  { id: 'passNow', does: 'pass', others: ['2 pass'], shows: ['now'] },
  { id: 'won', does: 'refill', others: ['2 refill'], shows: ['now'] },
  { id: 'recruit', does: 'mark N6', accepts: is('mark'), shows: ['N6'] },
  { id: 'exile', does: 'banish > Q17', accepts: is('banish'), shows: ['Q17'] },
  { id: 'lastAction', does: 'draw supply', shows: ['now'] },
  { id: 'end', shows: ['players'] },
] as const satisfies readonly LessonStep[];

function start(): StartPosition {
  const state = opened(config, ['B8', 'B10', 'D12', 'A11', 'L4', 'E13'], 'act');
  hold(state, learner, [2, 0, 2, 3], [0, 1, 1, 0, 1, 0]);
  hold(state, bert, [2, 2, 2, 2], [0, 1, 0, 1, 0, 1]);
  hold(state, chioma, [1, 3, 2, 2], [1, 0, 1, 1, 0, 0]);
  state.missions = [21, 18, 17];
  putFigure(state, figureOn(state, nodeOf('B10')), nodeOf('21'));
  putFigure(state, figureOn(state, nodeOf('E13')), nodeOf('2'));
  return { config, state, seat: learner };
}

export const mercenary = { id: 'mercenary', start, names: ['', 'Bert', 'Chioma'], steps } as const;
