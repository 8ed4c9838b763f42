/** How good a state is for a seat: what everybody's pyramids will be worth, with the blocks in hand laid as well as may be. */
import type { Aspect, Seat } from '../../../core/game.ts';
import { colours, figuresEach } from '../data.ts';
import { standing } from '../scoring.ts';
import type { Phase, State } from '../state.ts';
import { build, newWork } from './building.ts';
import { hold, newHolding, roomNow, roomSoon, valueAt } from './holding.ts';
import { look, newOutlook } from './outlook.ts';
import { weights } from './weights.ts';
import { newYard, readYard } from './yard.ts';

const yard = newYard();
const outlook = newOutlook();
const holding = newHolding();
const work = newWork();
const hand = new Int8Array(colours.length);

/** Whether the seat's workers stand where they will build this round. */
function arePlaced(state: State, seat: Seat): boolean {
  const { phase, players, start, turn } = state;
  if (phase === 'steal' || phase === 'takeOver' || phase === 'build') return true;
  return phase === 'workers' && (seat - start + players) % players <= (turn - start + players) % players;
}

const beforeBuilding: readonly Phase[] = ['overseers', 'orders', 'workers', 'steal', 'takeOver', 'build'];
/** Who has not placed his workers yet will hardly reach more blocks than this. */
const likely = 8;

/** Builds everybody's hands into the yard; what is left over goes to the pharaoh and hastens the end. */
function readAhead(state: State): void {
  readYard(state, yard);
  look(state, outlook);
  if (!beforeBuilding.includes(state.phase)) return;
  let spilt = 0;
  for (let seat = 0; seat < state.players; seat++) {
    let held = 0;
    for (let colour = 0; colour < colours.length; colour++) {
      hand[colour] = state.hands[seat * colours.length + colour] as number;
      held += hand[colour] as number;
    }
    if (held === 0) continue;
    hold(state, seat, yard, outlook, holding);
    const placed = arePlaced(state, seat);
    if (placed) roomNow(state, seat, holding);
    else roomSoon(state, seat, holding);
    build(yard, holding, hand, placed ? held : Math.min(held, likely), outlook, work);
    spilt += held - work.count;
  }
  if (spilt > 0) look(state, outlook, spilt);
}

const values = new Float64Array(4);

function worthTo(state: State, seat: Seat): number {
  hold(state, seat, yard, outlook, holding);
  let value = holding.points;
  for (let i = 0; i < holding.count; i++) value += valueAt(yard, holding.sites[i] as number, outlook, holding);
  return value;
}

/** Points are what counts, but the game is about winning. */
const winning = 3;

export function evaluate(state: State, seat: Seat): number {
  if (state.phase === 'over') {
    const { points, winners } = standing(state);
    const best = Math.max(...points.filter((_, other) => other !== seat));
    return (points[seat] as number) - weights.envy * best + (winners.includes(seat) ? winning / winners.length : 0);
  }
  readAhead(state);
  let best = 0;
  for (let other = 0; other < state.players; other++) {
    values[other] = worthTo(state, other);
    if (other !== seat) best = Math.max(best, values[other] as number);
  }
  return (values[seat] as number) - weights.envy * best;
}

/** What the seat's own finished and unfinished pyramids come to, in the state as imagined on. */
export function valueFor(state: State, seat: Seat): number {
  readAhead(state);
  return worthTo(state, seat);
}

export function aspects(state: State, seat: Seat): readonly Aspect[] {
  readAhead(state);
  let best = 0;
  for (let other = 0; other < state.players; other++) if (other !== seat) best = Math.max(best, worthTo(state, other));
  const total = worthTo(state, seat);
  const finished = holding.points;
  let safe = finished;
  let undisturbed = finished;
  for (let i = 0; i < holding.count; i++) {
    const site = holding.sites[i] as number;
    safe += valueAt(yard, site, outlook, holding);
    holding.safety[site] = 1;
    undisturbed += valueAt(yard, site, outlook, holding);
  }
  return [
    { aspect: 'finished', points: finished },
    { aspect: 'building', points: undisturbed - finished },
    { aspect: 'guard', points: safe - undisturbed },
    { aspect: 'others', points: total - safe - best },
  ];
}

/** A number for everything a beam must tell apart: who stands and owns where, what lies and is held where. */
export function key(state: State): number {
  let one = 17;
  let two = 31;
  const mix = (n: number) => {
    one = Math.imul(one ^ n, 0x01000193);
    two = Math.imul(two + n, 0x85ebca6b) ^ (two >>> 13);
  };
  mix(state.phase.length);
  mix(state.turn);
  mix(state.points);
  mix(state.moved);
  for (const n of state.blocks) mix(n);
  for (const n of state.hands) mix(n);
  for (const n of state.owners) mix(n);
  for (let figure = 0; figure < state.players * figuresEach; figure++) mix(state.figures[figure] as number);
  return (one >>> 0) * 0x100000 + ((two >>> 0) & 0xfffff);
}
