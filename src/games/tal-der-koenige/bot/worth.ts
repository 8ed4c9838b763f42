/** What a pyramid will be worth to its owner: every class it can still reach, by the chance to reach it in time. */
import { worth as classes } from '../data.ts';
import { capacityOf, sizeOf } from '../pyramid.ts';
import { chance, type Outlook } from './outlook.ts';
import { counts, hidden, laidAt, perSite, setSizes, spoilt, top, type Yard } from './yard.ts';

/** The chance to be done in time and not to have been robbed before. */
function hope(rounds: number, needed: number, fear: number, { weights }: Outlook): number {
  const inTime = chance(rounds - needed, weights);
  return inTime === 0 ? 0 : inTime * Math.exp(fear * (needed > 1 ? needed : 1));
}

/** The colour both sets of a level have; 0 when none has one yet, -1 when they cannot be of one colour any more. */
function shared(one: number, other: number): number {
  if (one === spoilt || other === spoilt) return -1;
  if (one === 0) return other;
  return other === 0 || other === one ? one : -1;
}

/**
 * `rounds`: how many there are for it; `pace`: how many it takes the workers to lay a block;
 * `fear`: what each of them endangers it (0 or less).
 */
export function worthOf(yard: Yard, site: number, rounds: number, pace: number, fear: number, outlook: Outlook): number {
  const at = site * perSite;
  const points = classes[sizeOf(site)];
  const missing = capacityOf(site) - yard[at + laidAt]!;
  const { any, each, left } = outlook;
  const least = missing * pace;
  const mixed = missing === 0 ? 1 : rounds > 0 ? hope(rounds, Math.max(missing * any, least), fear, outlook) : 0;
  if (mixed === 0) return 0;
  let value = points.mixed * mixed;
  const base = shared(yard[at]!, yard[at + 1]!);
  const middle = shared(yard[at + 2]!, yard[at + 3]!);
  const covered = setSizes[site * 6 + hidden]! - yard[at + counts + hidden]!;
  if (base < 0 || middle < 0) {
    if (outlook.expert) value += (points.twoColour - points.mixed) * twoColours(yard, site, rounds, least, fear, outlook);
    return value;
  }
  const low = setSizes[site * 6]!;
  const high = setSizes[site * 6 + 2]!;
  const lacking = 2 * low - yard[at + counts]! - yard[at + counts + 1]!;
  const lackingAbove = 2 * high - yard[at + counts + 2]! - yard[at + counts + 3]!;
  const capped = 1 - yard[at + counts + top]!;
  let layered = 1;
  if (missing > 0) {
    const possible = lacking <= left[base]! && lackingAbove <= left[middle]!;
    const needed = lacking * each[base]! + lackingAbove * each[middle]! + (covered + capped) * any;
    layered = possible ? hope(rounds, Math.max(needed, least), fear, outlook) : 0;
  }
  if (outlook.expert)
    value += (points.twoColour - points.mixed) * Math.max(layered, twoColours(yard, site, rounds, least, fear, outlook));
  value += (points.layered - (outlook.expert ? points.twoColour : points.mixed)) * layered;
  const tip = yard[at + top]!;
  if ((middle !== 0 && middle !== base) || (tip !== 0 && tip !== base) || layered === 0) return value;
  if (missing === 0) return value + points.oneColour - points.layered;
  const same = lacking + lackingAbove + capped;
  if (same > left[base]!) return value;
  return (
    value + (points.oneColour - points.layered) * hope(rounds, Math.max(same * each[base]! + covered * any, least), fear, outlook)
  );
}

/** K6.2: the chance of a chequered pyramid. */
function twoColours(yard: Yard, site: number, rounds: number, least: number, fear: number, outlook: Outlook): number {
  const { any, each, left } = outlook;
  const at = site * perSite;
  const one = yard[at]!;
  const other = yard[at + 1]!;
  if (one === spoilt || other === spoilt || (one === other && one !== 0)) return 0;
  const third = yard[at + 2]!;
  const fourth = yard[at + 3]!;
  if ((third !== 0 && third !== one && third !== other) || (fourth !== 0 && fourth !== one && fourth !== other)) return 0;
  if (third !== 0 && third === fourth) return 0;
  const tip = yard[at + top]!;
  if (tip !== 0 && tip !== one && tip !== other) return 0;
  let needed = 0;
  for (let set = 0; set < top; set++) {
    const lacking = setSizes[site * 6 + set]! - yard[at + counts + set]!;
    const colour = yard[at + (set & 1)]!;
    if (lacking > left[colour]!) return 0;
    // Two colours come side by side: half the time of one after the other.
    needed += 0.5 * lacking * each[colour]!;
  }
  needed += (1 - yard[at + counts + top]!) * any;
  needed += (setSizes[site * 6 + hidden]! - yard[at + counts + hidden]!) * any;
  return yard[at + laidAt] === capacityOf(site) ? 1 : hope(rounds, Math.max(needed, least), fear, outlook);
}
