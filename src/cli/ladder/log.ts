/** The log of a ladder: one line for every seed that was played, so that a run goes on where it stopped and every game can be seen again. */
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { type UsageError, usageError } from '../command.ts';
import type { Contest, Result } from './contest.ts';
import type { Limit } from './player.ts';

export interface Logged {
  readonly contest: Contest;
  readonly limit: Limit;
  readonly result: Result;
}

const hundredths = (time: number) => Math.round(time * 100) / 100;

export function writeLogged(file: string, { contest, limit, result }: Logged): void {
  const short = { ...result, times: result.times.map(hundredths), otherTimes: result.otherTimes.map(hundredths) };
  appendFileSync(file, `${JSON.stringify({ contest, limit, result: short })}\n`);
}

/** What the file holds. A last line that was cut off while it was written is taken away: its seed is played again. */
export function readLog(file: string): readonly Logged[] | UsageError {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n');
  const cut = lines.pop() ?? '';
  if (cut) truncateSync(file, Buffer.byteLength(text) - Buffer.byteLength(cut));
  const logged: Logged[] = [];
  for (const [at, line] of lines.entries()) {
    try {
      const read = JSON.parse(line) as Logged;
      if (!Array.isArray(read.result.actions) || typeof read.contest.seed !== 'number') throw new Error('not a game');
      logged.push(read);
    } catch {
      return usageError(`line ${at + 1} of ${file} is not a line of a ladder's log`);
    }
  }
  return logged;
}

/** What was played already of that contest. */
export function findLogged(logged: readonly Logged[], contest: Contest, limit: Limit): Logged | undefined {
  return logged.find((one) => isDeepStrictEqual(one.contest, contest) && isDeepStrictEqual(one.limit, limit));
}
