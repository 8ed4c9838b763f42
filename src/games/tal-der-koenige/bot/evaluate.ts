/** How good a state is for a seat: what everybody's pyramids will be worth, with the blocks in hand laid as well as may be. */
import { newKnown } from '../../../core/fingerprint.ts';
import type { Seat } from '../../../core/game.ts';
import type { Aspect } from '../../../core/heuristics.ts';
import { colours, figuresEach } from '../data.ts';
import { nodeOf } from '../map.ts';
import { standing } from '../scoring.ts';
import type { Phase, State } from '../state.ts';
import type { TalAspect } from './aspect-names.ts';
import { build, newWork } from './building.ts';
import { fingerprint } from './fingerprint.ts';
import { arePlaced, giveBack, takeAhead } from './foresight.ts';
import { hold, newHolding, roomNow, roomSoon, valueAt } from './holding.ts';
import { look, newOutlook } from './outlook.ts';
import { newYard, readYard } from './yard.ts';

const yard = newYard();
const outlook = newOutlook();
const holding = newHolding();
const work = newWork();
const hand = new Int8Array(colours.length);
const loot = new Int8Array(4 * colours.length);

const phases: readonly Phase[] = ['bids', 'over', 'overseers', 'orders', 'workers', 'steal', 'takeOver', 'build'];
/** Who has not placed his workers yet will hardly reach more blocks than this. */
const likely = 8;

/** What each seat leaves over, as last foreseen. */
const spills = new Int8Array(4);

/**
 * Builds everybody's hands into the yard; what is left over goes to the pharaoh and hastens the end. For a seat `alone` only
 * its own, where it is known what the others leave over (`elsewhere`).
 */
function readAhead(state: State, alone = -1, elsewhere = 0): number[] {
  readYard(state, yard);
  look(state, outlook);
  const taken = takeAhead(state, yard, loot);
  if (phases.indexOf(state.phase) < 2) return taken;
  let spilt = elsewhere;
  for (let seat = 0; seat < state.players; seat++) {
    if (alone >= 0 && seat !== alone) continue;
    spills[seat] = 0;
    let held = 0;
    for (let colour = 0; colour < colours.length; colour++) {
      hand[colour] = state.hands[seat * colours.length + colour]! + loot[seat * colours.length + colour]!;
      held += hand[colour]!;
    }
    if (held === 0) continue;
    hold(state, seat, yard, outlook, holding);
    const placed = arePlaced(state, seat);
    if (placed) roomNow(state, seat, holding);
    else roomSoon(state, seat, holding);
    build(yard, holding, hand, placed ? held : Math.min(held, likely), outlook, work);
    spills[seat] = held - work.count;
    spilt += spills[seat]!;
  }
  if (spilt > 0) look(state, outlook, spilt);
  return taken;
}

const values = new Float64Array(4);

function worthTo(state: State, seat: Seat): number {
  hold(state, seat, yard, outlook, holding);
  let value = holding.points + holding.future;
  for (let i = 0; i < holding.count; i++) value += valueAt(yard, holding.sites[i]!, outlook, holding);
  return value;
}

/** Points are what counts, but the game is about winning. */
const winning = 3;

export function evaluate(state: State, seat: Seat): number {
  if (state.phase === 'over') {
    const { points, winners } = standing(state);
    const best = Math.max(...points.filter((_, other) => other !== seat));
    return points[seat]! - best + (winners.includes(seat) ? winning / winners.length : 0);
  }
  fingerprint(state, seat);
  return known.find() ?? known.keep(judged(state, seat));
}

/** Plans that differ in little come to the same state again and again. */
const known = newKnown<number>(20_000);

function judged(state: State, seat: Seat): number {
  const taken = readAhead(state);
  let best = 0;
  for (let other = 0; other < state.players; other++) {
    values[other] = worthTo(state, other);
    if (other !== seat) best = Math.max(best, values[other]!);
  }
  giveBack(state, taken);
  return values[seat]! - best;
}

/** What all but the seat will leave over of the blocks they hold; before the overseers have gone. */
export function spiltByOthers(state: State, seat: Seat): number {
  spills.fill(0);
  giveBack(state, readAhead(state));
  let sum = 0;
  for (let other = 0; other < state.players; other++) if (other !== seat) sum += spills[other]!;
  return sum;
}

/** What the seat's own finished and unfinished pyramids come to, given what the others leave over. */
export function valueFor(state: State, seat: Seat, elsewhere: number): number {
  const taken = readAhead(state, seat, elsewhere);
  const value = worthTo(state, seat);
  giveBack(state, taken);
  return value;
}

export function aspects(state: State, seat: Seat): readonly Aspect<TalAspect>[] {
  const taken = readAhead(state);
  let best = 0;
  for (let other = 0; other < state.players; other++) if (other !== seat) best = Math.max(best, worthTo(state, other));
  worthTo(state, seat);
  giveBack(state, taken);
  const finished = holding.points;
  const future = holding.future;
  let safe = finished + future;
  let undisturbed = finished + future;
  for (let i = 0; i < holding.count; i++) {
    const site = holding.sites[i]!;
    safe += valueAt(yard, site, outlook, holding);
    holding.fear[site] = 0;
    undisturbed += valueAt(yard, site, outlook, holding);
  }
  return [
    { aspect: 'finished', points: finished },
    { aspect: 'building', points: undisturbed - finished - future },
    { aspect: 'guard', points: safe - undisturbed },
    { aspect: 'future', points: future },
    { aspect: 'rivals', points: -best },
  ];
}

/** A number for all that a beam must tell apart: who is and owns where, what lies and is held where; not on which place. */
export function key(state: State): number {
  let one = 17;
  let two = 31;
  const mix = (n: number) => {
    one = Math.imul(one ^ n, 0x01000193);
    two = Math.imul(two + n, 0x85ebca6b) ^ (two >>> 13);
  };
  mix(phases.indexOf(state.phase));
  mix(state.turn);
  mix(state.points);
  mix(state.moved);
  for (const n of state.blocks) mix(n);
  for (const n of state.hands) mix(n);
  for (const n of state.owners) mix(n);
  for (let figure = 0; figure < state.players * figuresEach; figure++) mix(nodeOf(state.figures[figure]!));
  return (one >>> 0) * 0x100000 + ((two >>> 0) & 0xfffff);
}
