/** A full state that fits a view: what is unknown is dealt from the cards that it can be. */
import { at } from '../../core/at.ts';
import type { Seat } from '../../core/game.ts';
import { type Random, shuffle } from '../../core/random.ts';
import { cardsPerExplorer, explorers } from './data.ts';
import { generations, settled } from './memory.ts';
import { cardsOf, mostPayable, type State } from './state.ts';
import { hiddenTuck, type View } from './view.ts';

/** Random dealings tried before the highest bidder is simply given the best cards he can have. */
const tries = 30;

export function imagine(view: View, seat: Seat | undefined, random: Random): State {
  const { players } = view;
  let deal = dealHidden(view, seat, random, false);
  // M2.4 a bid must be payable, so the highest bidder can pay his: this much his hand has told.
  for (let i = 0; i < tries && !paysHighBid(view, deal.hands); i++) deal = dealHidden(view, seat, random, false);
  if (!paysHighBid(view, deal.hands)) deal = dealHidden(view, seat, random, true);
  return {
    players,
    sides: view.sides.slice(),
    auctioneer: view.auctioneer,
    phase: view.phase,
    stage: view.stage,
    seat: view.seat,
    stack: [
      ...view.under,
      ...shuffle(
        view.toCome.flatMap((count, explorer) => Array.from({ length: count }, () => explorer)),
        random,
      ),
    ],
    vetoed: view.under.length,
    later: laterPhases(view.phase, random),
    card: view.card,
    turn: view.turn,
    highBid: view.highBid,
    highBidder: view.highBidder,
    passed: view.passed.slice(),
    waived: view.waived.slice(),
    lastBuyer: view.lastBuyer,
    moving: view.moving,
    payTuck: view.payTuck,
    vetoes: view.vetoes.slice(),
    ships: view.ships.slice(),
    halves: view.halves.slice(),
    tucked: deal.tucked,
    hands: deal.hands,
    open: view.open.slice(),
    pile: deal.pile,
    discard: view.discard.slice(),
    exchanges: view.exchanges,
    turned: view.turned.slice(),
    scored: view.scored.slice(),
    pizarroPoints: view.pizarroPoints.slice(),
    known: view.known.slice(),
    slots: view.slots.slice(),
    pools: view.pools.slice(),
    generation: view.generation,
  };
}

interface Deal {
  readonly hands: number[];
  readonly tucked: number[];
  readonly pile: number[];
}

/** Deals what the viewer cannot see; `richly` gives the highest bidder the best there is for him. */
function dealHidden(view: View, seat: Seat | undefined, random: Random, richly: boolean): Deal {
  const { players } = view;
  const pools = poolsFor(view, seat);
  const holdings = fillSlots(view, seat, pools, random, richly);
  const tucked = view.tucked.slice();
  const hands: number[] = [];
  for (let owner = 0; owner < players; owner++) {
    const visible = view.hands[owner];
    const holding = shuffle(at(holdings, owner), random);
    if (richly && owner === view.highBidder) holding.sort((a, b) => b - a);
    if (owner !== seat) {
      layTucks(tucked, owner, hiddenTuck, 0, holding);
      layTucks(tucked, owner, hiddenTuck - 1, settled, shuffle(at(holdings, players + owner), random));
    }
    hands.push(...(visible ?? countsOf(holding)));
  }
  return { hands, tucked, pile: at(pools, view.generation) };
}

function paysHighBid(view: View, hands: readonly number[]): boolean {
  if (view.highBidder < 0 || (view.stage !== 'bid' && view.stage !== 'pay')) return true;
  return mostPayable({ ...view, hands: hands as number[] }, view.highBidder) >= view.highBid;
}

function laterPhases(phase: number, random: Random): number[] {
  return [2, 1].flatMap((later) => {
    if (later <= phase) return [];
    return shuffle(
      explorers.flatMap((_, explorer) => Array.from({ length: at(cardsPerExplorer, later) }, () => explorer)),
      random,
    );
  });
}

/** What cards of each generation can be, less those the viewer holds himself. */
function poolsFor(view: View, seat: Seat | undefined): number[][] {
  const own = seat === undefined ? Array.from({ length: 9 }, () => 0) : ownSecrets(view, seat);
  const last = view.pools.slice(view.generation * 9, view.generation * 9 + 9).map((count, i) => count - at(own, i));
  return Array.from({ length: view.generation + 1 }, (_, g) =>
    last.map((left, i) => (g === view.generation ? left : Math.min(left, at(view.pools, g * 9 + i)))),
  );
}

/** Cards in the viewer's hand and under his stacks that the others do not know of. */
function ownSecrets(view: View, seat: Seat): number[] {
  const own = at(view.hands, seat)!.slice();
  for (let i = seat * 18; i < seat * 18 + 18; i++) {
    const tuck = at(view.tucked, i);
    if (tuck > 0 && tuck < 2 * settled) own[(tuck % settled) - 1] = at(own, (tuck % settled) - 1) + 1;
  }
  return own.map((count, i) => count - at(view.known, seat * 9 + i) - at(view.known, (view.players + seat) * 9 + i));
}

/** The cards of every holder but the viewer; the narrowest generation is filled first. Takes them out of the pools. */
function fillSlots(view: View, seat: Seat | undefined, pools: number[][], random: Random, richly: boolean): number[][] {
  const { players } = view;
  const holdings = Array.from({ length: players * 2 }, (_, holder) => cardsOf(view.known, holder));
  const order = holdings.map((_, i) => (i + Math.max(0, view.highBidder)) % holdings.length);
  for (const [g, pool] of pools.entries())
    for (const holder of order) {
      if (holder % players === seat) continue;
      for (let i = at(view.slots, holder * generations + g); i > 0; i--) {
        const value = richly ? extreme(pool, holder === view.highBidder) : drawFrom(pool, random);
        at(holdings, holder).push(value);
        takeFrom(pools, g, value);
      }
    }
  return holdings;
}

function extreme(pool: readonly number[], highest: boolean): number {
  return 1 + (highest ? pool.findLastIndex((count) => count > 0) : pool.findIndex((count) => count > 0));
}

function drawFrom(pool: readonly number[], random: Random): number {
  let at = random.below(pool.reduce((sum, count) => sum + count, 0));
  return (
    1 +
    pool.findIndex((count) => {
      at -= count;
      return at < 0;
    })
  );
}

/** One card less of this value wherever it could have been. */
function takeFrom(pools: number[][], from: number, value: number): void {
  const last = pools.at(-1)!;
  last[value - 1] = at(last, value - 1) - 1;
  for (const [g, pool] of pools.slice(0, -1).entries())
    pool[value - 1] = Math.min(at(pool, value - 1) - (g >= from ? 1 : 0), at(last, value - 1));
}

/** Lays cards of a holding under the stacks where the view shows hidden ones; what is left stays in the holding. */
function layTucks(tucked: number[], owner: Seat, hidden: number, mark: number, holding: number[]): void {
  for (let i = owner * 18; i < owner * 18 + 18; i++) if (tucked[i] === hidden) tucked[i] = holding.pop()! + mark;
}

function countsOf(cards: readonly number[]): number[] {
  const counts = Array.from({ length: 9 }, () => 0);
  for (const card of cards) counts[card - 1] = at(counts, card - 1) + 1;
  return counts;
}
