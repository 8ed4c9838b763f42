/** One game of the ladder, from its seed. */
import { at } from '../../core/at.ts';
import type { Event } from '../../core/event.ts';
import type { AnyGame, Config, Seat } from '../../core/game.ts';
import { fastRandom, type Random } from '../../core/random.ts';
import { isRefusal } from '../../core/refusal.ts';
import type { Player } from './player.ts';

export interface Played {
  readonly points: readonly number[];
  /** What each seat has of the victory: 1 in all. */
  readonly wins: readonly number[];
  /** Milliseconds of every decision, seat by seat. */
  readonly times: readonly (readonly number[])[];
  /** Everything that was done, asides too, as "seat notation": with the seed it is the whole game. */
  readonly actions: readonly string[];
}

/** Far enough apart that the chances of neighbouring steps and games have nothing in common. */
const stepStride = 7919;
const seedStride = 104_729;

/** Plays a game to its end. Chance depends on seed and step alone, so that every rotation meets the same shuffles. */
export async function playGame(game: AnyGame, config: Config, players: readonly Player[], seed: number): Promise<Played> {
  const state = game.setup(config, fastRandom(seed));
  const times: number[][] = players.map(() => []);
  const most = game.limit(config);
  const asides = new Map<Seat, string>();
  const actions: string[] = [];
  for (let step = 0; step < most; step++) {
    const [seat] = game.waiting(state);
    if (seat === undefined) break;
    const chance = chanceOf(seed, step);
    const turn = { view: game.view(state, seat), seat, seed: chance };
    const began = performance.now();
    const action = game.read(await at(players, seat).decide(turn));
    times[seat]?.push(performance.now() - began);
    const refusal = isRefusal(action) ? action : game.refusal(state, seat, action);
    if (isRefusal(action) || refusal)
      throw new Error(
        `${players[seat]?.name} at seat ${seat} was refused: ${refusal?.reason} ${JSON.stringify(refusal?.details)}`,
      );
    const random = fastRandom(chance);
    game.play(state, seat, action, random);
    actions.push(`${seat} ${game.format(action)}`);
    for (const aside of hearAsides(game, state, players, asides, chance, random)) actions.push(aside);
  }
  return { ...outcomeOf(game, state), times, actions };
}

function chanceOf(seed: number, step: number): number {
  return (seed * seedStride + step * stepStride) >>> 0;
}

function outcomeOf(game: AnyGame, state: object): Pick<Played, 'points' | 'wins'> {
  const { points, winners } = game.standing(state);
  return { points, wins: points.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)) };
}

/** Plays a game of the log again; what it came to, or why it cannot have been played so. */
export function replayGame(
  game: AnyGame,
  config: Config,
  seed: number,
  actions: readonly string[],
): Pick<Played, 'points' | 'wins'> | string {
  const state = game.setup(config, fastRandom(seed));
  const broken = playOn(game, state, seed, actions);
  return broken ?? outcomeOf(game, state);
}

/** Plays these actions from a state on, telling of each what happened in it; why one cannot have been played, if so. */
export function playOn(
  game: AnyGame,
  state: object,
  seed: number,
  actions: readonly string[],
  tell?: (seat: Seat, type: string, events: Event[]) => void,
): string | undefined {
  let step = 0;
  let random = fastRandom(chanceOf(seed, step));
  for (const [at, line] of actions.entries()) {
    const [, seatText = '', notation = ''] = /^(\d+) (.*)$/.exec(line) ?? [];
    const seat = Number(seatText);
    const action = game.parse(notation);
    const refusal = isRefusal(action) ? action : game.refusal(state, seat, action);
    if (isRefusal(action) || refusal) return `action ${at + 1}, “${line}”: ${refusal?.reason}`;
    // Whoever is waited for first makes the next step; everything else is an aside within it.
    if (game.waiting(state)[0] === seat) random = fastRandom(chanceOf(seed, step++));
    const events: Event[] = [];
    game.play(state, seat, action, random, tell && ((event) => events.push(event)));
    tell?.(seat, action.type, events);
  }
  return undefined;
}

/** Whoever is not waited for but has a choice is heard once for every question. */
function hearAsides(
  game: AnyGame,
  state: object,
  players: readonly Player[],
  heard: Map<Seat, string>,
  seed: number,
  random: Random,
): string[] {
  const done: string[] = [];
  for (const [seat, player] of players.entries()) {
    if (game.waiting(state).includes(seat)) continue;
    const question = game.question(state, seat)?.id;
    if (question === undefined || heard.get(seat) === question) continue;
    heard.set(seat, question);
    const action = player.decideAside({ view: game.view(state, seat), seat, seed: seed + seat + 1 });
    if (!action || game.refusal(state, seat, action)) continue;
    game.play(state, seat, action, random);
    done.push(`${seat} ${game.format(action)}`);
  }
  return done;
}
