/** The bots a table can have. */
import { type BotName, botNames, type Level, levels } from '../../bots/levels.ts';

export const botLevels: readonly string[] = levels;

/** Who sits in for somebody who left. */
export const substitute: Level = 'medium';

/** The bot of a seat as it is stored. Old tables may name one that can no longer be chosen; they go on as they were. */
export function botCalled(level: string): BotName {
  return botNames.find((name) => name === level) ?? substitute;
}
