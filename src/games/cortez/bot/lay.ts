/** Which cards to lay: every run of the sorted hand with every number of weapons, judged by what it costs and wins. */
import type { Seat } from '../../../core/game.ts';
import { mostRefill, warValues, weapon } from '../data.ts';
import { cardsOfSide, strength } from '../fights.ts';
import { cardsOn, type Fight, ownLaid, type State, supplyOf, warsOf } from '../state.ts';
import type { Candidate } from './candidate.ts';
import { chance, doubtOf, expectedStrength, guessedLaid, guessedWeapons } from './power.ts';
import { weights } from './weights.ts';
import { warSum, worthOfKind, worthOfWar } from './worth.ts';

/** The opponent's strength at the end as the side must expect it: if it lays something now, and if it passes. */
interface Against {
  readonly ifLaid: number;
  readonly ifPassed: number;
  readonly doubt: number;
}

function against(state: State, fight: Fight, side: number): Against {
  const other = 1 - side;
  const opponent = other === 0 ? fight.attacker : fight.defender;
  const lies = guessedLaid(fight, other);
  const hand = warsOf(state, opponent);
  const weapons = fight.weapons[other]! + guessedWeapons(state, opponent);
  const all = expectedStrength(cardsOn(fight, other) + hand, weapons);
  const more = Math.max(0, all - lies) * weights.addition;
  // Who has passed once and sees nothing new will pass again; who has not may still add.
  return {
    ifLaid: lies + more,
    ifPassed: fight.passes > 0 ? lies : lies + more * 0.5,
    doubt: doubtOf(cardsOn(fight, other) + hand * weights.addition),
  };
}

/** All lays worth a thought, and passing where it is allowed, with what they promise of the stake. */
export function lays(state: State, seat: Seat, fight: Fight, stake: number, time: number): Candidate[] {
  const { side } = fight;
  const foe = against(state, fight, side);
  const cards = cardsOfSide(fight, side);
  const armed = fight.weapons[side]!;
  const found: Candidate[] = [];
  if (fight.stage === 'exchange') {
    const now = chance((strength(cards, armed) - foe.ifPassed - 0.5) / foe.doubt);
    found.push({ action: { type: 'pass' }, promise: stake * now });
  }
  const hand = sortedHand(state, seat);
  const held = supplyOf(state, seat, weapon);
  const room = cardsOn(fight, side) - armed;
  const refilled = ownLaid(fight, side);
  const sum = warSum(state, seat);
  const kept = worthOfWar(sum, time);
  const weaponsKept = worthOfKind(weapon, held, time);
  const least = fight.stage === 'lay' ? 1 : 0;
  // Of each number of cards only the most promising is kept: plans that differ, and little to allocate.
  const best: (Candidate | undefined)[] = [];
  for (let first = 0; first <= hand.length; first++) {
    const war = new Array<number>(warValues).fill(0);
    let laid = 0;
    for (let count = 0; first + count <= hand.length; count++) {
      if (count > 0) {
        const value = hand[first + count - 1]!;
        war[value - 1] = war[value - 1]! + 1;
        cards[value - 1] = cards[value - 1]! + 1;
        laid += value;
      } else if (first > 0 || least > 0) continue;
      const back = Math.min(mostRefill, refilled + count) - Math.min(mostRefill, refilled);
      const cost = kept - worthOfWar(sum - laid + 3 * back, time);
      const most = Math.min(held, room + count);
      const step = Math.max(1, Math.ceil(most / 3));
      for (let weapons = most; weapons >= (count === 0 ? 1 : 0); weapons -= step) {
        const wins = chance((strength(cards, armed + weapons) - foe.ifLaid - 0.5) / foe.doubt);
        const promise = stake * wins - cost - (weaponsKept - worthOfKind(weapon, held - weapons, time));
        const rival = best[count];
        if (!rival || promise > rival.promise) best[count] = { action: { type: 'lay', war: war.slice(), weapons }, promise };
      }
    }
    for (let i = 0; i < warValues; i++) cards[i] = cards[i]! - war[i]!;
  }
  for (const candidate of best) if (candidate) found.push(candidate);
  return found;
}

function sortedHand(state: State, seat: Seat): number[] {
  const hand: number[] = [];
  for (let value = 1; value <= warValues; value++)
    for (let i = 0; i < state.war[seat * warValues + value - 1]!; i++) hand.push(value);
  return hand;
}
