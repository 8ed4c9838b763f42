/** What a bot does when its seat is asked. It is given what the seat knows and nothing else. */
import type { Action, AnyGame, Seat } from '../core/game.ts';
import { fastRandom } from '../core/random.ts';
import type { AnySense } from '../games/senses.ts';
import { type Allowance, openBudget } from './budget.ts';
import { easily } from './easy.ts';
import { misjudged } from './error.ts';
import { type Judged, type JudgeSettings, judge } from './judge.ts';
import { type BotName, type Effort, efforts } from './levels.ts';
import { type Memory, recall, remember } from './memory.ts';
import { plainSense } from './plain.ts';
import { chooseSecretly } from './secret.ts';
import { imagined, type Thought } from './thought.ts';
import { planTurn } from './turn.ts';

export interface Asked {
  readonly game: AnyGame;
  /** Undefined for a game whose bots have not been taught yet. */
  readonly sense: AnySense | undefined;
  readonly view: object;
  readonly seat: Seat;
  readonly bot: BotName;
  /** The same seed, view and iterations give the same answer. */
  readonly seed: number;
  readonly allowance: Allowance;
  /** Where turns thought out whole are kept; without it every action is thought about anew. */
  readonly memory?: Memory;
}

/** What the bot does with its seat, which is waited for. */
export function decide(asked: Asked): Action {
  const { game, seat, bot, memory } = asked;
  const thought = thoughtOf(asked);
  const known = recall(memory, bot, thought);
  if (known) return known;
  if (bot === 'medium' || bot === 'strong') {
    const plan = (bot === 'medium' ? humanly(thought) : think(thought, efforts.strong)[0])?.plan ?? [];
    remember(memory, bot, thought, plan);
    const [action] = plan;
    if (action) return action;
  }
  const state = imagined(thought);
  if (bot === 'random') return game.sample(state, seat, thought.random);
  return bot === 'easy' ? easily(thought) : thought.sense.quick(state, seat, thought.random);
}

/** Thinks a little, and misjudges a little. */
function humanly(thought: Thought): Judged | undefined {
  const judged = think(thought, efforts.medium);
  const trifle = thought.sense.trifle?.medium;
  const values = judged.map(({ value }) => value);
  // Without time to compare, all are worth nothing: then the first is as good as any.
  if (!trifle || values.every((value) => value === 0)) return judged[0];
  if (thought.sense.plain?.(imagined(thought), thought.seat)) return judged[0];
  return judged[misjudged(values, trifle, thought.random)];
}

/** What the bot does unasked, if anything: offers trades, answers offers. */
export function volunteer(asked: Asked): Action | undefined {
  const { game, seat, bot } = asked;
  const thought = thoughtOf(asked);
  if (bot === 'random') return game.aside?.(game.imagine(asked.view, seat, thought.random), seat, thought.random);
  return thought.sense.aside?.(game.imagine(asked.view, seat, thought.random), seat, thought.random);
}

export function thoughtOf({ game, sense, view, seat, seed, allowance }: Asked): Thought {
  return { game, sense: sense ?? plainSense(game), view, seat, random: fastRandom(seed), budget: openBudget(allowance) };
}

function steadied(settings: JudgeSettings, luck: number | undefined): JudgeSettings {
  return luck === undefined ? settings : { ...settings, imaginings: Math.ceil(settings.imaginings * luck), trust: 0 };
}

/** What can be done, best first. */
export function think(thought: Thought, effort: Effort): Judged[] {
  const { game, sense, seat, random } = thought;
  const from = imagined(thought);
  const plans = sense.plans(from, seat, random);
  const [only] = plans;
  if (plans.length === 1 && only) return [{ plan: [only], value: 0 }];
  switch (sense.thinking(from, seat)) {
    case 'turn':
      return planTurn(thought, effort);
    case 'secret':
      return chooseSecretly(thought, effort.secret);
    default: {
      const candidates = new Map(plans.slice(0, effort.replies.candidates).map((action) => [game.format(action), action]));
      const quick = sense.quick(from, seat, random);
      candidates.set(game.format(quick), quick);
      return judge(
        thought,
        [...candidates.values()].map((action) => [action]),
        steadied(effort.replies, sense.luck),
      );
    }
  }
}
