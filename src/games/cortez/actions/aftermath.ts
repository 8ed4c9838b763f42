/** C6.7 and C6.8: the refill, and where the beaten figure goes. */
import { endFight, proceed, winnerOf } from '../aftermath.ts';
import { fields, isCity, placeOf } from '../map.ts';
import { refuse } from '../refuse.ts';
import { isFree, nationOf, type State, warPileOf } from '../state.ts';
import { isAtStage, notAsked } from '../waiting.ts';
import { drawWar } from '../war.ts';
import type { Rule } from './rule.ts';

/** How many cards the fighter asked would draw. */
export function refillCount(state: State): number {
  const { fight } = state;
  if (!fight) return 0;
  const seat = fight.side === 0 ? fight.attacker : fight.defender;
  return Math.min(fight.refills[fight.side]!, warPileOf(state, nationOf(state, seat)));
}

export const refill: Rule<'refill'> = {
  refusal: (state, seat) => (isAtStage(state, seat, 'refill') ? undefined : notAsked(state)),
  choices(state, seat) {
    if (!isAtStage(state, seat, 'refill')) return [];
    return [
      { action: { type: 'refill', draw: false } },
      { action: { type: 'refill', draw: true }, effect: { war: refillCount(state) } },
    ];
  },
  play(state, seat, { draw }, random, emit) {
    const { fight } = state;
    if (!fight) return;
    if (draw) drawWar(state, seat, fight.refills[fight.side]!, 'refill', random, emit);
    else emit?.({ type: 'notRefilled', seat });
    fight.side += 1;
    proceed(state, fight, emit);
  },
};

export const banish: Rule<'banish'> = {
  refusal(state, seat, { to }) {
    if (state.fight?.stage !== 'banish' || winnerOf(state.fight) !== seat) return notAsked(state);
    const at = placeOf(to);
    if (isCity(to)) return refuse('C6.8', 'insideCity', { at });
    return isFree(state, to) ? undefined : refuse('C6.8', 'notFree', { at });
  },
  choices(state, seat) {
    if (state.fight?.stage !== 'banish' || winnerOf(state.fight) !== seat) return [];
    const offers = [];
    for (let to = 0; to < fields; to++)
      if (!isCity(to) && isFree(state, to)) offers.push({ action: { type: 'banish', to } as const, at: placeOf(to) });
    return offers;
  },
  play(state, _, { to }, random, emit) {
    if (state.fight) endFight(state, state.fight, to, random, emit);
  },
};
