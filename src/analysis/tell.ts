/** Decisions and turning points in sentences, for the page and for the command line. */
import type { Action, AnyGame } from '../core/game.ts';
import type { AnyHeuristics } from '../core/heuristics.ts';
import { isRefusal } from '../core/refusal.ts';
import { type AnyText, type Language, type Say, sayChoice } from '../core/text.ts';
import type { WeighedDecision } from './analysis.ts';
import type { TurningPoint } from './summary.ts';
import type { AnalysisText } from './text/en.ts';

export interface Telling {
  readonly game: AnyGame;
  readonly text: AnyText;
  readonly words: AnalysisText;
  readonly language: Language;
  readonly say: Say;
  readonly aspectNames: AnyHeuristics['aspectNames'];
  /** Whether costs are points. */
  readonly inPoints: boolean;
}

/** What changed, by decision or by luck; then what the decision cost and what would have been better. */
export function tellTurningPoint(told: Telling, point: TurningPoint): [changed: string, decision: string] {
  const { words, say } = told;
  const split = words.split(say.seat(point.seat), point.decided, point.luck);
  return [
    `${words.changed(say.seat(point.whose), point.before, point.after)} ${split}`,
    point.decision ? tellCost(told, point.decision).join(' ') : words.asGood,
  ];
}

/** What it cost, and what speaks for what would rather have been done. */
export function tellReason(told: Telling, decision: WeighedDecision): string[] {
  const { words, aspectNames, language } = told;
  const reason = decision.aspect && aspectNames[language][decision.aspect];
  return [sayCost(told, decision), ...(reason ? [words.reason(reason)] : [])];
}

/** What it cost, what would rather have been done, and why. */
export function tellCost(told: Telling, decision: WeighedDecision): string[] {
  const [cost = '', ...reason] = tellReason(told, decision);
  const rather = actionsOf(told.game, decision.rather).map((action) => sayChoice(told.text, action, told.say));
  return [cost, ...(rather.length ? [told.words.rather(rather.join('; '))] : []), ...reason];
}

function sayCost({ words, inPoints }: Telling, { cost, chanceCost }: WeighedDecision): string {
  if (!inPoints) return words.costChance(chanceCost);
  return chanceCost >= 0.005 ? words.costAndChance(cost, chanceCost) : words.cost(cost);
}

export function tellGain({ words, inPoints }: Telling, { gain, chanceGain }: WeighedDecision): string {
  return inPoints ? words.won(gain) : words.wonChance(chanceGain);
}

export function actionsOf(game: AnyGame, notations: readonly string[]): Action[] {
  return notations.flatMap((notation) => {
    const action = game.parse(notation);
    return isRefusal(action) ? [] : [action];
  });
}
