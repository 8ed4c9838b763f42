/**
 * What the bots decide, as fingerprints. Whoever makes them faster must not change it: daily challenges and calibrated chances rest on it. Who
 * changes their judgement on purpose writes new ones, and says so.
 */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decide } from '../../../bots/bot.ts';
import type { AnyGame } from '../../../core/game.ts';
import { fastRandom } from '../../../core/random.ts';
import { loadGame, loadHeuristics } from '../../index.ts';
import { newestRules } from '../map.ts';

const kept = 30;
const every = 5;
const iterations = 300;

/** Decisions in positions out of games of greedy players. */
async function decisions(players: number): Promise<string> {
  const game: AnyGame = await loadGame('cortez');
  const heuristics = await loadHeuristics('cortez');
  const answers: string[] = [];
  for (let seed = 1, asked = 0; answers.length < 2 * kept; seed++) {
    const chance = fastRandom(seed);
    const state = game.setup({ players, options: {}, rules: newestRules }, chance);
    for (let seat = game.waiting(state)[0]; seat !== undefined && answers.length < 2 * kept; seat = game.waiting(state)[0]) {
      const question = { game, heuristics, view: game.view(state, seat), seat, seed: asked++, allowance: { iterations } };
      if (asked % every === 0)
        for (const bot of ['medium', 'strong'] as const) answers.push(game.format(decide({ ...question, bot })));
      game.play(state, seat, decide({ ...question, bot: 'greedy' }), chance);
    }
  }
  return createHash('sha256').update(answers.join('\n')).digest('hex').slice(0, 16);
}

describe('medium and strong decide as they did', () => {
  it.each([
    [2, 'c0bab23b47bbe8db'],
    [3, 'df9107713e59113b'],
    [4, '60ad4012bf83f50c'],
    [5, '9e15c55d0eaf9086'],
    [6, '36b3f06e70d4ec71'],
  ])('with %i players', async (players, fingerprint) => {
    expect(await decisions(players)).toBe(fingerprint);
  });
});
