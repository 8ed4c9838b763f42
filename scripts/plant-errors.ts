/**
 * `node scripts/plant-errors.ts [game …]`: plays games between bots, puts one costly action into each, and writes them to
 * fixtures/analysis, with what the action cost: counted by playing the rest of the true game many times with it and without it.
 * What the analysis makes of them is for src/analysis/planted.long.test.ts to say.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { decide } from '../src/bots/bot.ts';
import { at } from '../src/core/at.ts';
import type { Event } from '../src/core/event.ts';
import type { Action, AnyGame, Seat } from '../src/core/game.ts';
import type { AnyHeuristics } from '../src/core/heuristics.ts';
import { secretOf } from '../src/core/laws/play.ts';
import { act, type Match, openMatch, stateAfter } from '../src/core/match.ts';
import { fastRandom } from '../src/core/random.ts';
import { writeRecord } from '../src/core/record.ts';
import { gameIds, isGameId, loadGame, loadHeuristics } from '../src/games/index.ts';

type AnyMatch = Match<object, Action, Event>;
const folder = 'fixtures/analysis';
/** Games tried; the costliest action of all is planted. */
const seeds = [1, 2, 3, 4, 5, 6];
const playouts = 24;
const alternatives = 24;
const iterations = 300;

interface Planted {
  readonly step: number;
  readonly seat: Seat;
  readonly points: number;
  readonly chance: number;
}

function go(game: AnyGame, heuristics: AnyHeuristics, match: AnyMatch): void {
  for (let [seat] = game.waiting(match.state); seat !== undefined; [seat] = game.waiting(match.state)) {
    const view = game.view(match.state, seat);
    const seed = match.steps.length;
    act(match, seat, decide({ game, heuristics, view, seat, bot: 'strong', seed, allowance: { iterations } }));
  }
}

/** What the seat comes to after an action, in points over the best other and in victories. */
function comesTo(game: AnyGame, heuristics: AnyHeuristics, from: object, seat: Seat, action: Action) {
  let [margin, wins] = [0, 0];
  for (let seed = 1; seed <= playouts; seed++) {
    const [state, random] = [game.copy(from), fastRandom(seed)];
    game.play(state, seat, action, random);
    for (let [next] = game.waiting(state); next !== undefined; [next] = game.waiting(state))
      game.play(state, next, heuristics.rolloutAction(state, next, random), random);
    const { points, winners } = game.standing(state);
    margin += (at(points, seat) - Math.max(...points.filter((_, other) => other !== seat))) / playouts;
    wins += winners.includes(seat) ? 1 / winners.length / playouts : 0;
  }
  return { margin, wins };
}

for (const id of process.argv.length > 2 ? process.argv.slice(2).filter(isGameId) : gameIds) {
  const [game, heuristics] = [await loadGame(id), await loadHeuristics(id)];
  const options = Object.fromEntries(Object.entries(game.meta.options).map(([name, { default: value }]) => [name, value]));
  const config = { players: Math.max(2, game.meta.players.least), options, first: 0, rules: game.meta.rules };
  let best: { match: AnyMatch; planted: Planted; action: Action; worth: number } | undefined;
  for (const number of seeds) {
    const match: AnyMatch = openMatch(game, { config }, { secret: secretOf(0xe2200 + number), contributions: [] });
    go(game, heuristics, match);
    const { length } = match.steps;
    for (let step = Math.floor(length * 0.6); step < length * 0.97; step += 2) {
      const { seat, action, aside } = at(match.steps, step);
      if (aside) continue;
      const from = stateAfter(match, step);
      const played = comesTo(game, heuristics, from, seat, action);
      const random = fastRandom(step);
      const tried = new Map<string, Action>();
      for (let i = 0; i < alternatives; i++) {
        const other = game.sample(from, seat, random);
        tried.set(game.format(other), other);
      }
      for (const other of tried.values()) {
        const { margin, wins } = comesTo(game, heuristics, from, seat, other);
        const planted = { step, seat, points: played.margin - margin, chance: played.wins - wins };
        const worth = heuristics.outcome ? planted.chance : planted.points;
        if (worth > (best?.worth ?? 0)) best = { match, planted, action: other, worth };
      }
    }
  }
  if (!best) throw new Error(`nothing to plant in ${id}`);
  const { match, planted, action } = best;
  const spoilt: AnyMatch = openMatch(game, match.origin, match.seed);
  for (const one of match.steps.slice(0, planted.step)) act(spoilt, one.seat, one.action);
  act(spoilt, planted.seat, action);
  go(game, heuristics, spoilt);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${id}.txt`, writeRecord(spoilt));
  const all = known();
  writeFileSync(`${folder}/planted.json`, `${JSON.stringify({ ...all, [id]: planted }, null, 2)}\n`);
  console.log(id, game.format(action), JSON.stringify(planted), `${spoilt.steps.length} steps`);
}

function known(): Record<string, Planted> {
  try {
    return JSON.parse(readFileSync(`${folder}/planted.json`, 'utf8')) as Record<string, Planted>;
  } catch {
    return {};
  }
}
