/** The lesson of Cortez: one turn at a table of two, from a broken bridge to a figure on the temple of the mission. */
import type { Action as AnyAction, Config, Seat } from '../../../../core/game.ts';
import { fastRandom } from '../../../../core/random.ts';
import { isRefusal } from '../../../../core/refusal.ts';
import type { Language } from '../../../../core/text.ts';
import type { Lesson, LessonStep, StartPosition } from '../../../../ui/learning.ts';
import type { Action, ActionOf } from '../../action.ts';
import { bridges, supplyKinds, warValues } from '../../data.ts';
import { strength } from '../../fights.ts';
import { cortez } from '../../index.ts';
import { nodeOf } from '../../map.ts';
import { figureOn, nationOf, putFigure, type State, sum } from '../../state.ts';

const learner: Seat = 0;
const bert: Seat = 1;
const config: Config = { players: 2, options: {}, first: learner, rules: 2 };
const mission = 24;
/** What Bert lays in the fight: 4 and 3 with a weapon. */
const bertsStrength = 11;

const is =
  <T extends Action['type']>(type: T, fits: (action: ActionOf<T>) => boolean = () => true) =>
  (action: AnyAction) =>
    action.type === type && fits(action as ActionOf<T>);

const steps = [
  { id: 'welcome', shows: ['7,1', '11,3', '24'] },
  { id: 'bridge', does: 'bridge W2', shows: ['8,5'] },
  { id: 'cards', does: 'draw war cards', shows: ['now'] },
  {
    id: 'attack',
    does: 'move 7,1 > 24',
    accepts: is('move', ({ from, to }) => from === nodeOf('7,1') && to === nodeOf('24')),
    others: ['2 stand'],
    shows: ['7,1', '24'],
  },
  {
    id: 'lay',
    does: 'lay 6 4 with 1 weapons',
    // Who has laid his whole hand is not asked again, and the next step asks.
    accepts: is('lay', ({ war, weapons }) => sum(war) <= 4 && strength(war, weapons) > bertsStrength),
    others: ['2 lay 4 3 with 1 weapons'],
    shows: ['now'],
  },
  { id: 'pass', does: 'pass', others: ['2 pass'], shows: ['now'] },
  { id: 'refill', does: 'refill', others: ['2 refill'], shows: ['now'] },
  { id: 'mark', does: 'mark 5,13', accepts: is('mark'), shows: ['5,13'] },
  { id: 'banish', does: 'banish > 16,16', accepts: is('banish'), shows: ['16,16'] },
  { id: 'end', shows: ['24'] },
] as const satisfies readonly LessonStep[];

export type LessonWords = Readonly<Record<(typeof steps)[number]['id'], string>>;

/** A game that begins with the bridges as its first event. */
function opened(): State {
  for (let seed = 1; ; seed++) {
    const random = fastRandom(seed);
    const state = cortez.setup(config, random);
    for (const [seat, place] of [
      [learner, '7,1'],
      [bert, '9,1'],
      [learner, '11,3'],
      [bert, '3,11'],
    ] as const) {
      const action = cortez.parse(`mark ${place}`);
      if (isRefusal(action)) throw new Error(`nothing to mark on ${place}`);
      cortez.play(state, seat, action, random);
    }
    if (state.phase === 'bridges') return state;
  }
}

/** These cards instead of those in hand: supplies by kind, war cards by value. */
function hold(state: State, seat: Seat, supply: readonly number[], war: readonly number[]): void {
  const change = (hands: number[], at: number, pile: number[], from: number, cards: readonly number[]) => {
    for (const [i, count] of cards.entries()) {
      pile[from + i] = (pile[from + i] as number) + (hands[at + i] as number) - count;
      hands[at + i] = count;
    }
  };
  change(state.supply, seat * supplyKinds, state.pile, 0, supply);
  change(state.war, seat * warValues, state.warPile, nationOf(state, seat) * warValues, war);
}

function start(): StartPosition {
  const state = opened();
  hold(state, learner, [3, 3, 2, 2], [1, 1, 0, 1, 0, 1]);
  hold(state, bert, [2, 3, 3, 2], [0, 2, 1, 1, 0, 0]);
  state.missions = [mission, 18];
  // Bert stands on the temple, a Spaniard without a collar guards the gate before it, and no causeway leads into the city.
  putFigure(state, figureOn(state, nodeOf('9,1')), nodeOf('24'));
  putFigure(state, figureOn(state, nodeOf('2,1')), nodeOf('15'));
  state.bridges = bridges.map(({ id }) => (id === 'N1' || id === 'W2' || id === 'S2' ? 0 : 1));
  return { config, state, seat: learner };
}

const words: Readonly<Record<Language, () => Promise<LessonWords>>> = {
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
};

export const lesson: Lesson = { start, names: ['', 'Bert'], steps, words: (language) => words[language]() };
