/** C8.3: plunder leaves ten supply cards, mutiny four war cards; everybody chooses at the same time. */
import type { Seat } from '../../../core/game.ts';
import { supplyKinds, warValues } from '../data.ts';
import { excess, settleDebt } from '../flow.ts';
import { refuse } from '../refuse.ts';
import { holds, nationOf, type State, sum, warOf } from '../state.ts';
import { spend } from '../supplies.ts';
import { notAsked } from '../waiting.ts';
import { forgetPutBack, takeWar, toWarPile } from '../war.ts';
import type { Rule } from './rule.ts';

function owes(state: State, seat: Seat, phase: 'plunder' | 'mutiny'): boolean {
  return state.phase === phase && state.owing[seat] === 1;
}

/** So many cards from the lowest kinds upwards. */
function lowest(held: readonly number[], count: number): number[] {
  let left = count;
  return held.map((have) => {
    const taken = Math.min(have, left);
    left -= taken;
    return taken;
  });
}

export const discard: Rule<'discard'> = {
  refusal(state, seat, { cards }) {
    if (!owes(state, seat, 'plunder')) return notAsked(state);
    const must = excess(state, seat);
    if (sum(cards) !== must) return refuse('C8.3', 'wrongNumber', { must, are: sum(cards) });
    return holds(state, seat, cards) ? undefined : refuse('C8.3', 'notHeld', {});
  },
  choices(state, seat) {
    if (!owes(state, seat, 'plunder')) return [];
    const held = state.supply.slice(seat * supplyKinds, (seat + 1) * supplyKinds);
    const cards = lowest(held, excess(state, seat));
    return [{ form: 'discard', slots: { cards: { kind: 'counts', most: held } }, proposal: { type: 'discard', cards } }];
  },
  play(state, seat, { cards }, _, emit) {
    spend(state, seat, cards, 'plunder', emit);
    settleDebt(state, seat, emit);
  },
};

export const putBack: Rule<'putBack'> = {
  refusal(state, seat, { war }) {
    if (!owes(state, seat, 'mutiny')) return notAsked(state);
    const must = excess(state, seat);
    if (sum(war) !== must) return refuse('C8.3', 'wrongNumber', { must, are: sum(war) });
    return war.every((count, i) => count <= warOf(state, seat, i + 1)) ? undefined : refuse('C8.3', 'notHeld', {});
  },
  choices(state, seat) {
    if (!owes(state, seat, 'mutiny')) return [];
    const held = state.war.slice(seat * warValues, (seat + 1) * warValues);
    const war = lowest(held, excess(state, seat));
    return [{ form: 'putBack', slots: { war: { kind: 'counts', most: held } }, proposal: { type: 'putBack', war } }];
  },
  play(state, seat, { war }, _, emit) {
    const nation = nationOf(state, seat);
    for (let value = 1; value <= warValues; value++) {
      const count = war[value - 1]!;
      takeWar(state, seat, value, count);
      toWarPile(state, nation, value, count);
    }
    forgetPutBack(state, seat, sum(war));
    emit?.({ type: 'putBack', seat, count: sum(war), secret: { to: [seat], war: [...war] } });
    settleDebt(state, seat, emit);
  },
};
