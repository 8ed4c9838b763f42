/** Trades (C7): a menu of small exchanges, made and accepted when they gain enough and do not feed the leader. */
import type { Seat } from '../../../core/game.ts';
import type { Action } from '../action.ts';
import { canOffer } from '../actions/offer.ts';
import { canAccept } from '../actions/reply.ts';
import { supplies, supplyKinds, weapon } from '../data.ts';
import { offersTo } from '../offers.ts';
import { holds, isFighter, type OpenOffer, type State, suppliesOf } from '../state.ts';
import { knownOf } from '../supplies.ts';
import type { Candidate } from './candidate.ts';
import { answersToHelp } from './mercenary.ts';
import type { Stakes } from './stake.ts';
import { gainOf, worthOfKind } from './worth.ts';

const offersWanted = 2;
/** What a trade must gain for the seat to trouble others with it, and to accept it. */
const worthOffering = 0.6;
const worthAccepting = 0.25;
/** What the other may seem to lose, his hand being unknown, for an offer to be more than noise. */
const worthHoping = -0.35;

function some(kind: number, count: number): number[] {
  const cards = new Array<number>(supplyKinds).fill(0);
  cards[kind] = count;
  return cards;
}

/** One card for one of another kind, or two for one of a better kind. */
const menu: readonly (readonly [give: readonly number[], want: readonly number[]])[] = supplies.flatMap((_, give) =>
  supplies.flatMap((__, want) => {
    if (give === want) return [];
    const even = [some(give, 1), some(want, 1)] as const;
    return give < want ? [even, [some(give, 2), some(want, 1)] as const] : [even];
  }),
);

/** What everybody must think the other gains: his hand is known only in part, and as a mean beyond that. */
function guessedGain(state: State, other: Seat, gets: readonly number[], gives: readonly number[], time: number): number {
  let known = 0;
  for (let kind = 0; kind < supplyKinds; kind++) known += knownOf(state, other, kind);
  const unseen = (suppliesOf(state, other) - known) / supplyKinds;
  let gain = 0;
  for (let kind = 0; kind < supplyKinds; kind++) {
    const have = knownOf(state, other, kind) + unseen;
    const then = Math.max(0, have + gets[kind]! - gives[kind]!);
    if (then !== have) gain += worthOfKind(kind, then, time) - worthOfKind(kind, have, time);
  }
  return gain;
}

/** Answers to the offers that wait for the seat. */
export function replies(stakes: Stakes): Candidate[] {
  const { state, seat } = stakes;
  const found: Candidate[] = [];
  for (const offer of offersTo(state, seat)) {
    found.push({ action: { type: 'decline', offer: offer.id }, promise: 0 });
    if (offer.card > 0) found.push(...answersToHelp(stakes, offer));
    else if (canAccept(state, seat, offer))
      found.push({ action: { type: 'accept', offer: offer.id }, promise: worthOfOffer(stakes, offer) });
  }
  return found;
}

/** What accepting brings, less what it brings him who offers; negative for one not worth it. */
function worthOfOffer({ state, seat, time, spite }: Stakes, offer: OpenOffer): number {
  if (offer.surrender) return -5;
  const own = gainOf(state, seat, offer.give, offer.want, time[seat]!);
  const theirs = guessedGain(state, offer.from, offer.want, offer.give, time[offer.from]!);
  // In a fight the opponent's weapons are one's own wounds.
  const { fight } = state;
  const foe = fight && fight.winner < 0 && isFighter(fight, seat) && isFighter(fight, offer.from);
  if (foe && offer.want[weapon]! > 0) return -5;
  return own - spite[offer.from]! * theirs - worthAccepting;
}

/** The best offer of the menu, if one is worth the trouble. */
export function tradeToOffer(stakes: Stakes): Action | undefined {
  const { state, seat, time, spite } = stakes;
  // Just before the own turn: what is still missing for it. Between two players one's gain is the other's loss.
  const next = (state.active + 1) % state.players;
  if (state.players === 2 || seat !== next || state.fight || !canOffer(state, seat)) return undefined;
  if (state.offersMade[seat]! >= offersWanted || state.offers.some(({ from }) => from === seat)) return undefined;
  let best = worthOffering;
  let found: Action | undefined;
  for (const [gives, wants] of menu) {
    if (!holds(state, seat, gives)) continue;
    const own = gainOf(state, seat, wants, gives, time[seat]!);
    if (own <= best) continue;
    for (let other = 0; other < state.players; other++) {
      if (other === seat || suppliesOf(state, other) === 0) continue;
      const theirs = guessedGain(state, other, gives, wants, time[other]!);
      const worth = own - spite[other]! * theirs;
      if (worth <= best || theirs < worthHoping) continue;
      best = worth;
      found = { type: 'offer', to: other, give: [...gives], want: [...wants] };
    }
  }
  return found;
}
