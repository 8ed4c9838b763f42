/** A beam over whole turns: the best partial turns are followed side by side, states that are the same only once. */
import type { Action } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import { hasTurn, type Plan, type SearchContext, worth } from './search-context.ts';

export interface BeamSettings {
  /** Partial turns that are followed. */
  readonly width: number;
  /** Actions tried of each, best first as the game names them. */
  readonly branching: number;
  /** Whole turns that are given back. */
  readonly best: number;
  /** The share of the budget after which it ends with what it has. */
  readonly until: number;
}

export interface Found {
  readonly plan: Plan;
  readonly value: number;
  /** The key of the state it leads to. */
  readonly key: string | number;
}

interface Node {
  readonly state: object;
  readonly value: number;
  readonly key: string | number;
  readonly action?: Action;
  readonly before?: Node;
}

const deepest = 80;

/** The best turns from this imagined state, best first, and whether all was looked at that the width allows. */
export function beam(
  context: SearchContext,
  from: object,
  settings: BeamSettings,
  random: Random,
): { found: Found[]; whole: boolean } {
  let frontier: Node[] = [{ state: from, value: 0, key: keyOf(context, from) }];
  const done: Node[] = [];
  const seen = new Set<string | number>([frontier[0]!.key]);
  let whole = true;
  for (let depth = 0; frontier.length && whole && depth < deepest; depth++) {
    const next: Node[] = [];
    for (const node of frontier) {
      whole = expand(context, from, node, settings, random, seen, next, done);
      if (!whole) break;
    }
    // A turn cut short is still a plan: its beginning counts, `rolloutAction` does the rest.
    frontier = whole || next.length ? best(next, settings.width) : frontier;
  }
  return { found: best([...done, ...(whole ? [] : frontier)].filter(hasBegun), settings.best).map(foundBy), whole };
}

/** Tries the actions of one partial turn; false when the budget ends. */
function expand(
  context: SearchContext,
  from: object,
  node: Node,
  { branching, until }: BeamSettings,
  random: Random,
  seen: Set<string | number>,
  next: Node[],
  done: Node[],
): boolean {
  const { game, heuristics, seat, budget } = context;
  for (const action of heuristics.candidates(node.state, seat, random).slice(0, branching)) {
    if (budget.used() >= until || !budget.spend()) return false;
    const state = game.copy(node.state);
    game.play(state, seat, action, random);
    const key = keyOf(context, state);
    if (seen.has(key)) continue;
    seen.add(key);
    const value = worth(context, state);
    (hasTurn(context, state, from) ? next : done).push({ state, value, key, action, before: node });
  }
  return true;
}

function keyOf({ heuristics, seat }: SearchContext, state: object): string | number {
  return heuristics.stateKey?.(state, seat) ?? JSON.stringify(state);
}

function best(nodes: Node[], most: number): Node[] {
  return nodes.sort((a, b) => b.value - a.value).slice(0, most);
}

function hasBegun(node: Node): boolean {
  return node.action !== undefined;
}

function foundBy(node: Node): Found {
  const plan: Action[] = [];
  for (let at: Node | undefined = node; at?.action; at = at.before) plan.unshift(at.action);
  return { plan, value: node.value, key: node.key };
}
