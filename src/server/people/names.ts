/** What people may be called and may say. */
import { commitmentMark } from '../../core/commitment.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { serverRefusal } from '../refusal.ts';

const mostLetters = 24;
const mostChat = 500;

const nameShape = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u;
/** Letters by their class that nobody sees: fillers, joiners, soft hyphens, selectors. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;
/** More marks on one letter than any language has: a name that runs over its neighbours. */
const towers = /\p{M}{3}/u;
/** Controls other than line breaks, and marks that turn the direction of what stands around them. */
const unspeakable = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u;

export function readName(text: string): string | Refusal {
  const name = text.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const fits =
    [...name].length <= mostLetters && nameShape.test(name) && !invisible.test(name) && !towers.test(name.normalize('NFD'));
  return fits ? name : serverRefusal('wrongName', { most: mostLetters });
}

export function readChat(text: string): string | Refusal {
  const line = text.normalize('NFC').trim();
  const fits = line.length > 0 && [...line].length <= mostChat && !unspeakable.test(line);
  return fits ? line : serverRefusal('wrongChat', { most: mostChat });
}

/** What a device adds to the shuffle: one line of its own. */
export function readContribution(text: string): string | Refusal {
  const line = readChat(text);
  if (isRefusal(line) || /\n/u.test(line)) return serverRefusal('wrongChat', { most: mostChat });
  return line.startsWith(commitmentMark) ? serverRefusal('reservedLine', {}) : line;
}
