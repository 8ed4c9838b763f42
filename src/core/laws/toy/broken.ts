/** The toy game broken on purpose, once or more per law. */
import { at } from '../../at.ts';
import type { AnyGame } from '../../game.ts';
import type { LawNumber } from '../law.ts';
import { type ToyState, toy } from './game.ts';
import { en } from './text.ts';

type Toy = typeof toy;

const game = toy as AnyGame;

function broken(change: Partial<Omit<Toy, 'orders'>> & Pick<AnyGame, 'orders'>): AnyGame {
  return { ...game, ...(change as unknown as Partial<AnyGame>) };
}

export const brokenToys: readonly { readonly law: LawNumber; readonly how: string; readonly game: AnyGame }[] = [
  {
    law: 1,
    how: 'offers what it refuses',
    game: broken({
      choices: (state, seat) => (state.round < 6 ? [...toy.choices(state, seat), { action: { type: 'boast' } }] : []),
    }),
  },
  {
    law: 1,
    how: 'accepts what it does not offer',
    game: broken({ refusal: (state, seat, action) => (action.type === 'boast' ? undefined : toy.refusal(state, seat, action)) }),
  },
  {
    law: 1,
    how: 'throws at strange JSON',
    game: broken({ read: (json) => toy.read({ ...(json as object), type: (json as { type: string }).type.trim() }) }),
  },
  {
    law: 1,
    how: 'changes the state when asked',
    game: broken({
      choices(state, seat) {
        state.bag.reverse();
        return toy.choices(state, seat);
      },
    }),
  },
  {
    law: 2,
    how: 'remembers something outside the state',
    game: (() => {
      let setups = 0;
      return broken({
        setup(config, random) {
          const state = toy.setup(config, random);
          setups += 1;
          state.bag.push(...state.bag.splice(0, setups % 5));
          return state;
        },
      });
    })(),
  },
  { law: 2, how: 'copies without the bag', game: broken({ copy: (state) => ({ ...toy.copy(state), bag: [] }) }) },
  { law: 2, how: 'copies with the very same bag', game: broken({ copy: (state) => ({ ...toy.copy(state), bag: state.bag }) }) },
  {
    law: 2,
    how: 'shows a part of its state instead of a copy',
    game: broken({ view: (state, seat) => ({ ...toy.view(state, seat), boasted: state.boasted }) }),
  },
  {
    law: 2,
    how: 'imagines a state with a part of the view in it',
    game: broken({ imagine: (view, seat, random) => ({ ...toy.imagine(view, seat, random), boasted: view.boasted }) }),
  },
  {
    law: 2,
    how: 'keeps what JSON cannot carry',
    game: broken({ readState: (json) => ({ ...(json as ToyState), round: Number.NaN }) }),
  },
  {
    law: 5,
    how: 'says of those who decide what only they know',
    game: broken({ awaited: ({ round, fingers }) => ({ kind: 'show', details: { round, fingers } }) }),
  },
  { law: 3, how: 'never ends', game: broken({ limit: () => 5 }) },
  {
    law: 3,
    how: 'never samples three fingers or a boast',
    game: broken({ sample: (_state, _seat, random) => ({ type: 'show', fingers: 1 + random.below(2) }), aside: () => undefined }),
  },
  {
    law: 3,
    how: 'waits for nobody before the end',
    game: broken({ waiting: (state) => (state.round < 4 ? toy.waiting(state) : []) }),
  },
  {
    law: 3,
    how: 'samples what is not allowed',
    game: broken({ sample: () => ({ type: 'show', fingers: 4 }), read: (json) => json as ReturnType<Toy['sample']> }),
  },
  {
    law: 4,
    how: 'loses a shell',
    game: broken({
      play(state, seat, action, random, emit) {
        toy.play(state, seat, action, random, emit);
        if (state.round === 3 && state.bag.length > 2) state.bag.pop();
      },
    }),
  },
  {
    law: 5,
    how: 'shows a closed hand',
    game: broken({ view: (state, seat) => ({ ...toy.view(state, seat), hands: state.hands }) }),
  },
  {
    law: 5,
    how: 'shows in the question what others decided',
    game: broken({ question: (state, seat) => withDetails(toy.question(state, seat), state) }),
  },
  {
    law: 5,
    how: 'asks anew when somebody else decides at the same time',
    game: broken({ question: (state, seat) => withCount(toy.question(state, seat), state) }),
  },
  {
    law: 5,
    how: 'cannot imagine three fingers',
    game: broken({ imagine: (view, seat, random) => toy.imagine(view, seat, { below: (n) => random.below(Math.min(n, 2)) }) }),
  },
  {
    law: 5,
    how: 'tells everybody what was decided in secret',
    game: broken({
      play: (state, seat, action, random, emit) =>
        toy.play(
          state,
          seat,
          action,
          random,
          emit &&
            ((event) =>
              emit(event.type === 'decided' && event.secret ? { ...event, secret: { ...event.secret, to: [0, 1, 2] } } : event)),
        ),
      refusal: toy.refusal,
      view: (state, seat) => ({ ...toy.view(state, seat), bag: at(state.fingers, 0) }),
    }),
  },
  {
    law: 1,
    how: 'answers for a seat that has a choice',
    game: broken({ orders: answersBy((state) => state.round > 1) }),
  },
  {
    law: 5,
    how: 'answers by itself for whoever holds a certain shell',
    game: broken({ orders: answersBy((state, seat) => at(state.hands, seat).includes(3)) }),
  },
  {
    law: 6,
    how: 'writes what it cannot read',
    game: broken({ format: (action) => (action.type === 'show' ? `show ${4 - action.fingers}` : 'boast') }),
  },
  {
    law: 7,
    how: 'shows a drawn shell without marking it',
    game: broken({
      play: (state, seat, action, random, emit) =>
        toy.play(
          state,
          seat,
          action,
          random,
          emit && (({ reveals: _, ...event }: { reveals?: true; type: string }) => emit(event as Parameters<typeof emit>[0])),
        ),
    }),
  },
  {
    law: 8,
    how: 'previews another score than it counts',
    game: broken({ preview: (view) => ({ seats: toy.preview(view).seats.map((seat) => ({ ...seat, total: seat.total + 1 })) }) }),
  },
  { law: 9, how: 'has no words for a refusal', game: broken({ text: async () => ({ ...en, refusals: {} }) }) },
  {
    law: 9,
    how: 'says undefined',
    game: broken({ text: async () => ({ ...en, events: { ...en.events, decided: () => `${undefined}` } }) }),
  },
];

/** One finger, given by itself where this says so. */
function answersBy(speaks: (state: ToyState, seat: number) => boolean): NonNullable<AnyGame['orders']> {
  return {
    read: () => ({}),
    answer: () => undefined,
    lapsed: () => true,
    forced: (state, seat) => (speaks(state as ToyState, seat) ? ({ type: 'show', fingers: 1 } as { type: string }) : undefined),
  };
}

function withDetails(question: ReturnType<Toy['question']>, state: ToyState): ReturnType<Toy['question']> {
  return question && { ...question, details: { first: at(state.fingers, 0) } };
}

function withCount(question: ReturnType<Toy['question']>, state: ToyState): ReturnType<Toy['question']> {
  return question && { ...question, id: `${question.id}:${state.fingers.filter(Boolean).length}` };
}
