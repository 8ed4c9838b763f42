/** What is said of a printed board beside the game: what is wrong with it, and how sure it is. */
import type { AnyMaps, Certainty, Finding, FindingWords, MapChoice, PrintedMap } from './maps.ts';
import { houseRefusal, type Refusal } from './refusal.ts';
import type { Language } from './text.ts';

/** A finding in words. */
export function sayFinding(words: FindingWords, { key, details }: Finding): string {
  const say = words[key] as ((details: Finding['details']) => string) | undefined;
  return say ? say(details) : key;
}

/** How sure the datum at a path is: by its own source, or that of the nearest path above it. */
export function certaintyOf({ sources = {} }: Pick<PrintedMap, 'sources'>, path: string): Certainty {
  let at = path;
  while (at && !sources[at]) at = at.slice(0, Math.max(0, at.lastIndexOf('.')));
  const source = sources[at || 'all'] ?? 'reconstructed';
  return source === 'reconstructed' ? 'ours' : source === 'other' ? 'likely' : 'certain';
}

/** Why no game should begin on a map of somebody's own: the first thing that the rulebook has otherwise. */
export async function mapRefusal(
  { maps }: { readonly maps?: AnyMaps },
  { map }: Pick<MapChoice, 'map'>,
  language: Language = 'en',
): Promise<Refusal | undefined> {
  if (!maps || typeof map !== 'object') return undefined;
  const checks = await maps.checks();
  const wrong = checks.findings(map).find(({ hint }) => !hint);
  return wrong && houseRefusal('wrongMap', { why: sayFinding(await checks.words(language), wrong).replace(/\.$/, '') });
}
