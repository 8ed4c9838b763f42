import { describe, expect, it } from 'vitest';
import { everyConfig } from '../core/config.ts';
import type { Action, AnyGame, Config } from '../core/game.ts';
import { atLength } from '../core/laws/suite.ts';
import { toy } from '../core/laws/toy/game.ts';
import { fastRandom } from '../core/random.ts';
import { type GameId, gameIds, loadGame, loadHeuristics } from '../games/index.ts';
import { type DecisionRequest, decide } from './bot.ts';
import { openBudget } from './budget.ts';
import { type BotName, botNames } from './levels.ts';

const iterations = 150;

async function taught(id: GameId) {
  const game = await loadGame(id);
  return { game, heuristics: await loadHeuristics(id) };
}

/** Lets one bot play all seats for some actions; calls `look` before every decision. */
function playSome(
  { game, heuristics }: Pick<DecisionRequest, 'game' | 'heuristics'>,
  config: Config,
  { bot, seed, actions }: { bot: BotName; seed: number; actions: number },
  look: (asked: DecisionRequest, state: object, answer: Action) => void = () => {},
): Action[] {
  const random = fastRandom(seed);
  const state = game.setup(config, random);
  const played: Action[] = [];
  for (let step = 0; step < actions; step++) {
    const [seat] = game.waiting(state);
    if (seat === undefined) break;
    const asked: DecisionRequest = {
      game,
      heuristics,
      view: game.view(state, seat),
      seat,
      bot,
      seed: seed + step,
      allowance: { iterations },
    };
    const action = decide(asked);
    expect(game.refusal(state, seat, action)).toBeUndefined();
    look(asked, state, action);
    game.play(state, seat, action, random);
    played.push(action);
  }
  return played;
}

const tried = atLength ? 4 : 2;
const configs = (game: AnyGame) => everyConfig(game.meta).filter((_, at, all) => at % Math.ceil(all.length / tried) === 0);

describe.each(gameIds)('%s', (id) => {
  it.each(botNames)('%s answers everything legally, in all player counts and options', async (bot) => {
    const known = await taught(id);
    for (const [at, config] of configs(known.game).entries()) playSome(known, config, { bot, seed: at, actions: 12 });
  });

  it('answers the same under the same seed and iterations', async () => {
    const known = await taught(id);
    const [config] = everyConfig(known.game.meta) as [Config];
    const play = () => playSome(known, config, { bot: 'strong', seed: 5, actions: 15 });
    expect(play()).toEqual(play());
  });

  it('answers the same where only what its seat cannot know is different', async () => {
    const known = await taught(id);
    const { game } = known;
    const config = everyConfig(game.meta).at(-1)!;
    playSome(known, config, { bot: 'medium', seed: 9, actions: 8 }, (asked, state, answer) => {
      const other = game.imagine(game.view(state, asked.seat), asked.seat, fastRandom(77));
      expect(decide({ ...asked, view: game.view(other, asked.seat) })).toEqual(answer);
    });
  });
});

describe('a budget', () => {
  it('is kept to the action when it counts iterations', () => {
    const budget = openBudget({ iterations: 10 });
    const granted = Array.from({ length: 30 }, () => budget.spend()).filter(Boolean).length;
    expect([granted, budget.spent(), budget.used()]).toEqual([10, 10, 1]);
  });

  it('ends soon after the time is up', () => {
    let clock = 0;
    const budget = openBudget({ milliseconds: 100, now: () => clock });
    while (budget.spend()) clock += 1;
    expect(clock).toBeLessThan(110);
  });

  it('is never overdrawn by a bot', async () => {
    let played = 0;
    const { game, heuristics } = await taught('magellan');
    const counted: AnyGame = {
      ...game,
      play: (...given) => {
        played += 1;
        game.play(...given);
      },
    };
    const state = game.setup({ players: 4, options: { board1: 'A', board2: 'A' }, rules: 1 }, fastRandom(1));
    const [seat = 0] = game.waiting(state);
    for (const most of [1, 50, 3000]) {
      played = 0;
      const allowance = { iterations: most };
      const action = decide({ game: counted, heuristics, view: game.view(state, seat), seat, bot: 'strong', seed: 1, allowance });
      expect(game.refusal(state, seat, action)).toBeUndefined();
      expect(played).toBeLessThanOrEqual(most);
    }
  });
});

it('plays a game that nobody taught it', () => {
  const game = toy as AnyGame;
  const played = playSome(
    { game, heuristics: undefined },
    { players: 3, options: {}, rules: 1 },
    { bot: 'strong', seed: 2, actions: 99 },
  );
  expect(played.length).toBeGreaterThan(2);
});
