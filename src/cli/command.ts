import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Why a command cannot run with what it was given. */
export interface UsageError {
  readonly wrong: string;
}

/** One command of the house, in a file of its own. */
export interface Command {
  readonly usage: string;
  /** Runs and gives the exit code: 0 all well, 1 not so; wrong arguments make it 2. */
  run(args: readonly string[]): Promise<number | UsageError>;
}

export function usageError(message: string): UsageError {
  return { wrong: message };
}

export function isUsageError(value: unknown): value is UsageError {
  return typeof value === 'object' && value !== null && 'wrong' in value;
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** The arguments sorted into options and the rest, or what is wrong with them. */
export function readArguments<const O extends Options>(args: readonly string[], options: O, most: number) {
  try {
    const read = parseArgs({ args: joined(args, options), options, allowPositionals: true, strict: true });
    return read.positionals.length > most ? usageError(`unexpected argument “${read.positionals[most]}”`) : read;
  } catch (error) {
    if (error instanceof TypeError) return usageError(firstSentence(error.message));
    throw error;
  }
}

/** A value may begin with a dash, as one table's id in sixty does: what follows an option that takes a value is one, unless it is an option. */
function joined(args: readonly string[], options: Options): string[] {
  const takesValue = (arg: string) => arg.startsWith('--') && options[arg.slice(2)]?.type === 'string';
  const isOption = (arg: string) =>
    arg === '--' || (arg.startsWith('--') && Object.hasOwn(options, arg.slice(2).split('=')[0] ?? ''));
  const made: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    const next = args[i + 1];
    if (takesValue(arg) && next?.startsWith('-') && !isOption(next)) {
      made.push(`${arg}=${next}`);
      i += 1;
    } else made.push(arg);
  }
  return made;
}

// What follows the first sentence advises on the shell's quoting and helps nobody here.
function firstSentence(message: string): string {
  return message.split(/\. |\n/)[0] ?? message;
}

/** A whole number within bounds, or the default where none is given. */
export function wholeNumber(
  name: string,
  text: string | undefined,
  { least, most, preset }: { least: number; most: number; preset: number },
): number | UsageError {
  if (text === undefined) return preset;
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : usageError(`--${name} must be a whole number from ${least} to ${most}`);
}

/** Reading the seed of a simulation: the fast generator takes 32 bits. */
export const seedRange = { least: 0, most: 0xffff_ffff, preset: 1 };
