/**
 * Which block is best on a site, where the very same was asked before: sites, hands and prospects of one state are mostly those of the
 * next. Every entry holds all that its answer follows from, and is believed only where all of it is equal.
 */
import type { Holding } from './holding.ts';
import type { Outlook } from './outlook.ts';
import { counts, hidden, perSite, top, type Yard } from './yard.ts';

const entries = 1 << 13;
const perKey = 13;
const keys = new Int32Array(entries * perKey).fill(-1);
export const knownGain = new Float64Array(entries);
export const knownSet = new Int8Array(entries);
export const knownColour = new Int8Array(entries);

const key = new Int32Array(perKey);
const floats = new Float64Array(4);
const halves = new Int32Array(floats.buffer);

/** The entry for this question; `isKnown` tells whether its answer holds, otherwise it is to be filled in. */
export function entryFor(yard: Yard, holding: Holding, hand: Int8Array, site: number, outlook: Outlook): number {
  const at = site * perSite;
  let sets = 0;
  for (let set = 0; set <= top; set++) sets = sets * 8 + yard[at + set]!;
  let laid = 0;
  for (let set = 0; set <= hidden; set++) laid = laid * 16 + yard[at + counts + set]!;
  let held = 0;
  for (let colour = 0; colour < hand.length; colour++) held = held * 64 + hand[colour]!;
  floats[0] = holding.rounds[site]!;
  floats[1] = holding.pace[site]!;
  floats[2] = holding.fear[site]!;
  floats[3] = holding.haste;
  key[0] = sets * 16 + site;
  key[1] = laid;
  key[2] = held;
  key[3] = holding.room[site]!;
  key[4] = outlook.number;
  let hash = 0x811c9dc5;
  for (let i = 0; i < 8; i++) key[5 + i] = halves[i]!;
  for (let i = 0; i < perKey; i++) hash = Math.imul(hash ^ key[i]!, 0x01000193) ^ (hash >>> 15);
  const entry = (hash ^ (hash >>> 13)) & (entries - 1);
  const first = entry * perKey;
  isKnown = true;
  for (let i = 0; i < perKey; i++) {
    if (keys[first + i] === key[i]) continue;
    isKnown = false;
    keys[first + i] = key[i]!;
  }
  return entry;
}

export let isKnown = false;
