/**
 * What medium and strong decide under a seed and so many iterations, as recorded: speed must not change it, for daily challenges and the
 * calibrated analysis rest on it. Where a bot is meant to play otherwise: `npx vitest run src/bots/decisions.test.ts -u`.
 */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { takeQuestions } from '../../bench/questions.ts';
import { readConfig } from '../core/config.ts';
import type { Config, OptionValue } from '../core/game.ts';
import { loadGame, loadHeuristics } from '../games/index.ts';
import { decide } from './bot.ts';

const questions = 24;
const iterations = { medium: 100, strong: 500 };

type Table = [id: string, players: number, options: Record<string, OptionValue>];

const tables: readonly Table[] = [
  ...[2, 3, 4].map((players): Table => ['tikal', players, {}]),
  ['tikal', 3, { auction: true }],
  ...[2, 3, 4].map((players): Table => ['tal-der-koenige', players, { advanced: players > 2, expert: players > 3 }]),
];

it.each(tables)('%s with %i decides as recorded %j', async (id, players, options) => {
  const game = (await loadGame(id))!;
  const config = readConfig(game, { players, options }) as Config;
  const heuristics = (await loadHeuristics(id))!;
  const lines: string[] = [];
  for (const [at, { view, seat }] of (await takeQuestions(game, config, questions)).entries()) {
    const answers = (['medium', 'strong'] as const).map((bot) => {
      const memory = new Map();
      const allowance = { iterations: iterations[bot] };
      const action = decide({ game, heuristics, view, seat, bot, seed: at + 1, allowance, memory });
      // The whole turn that was thought out, where it was one.
      const plan = [action, ...memory.values()].map((one) => game.format(one)).join(' | ');
      return createHash('sha256').update(plan).digest('hex').slice(0, 12);
    });
    lines.push(`${at + 1} ${answers.join(' ')}`);
  }
  const name = [id, players, ...Object.keys(options).filter((option) => options[option])].join('-');
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`decisions/${name}.txt`);
});
