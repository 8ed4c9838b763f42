/** What there is to see of a seat's position, as numbers about as large as one; what each counts for is in judgement.ts. */
import type { Seat } from '../../../core/game.ts';
import { briberyKinds, briberyPoints, gold, roundsFor, supplyKinds } from '../data.ts';
import { briberyOf, type State, supplyOf, warsOf } from '../state.ts';
import type { AspectKey } from './aspect-names.ts';
import { nationHope, type Outlook, type Race, raceFor, treasureShare } from './outlook.ts';
import { chance } from './power.ts';
import { warSum } from './worth.ts';

/** The traits in their order, and the side of a position each belongs to. */
export const traits = {
  inside: 'city',
  insideSquared: 'city',
  highest: 'city',
  outside: 'followers',
  someOutside: 'followers',
  lastCollar: 'followers',
  onMission: 'mission',
  missionFree: 'mission',
  treasures: 'treasures',
  treasureNow: 'treasures',
  treasureSoon: 'treasures',
  treasureLater: 'treasures',
  nation: 'nation',
  warHand: 'war',
  warHoard: 'war',
  warCards: 'war',
  strength: 'war',
  disguise: 'supplies',
  disguises: 'supplies',
  weapon: 'supplies',
  weapons: 'supplies',
  food: 'supplies',
  foods: 'supplies',
  gold: 'gold',
  golds: 'gold',
  moveOwn: 'bribery',
  moveOther: 'bribery',
  drawWar: 'bribery',
  drawSupply: 'bribery',
  briberyPoints: 'bribery',
  reign: 'safety',
  peril: 'safety',
  perilInside: 'safety',
  prey: 'safety',
  lead: 'safety',
  toMove: undefined,
  wait: undefined,
} as const satisfies Readonly<Record<string, AspectKey | undefined>>;
export type Trait = keyof typeof traits;
export const traitCount = Object.keys(traits).length;

/** Cards of a kind beyond so many make no difference, but for gold. */
const mostMore = 5;

const [now, soon, later]: [Race, Race, Race] = [0, 0, 0].map((): Race => ({ blur: 0, waiting: 0, claims: [] })) as [
  Race,
  Race,
  Race,
];

/** The races for treasures that all seats' traits speak of; comes before `traitsOf`. */
export function watchRaces(look: Outlook): void {
  const blur = 0.3 + 0.2 * look.toTreasure;
  raceFor(look, blur, 0, now);
  raceFor(look, blur + 0.8, 0.5, soon);
  raceFor(look, blur + 2.5, 0.5, later);
}

/** The traits of the seat, written into `found`; `strengths` are everybody's hands in a fight. */
export function traitsOf(
  state: State,
  look: Outlook,
  strengths: readonly number[],
  seat: Seat,
  found = new Float64Array(traitCount),
): Float64Array {
  const inside = look.inside[seat]!;
  const outside = look.outside[seat]!;
  const sum = warSum(state, seat);
  const strength = strengths[seat]!;
  const away = (seat - state.active + state.players) % state.players;
  let at = 0;
  found[at++] = inside;
  found[at++] = (inside * inside) / 4;
  found[at++] = look.highest[seat]! / 25;
  found[at++] = outside;
  found[at++] = Math.min(1, outside);
  found[at++] = inside + outside === 1 ? 1 : 0;
  found[at++] = look.onMission[seat] ? 1 : 0;
  found[at++] = look.temples[state.missions[seat]!] === -2 ? 1 : 0;
  found[at++] = state.treasures[seat]!;
  found[at++] = treasureShare(now, seat);
  found[at++] = treasureShare(soon, seat);
  found[at++] = (roundsFor(state.players) - state.round) * treasureShare(later, seat);
  found[at++] = nationHope(state, look, seat);
  found[at++] = sum / (sum + 12);
  found[at++] = sum / (sum + 40);
  found[at++] = Math.min(8, warsOf(state, seat)) / 8;
  found[at++] = strength / (strength + 30);
  for (let kind = 0; kind < supplyKinds; kind++) {
    const count = supplyOf(state, seat, kind);
    found[at++] = Math.min(1, count);
    found[at++] = Math.min(kind === gold ? count : mostMore, Math.max(0, count - 1));
  }
  let certain = 0;
  for (let kind = 0; kind < briberyKinds; kind++) {
    const held = briberyOf(state, seat, kind);
    if (briberyPoints[kind]) certain += briberyPoints[kind]! * held;
    else if (kind < 4) found[at++] = held;
  }
  found[at++] = certain;
  at = threats(look, strengths, seat, found, at);
  found[at++] = away === 0 ? state.actions / 2 : 0;
  found[at++] = away / state.players;
  return found;
}

/** Attacks to come, by the hands: those the seat can make, those it must bear, what there is to be had. */
function threats(look: Outlook, strengths: readonly number[], seat: Seat, found: Float64Array, from: number): number {
  const own = strengths[seat]!;
  const others = strengths.length - 1;
  let [reign, peril, prey, strongest] = [0, 0, 0, 0];
  for (let other = 0; other < strengths.length; other++) {
    if (other === seat) continue;
    const theirs = strengths[other]!;
    const wins = beats(own, theirs);
    reign += wins / others;
    prey += (wins * look.inside[other]!) / others;
    peril = Math.max(peril, beats(theirs, own));
    strongest = Math.max(strongest, theirs);
  }
  let at = from;
  found[at++] = reign;
  found[at++] = peril;
  found[at++] = peril * Math.min(1, look.inside[seat]! / 2);
  found[at++] = prey / 3;
  found[at++] = own / (own + strongest + 5);
  return at;
}

/** The chance that an attack of the one on the other succeeds. */
function beats(attack: number, defence: number): number {
  return chance((attack - defence - 3) / (4 + 0.2 * defence));
}
