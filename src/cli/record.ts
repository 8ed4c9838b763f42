import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import type { Refusal } from '../core/refusal.ts';
import { houseTexts } from '../core/text/index.ts';
import { type HouseText, type Language, languages, type Say, sayRefusal } from '../core/text.ts';
import { type UsageError, usageError } from './command.ts';

/** The text of a record: a file, or "-" for stdin. */
export async function recordText(path: string | undefined): Promise<string | UsageError> {
  if (path === undefined) return usageError('which record? Give a file, or - for stdin');
  if (path === '-') return readAll(process.stdin);
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    return usageError(`“${path}” cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
  }
}

export function readLanguage(text: string | undefined): Language | UsageError {
  const found = languages.find((language) => language === (text ?? 'en'));
  return found ?? usageError(`--language must be one of ${languages.join(', ')}`);
}

/** Seats by the names of the record, where it has them. */
export function sayNames(house: HouseText, names: readonly string[]): Say {
  return { seat: (seat) => names[seat] || house.seat(seat) };
}

/** Why a record is refused, in words on stderr; the exit code for it. */
export function refuseRecord(refusal: Refusal, language: Language = 'en'): number {
  const house = houseTexts[language];
  console.error(sayRefusal(house, undefined, refusal, house));
  return 1;
}
