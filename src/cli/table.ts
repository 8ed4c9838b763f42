/** Which game, with how many players and which options, from a command's arguments. */
import { readConfig } from '../core/config.ts';
import type { AnyGame, Config, OptionValue } from '../core/game.ts';
import { isRefusal } from '../core/refusal.ts';
import { houseTexts } from '../core/text/index.ts';
import { sayRefusal } from '../core/text.ts';
import { gameIds, loadGame } from '../games/index.ts';
import { type UsageError, usageError } from './command.ts';

/** The game of that name. */
export async function gameNamed(id: string | undefined): Promise<AnyGame | UsageError> {
  if (id === undefined) return usageError(`which game? There are: ${gameIds.join(', ')}`);
  return (await loadGame(id)) ?? usageError(`there is no game “${id}”; there are: ${gameIds.join(', ')}`);
}

/** "name=value,…" as options; what the game does not know is left for `readConfig` to refuse. */
export function readOptions({ meta }: AnyGame, text: string | undefined): Record<string, OptionValue> | UsageError {
  const options: Record<string, OptionValue> = {};
  for (const pair of text?.split(',').filter(Boolean) ?? []) {
    const at = pair.indexOf('=');
    if (at < 1) return usageError(`--options wants name=value,… and not “${pair}”`);
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const known = Object.hasOwn(meta.options, name) ? meta.options[name]?.values : undefined;
    options[name] = known?.find((one) => String(one) === value) ?? value;
  }
  return options;
}

/** A config the game accepts, or its refusal in words. */
export function configFor(game: AnyGame, players: number, options: Readonly<Record<string, OptionValue>>): Config | UsageError {
  const config = readConfig(game, { players, options });
  if (!isRefusal(config)) return config;
  const { en } = houseTexts;
  return usageError(sayRefusal(en, undefined, config, en).replace(/\.$/, ''));
}

/** "4 players, board1 A, board2 B". */
export function describeConfig({ players, options }: Config): string {
  return [`${players} players`, ...Object.entries(options).map(([name, value]) => `${name} ${value}`)].join(', ');
}
