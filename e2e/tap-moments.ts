import { cortez } from '../src/games/cortez/index.ts';
import type { State as CortezState } from '../src/games/cortez/state.ts';
import { magellan } from '../src/games/magellan/index.ts';
import { tikal } from '../src/games/tikal/index.ts';
import { hexName } from '../src/games/tikal/map.ts';
import { isTemple, membersAt, type TikalState } from '../src/games/tikal/state.ts';
import { type Prepared, prepare } from './prepare.ts';

/** The leader stands among others and can walk to a temple that can be uncovered then. */
export function leaderToTemple(): { readonly moment: Prepared; readonly from: string; readonly to: string } {
  let way = { from: '', to: '' };
  const moment = prepare(tikal, {
    until(state: TikalState) {
      if (state.seat !== 0 || state.phase !== 'act' || state.ap < 9) return false;
      for (const choice of tikal.choices(state, 0)) {
        if (!('action' in choice) || choice.action.type !== 'walk' || choice.action.figure !== 'leader') continue;
        const { from, to } = choice.action;
        if (membersAt(state, from, 0) === 0 || !isTemple(state, to) || membersAt(state, to, 0) > 0) continue;
        const next = tikal.copy(state);
        tikal.play(next, 0, choice.action, { below: () => 0 } as never);
        if (tikal.refusal(next, 0, { type: 'uncover', hex: to }) !== undefined) continue;
        way = { from: `[data-place="${hexName(from)}"]`, to: `[data-place="${hexName(to)}"]` };
        return true;
      }
      return false;
    },
  });
  return { moment, ...way };
}

/** A hex where the tile in hand can be turned twice. */
export function turnable(): { readonly moment: Prepared; readonly hex: string } {
  let hex = '';
  const moment = prepare(tikal, {
    until(state: TikalState) {
      if (state.seat !== 0 || state.phase !== 'place') return false;
      const ways = new Map<number, number>();
      for (const choice of tikal.choices(state, 0))
        if ('action' in choice && choice.action.type === 'place')
          ways.set(choice.action.hex, (ways.get(choice.action.hex) ?? 0) + 1);
      const [found] = [...ways].find(([, many]) => many > 2) ?? [];
      if (found !== undefined) hex = `[data-place="${hexName(found)}"]`;
      return found !== undefined;
    },
  });
  return { moment, hex };
}

/** How many fields lie between two of them, the longer way. */
function apart(one: string, other: string): number {
  const [a, b] = [one, other].map((name) => [name.charCodeAt(0), Number(name.slice(1))] as const);
  return a && b ? Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) : 99;
}

/** My action in Cortez, and a move of one kind: the field it starts from and the one it leads to. */
export function move(fits: (offer: { readonly price?: number; readonly effect?: object }) => boolean, far = false) {
  let way = { from: '', to: '', by: '' };
  const at = (name: string | undefined) => `[data-place="${name}"]`;
  const moment = prepare(cortez, {
    until(state: CortezState) {
      if (state.phase !== 'act' || !cortez.waiting(state).includes(0)) return false;
      const moves = cortez
        .choices(state, 0)
        .flatMap((choice) => ('action' in choice && choice.action.type === 'move' ? [choice] : []));
      for (const choice of moves.filter(fits)) {
        const [from = '', to = ''] = [choice.piece, choice.at];
        // Near enough to be seen from near.
        if ((choice.way?.length ?? 0) < (far ? 4 : 1) || apart(from, to) > 5) continue;
        const by = moves.find(
          (other) =>
            other.piece === from &&
            other.at !== to &&
            !other.effect &&
            !choice.way?.includes(other.at ?? '') &&
            apart(other.at ?? '', from) < 3,
        );
        if (far && !by) continue;
        way = { from: at(from), to: at(to), by: at(by?.at) };
        return true;
      }
      return false;
    },
  });
  return { moment, ...way };
}

/** A payment that can be made with another card than the proposed one: any two single cards above the bid. */
export const payOtherwise = () =>
  prepare(magellan, {
    players: 3,
    until: (state) =>
      state.stage === 'pay' &&
      magellan.waiting(state).includes(0) &&
      state.hands.slice(0, 9).filter((count, i) => count > 0 && i + 1 >= state.highBid).length > 1,
  });

/** A bribery card in my hand that draws cards. */
export const bribed = () =>
  prepare(cortez, {
    until: (state: CortezState) =>
      state.phase === 'act' &&
      cortez.waiting(state).includes(0) &&
      cortez.choices(state, 0).some((choice) => 'action' in choice && choice.action.type === 'bribe'),
  });

export const cortezActs = (type: 'drawWar' | 'drawSupply') =>
  prepare(cortez, {
    until: (state: CortezState) =>
      state.phase === 'act' && cortez.waiting(state).includes(0) && cortez.refusal(state, 0, { type }) === undefined,
  });

/** A moment of mine in which that can be done, and the place where. */
export function offered(
  type: 'raise' | 'uncover' | 'guard',
  twice = false,
): { readonly moment: Prepared; readonly place: string } {
  let place = '';
  const moment = prepare(tikal, {
    until(state: TikalState) {
      if (state.seat !== 0 || state.phase !== 'act' || state.ap < 7) return false;
      const found = tikal
        .choices(state, 0)
        .flatMap((choice) => ('action' in choice && choice.action.type === type ? [choice.action] : []));
      const [first] = found;
      if (!first || !('hex' in first)) return false;
      place = hexName(first.hex);
      if (!twice) return true;
      const next = tikal.copy(state);
      tikal.play(next, 0, first, { below: () => 0 } as never);
      return tikal.refusal(next, 0, first) === undefined;
    },
  });
  return { moment, place: `[data-place="${place}"]` };
}
