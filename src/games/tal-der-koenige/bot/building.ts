/** The best use of a hand of blocks on the sites of a holding: the block that adds most first, then what is left over. */
import { colours } from '../data.ts';
import { capacityOf } from '../pyramid.ts';
import { type Holding, valueAt } from './holding.ts';
import { entryFor, isKnown, knownColour, knownGain, knownSet } from './known-blocks.ts';
import type { Outlook } from './outlook.ts';
import { hidden, isOpen, laidIn, lay, perSite, setsInWork, top, unlay, type Yard } from './yard.ts';

/** What was laid, in order; only the first `count` are meant. */
export interface Work {
  count: number;
  site: Int8Array;
  set: Int8Array;
  /** 1 + colour. */
  colour: Int8Array;
  /** What it added. */
  gain: Float64Array;
}

const mostBlocks = 64;

export function newWork(): Work {
  return {
    count: 0,
    site: new Int8Array(mostBlocks),
    set: new Int8Array(mostBlocks),
    colour: new Int8Array(mostBlocks),
    gain: new Float64Array(mostBlocks),
  };
}

/** One more of the same colour in hand makes hiding it a little worse. */
const company = 0.02;
const bestSet = new Int8Array(16);
const bestColour = new Int8Array(16);
const bestGain = new Float64Array(16);

/**
 * Lays blocks of `hand` (by colour) in the yard, at most `limit`, changing hand, yard and the holding's room.
 * A block that would harm is kept; in the end those left over may together be worth spoiling a pyramid.
 */
export function build(yard: Yard, holding: Holding, hand: Int8Array, limit: number, outlook: Outlook, work: Work): void {
  work.count = 0;
  for (let i = 0; i < holding.count; i++) findBest(yard, holding, hand, holding.sites[i]!, outlook);
  while (work.count < limit) {
    let site = 0;
    for (let i = 0; i < holding.count; i++) {
      const other = holding.sites[i]!;
      // Another site may have used up what was best here.
      if (bestGain[other]! > 0 && hand[bestColour[other]! - 1] === 0) findBest(yard, holding, hand, other, outlook);
      if (bestGain[other]! > (site ? bestGain[site]! : 0)) site = other;
    }
    if (!site) break;
    put(yard, holding, hand, site, bestSet[site]!, bestColour[site]!, bestGain[site]!, work);
    findBest(yard, holding, hand, site, outlook);
  }
  dump(yard, holding, hand, limit, outlook, work);
}

function put(
  yard: Yard,
  { room }: Holding,
  hand: Int8Array,
  site: number,
  set: number,
  colour: number,
  gain: number,
  work: Work,
): void {
  lay(yard, site, set, colour);
  hand[colour - 1] = hand[colour - 1]! - 1;
  room[site] = room[site]! - 1;
  const at = work.count++;
  work.site[at] = site;
  work.set[at] = set;
  work.colour[at] = colour;
  work.gain[at] = gain;
}

function findBest(yard: Yard, holding: Holding, hand: Int8Array, site: number, outlook: Outlook): void {
  bestGain[site] = 0;
  if (holding.room[site]! <= 0 || laidIn(yard, site) === capacityOf(site)) return;
  const entry = entryFor(yard, holding, hand, site, outlook);
  if (isKnown) {
    choose(site, knownSet[entry]!, knownColour[entry]!, knownGain[entry]!);
    return;
  }
  tryBlocks(yard, holding, hand, site, outlook);
  knownGain[entry] = bestGain[site]!;
  knownSet[entry] = bestSet[site]!;
  knownColour[entry] = bestColour[site]!;
}

function tryBlocks(yard: Yard, holding: Holding, hand: Int8Array, site: number, outlook: Outlook): void {
  const before = valueAt(yard, site, outlook, holding);
  let twin = false;
  let most = 0;
  for (const set of setsInWork(yard, site)) {
    if (!isOpen(yard, site, set)) continue;
    // Without the two-colour pattern the two sets of a level are as good as each other.
    if (!outlook.expert && set < top && twin) continue;
    if (set < top) twin = true;
    for (let colour = 1; colour <= colours.length; colour++) {
      const held = hand[colour - 1]!;
      if (held === 0) continue;
      const laid = lengthOfRun(yard, holding, site, set, colour, held, outlook, before);
      if (set === hidden) {
        // What nobody will see is what there is least of.
        const gain = runGain - company * held;
        if (gain > bestGain[site]!) choose(site, set, colour, gain);
      } else if (runGain > most) {
        // Colours exclude each other on a level: what counts is what all blocks of one bring.
        most = runGain;
        if (runGain / laid > bestGain[site]! || bestSet[site] !== hidden) choose(site, set, colour, runGain / laid);
      }
    }
  }
}

function choose(site: number, set: number, colour: number, gain: number): void {
  bestGain[site] = gain;
  bestSet[site] = set;
  bestColour[site] = colour;
}

let runGain = 0;

/** How many blocks of the colour make the best of this set and its twin, one or all; `runGain` is what they add together. */
function lengthOfRun(
  yard: Yard,
  holding: Holding,
  site: number,
  set: number,
  colour: number,
  held: number,
  outlook: Outlook,
  before: number,
): number {
  const was = lay(yard, site, set, colour);
  runGain = valueAt(yard, site, outlook, holding) - before + holding.haste;
  let more = Math.min(held, holding.room[site]!) - 1;
  if (set >= top || more <= 0) {
    unlay(yard, site, set, was);
    return 1;
  }
  const twin = outlook.expert ? set : set ^ 1;
  const wasTwin = yard[site * perSite + twin]!;
  let [same, other] = [0, 0];
  for (; more > 0 && isOpen(yard, site, set); more--, same++) lay(yard, site, set, colour);
  if (twin !== set) for (; more > 0 && isOpen(yard, site, twin); more--, other++) lay(yard, site, twin, colour);
  const laid = 1 + same + other;
  const all = valueAt(yard, site, outlook, holding) - before + laid * holding.haste;
  for (; other > 0; other--) unlay(yard, site, twin, wasTwin);
  for (; same >= 0; same--) unlay(yard, site, set, was);
  if (all <= runGain) return 1;
  runGain = all;
  return laid;
}

const marks = new Int8Array(6);

/** Blocks that each alone would only harm: all together on one site, if that is better than to give them to the pharaoh. */
function dump(yard: Yard, holding: Holding, hand: Int8Array, limit: number, outlook: Outlook, work: Work): void {
  let held = 0;
  for (let colour = 0; colour < colours.length; colour++) held += hand[colour]!;
  if (held === 0) return;
  let chosen = 0;
  let most = 1e-9;
  for (let i = 0; i < holding.count; i++) {
    const site = holding.sites[i]!;
    const fit = Math.min(held, holding.room[site]!, limit - work.count, capacityOf(site) - laidIn(yard, site));
    if (fit <= 0) continue;
    const gain = fit * holding.haste + valueOfDump(yard, holding, hand, site, fit, outlook);
    if (gain <= most) continue;
    most = gain;
    chosen = site;
  }
  if (!chosen) return;
  const fit = Math.min(held, holding.room[chosen]!, limit - work.count, capacityOf(chosen) - laidIn(yard, chosen));
  for (let n = 0; n < fit; n++) put(yard, holding, hand, chosen, openSet(yard, chosen), mostHeld(hand), most / fit, work);
}

function openSet(yard: Yard, site: number): number {
  for (const set of setsInWork(yard, site)) if (isOpen(yard, site, set)) return set;
  return 0;
}

function mostHeld(hand: Int8Array): number {
  let most = 0;
  for (let colour = 1; colour < colours.length; colour++) if (hand[colour]! > hand[most]!) most = colour;
  return most + 1;
}

const before = new Int8Array(16);

function valueOfDump(yard: Yard, holding: Holding, hand: Int8Array, site: number, fit: number, outlook: Outlook): number {
  const value = valueAt(yard, site, outlook, holding);
  const first = site * 16;
  for (let i = 0; i < 16; i++) before[i] = yard[first + i]!;
  for (let colour = 0; colour < colours.length; colour++) marks[colour] = hand[colour]!;
  for (let n = 0; n < fit; n++) {
    const colour = mostHeld(marks);
    lay(yard, site, openSet(yard, site), colour);
    marks[colour - 1] = marks[colour - 1]! - 1;
  }
  const gain = valueAt(yard, site, outlook, holding) - value;
  for (let i = 0; i < 16; i++) yard[first + i] = before[i]!;
  return gain;
}
