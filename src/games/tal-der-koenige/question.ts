/** What a seat is asked. The id changes with everything that changes the answer, and with nothing else. */
import { at } from '../../core/at.ts';
import type { Question, Seat } from '../../core/game.ts';
import { movePoints } from './data.ts';
import type { QuestionKinds } from './message-keys.ts';
import { canBuildAt, canStealAt, canTakeOverAt, sitesWhere } from './rights.ts';
import { blocksInHand, groupCount, type State } from './state.ts';
import { mustDecide } from './waiting.ts';

export function question(state: State, seat: Seat): Question | undefined {
  if (!mustDecide(state, seat)) return undefined;
  const { round, points, moved } = state;
  const sites = (right: typeof canBuildAt) => sitesWhere(state, seat, right).join(', ');
  switch (state.phase) {
    case 'bids':
      return ask('bids', [round], { groups: groupCount(state) });
    case 'overseers':
      return ask('overseers', [round, moved, points], { points });
    case 'orders':
      return ask('orders', [round], { points: movePoints });
    case 'workers':
      return ask('workers', [round, moved, points], { points });
    case 'steal':
      return ask('steal', [round, blocksInHand(state, seat)], { sites: sites(canStealAt) });
    case 'takeOver':
      return ask('takeOver', [round, at(state.scarabs, seat)], { sites: sites(canTakeOverAt) });
    case 'build': {
      const blocks = blocksInHand(state, seat);
      return ask('build', [round, blocks], { blocks, sites: sites(canBuildAt) });
    }
    case 'over':
      return undefined;
  }
}

function ask<K extends keyof QuestionKinds>(kind: K, marks: readonly number[], details: QuestionKinds[K]): Question {
  return { id: [kind, ...marks].join(':'), kind, details: details as Question['details'] };
}
