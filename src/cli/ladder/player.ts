/** Who can sit at a table of the ladder: a bot of the house by its name, or a program of one's own. */
import { type DecisionRequest, decide, decideAside } from '../../bots/bot.ts';
import type { Allowance } from '../../bots/budget.ts';
import { type BotName, botNames, shareOf } from '../../bots/levels.ts';
import type { Memory } from '../../bots/memory.ts';
import type { Action, AnyGame, Seat } from '../../core/game.ts';
import type { AnyHeuristics } from '../../core/heuristics.ts';
import { openProgram, type Program } from './program.ts';

/** What is asked of a player: its seat's view, never the state. */
interface Turn {
  readonly view: object;
  readonly seat: Seat;
  readonly seed: number;
}

export interface Player {
  readonly name: string;
  decide(turn: Turn): Promise<Action> | Action;
  decideAside(turn: Turn): Action | undefined;
}

/** The budget of the strongest; the others have their share of it. */
export type Limit = { readonly iterations: number } | { readonly time: number };

export interface Players {
  seat(name: string): Player;
  close(): void;
}

export function isBotName(name: string): name is BotName {
  return (botNames as readonly string[]).includes(name);
}

/** Players by name, each with a memory of its own; a program is started once and plays all its seats. */
export function openPlayers(game: AnyGame, heuristics: AnyHeuristics | undefined, limit: Limit): Players {
  const programs = new Map<string, Program>();
  return {
    seat(name) {
      if (isBotName(name)) return houseBot(game, heuristics, name, limit);
      const program = programs.get(name) ?? openProgram(name);
      programs.set(name, program);
      return { name, decide: (turn) => program.decide({ game: game.meta.id, ...turn, ...limit }), decideAside: () => undefined };
    },
    close() {
      for (const program of programs.values()) program.close();
    },
  };
}

function houseBot(game: AnyGame, heuristics: AnyHeuristics | undefined, bot: BotName, limit: Limit): Player {
  const memory: Memory = new Map();
  const asked = (turn: Turn): DecisionRequest => ({ game, heuristics, bot, memory, allowance: allowanceOf(bot, limit), ...turn });
  return { name: bot, decide: (turn) => decide(asked(turn)), decideAside: (turn) => decideAside(asked(turn)) };
}

/** What a bot may use of a limit that is meant for the strongest. */
export function allowanceOf(bot: BotName, limit: Limit): Allowance {
  if ('iterations' in limit) return { iterations: Math.ceil(limit.iterations * shareOf(bot)) };
  return { milliseconds: limit.time * shareOf(bot), now: () => performance.now() };
}
