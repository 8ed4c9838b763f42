/**
 * Plays games between bots of mixed levels and writes their records, one for each player count and variant in turn:
 * `node scripts/record-games.ts <game> <how many> [first number] [iterations]`. They stay in the game's `records/` for ever.
 */

import { writeFileSync } from 'node:fs';
import { openPlayers, type Player } from '../src/cli/ladder/player.ts';
import { at } from '../src/core/at.ts';
import { everyConfig } from '../src/core/config.ts';
import type { Event } from '../src/core/event.ts';
import type { Action, AnyGame, Config, Seat } from '../src/core/game.ts';
import { secretOf } from '../src/core/laws/play.ts';
import { act, type Match, openMatch } from '../src/core/match.ts';
import { writeRecord } from '../src/core/record.ts';
import { loadGame, loadHeuristics } from '../src/games/index.ts';

const levels = ['greedy', 'easy', 'medium', 'strong', 'easy', 'medium'];

type AnyMatch = Match<object, Action, Event>;

async function playMatch(game: AnyGame, config: Config, number: number, players: readonly Player[]): Promise<AnyMatch> {
  const seed = { secret: secretOf(0x7a_0000 + number), contributions: players.map(({ name }) => `${name} was here`) };
  const match: AnyMatch = openMatch(game, { config }, seed);
  const heard = new Map<Seat, string>();
  for (let [seat] = game.waiting(match.state); seat !== undefined; [seat] = game.waiting(match.state)) {
    const chance = number * 104_729 + match.entries.length;
    const player = at(players, seat);
    play(match, seat, await player.decide({ view: game.view(match.state, seat), seat, seed: chance }));
    for (const [at, other] of players.entries()) {
      const question = game.question(match.state, at)?.id;
      if (game.waiting(match.state).includes(at) || question === undefined || heard.get(at) === question) continue;
      heard.set(at, question);
      const aside = other.decideAside({ view: game.view(match.state, at), seat: at, seed: chance + at });
      if (aside && !game.refusal(match.state, at, aside)) play(match, at, aside);
    }
  }
  return match;
}

function play(match: AnyMatch, seat: Seat, action: Action): void {
  const played = act(match, seat, action);
  if (!played.ok) throw new Error(`seat ${seat}: ${JSON.stringify(action)} was refused: ${played.refusal.reason}`);
}

const [id = '', many = '1', first = '1', iterations = '300'] = process.argv.slice(2);
const game = await loadGame(id);
if (!game) throw new Error(`there is no game “${id}”`);
const configs = everyConfig(game.meta);
for (let number = Number(first); number < Number(first) + Number(many); number++) {
  // A stride that shares no factor with the number of variants comes to all of them.
  const config = at(configs, (number * 7) % configs.length);
  const seats = openPlayers(game, await loadHeuristics(id), { iterations: Number(iterations) });
  const names = Array.from({ length: config.players }, (_, seat) => at(levels, (seat + number) % levels.length));
  const match = await playMatch(game, config, number, await Promise.all(names.map((name) => seats.seat(name))));
  seats.close();
  const file = `src/games/${id}/records/bots-${String(number).padStart(2, '0')}.txt`;
  writeFileSync(file, writeRecord(match, { names }));
  const { points } = game.standing(match.state);
  console.log(`${file}: ${JSON.stringify(config.options)}, ${match.steps.length} steps, ${points.join(' ')}`);
}
