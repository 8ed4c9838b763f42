/** C7: a trade is offered. In a fight the attacker may ask for the defender's surrender. */
import type { Seat } from '../../../core/game.ts';
import { offersPerTurn, supplyKinds, supplyOfKind } from '../data.ts';
import { maySurrender, mayTrade, openNew } from '../offers.ts';
import { refuse } from '../refuse.ts';
import { holds, type State, sum } from '../state.ts';
import { whenOver } from '../waiting.ts';
import type { Rule } from './rule.ts';

export function canOffer(state: State, seat: Seat): boolean {
  return mayTrade(state) && state.offersMade[seat]! < offersPerTurn;
}

/** Whom the seat could ask to surrender, -1 for nobody. */
function opponent(state: State, seat: Seat): Seat {
  return state.fight?.attacker === seat && maySurrender(state) ? state.fight.defender : -1;
}

export const offer: Rule<'offer'> = {
  refusal(state, seat, action) {
    const over = whenOver(state);
    if (over) return over;
    if (!mayTrade(state)) return refuse('C7.1', 'noTradeNow', {});
    if (action.to >= state.players || action.to === seat) return refuse('C7.1', 'yourself', {});
    if (state.offersMade[seat]! >= offersPerTurn) return refuse('C7.2', 'offersUsed', { most: offersPerTurn });
    if (sum(action.give) + sum(action.want) === 0) return refuse('C7.2', 'emptyOffer', {});
    if (action.surrender && opponent(state, seat) !== action.to) return refuse('C7.1', 'noSurrenderNow', {});
    return holds(state, seat, action.give) ? undefined : refuse('C7.1', 'notHeld', {});
  },
  choices(state, seat) {
    if (!canOffer(state, seat)) return [];
    const others = Array.from({ length: state.players }, (_, i) => i).filter((other) => other !== seat);
    const held = state.supply.slice(seat * supplyKinds, (seat + 1) * supplyKinds);
    const cards = {
      give: { kind: 'counts', most: held },
      want: { kind: 'counts', most: [supplyOfKind, supplyOfKind, supplyOfKind, supplyOfKind] },
    } as const;
    const trade = { form: 'offer', slots: { to: { kind: 'one', of: others }, ...cards } } as const;
    const defender = opponent(state, seat);
    return defender < 0 ? [trade] : [trade, { form: 'offer', fixed: { to: defender, surrender: true }, slots: cards }];
  },
  play(state, seat, action, _, emit) {
    state.offersMade[seat] = state.offersMade[seat]! + 1;
    const { to, give, want } = action;
    const opened = openNew(state, {
      from: seat,
      to,
      give: [...give],
      want: [...want],
      surrender: action.surrender ? 1 : 0,
      card: 0,
    });
    const surrender = opened.surrender === 1;
    emit?.({ type: 'offered', seat, to, offer: opened.id, give: [...give], want: [...want], surrender });
  },
};
