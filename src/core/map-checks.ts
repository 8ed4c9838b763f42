/** What is said of a printed board beside the game: what is wrong with it, and how sure it is. */
import {
  type AnyMaps,
  type Certainty,
  type Finding,
  type FindingWords,
  type MapChecks,
  mostMapCharacters,
  type PrintedMap,
  whyNoMap,
} from './maps.ts';
import { houseRefusal, isRefusal, type Refusal } from './refusal.ts';
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

/** Why no game should begin on this, where it is a map of somebody's own: the first thing that the rulebook has otherwise. */
export async function mapRefusal(
  { maps }: { readonly maps?: AnyMaps },
  map: unknown,
  language: Language = 'en',
): Promise<Refusal | undefined> {
  if (!maps || typeof map !== 'object') return undefined;
  const checks = await maps.checks();
  const draft = whyNoMap(maps, map) ?? checks.readDraft(map);
  if (isRefusal(draft)) return draft;
  const wrong = checks.findings(draft).find(({ hint }) => !hint);
  return wrong && houseRefusal('unfitMap', { why: sayFinding(await checks.words(language), wrong).replace(/\.$/, '') });
}

/** What a file holds that should be a map. */
export function mapJson(text: string): { readonly json: unknown } | Refusal {
  if (text.length > mostMapCharacters) return houseRefusal('wrongMap', { why: 'tooLarge' });
  try {
    return { json: JSON.parse(text) };
  } catch {
    return houseRefusal('wrongMap', { why: 'notJson' });
  }
}

/** A map of this game that may still lack things, from a file that somebody chose or what an address held. */
export function readMapText(maps: AnyMaps, checks: Pick<MapChecks, 'readDraft'>, text: string): PrintedMap | Refusal {
  const read = mapJson(text);
  return isRefusal(read) ? read : (whyNoMap(maps, read.json) ?? checks.readDraft(read.json));
}
