/** What is measured of a game: each measure does some work and says how much and how long. */
import { playOut } from '../src/cli/playout.ts';
import type { AnyGame, Config, Seat } from '../src/core/game.ts';
import { act } from '../src/core/match.ts';
import { fastRandom } from '../src/core/random.ts';
import { isRefusal } from '../src/core/refusal.ts';
import { coreTime } from './clock.ts';
import { type Move, openTrial, type Samples } from './sampling.ts';

/** Work done within the time given: how often, and in how many milliseconds on a core. */
export interface Work {
  readonly times: number;
  readonly ms: number;
  /** Actions played, where the work is whole games. */
  readonly actions?: number;
}

export type Measure = (ms: number) => Work;

export type MeasureName = 'games' | 'copy' | 'copyInto' | 'act' | 'readCheckPlay' | 'choices';

export function measuresOf(game: AnyGame, config: Config, samples: Samples): Readonly<Record<MeasureName, Measure>> {
  return {
    games: randomGames(game, config),
    copy: copies(game, samples, () => undefined),
    copyInto: copies(game, samples, (first) => game.copy(first)),
    act: acts(game, config, samples),
    readCheckPlay: plays(game, config, samples),
    choices: choiceLists(game, samples),
  };
}

/** Setup, sample and play to the end, without events. */
function randomGames(game: AnyGame, config: Config): Measure {
  const random = fastRandom(1);
  return (ms) => {
    const started = coreTime();
    let [times, actions] = [0, 0];
    while (coreTime() - started < ms) {
      actions += playOut(game, game.setup(config, random), config.players, random);
      times += 1;
    }
    return { times, actions, ms: coreTime() - started };
  };
}

function copies(game: AnyGame, { positions }: Samples, target: (first: object) => object | undefined): Measure {
  const into = target(positions[0]!);
  let last: object | undefined;
  return (ms) => {
    const started = coreTime();
    let times = 0;
    while (coreTime() - started < ms) {
      for (const position of positions) last = game.copy(position, into);
      times += positions.length;
    }
    const spent = coreTime() - started;
    if (last === undefined) throw new Error('nothing was copied');
    return { times, ms: spent };
  };
}

/** Whole games through the match, as a table plays them; opening the match is not counted. */
function acts(game: AnyGame, config: Config, { atTable }: Samples): Measure {
  let line = 0;
  return (ms) => {
    let [times, spent] = [0, 0];
    while (spent < ms) {
      const { seed, moves } = atTable[line++ % atTable.length]!;
      const match = openTrial(game, config, seed);
      const started = coreTime();
      for (const { seat, json, question } of moves)
        if (!act(match, seat, json, question).ok) throw new Error('a legal move was refused');
      spent += coreTime() - started;
      times += moves.length;
    }
    return { times, ms: spent };
  };
}

/** The rules' own part of that: read, check, play and tell, without the match and its verifiable chance. */
function plays(game: AnyGame, config: Config, { simulated }: Samples): Measure {
  let line = 0;
  let told = 0;
  const emit = () => {
    told += 1;
  };
  return (ms) => {
    let [times, spent] = [0, 0];
    while (spent < ms) {
      const { seed, moves } = simulated[line++ % simulated.length]!;
      const chance = fastRandom(seed);
      const state = game.setup(config, chance);
      const started = coreTime();
      for (const move of moves) playOne(game, state, move, chance, emit);
      spent += coreTime() - started;
      times += moves.length;
    }
    if (told === 0) throw new Error('nothing was told');
    return { times, ms: spent };
  };
}

function playOne(
  game: AnyGame,
  state: object,
  { seat, json }: Move,
  chance: ReturnType<typeof fastRandom>,
  emit: () => void,
): void {
  const action = game.read(json);
  if (isRefusal(action) || game.refusal(state, seat, action)) throw new Error('a legal move was refused');
  game.play(state, seat, action, chance, emit);
}

function choiceLists(game: AnyGame, { positions }: Samples): Measure {
  const asked = positions.flatMap((state) => game.waiting(state).map((seat): [object, Seat] => [state, seat]));
  let offered = 0;
  return (ms) => {
    const started = coreTime();
    let times = 0;
    while (coreTime() - started < ms) {
      for (const [state, seat] of asked) offered += game.choices(state, seat).length;
      times += asked.length;
    }
    const spent = coreTime() - started;
    if (offered === 0) throw new Error('nothing was offered');
    return { times, ms: spent };
  };
}
