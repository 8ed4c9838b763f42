/** C8.1: one bridge is turned, whole or broken; not one with a figure on it. */

import { finishEvent } from '../flow.ts';
import { bridgeField, bridgeNames, placeOf } from '../map.ts';
import { refuse } from '../refuse.ts';
import { figureOn, type State } from '../state.ts';
import { isActiveIn, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

function isTaken(state: State, bridge: number): boolean {
  return figureOn(state, bridgeField[bridge]!) >= 0;
}

export const bridge: Rule<'bridge'> = {
  refusal(state, seat, action) {
    if (!isActiveIn(state, seat, 'bridges')) return notAsked(state);
    return isTaken(state, action.bridge)
      ? refuse('C8.1', 'bridgeTaken', { bridge: bridgeNames[action.bridge] ?? '' })
      : undefined;
  },
  choices(state, seat) {
    if (!isActiveIn(state, seat, 'bridges')) return [];
    return bridgeField.flatMap((field, turned) =>
      isTaken(state, turned) ? [] : [{ action: { type: 'bridge', bridge: turned } as const, at: placeOf(field) }],
    );
  },
  play(state, seat, action, _, emit) {
    const whole = state.bridges[action.bridge] === 0;
    state.bridges[action.bridge] = whole ? 1 : 0;
    emit?.({ type: 'bridgeTurned', seat, bridge: action.bridge, whole });
    finishEvent(state, emit);
  },
};
