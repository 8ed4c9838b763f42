/** Who is meant by a name on the ladder: "strong", "strong@8x", "strong@bf19446", "strong@bf19446@2x", or a program of one's own. */
import { type FrozenName, frozenNames, isFrozenName } from '../../bots/frozen.ts';
import { type BotName, botNames } from '../../bots/levels.ts';
import { type UsageError, usageError } from '../command.ts';

export interface HouseEntrant {
  readonly kind: 'house';
  readonly name: string;
  readonly bot: BotName;
  /** How many times the budget of its level. */
  readonly factor: number;
  /** Of which release; today's where it is not said. */
  readonly frozen?: FrozenName;
}

interface ProgramEntrant {
  readonly kind: 'program';
  readonly name: string;
}

export type Entrant = HouseEntrant | ProgramEntrant;

const budget = /^(\d{1,4}(?:\.\d{1,3})?)x$/;

export function readEntrant(name: string): Entrant | UsageError {
  // A program is a command line: it has a blank or a slash somewhere.
  if (/[\s/]/.test(name)) return { kind: 'program', name };
  const [bot = '', ...parts] = name.split('@');
  if (!isBotName(bot)) return usageError(`there is no bot “${bot}”; there are ${botNames.join(', ')}`);
  let factor = 1;
  let frozen: FrozenName | undefined;
  for (const part of parts) {
    const times = budget.exec(part)?.[1];
    if (times !== undefined && Number(times) > 0) factor = Number(times);
    else if (isFrozenName(part)) frozen = part;
    else return usageError(`“@${part}” is neither a budget such as @8x nor a frozen release (${frozenNames.join(', ')})`);
  }
  return { kind: 'house', name, bot, factor, ...(frozen ? { frozen } : {}) };
}

function isBotName(name: string): name is BotName {
  return (botNames as readonly string[]).includes(name);
}
