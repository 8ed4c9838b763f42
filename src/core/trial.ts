/** Random games on a map that somebody has drawn: whether the laws hold there, and who wins how often. */
import type { AnyGame, Config } from './game.ts';
import { fastRandom, pick, type Random } from './random.ts';

export interface TrialGame {
  readonly winners: readonly number[];
  readonly actions: number;
  /** The parties of the seats, where the game has some. */
  readonly parties: readonly string[];
}

/** How often somebody acts unasked, where the game knows asides: once in so many decisions. */
const asideEvery = 8;

/** One random game, every law that a single game can break held at every step; or the first that was broken, in plain English. */
export function tryMap(
  game: AnyGame,
  config: Config,
  seed: number,
  parties?: (state: never) => readonly string[],
): TrialGame | string {
  const random = fastRandom(seed);
  const most = game.limit(config);
  try {
    const state = game.setup(config, random);
    const sides = parties?.(state as never) ?? [];
    for (let actions = 0; actions <= most; actions++) {
      const broken = game.invariants(state)[0];
      if (broken !== undefined) return `after ${actions} actions: ${broken}`;
      const waiting = game.waiting(state);
      if (waiting.length === 0) return finished(game, state, actions, sides);
      const why = actOnce(game, state, waiting, config.players, random);
      if (why) return `after ${actions} actions: ${why}`;
    }
    return `no end after ${most} actions`;
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown';
  }
}

function finished(game: AnyGame, state: object, actions: number, parties: readonly string[]): TrialGame | string {
  const { winners } = game.standing(state);
  return winners.length ? { winners, actions, parties } : 'nobody has won';
}

function actOnce(game: AnyGame, state: object, waiting: readonly number[], players: number, random: Random): string | undefined {
  const unasked = random.below(asideEvery) === 0 ? random.below(players) : -1;
  const aside = unasked >= 0 && !waiting.includes(unasked) ? game.aside?.(state, unasked, random) : undefined;
  const seat = aside ? unasked : pick(waiting, random);
  const action = aside ?? game.sample(state, seat, random);
  const refused = game.refusal(state, seat, action);
  if (refused) return `${game.format(action)} is refused (${refused.rule} ${refused.reason})`;
  if (JSON.stringify(game.parse(game.format(action))) !== JSON.stringify(action))
    return `${game.format(action)} cannot be read again`;
  game.play(state, seat, action, random);
  return undefined;
}

export interface Shares {
  readonly games: number;
  /** The share of the wins by seat, a shared one in parts. */
  readonly seats: readonly number[];
  readonly parties: Readonly<Record<string, number>>;
}

/** Who won how often, over these games. */
export function sharesOf(games: readonly TrialGame[], players: number): Shares {
  const seats = new Array<number>(players).fill(0);
  const parties: Record<string, number> = {};
  for (const game of games)
    for (const seat of game.winners) {
      const part = 1 / game.winners.length / games.length;
      seats[seat] = seats[seat]! + part;
      const party = game.parties[seat];
      if (party !== undefined) parties[party] = (parties[party] ?? 0) + part;
    }
  return { games: games.length, seats, parties };
}
