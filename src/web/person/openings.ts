/** How an opening is called: where or with whom somebody began. */
import type { PersonText } from './text/en.ts';

export function openingIn(t: PersonText, game: string, name: string): string {
  return t.openings[game]?.(t.explorer[name] ?? name) ?? name;
}
