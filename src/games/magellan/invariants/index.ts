import { cardsPerExplorer, copies, explorers, magellan, shipsPerPlayer } from '../data.ts';
import { generations, seen, settled } from '../memory.ts';
import { comesFrom, countOf, handSize, hasShipAt, mostPayable, type State } from '../state.ts';

export function invariants(state: State): string[] {
  return [...seats(state), ...stage(state), ...money(state), ...explorerCards(state), ...ships(state), ...memory(state)];
}

function seats(state: State): string[] {
  const named = [state.auctioneer, state.seat, state.lastBuyer, state.highBidder];
  return named.some((seat) => seat >= state.players) ? ['a seat beyond the table'] : [];
}

/** What the asked seat must be able to do. */
function stage(state: State): string[] {
  const { stage: at, seat } = state;
  const broken: string[] = [];
  const selling = ['veto', 'bid', 'pay', 'ship', 'half', 'tuck'].includes(at);
  if (selling !== state.card >= 0 || (selling && state.phase > 2)) broken.push('a sale without a card on offer');
  if (broken.length) return broken;
  if (at === 'veto' && (!state.vetoes[seat] || state.stack.length === 0)) broken.push('a veto that nobody has');
  if (at === 'bid' && (state.passed[seat] || seat === state.highBidder)) broken.push('asks who is out of the auction');
  if ((at === 'pay' || at === 'ship') && !hasShipAt(state, seat, comesFrom(state))) broken.push('a sale without a ship to move');
  if (at === 'pay' && (seat !== state.highBidder || state.highBid < 1 || state.highBid > mostPayable(state, seat)))
    broken.push('a sale nobody can pay');
  if ((at === 'half' || at === 'tuck') && (state.moving < 0 || Math.floor(state.moving / shipsPerPlayer) !== seat))
    broken.push('a field without its ship');
  if (at === 'tuck' && handSize(state, seat) === 0) broken.push('nothing to tuck');
  if (at === 'exchange' && (state.exchanges < 1 || state.phase > 1)) broken.push('an exchange that nobody has');
  if (at === 'pizarro' && (state.phase !== 3 || countOf(state.pile) === 0 || state.scored[seat] !== 1))
    broken.push('Pizarro out of turn');
  if (at === 'over' && state.scored.includes(0)) broken.push('over before all have scored');
  return broken;
}

function money(state: State): string[] {
  const counts = state.pile.slice();
  const add = (value: number, count = 1) => {
    counts[value - 1] = counts[value - 1]! + count;
  };
  for (const [i, count] of state.discard.entries()) add(i + 1, count);
  for (const [i, count] of state.hands.entries()) add((i % 9) + 1, count);
  for (const tuck of state.tucked) if (tuck > 0) add(tuck % settled);
  for (const value of state.turned) add(value);
  if (state.payTuck) add(state.payTuck);
  return counts.flatMap((count, i) => (count === copies ? [] : [`${count} cards of ${i + 1}`]));
}

/** Cards not yet sold or gone never exceed what the phases hold. */
function explorerCards(state: State): string[] {
  if (state.vetoed > state.stack.length) return ['more cards vetoed than there are'];
  return explorers.flatMap((name, explorer) => {
    const inPhase = state.stack.filter((card) => card === explorer).length + (state.card === explorer ? 1 : 0);
    const most = cardsPerExplorer[state.phase] ?? 0;
    const later = state.later.filter((card) => card === explorer).length;
    const due = cardsPerExplorer.slice(state.phase + 1).reduce((sum, count) => sum + count, 0);
    return inPhase > most || later !== due ? [`${inPhase} and later ${later} cards of ${name}`] : [];
  });
}

/** M3.1 never more ships on a field, or past it, than cards were sold for it. */
function ships(state: State): string[] {
  const broken: string[] = [];
  const reached = Array.from({ length: explorers.length * 3 }, () => 0);
  for (const place of state.ships)
    for (let passed = place; passed >= 0 && passed >= place - (place % 3); passed--) reached[passed] = reached[passed]! + 1;
  for (const [place, count] of reached.entries())
    if (count > cardsPerExplorer[place % 3]!)
      broken.push(`${count} ships reached ${explorers[Math.floor(place / 3)]} ${(place % 3) + 1}`);
  for (const [ship, place] of state.ships.entries()) {
    const tucks = closedTucks(state, ship * 3, ship * 3 + 3, 0, seen + settled);
    const cards = Math.floor(place / 3) === magellan ? (place % 3) + 1 : 0;
    const due = cards - (ship === state.moving && state.stage === 'tuck' ? 1 : 0);
    if (tucks !== due) broken.push(`${tucks} cards under ${due} Magellan cards`);
  }
  return broken;
}

/** How many tucks between two numbers of the list lie between two marks. */
function closedTucks(state: State, from: number, to: number, above: number, below: number): number {
  let count = 0;
  for (let i = from; i < to; i++) if (state.tucked[i]! > above && state.tucked[i]! < below) count += 1;
  return count;
}

/** The memory accounts for every card whose place is not open. */
function memory(state: State): string[] {
  const broken: string[] = [];
  let slots = 0;
  for (let holder = 0; holder < state.players * 2; holder++) {
    const seat = holder % state.players;
    const closed = (above: number, below: number) => closedTucks(state, seat * 18, seat * 18 + 18, above, below);
    const held = holder < state.players ? handSize(state, seat) + closed(0, settled) : closed(settled, seen);
    const unknown = countOf(state.slots.slice(holder * generations, (holder + 1) * generations));
    slots += unknown;
    if (countOf(state.known.slice(holder * 9, holder * 9 + 9)) + unknown !== held)
      broken.push(`memory of holder ${holder} is not ${held} cards`);
  }
  const pool = countOf(state.pools.slice(state.generation * 9, state.generation * 9 + 9));
  if (pool !== slots + countOf(state.pile))
    broken.push(`${pool} cards are somewhere unknown, not ${slots + countOf(state.pile)}`);
  return broken;
}
