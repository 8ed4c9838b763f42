/** What there is to see of a seat's position, as numbers about as large as one; what each counts for is in judgement.ts. */
import type { Seat } from '../../../core/game.ts';
import { briberyPoints, gold, roundsFor, supplies } from '../data.ts';
import { briberyOf, type State, supplyOf, warsOf } from '../state.ts';
import type { AspectKey } from './aspect-names.ts';
import { nationHope, type Outlook, treasureShare } from './outlook.ts';
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

/** Cards of a kind beyond so many make no difference, but for gold. */
const mostMore = 5;

/** The traits of the seat; `strengths` are everybody's hands in a fight. */
export function traitsOf(state: State, look: Outlook, strengths: readonly number[], seat: Seat): number[] {
  const inside = look.inside[seat]!;
  const outside = look.outside[seat]!;
  const sum = warSum(state, seat);
  const strength = strengths[seat]!;
  const mission = state.missions[seat]!;
  const blur = 0.3 + 0.2 * look.toTreasure;
  const away = (seat - state.active + state.players) % state.players;
  const found = [
    inside,
    (inside * inside) / 4,
    look.highest[seat]! / 25,
    outside,
    Math.min(1, outside),
    inside + outside === 1 ? 1 : 0,
    look.onMission[seat] ? 1 : 0,
    look.temples[mission] === -2 ? 1 : 0,
    state.treasures[seat]!,
    treasureShare(look, seat, blur, 0, 0),
    treasureShare(look, seat, blur + 0.8, 0, 0.5),
    (roundsFor(state.players) - state.round) * treasureShare(look, seat, blur + 2.5, 0, 0.5),
    nationHope(state, look, seat),
    sum / (sum + 12),
    sum / (sum + 40),
    Math.min(8, warsOf(state, seat)) / 8,
    strength / (strength + 30),
  ];
  for (let kind = 0; kind < supplies.length; kind++) {
    const count = supplyOf(state, seat, kind);
    found.push(Math.min(1, count), Math.min(kind === gold ? count : mostMore, Math.max(0, count - 1)));
  }
  let certain = 0;
  for (const [kind, points] of briberyPoints.entries())
    if (points) certain += points * briberyOf(state, seat, kind);
    else if (kind < 4) found.push(briberyOf(state, seat, kind));
  found.push(certain, ...threats(look, strengths, seat));
  found.push(away === 0 ? state.actions / 2 : 0, away / state.players);
  return found;
}

/** Attacks to come, by the hands: those the seat can make, those it must bear, what there is to be had. */
function threats(look: Outlook, strengths: readonly number[], seat: Seat): number[] {
  const own = strengths[seat]!;
  const others = strengths.length - 1;
  let [reign, peril, prey, strongest] = [0, 0, 0, 0];
  for (const [other, theirs] of strengths.entries()) {
    if (other === seat) continue;
    const wins = beats(own, theirs);
    reign += wins / others;
    prey += (wins * look.inside[other]!) / others;
    peril = Math.max(peril, beats(theirs, own));
    strongest = Math.max(strongest, theirs);
  }
  const exposed = Math.min(1, look.inside[seat]! / 2);
  return [reign, peril, peril * exposed, prey / 3, own / (own + strongest + 5)];
}

/** The chance that an attack of the one on the other succeeds. */
function beats(attack: number, defence: number): number {
  return chance((attack - defence - 3) / (4 + 0.2 * defence));
}
