/**
 * Counts how often every action and event kind occurs in random games, so that one sees what chance hardly reaches:
 * `node scripts/census.ts cortez 10000 4`.
 */
import { readConfig } from '../src/core/config.ts';
import type { AnyGame } from '../src/core/game.ts';
import { fastRandom, pick } from '../src/core/random.ts';
import { isRefusal } from '../src/core/refusal.ts';
import { loadGame } from '../src/games/index.ts';

/** How often somebody acts unasked, as in the laws. */
const asideEvery = 8;

type Counts = Map<string, number>;

function census(game: AnyGame, games: number, players: number): { actions: Counts; events: Counts } {
  const actions: Counts = new Map();
  const events: Counts = new Map();
  const count = (into: Counts, name: string) => into.set(name, (into.get(name) ?? 0) + 1);
  const config = readConfig(game, { players });
  if (isRefusal(config)) throw new Error(config.reason);
  for (let seed = 1; seed <= games; seed++) {
    const random = fastRandom(seed);
    const state = game.setup(config, random);
    for (let waiting = game.waiting(state); waiting.length; waiting = game.waiting(state)) {
      const other = random.below(asideEvery) === 0 ? random.below(players) : -1;
      const unasked = other >= 0 && !waiting.includes(other) ? game.aside?.(state, other, random) : undefined;
      const seat = unasked ? other : pick(waiting, random);
      const action = unasked ?? game.sample(state, seat, random);
      count(actions, unasked ? `${action.type} (aside)` : action.type);
      game.play(state, seat, action, random, (event) => count(events, nameOf(event)));
    }
  }
  return { actions, events };
}

/** Events that mean different things are counted apart by what they name. */
function nameOf(event: object): string {
  const { type, card, what, why, surrender, reveals } = event as Record<string, unknown>;
  const parts = [type, card, what, why].filter((part) => typeof part === 'string');
  return `${parts.join(' ')}${surrender === true ? ' surrender' : ''}${reveals ? ' (reveals)' : ''}`;
}

function lines(title: string, counts: Counts): string[] {
  return [title, ...[...counts].sort((a, b) => b[1] - a[1]).map(([name, times]) => `${String(times).padStart(10)}  ${name}`)];
}

const [id = 'cortez', games = '10000', players = '4'] = process.argv.slice(2);
const game = await loadGame(id);
if (!game) throw new Error(`no game called ${id}`);
const { actions, events } = census(game, Number(games), Number(players));
console.log([...lines('actions', actions), ...lines('events', events)].join('\n'));
