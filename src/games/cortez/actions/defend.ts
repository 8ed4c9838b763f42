/** What only the defender decides: to let the attack come (C6.2) or to surrender (C6.4). */
import type { Seat } from '../../../core/game.ts';
import { surrender as giveUp } from '../offers.ts';
import { refuse } from '../refuse.ts';
import { attacking, isFirstVersion, type State } from '../state.ts';
import { isAtStage, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

export const stand: Rule<'stand'> = {
  refusal: (state, seat) => (isAtStage(state, seat, 'ready') ? undefined : notAsked(state)),
  choices: (state, seat) => (isAtStage(state, seat, 'ready') ? [{ action: { type: 'stand' } }] : []),
  play(state, seat, _, __, emit) {
    const { fight } = state;
    if (!fight) return;
    fight.stage = 'lay';
    fight.side = attacking;
    emit?.({ type: 'stood', seat });
  },
};

/** Before the attacker lays, whoever is asked then (in version 1 only while he was), or on his own turn instead of adding. */
export function canSurrender(state: State, seat: Seat): boolean {
  if (isAtStage(state, seat, 'ready')) return true;
  if (state.fight?.stage === 'lay' && state.fight.defender === seat) return !isFirstVersion(state);
  return isAtStage(state, seat, 'exchange') && state.fight?.defender === seat && state.fight.passes < 2;
}

export const surrender: Rule<'surrender'> = {
  refusal(state, seat) {
    if (canSurrender(state, seat)) return undefined;
    if (state.fight?.attacker === seat && isAtStage(state, seat, 'exchange')) return refuse('C6.4', 'noSurrenderNow', {});
    return notAsked(state);
  },
  choices: (state, seat) => (canSurrender(state, seat) ? [{ action: { type: 'surrender' } }] : []),
  play(state, _, __, ___, emit) {
    if (state.fight) giveUp(state, state.fight, emit);
  },
};
