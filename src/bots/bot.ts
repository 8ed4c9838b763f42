/** What a bot does when its seat is asked. It is given what the seat knows and nothing else. */
import type { Action, AnyGame, Seat } from '../core/game.ts';
import type { AnyHeuristics } from '../core/heuristics.ts';
import { fastRandom } from '../core/random.ts';
import { type Allowance, openBudget } from './budget.ts';
import { decideEasy } from './easy.ts';
import { fallbackHeuristics } from './fallback.ts';
import { type Judged, type JudgeSettings, judge } from './judge.ts';
import { type BotName, type Effort, efforts } from './levels.ts';
import { type Memory, recall, remember } from './memory.ts';
import { misjudged } from './misjudgement.ts';
import { imagined, type SearchContext } from './search-context.ts';
import { chooseSecretly } from './secret.ts';
import { planTurn } from './turn.ts';

export interface DecisionRequest {
  readonly game: AnyGame;
  /** Undefined for a game whose bots have not been taught yet. */
  readonly heuristics: AnyHeuristics | undefined;
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
export function decide(asked: DecisionRequest): Action {
  const { game, seat, bot, memory } = asked;
  const context = openContext(asked);
  const known = recall(memory, bot, context);
  if (known) return known;
  if (bot === 'medium' || bot === 'strong') {
    const plan = (bot === 'medium' ? decideMedium(context) : think(context, efforts.strong)[0])?.plan ?? [];
    remember(memory, bot, context, plan);
    const [action] = plan;
    if (action) return action;
  }
  const state = imagined(context);
  if (bot === 'random') return game.sample(state, seat, context.random);
  return bot === 'easy' ? decideEasy(context) : context.heuristics.rolloutAction(state, seat, context.random);
}

/** Thinks a little, and misjudges a little. */
function decideMedium(context: SearchContext): Judged | undefined {
  const judged = think(context, efforts.medium);
  const misjudgement = context.heuristics.misjudgement?.medium;
  const values = judged.map(({ value }) => value);
  // Without time to compare, all are worth nothing: then the first is as good as any.
  if (!misjudgement || values.every((value) => value === 0)) return judged[0];
  if (context.heuristics.isObvious?.(imagined(context), context.seat)) return judged[0];
  return judged[misjudged(values, misjudgement, context.random)];
}

/** What the bot does unasked, if anything: offers trades, answers offers. */
export function decideAside(asked: DecisionRequest): Action | undefined {
  const { game, seat, bot } = asked;
  const context = openContext(asked);
  if (bot === 'random') return game.aside?.(game.imagine(asked.view, seat, context.random), seat, context.random);
  return context.heuristics.aside?.(game.imagine(asked.view, seat, context.random), seat, context.random);
}

export function openContext({ game, heuristics, view, seat, seed, allowance }: DecisionRequest): SearchContext {
  return {
    game,
    heuristics: heuristics ?? fallbackHeuristics(game),
    view,
    seat,
    random: fastRandom(seed),
    budget: openBudget(allowance),
  };
}

/** Where luck decides what an action brings, more imagined states tell, and the first impression tells nothing. */
function settingsFor(settings: JudgeSettings, { varianceFactor: factor, trust = settings.trust }: AnyHeuristics): JudgeSettings {
  return factor === undefined
    ? { ...settings, trust }
    : { ...settings, imaginings: Math.ceil(settings.imaginings * factor), trust: 0 };
}

/** What can be done, best first. */
export function think(context: SearchContext, effort: Effort): Judged[] {
  const { game, heuristics, seat, random } = context;
  const from = imagined(context);
  const actions = heuristics.candidates(from, seat, random);
  const [only] = actions;
  if (actions.length === 1 && only) return [{ plan: [only], value: 0 }];
  switch (heuristics.thinking(from, seat)) {
    case 'turn':
      return planTurn(context, effort);
    case 'secret':
      return chooseSecretly(context, effort.secret);
    default: {
      const candidates = new Map(actions.slice(0, effort.replies.candidates).map((action) => [game.format(action), action]));
      const greedy = heuristics.rolloutAction(from, seat, random);
      candidates.set(game.format(greedy), greedy);
      return judge(
        context,
        [...candidates.values()].map((action) => [action]),
        settingsFor(effort.replies, heuristics),
      );
    }
  }
}
