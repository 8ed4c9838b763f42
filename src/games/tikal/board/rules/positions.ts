/** Positions for pictures and for trying: real games by the real rules, played by chance from a fixed seed. */
import type { Config } from '../../../../core/game.ts';
import { fastRandom } from '../../../../core/random.ts';
import type { Positions } from '../../../../ui/learning.ts';
import { baseCamp } from '../../data.ts';
import type { TikalEvent } from '../../event.ts';
import { tikal } from '../../index.ts';
import { sample } from '../../sample/index.ts';
import { majorityAt } from '../../scoring.ts';
import { figuresAt, guardAt, isTemple, kindAt, none, type TikalState, valueAt, weightAt } from '../../state.ts';
import type { ActionOf } from '../scene.ts';

export interface PicturePosition {
  readonly state: TikalState;
  /** What happened in the last step. */
  readonly events: readonly TikalEvent[];
  /** The hex that a picture shows from near. */
  readonly hex?: number;
  /** A walk or a tile that is shown as if it were about to be done. */
  readonly example?: ActionOf<'walk'> | ActionOf<'place'>;
}

/** How far each picture's game has come. */
const until: Readonly<Record<string, (state: TikalState, events: readonly TikalEvent[]) => boolean>> = {
  placing: (state) => state.phase === 'place' && state.drawn > 9,
  movement: (state) => state.phase === 'act' && state.ap === 10,
  actions: (state) => state.phase === 'act' && state.drawn > 18 && state.camps.some((camp) => camp !== none),
  majority: (state) =>
    state.drawn > 16 &&
    count(state, isLed) > 3 &&
    count(state, isTied) > 0 &&
    count(state, (_, hex) => guardAt(state, hex) !== none) > 0,
  scoring: (state, events) => state.drawn > 14 && events.some((event) => event.type === 'scored' && event.temples > 9),
  auction: (state) => state.phase === 'auction' && state.drawn > 11 && state.bid > 1 && state.open.length > 2,
  end: (state) => state.phase === 'over',
  volcano: (state) => state.phase === 'act' && state.scorings === 1 && state.order.length === 4 && state.ap === 10,
  temples: (state) => state.phase === 'act' && state.ap === 10 && state.drawn > 14 && count(state, isLed) > 3,
  levels: (state) => state.phase === 'act' && state.ap === 10 && climbable(state) >= 0,
  last: (state) => state.phase === 'act' && state.scorings === 4 && state.ap === 10 && state.order.length === 2,
};

const configOf = (name: string): Config => ({ players: 4, options: { auction: name === 'auction' }, first: 0, rules: 1 });

function count(state: TikalState, test: (state: TikalState, hex: number) => boolean): number {
  return Array.from({ length: 40 }, (_, hex) => hex).filter((hex) => test(state, hex)).length;
}

function isLed(state: TikalState, hex: number): boolean {
  return isTemple(state, hex) && guardAt(state, hex) === none && majorityAt(state, hex) !== none;
}

function isTied(state: TikalState, hex: number): boolean {
  return isTemple(state, hex) && majorityAt(state, hex) === none && state.score.some((_, seat) => weightAt(state, hex, seat) > 0);
}

function playTo(picture: string): { readonly state: TikalState; readonly events: TikalEvent[] } {
  const reached = until[picture] ?? (() => true);
  for (let seed = 7; ; seed++) {
    const random = fastRandom(seed);
    const state = tikal.setup(configOf(picture), random);
    let events: TikalEvent[] = [];
    while (!reached(state, events) && state.phase !== 'over') {
      events = [];
      tikal.play(state, state.seat, sample(state, state.seat, random), random, (event) => events.push(event));
    }
    if (reached(state, events)) return { state, events };
  }
}

export function positionOf(picture: string): PicturePosition {
  const { state, events } = playTo(picture);
  if (picture === 'levels') return { state, events: [], hex: climbable(state) };
  if (picture === 'placing') return { state, events: [], ...placing(state) };
  return picture === 'movement' ? { ...movement(state), events: [] } : { state, events: picture === 'scoring' ? events : [] };
}

/** A temple of value 3 where whoever is asked has the majority with two figures; -1 for none. */
function climbable(state: TikalState): number {
  return Array.from({ length: 40 }, (_, hex) => hex).findIndex(
    (hex) =>
      isTemple(state, hex) &&
      guardAt(state, hex) === none &&
      valueAt(state, hex) === 3 &&
      figuresAt(state, hex, state.seat) === 2 &&
      majorityAt(state, hex) === state.seat,
  );
}

/** The tile in hand over the hex where it would join the most. */
function placing(state: TikalState): Pick<PicturePosition, 'example'> {
  const tiles = tikal.choices(state, state.seat).flatMap((choice) => ('action' in choice ? [choice.action] : []));
  const example = tiles.find((action) => action.type === 'place' && action.rotation > 0) ?? tiles[0];
  return example?.type === 'place' ? { example } : {};
}

/** The first steps of any game: from base camp the clearing is one stone away, either temple two. */
function movement(state: TikalState): Pick<PicturePosition, 'state' | 'example'> {
  const random = fastRandom(1);
  const seat = state.seat;
  tikal.play(state, seat, { type: 'bring', figure: 'leader', to: baseCamp }, random);
  const temple = tikal
    .choices(state, seat)
    .flatMap((choice) => ('action' in choice && choice.action.type === 'walk' ? [choice.action] : []))
    .find(({ to }) => kindAt(state, to) === 'temple' && figuresAt(state, to, seat) === 0);
  return temple ? { state, example: temple } : { state };
}

const toTry = ['placing', 'temples', 'volcano', 'last', 'auction'];

/** Whoever is asked there is the learner. */
export const positions: Positions = Object.fromEntries(
  toTry.map((name) => [
    name,
    () => {
      const { state } = positionOf(name);
      return { config: configOf(name), state, seat: state.seat };
    },
  ]),
);
