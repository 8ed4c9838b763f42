/** Mercenaries (C6.5): whom to help, for what price, and whom to hire. */
import type { Seat } from '../../../core/game.ts';
import { canAccept } from '../actions/reply.ts';
import { gold, warValues } from '../data.ts';
import { cardsOfSide, strength } from '../fights.ts';
import { attacking, cardsOn, defending, type Fight, type OpenOffer, suppliesOf, warOf } from '../state.ts';
import type { Candidate } from './candidate.ts';
import { chance, doubtOf, guessedLaid } from './power.ts';
import { fightStakes, type Stakes, swingFor } from './stake.ts';
import { gainOf, warSum, worthOfWar } from './worth.ts';

const nothing: readonly number[] = [0, 0, 0, 0];
/** What a fight means to a fighter, about, in points. */
const feltByFighter = 8;
/** A helper makes so many offers in a fight at most. */
const offersWanted = 1;

/** The swing of the running fight as the seat feels it: positive when it wants the attacker to win. */
function swing(stakes: Stakes, fight: Fight): number {
  const what = fightStakes(stakes, fight.attacker, fight.defender, fight.standIn === 1, fight.from, fight.at);
  return swingFor(stakes, what, fight.attacker, fight.defender);
}

/** A fight as it looks from outside: the attacker's lead, how far off that may be, and his chance. */
interface Glance {
  readonly lead: number;
  readonly doubt: number;
  readonly chance: number;
}

function glanceAt(fight: Fight): Glance {
  const lead = guessedLaid(fight, attacking) - guessedLaid(fight, defending);
  const doubt = doubtOf(cardsOn(fight, attacking) + cardsOn(fight, defending));
  return { lead, doubt, chance: chance(lead / doubt) };
}

/** How much one more card of that value changes the attacker's chance. */
function difference(glance: Glance, side: number, value: number): number {
  const then = glance.lead + (side === attacking ? value : -value);
  return Math.abs(chance(then / glance.doubt) - glance.chance);
}

/** At last call, or unasked: to stay out, or to sell a card to the side one would rather see win. */
export function helps(stakes: Stakes, fight: Fight): Candidate[] {
  const { state, seat } = stakes;
  const found: Candidate[] = [{ action: { type: 'stayOut' }, promise: 0 }];
  if (fight.offered[seat]! >= offersWanted) return found;
  const time = stakes.time[seat]!;
  const sum = warSum(state, seat);
  const wish = swing(stakes, fight);
  const glance = glanceAt(fight);
  for (let value = 1; value <= warValues; value++) {
    if (warOf(state, seat, value) === 0) continue;
    const cost = worthOfWar(sum, time) - worthOfWar(sum - value, time);
    for (const side of [attacking, defending]) {
      const fighter = side === attacking ? fight.attacker : fight.defender;
      const changed = difference(glance, side, value);
      const helped = changed * (side === attacking ? wish : -wish);
      const name = side === attacking ? ('attacker' as const) : ('defender' as const);
      found.push({
        action: { type: 'help', side: name, card: value, give: [...nothing], want: [...nothing] },
        promise: helped - cost - 0.2,
      });
      if (suppliesOf(state, fighter) === 0) continue;
      const price = nothing.map((_, kind) => (kind === gold ? 1 : 0));
      const paid = gainOf(state, seat, price, nothing, time);
      // A fighter pays for what may turn the fight; a price that is refused changes nothing.
      const accepted = changed * feltByFighter > 1.5 ? 0.7 : 0;
      found.push({
        action: { type: 'help', side: name, card: value, give: [...nothing], want: price },
        promise: accepted * (helped - cost + paid) - 0.2,
      });
    }
  }
  return found;
}

/** To hire a mercenary who has shown his card, or to take the price a fighter has named. */
export function answersToHelp(stakes: Stakes, offer: OpenOffer): Candidate[] {
  const { state, seat } = stakes;
  const { fight } = state;
  if (!fight || !canAccept(state, seat, offer)) return [];
  const time = stakes.time[seat]!;
  if (offer.from === seat) {
    const sum = warSum(state, seat);
    const cost = worthOfWar(sum, time) - worthOfWar(sum - offer.card, time);
    const side = offer.to === fight.attacker ? attacking : defending;
    const wish = swing(stakes, fight);
    const helped = difference(glanceAt(fight), side, offer.card) * (side === attacking ? wish : -wish);
    return [
      { action: { type: 'accept', offer: offer.id }, promise: helped + gainOf(state, seat, offer.want, offer.give, time) - cost },
    ];
  }
  const price = gainOf(state, seat, offer.give, offer.want, time);
  return [
    {
      action: { type: 'accept', offer: offer.id },
      promise: Math.abs(swing(stakes, fight)) * hired(fight, seat, offer.card) + price,
    },
  ];
}

/** How much a card of that value adds to the fighter's own chance. */
function hired(fight: Fight, seat: Seat, value: number): number {
  const side = fight.attacker === seat ? attacking : defending;
  const cards = cardsOfSide(fight, side);
  const weapons = fight.weapons[side]!;
  const lead = strength(cards, weapons) - guessedLaid(fight, 1 - side);
  cards[value - 1] = cards[value - 1]! + 1;
  const then = strength(cards, weapons) - guessedLaid(fight, 1 - side);
  const doubt = doubtOf(cardsOn(fight, 1 - side));
  return chance(then / doubt) - chance(lead / doubt);
}
