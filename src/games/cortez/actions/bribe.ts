/** C9: bribery cards, played at any moment the game waits for somebody. */
import type { Seat } from '../../../core/game.ts';
import { type Bribery, briberies, briberyDraw, briberyKinds, figures } from '../data.ts';
import type { Emit } from '../event.ts';
import { continueExchange, reopenExchange } from '../fights.ts';
import { finishBribe } from '../flow.ts';
import { fields, placeOf } from '../map.ts';
import { refuse } from '../refuse.ts';
import { briberyOf, collarOf, figureOn, isFighter, isFree, putFigure, type State } from '../state.ts';
import { drawSupply } from '../supplies.ts';
import { whenOver } from '../waiting.ts';
import { drawWar } from '../war.ts';
import type { Rule } from './rule.ts';

function holdsCard(state: State, seat: Seat, card: Bribery): boolean {
  return briberyOf(state, seat, briberies.indexOf(card)) > 0;
}

function use(state: State, seat: Seat, card: Bribery, emit?: Emit): void {
  const kind = briberies.indexOf(card);
  const i = seat * briberyKinds + kind;
  state.bribery[i] = state.bribery[i]! - 1;
  state.briberyUsed[kind] = state.briberyUsed[kind]! + 1;
  emit?.({ type: 'bribed', seat, card });
}

export const bribe: Rule<'bribe'> = {
  refusal(state, seat, { card }) {
    return whenOver(state) ?? (holdsCard(state, seat, card) ? undefined : refuse('C9.1', 'notHolding', {}));
  },
  choices(state, seat) {
    if (state.phase === 'over') return [];
    return (['drawWar', 'drawSupply'] as const)
      .filter((card) => holdsCard(state, seat, card))
      .map((card) => ({ action: { type: 'bribe', card } }));
  },
  play(state, seat, { card }, random, emit) {
    use(state, seat, card, emit);
    if (card === 'drawWar') drawWar(state, seat, briberyDraw, 'bribery', random, emit);
    else drawSupply(state, seat, briberyDraw, 'bribery', random, emit);
    if (!state.fight) return;
    if (isFighter(state.fight, seat)) reopenExchange(state);
    continueExchange(state, emit);
  },
};

/** The move cards wait for fights, auctions, event choices and discards to be over (C9.2). */
export function mayPlayMoveCards(state: State): boolean {
  return state.phase === 'act';
}

/** Whether the card may carry that figure: an own one, or a marked one of another player (C9.1). */
function carries(state: State, seat: Seat, card: Bribery, figure: number): boolean {
  const owner = collarOf(state, figure);
  return card === 'moveOwn' ? owner === seat : owner >= 0 && owner !== seat;
}

export function carriedFrom(state: State, seat: Seat, card: Bribery): number[] {
  const from: number[] = [];
  for (let figure = 0; figure < figures; figure++) if (carries(state, seat, card, figure)) from.push(state.at[figure]!);
  return from;
}

export const bribeMove: Rule<'bribeMove'> = {
  refusal(state, seat, { card, from, to }) {
    const over = whenOver(state);
    if (over) return over;
    if (!holdsCard(state, seat, card)) return refuse('C9.1', 'notHolding', {});
    if (!mayPlayMoveCards(state)) return refuse('C9.2', 'noMoveCardNow', {});
    const figure = figureOn(state, from);
    if (figure < 0 || !carries(state, seat, card, figure))
      return refuse('C9.1', card === 'moveOwn' ? 'notYourFigure' : 'notAnothers', { at: placeOf(from) });
    return isFree(state, to) ? undefined : refuse('C9.1', 'notFree', { at: placeOf(to) });
  },
  choices(state, seat) {
    if (!mayPlayMoveCards(state)) return [];
    const cards = (['moveOwn', 'moveOther'] as const).filter((card) => holdsCard(state, seat, card));
    if (cards.length === 0) return [];
    const free: number[] = [];
    for (let field = 0; field < fields; field++) if (isFree(state, field)) free.push(field);
    return cards.map((card) => ({
      form: 'bribeMove',
      fixed: { card },
      slots: { from: { kind: 'one', of: carriedFrom(state, seat, card) }, to: { kind: 'one', of: free } },
    }));
  },
  play(state, seat, { card, from, to }, _, emit) {
    use(state, seat, card, emit);
    const figure = figureOn(state, from);
    putFigure(state, figure, to);
    emit?.({ type: 'carried', seat, owner: collarOf(state, figure), from, to });
    finishBribe(state, emit);
  },
};
