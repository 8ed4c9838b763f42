/** Real positions and real moves to measure on, made once before any clock runs. */
import type { Action, AnyGame, Config, Seat } from '../src/core/game.ts';
import { secretOf } from '../src/core/laws/play.ts';
import { act, openMatch } from '../src/core/match.ts';
import { fastRandom, pick, type Random } from '../src/core/random.ts';

export interface Move {
  readonly seat: Seat;
  /** As it comes off the wire. */
  readonly json: unknown;
  readonly question: string | undefined;
}

/** A game to play again: chance follows from the seed, so the same moves stay legal. */
interface Line {
  readonly seed: number;
  readonly moves: readonly Move[];
}

/** A random game with chance as in simulations; `seen` is shown every state on the way. */
function simulatedLine(game: AnyGame, config: Config, seed: number, seen?: (state: object) => void): Line {
  const chance = fastRandom(seed);
  const state = game.setup(config, chance);
  const moves = movesFrom(
    game,
    () => state,
    fastRandom(~seed),
    ({ seat, action }) => {
      game.play(state, seat, action, chance);
      seen?.(state);
    },
  );
  return { seed, moves };
}

/** A random game with chance as at a table. */
function tableLine(game: AnyGame, config: Config, seed: number): Line {
  const match = openTrial(game, config, seed);
  const moves = movesFrom(
    game,
    () => match.state,
    fastRandom(~seed),
    ({ seat, action }) => act(match, seat, action),
  );
  return { seed, moves };
}

/** The match a line of the table is played on. */
export function openTrial(game: AnyGame, config: Config, seed: number) {
  return openMatch(game, { config }, { secret: secretOf(seed), contributions: [] });
}

function movesFrom(
  game: AnyGame,
  now: () => object,
  choosing: Random,
  play: (turn: { seat: Seat; action: Action }) => void,
): Move[] {
  const moves: Move[] = [];
  for (let waiting = game.waiting(now()); waiting.length > 0; waiting = game.waiting(now())) {
    const seat = pick(waiting, choosing);
    const action = game.sample(now(), seat, choosing);
    moves.push({ seat, json: JSON.parse(JSON.stringify(action)), question: game.question(now(), seat)?.id });
    play({ seat, action });
  }
  return moves;
}

const linesPerGame = 24;
const positionEvery = 7;

/** What the measurements of one game work on. */
export interface Samples {
  readonly simulated: readonly Line[];
  readonly atTable: readonly Line[];
  readonly positions: readonly object[];
}

export function takeSamples(game: AnyGame, config: Config): Samples {
  const positions: object[] = [];
  let seen = 0;
  const keep = (state: object) => {
    if (seen++ % positionEvery === 0) positions.push(game.copy(state));
  };
  const seeds = Array.from({ length: linesPerGame }, (_, i) => i + 1);
  return {
    simulated: seeds.map((seed) => simulatedLine(game, config, seed, keep)),
    atTable: seeds.map((seed) => tableLine(game, config, seed)),
    positions,
  };
}
