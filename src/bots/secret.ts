/**
 * A choice made while others make theirs. Everybody's candidates are played against each other on imagined states by regret
 * matching: who regrets not having chosen something chooses it more often. The average of what was chosen is the answer.
 */
import type { Action, Seat } from '../core/game.ts';
import { pick, type Random } from '../core/random.ts';
import type { Judged } from './judge.ts';
import { imagined, repeatableRandom, rollOut, type SearchContext } from './search-context.ts';

export interface SecretSettings {
  /** The most actions of one seat that are thought about. */
  readonly candidates: number;
  /** Imagined states; on each the others have candidates of their own. */
  readonly imaginings: number;
  /** How often regrets are counted. */
  readonly rounds: number;
}

interface Chooser {
  readonly seat: Seat;
  readonly actions: readonly Action[];
  readonly regrets: number[];
  /** How often each was chosen, by weight. */
  readonly chosen: number[];
}

interface Scene {
  readonly state: object;
  readonly others: readonly Chooser[];
  readonly chance: () => Random;
}

/** What is chosen more rarely than this was only a try. */
const rarest = 0.1;

/** The own choices by how often regret matching came to them, one drawn by these weights first. */
export function chooseSecretly(context: SearchContext, settings: SecretSettings): Judged[] {
  const { heuristics, seat, random } = context;
  const first = imagined(context);
  const own = chooser(seat, candidatesOf(context, first, seat, settings.candidates));
  if (own.actions.length < 2) return own.actions.map((action) => ({ plan: [action], value: 0 }));
  const scenes = [sceneOn(context, first, settings)];
  const greedy = heuristics.rolloutAction(first, seat, random);
  const payoffs = own.actions.map(() => ({ sum: 0, count: 0 }));
  for (let round = 0; round < settings.rounds; round++) {
    if (scenes.length < settings.imaginings && round >= scenes.length) scenes.push(sceneOn(context, imagined(context), settings));
    const scene = scenes[round % scenes.length]!;
    const all = [own, ...scene.others];
    // Own regrets at least every other round; the others learn in between.
    const learner = round % 2 === 0 ? own : pick(all, random);
    const values = playAgainst(context, scene, all, learner);
    if (!values) break;
    learn(learner, values);
    if (learner !== own) continue;
    for (const [at, value] of values.entries()) {
      const payoff = payoffs[at]!;
      payoff.sum += value;
      payoff.count += 1;
    }
  }
  return ranked(context, own, payoffs, greedy);
}

function chooser(seat: Seat, actions: readonly Action[]): Chooser {
  return { seat, actions, regrets: actions.map(() => 0), chosen: actions.map(() => 0) };
}

function sceneOn(context: SearchContext, state: object, settings: SecretSettings): Scene {
  const others = context.game
    .waiting(state)
    .filter((seat) => seat !== context.seat)
    .map((seat) => chooser(seat, candidatesOf(context, state, seat, settings.candidates)));
  return { state, others, chance: repeatableRandom(context.random) };
}

/** The actions worth a thought, what the game would do at once among them. */
function candidatesOf({ game, heuristics, random }: SearchContext, state: object, seat: Seat, most: number): Action[] {
  const found = new Map<string, Action>();
  for (const action of [heuristics.rolloutAction(state, seat, random), ...heuristics.candidates(state, seat, random)])
    if (found.size < most) found.set(game.format(action), action);
  return [...found.values()];
}

/** What each action of the learner brings him while the others choose by their regrets; undefined when the budget ends. */
function playAgainst(context: SearchContext, scene: Scene, all: readonly Chooser[], learner: Chooser): number[] | undefined {
  const { game, random, budget } = context;
  const chosen = all.map((one) => (one === learner ? -1 : choose(one, random)));
  const seen: SearchContext = learner.seat === context.seat ? context : { ...context, seat: learner.seat };
  const values: number[] = [];
  for (const action of learner.actions) {
    const state = game.copy(scene.state);
    const chance = scene.chance();
    for (const [at, one] of all.entries()) {
      if (!budget.spend()) return undefined;
      game.play(state, one.seat, one === learner ? action : one.actions[chosen[at]!]!, chance);
    }
    const value = rollOut(seen, state, scene.state, chance);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

/** Draws by regret; without any, what the game names first is likelier. */
function choose({ regrets }: Chooser, random: Random): number {
  return drawByWeight(strategy(regrets), random);
}

function drawByWeight(weights: readonly number[], random: Random): number {
  let at = random.below(0x1_0000_0000) / 0x1_0000_0000;
  for (let i = 0; i < weights.length - 1; i++) {
    at -= weights[i]!;
    if (at < 0) return i;
  }
  return weights.length - 1;
}

function strategy(regrets: readonly number[]): number[] {
  const sum = regrets.reduce((total, regret) => total + Math.max(0, regret), 0);
  if (sum > 0) return regrets.map((regret) => Math.max(0, regret) / sum);
  const ranks = regrets.map((_, rank) => 1 / (rank + 1));
  const all = ranks.reduce((total, weight) => total + weight, 0);
  return ranks.map((weight) => weight / all);
}

function learn(learner: Chooser, values: readonly number[]): void {
  const weights = strategy(learner.regrets);
  const expected = values.reduce((sum, value, at) => sum + value * weights[at]!, 0);
  for (const [at, value] of values.entries()) {
    learner.chosen[at] = learner.chosen[at]! + weights[at]!;
    // Regret does not sink below nothing, so that a choice that becomes good is found soon (regret matching plus).
    learner.regrets[at] = Math.max(0, learner.regrets[at]! + value - expected);
  }
}

function ranked(
  { game, random }: SearchContext,
  own: Chooser,
  payoffs: readonly { readonly sum: number; readonly count: number }[],
  greedy: Action,
): Judged[] {
  const all = own.chosen.reduce((sum, weight) => sum + weight, 0);
  const choices = own.actions.map((action, at) => {
    const { sum, count } = payoffs[at]!;
    return { plan: [action], value: count ? sum / count : 0, share: all ? own.chosen[at]! / all : 0 };
  });
  if (all === 0) return choices.sort((a) => (game.format(a.plan[0]!) === game.format(greedy) ? -1 : 1));
  choices.sort((a, b) => b.share - a.share);
  const serious = choices.filter(({ share }, rank) => rank === 0 || share >= rarest);
  const total = serious.reduce((sum, { share }) => sum + share, 0);
  const drawn =
    serious[
      drawByWeight(
        serious.map(({ share }) => share / total),
        random,
      )
    ]!;
  return [drawn, ...choices.filter((choice) => choice !== drawn)];
}
