/**
 * The smallest game with everything the laws are about: a secret simultaneous choice (a form), an aside,
 * a hidden draw. It exists to be broken, once per law, so that the laws are seen to catch it.
 *
 * Shells: every round each player secretly shows one to three fingers; who alone shows most draws a shell from the
 * shuffled bag into his closed hand. Once a game a player may boast, at any time, and open his hand.
 */

import * as v from 'valibot';
import { at } from '../../at.ts';
import type { Config, Game } from '../../game.ts';
import { type Random, shuffle } from '../../random.ts';
import { reader, whole } from '../../read.ts';
import { houseRefusal, refuse } from '../../refusal.ts';
import type { ToyAction, ToyEvent } from './event.ts';
import { en } from './text.ts';

export type { ToyAction, ToyEvent } from './event.ts';

export interface ToyState {
  round: number;
  /** 0 while a seat has not decided. */
  fingers: number[];
  bag: number[];
  hands: number[][];
  /** 1 once a seat has boasted; its hand lies open from then on. */
  boasted: number[];
}

export interface ToyView {
  round: number;
  decided: boolean[];
  fingers: number;
  bag: number;
  hands: (number[] | number)[];
  boasted: number[];
}

const shells = [1, 2, 3, 4, 5, 6];
const rounds = 6;

const readAction = reader(
  v.variant('type', [
    v.strictObject({ type: v.literal('show'), fingers: whole(1, 3) }),
    v.strictObject({ type: v.literal('boast') }),
  ]),
);
const numbers = (most: number) => v.array(whole(0, most));
const readShape = reader(
  v.strictObject({
    round: whole(0, rounds),
    fingers: numbers(3),
    bag: numbers(6),
    hands: v.array(numbers(6)),
    boasted: numbers(1),
  }),
);

function over(state: ToyState): boolean {
  return state.round === rounds;
}

export const toy: Game<ToyState, ToyAction, ToyEvent, ToyView> = {
  meta: { id: 'toy', players: { least: 2, most: 3 }, options: {}, rules: 1 },

  setup({ players }: Config, random: Random): ToyState {
    const each = <T>(make: () => T) => Array.from({ length: players }, make);
    return { round: 0, fingers: each(() => 0), bag: shuffle([...shells], random), hands: each(() => []), boasted: each(() => 0) };
  },

  waiting: (state) => (over(state) ? [] : state.fingers.flatMap((fingers, seat) => (fingers === 0 ? [seat] : []))),

  choices(state, seat) {
    if (over(state)) return [];
    const boast = state.boasted[seat] ? [] : [{ action: { type: 'boast' } as const }];
    const show = state.fingers[seat]
      ? []
      : [{ form: 'show', slots: { fingers: { kind: 'number', least: 1, most: 3 } } } as const];
    return [...show, ...boast];
  },

  refusal(state, seat, action) {
    if (over(state)) return houseRefusal('over', {});
    if (action.type === 'boast') return state.boasted[seat] ? refuse('toy 2', 'boastedBefore') : undefined;
    return state.fingers[seat] ? houseRefusal('notAsked', {}) : undefined;
  },

  read: readAction,
  readState: readShape,

  sample(state, seat, random) {
    if (!state.boasted[seat] && random.below(9) === 0) return { type: 'boast' };
    return { type: 'show', fingers: 1 + random.below(3) };
  },

  aside: (state, seat) => (state.boasted[seat] ? undefined : { type: 'boast' }),

  play(state, seat, action, _random, emit) {
    if (action.type === 'boast') {
      state.boasted[seat] = 1;
      emit?.({ type: 'boasted', seat, shells: [...at(state.hands, seat)], reveals: true });
      return;
    }
    state.fingers[seat] = action.fingers;
    emit?.({ type: 'decided', seat, secret: { to: [seat], fingers: action.fingers } });
    if (state.fingers.includes(0)) return;
    emit?.({ type: 'shown', fingers: [...state.fingers], reveals: true });
    const most = Math.max(...state.fingers);
    const winner = state.fingers.indexOf(most);
    if (state.fingers.lastIndexOf(most) === winner) {
      const shell = state.bag.pop()!;
      at(state.hands, winner).push(shell);
      if (state.boasted[winner])
        emit?.({ type: 'drew', seat: winner, reveals: true, secret: { to: state.fingers.map((_, i) => i), shell } });
      else emit?.({ type: 'drew', seat: winner, reveals: true, secret: { to: [winner], shell } });
    }
    state.fingers.fill(0);
    state.round += 1;
  },

  copy(state, into) {
    const copied = {
      ...state,
      fingers: state.fingers.slice(),
      bag: state.bag.slice(),
      hands: state.hands.map((hand) => hand.slice()),
      boasted: state.boasted.slice(),
    };
    return into ? Object.assign(into, copied) : copied;
  },

  view: (state, seat) => ({
    round: state.round,
    decided: state.fingers.map((fingers) => fingers > 0),
    fingers: seat === undefined ? 0 : at(state.fingers, seat),
    bag: state.bag.length,
    hands: state.hands.map((hand, owner) => (owner === seat || state.boasted[owner] || over(state) ? hand.slice() : hand.length)),
    boasted: state.boasted.slice(),
  }),

  imagine(view, seat, random) {
    const known = view.hands.flatMap((hand) => (typeof hand === 'number' ? [] : hand));
    const unknown = shuffle(
      shells.filter((shell) => !known.includes(shell)),
      random,
    );
    return {
      round: view.round,
      fingers: view.decided.map((decided, owner) => (owner === seat ? view.fingers : decided ? 1 + random.below(3) : 0)),
      hands: view.hands.map((hand) => (typeof hand === 'number' ? unknown.splice(0, hand) : hand.slice())),
      bag: unknown,
      boasted: view.boasted.slice(),
    };
  },

  question(state, seat) {
    if (over(state) || (state.fingers[seat] && state.boasted[seat])) return undefined;
    const kind = state.fingers[seat] ? 'boast' : 'show';
    return { id: `${kind}:${state.round}:${state.boasted[seat]}`, kind, details: {} };
  },

  awaited: ({ round }) => ({ kind: 'show', details: { round } }),

  standing(state) {
    const points = state.hands.map((hand) => hand.reduce((sum, shell) => sum + shell, 0));
    const best = Math.max(...points);
    return { points, over: over(state), winners: over(state) ? points.flatMap((sum, seat) => (sum === best ? [seat] : [])) : [] };
  },

  preview: (view) => ({
    seats: view.hands.map((hand) => {
      const total = typeof hand === 'number' ? 0 : hand.reduce((sum, shell) => sum + shell, 0);
      const unknown = typeof hand === 'number' && hand > 0;
      return { lines: [{ line: 'shells', points: total, ...(unknown ? { unknown } : {}) }], total, unknown };
    }),
  }),

  format: (action) => (action.type === 'show' ? `show ${action.fingers}` : 'boast'),
  parse: (text) => readAction(/^show \d$/.test(text) ? { type: 'show', fingers: Number(text.slice(5)) } : { type: text }),

  text: async () => en,
  drawing: async () => ({ draw: (state) => JSON.stringify(state) }),

  invariants(state) {
    const all = [...state.bag, ...state.hands.flat()].sort();
    return String(all) === String(shells) ? [] : [`shells are ${all}`];
  },

  secrets(state, seat) {
    if (over(state)) return [];
    return state.hands.flatMap((hand, owner) =>
      owner === seat || state.boasted[owner]
        ? []
        : [...hand.map((shell) => `hand of ${owner}: ${shell}`), `fingers of ${owner}: ${state.fingers[owner]}`],
    );
  },

  // A round may be tied for ever in theory; random play ends long before this.
  limit: ({ players }) => rounds * players + players,
};
