import { at } from '../src/core/at.ts';
import type { MeasureName, Work } from './measures.ts';

/** Several rounds of one measure: the middle one, and the best, which the machine's noise touched least. */
export interface Figure {
  readonly median: number;
  readonly best: number;
}

export interface GameFigures {
  readonly players: number;
  readonly actionsPerGame: number;
  readonly gamesPerSecond: Figure;
  readonly decisionsPerSecond: Figure;
  readonly copyMicroseconds: Figure;
  readonly copyIntoMicroseconds: Figure;
  /** Read, check and play with events through the match, chance from the verifiable stream. */
  readonly actMicroseconds: Figure;
  /** The rules' part of it. */
  readonly readCheckPlayMicroseconds: Figure;
  readonly choicesMicroseconds: Figure;
}

export type PeerFigures = Pick<GameFigures, 'actionsPerGame' | 'gamesPerSecond' | 'decisionsPerSecond'> & {
  readonly moveMicroseconds: Figure;
};

/** How many times as fast as the peer; medians over medians. */
export interface Ratios {
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  /** A move of the peer's headless client over one `act`: the same duty, with log and events. */
  readonly act: number;
}

export function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? at(sorted, half) : (at(sorted, half - 1) + at(sorted, half)) / 2;
}

/** More is better. */
function perSecond(rounds: readonly Work[], amount: (work: Work) => number): Figure {
  const values = rounds.map((work) => (amount(work) / work.ms) * 1000);
  return { median: middle(values), best: Math.max(...values) };
}

/** Less is better. */
function microseconds(rounds: readonly Work[], amount: (work: Work) => number): Figure {
  const values = rounds.map((work) => (work.ms * 1000) / amount(work));
  return { median: middle(values), best: Math.min(...values) };
}

const times = ({ times: done }: Work) => done;
const actions = (work: Work) => work.actions ?? 0;

function meanActions(rounds: readonly Work[]): number {
  return rounds.reduce((sum, work) => sum + actions(work), 0) / rounds.reduce((sum, work) => sum + work.times, 0);
}

export function gameFigures(players: number, rounds: Readonly<Record<MeasureName, readonly Work[]>>): GameFigures {
  return {
    players,
    actionsPerGame: meanActions(rounds.games),
    gamesPerSecond: perSecond(rounds.games, times),
    decisionsPerSecond: perSecond(rounds.games, actions),
    copyMicroseconds: microseconds(rounds.copy, times),
    copyIntoMicroseconds: microseconds(rounds.copyInto, times),
    actMicroseconds: microseconds(rounds.act, times),
    readCheckPlayMicroseconds: microseconds(rounds.readCheckPlay, times),
    choicesMicroseconds: microseconds(rounds.choices, times),
  };
}

export function peerFigures(rounds: readonly Work[]): PeerFigures {
  return {
    actionsPerGame: meanActions(rounds),
    gamesPerSecond: perSecond(rounds, times),
    decisionsPerSecond: perSecond(rounds, actions),
    moveMicroseconds: microseconds(rounds, actions),
  };
}

export function ratiosTo(peer: PeerFigures, game: GameFigures): Ratios {
  return {
    gamesPerSecond: game.gamesPerSecond.median / peer.gamesPerSecond.median,
    decisionsPerSecond: game.decisionsPerSecond.median / peer.decisionsPerSecond.median,
    act: peer.moveMicroseconds.median / game.actMicroseconds.median,
  };
}

const names = [
  'gamesPerSecond',
  'copyMicroseconds',
  'copyIntoMicroseconds',
  'actMicroseconds',
  'readCheckPlayMicroseconds',
  'choicesMicroseconds',
] as const;

/** How many times as fast: the middle of the pairs, and the least and the most of them. Where these lie on both sides of 1 it is noise. */
export interface Spread {
  readonly middle: number;
  readonly least: number;
  readonly most: number;
}

export type Comparison = Readonly<Record<(typeof names)[number], Spread>>;

/** Each of ours beside what was measured next to it. */
export function compared(ours: readonly GameFigures[], theirs: readonly GameFigures[]): Comparison {
  const spread = (name: (typeof names)[number]): Spread => {
    const ratios = ours.map((figures, pair) => {
      const [own, other] = [figures[name].median, at(theirs, pair)[name].median];
      return name === 'gamesPerSecond' ? own / other : other / own;
    });
    return { middle: middle(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
  };
  return Object.fromEntries(names.map((name) => [name, spread(name)])) as Comparison;
}
