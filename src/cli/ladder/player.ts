/** Who can sit at a table of the ladder: a bot of the house, of today or of an older release, or a program of one's own. */
import { type DecisionRequest, decide, decideAside } from '../../bots/bot.ts';
import type { Allowance } from '../../bots/budget.ts';
import { type FrozenBots, loadFrozen } from '../../bots/frozen.ts';
import { shareOf } from '../../bots/levels.ts';
import type { Memory } from '../../bots/memory.ts';
import type { Action, AnyGame, Seat } from '../../core/game.ts';
import type { AnyHeuristics } from '../../core/heuristics.ts';
import { isUsageError } from '../command.ts';
import { type Entrant, type HouseEntrant, readEntrant } from './entrant.ts';
import { processorClock } from './processor-clock.ts';
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

/** The budget of the strongest, in actions played in thought or in milliseconds of the processor; the others have their share of it. */
export type Limit = { readonly iterations: number } | { readonly time: number };

export interface Players {
  seat(name: string): Promise<Player>;
  close(): void;
}

/** Players by name, each with a memory of its own; a program is started once and plays all its seats. */
export function openPlayers(game: AnyGame, heuristics: AnyHeuristics | undefined, limit: Limit): Players {
  const programs = new Map<string, Program>();
  const now = processorClock();
  const today: FrozenBots = {
    decide: (asked) => decide({ ...asked, heuristics }),
    decideAside: (asked) => decideAside({ ...asked, heuristics }),
  };
  return {
    async seat(name) {
      const entrant = entrantNamed(name);
      if (entrant.kind === 'house') {
        const bots = entrant.frozen ? await loadFrozen(entrant.frozen, game.meta.id) : today;
        return houseBot(game, bots, entrant, limit, now);
      }
      const program = programs.get(name) ?? openProgram(name);
      programs.set(name, program);
      return { name, decide: (turn) => program.decide({ game: game.meta.id, ...turn, ...limit }), decideAside: () => undefined };
    },
    close() {
      for (const program of programs.values()) program.close();
    },
  };
}

function entrantNamed(name: string): Entrant {
  const entrant = readEntrant(name);
  if (isUsageError(entrant)) throw new Error(entrant.wrong);
  return entrant;
}

function houseBot(game: AnyGame, bots: FrozenBots, entrant: HouseEntrant, limit: Limit, now: () => number): Player {
  const memory: Memory = new Map();
  const allowance = allowanceOf(entrant, limit, now);
  const asked = (turn: Turn): Omit<DecisionRequest, 'heuristics'> => ({ game, bot: entrant.bot, memory, allowance, ...turn });
  return {
    name: entrant.name,
    decide: (turn) => bots.decide(asked(turn)),
    decideAside: (turn) => bots.decideAside(asked(turn)),
  };
}

/** What a bot may use of a limit that is meant for the strongest. */
export function allowanceOf({ bot, factor }: Pick<HouseEntrant, 'bot' | 'factor'>, limit: Limit, now: () => number): Allowance {
  const share = shareOf(bot) * factor;
  return 'iterations' in limit ? { iterations: Math.ceil(limit.iterations * share) } : { milliseconds: limit.time * share, now };
}
