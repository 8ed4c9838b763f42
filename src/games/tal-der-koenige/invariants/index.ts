/** What holds in every state (law 4), and what is hidden from whom (law 5). */
import type { Seat } from '../../../core/game.ts';
import { blankTablets, blocksPerColour, colours, groupSize, lastSite, overseersEach, scarabsEach } from '../data.ts';
import { isPlace, nameOf, nodeOf } from '../map.ts';
import { hasDecided, ordersOf } from '../overseers.ts';
import { levelStarts, positionsPerSite } from '../pyramid.ts';
import { tabletsOf } from '../sale.ts';
import { blockAt, groupCount, inPlay, isUsed, laidOn, nobody, ownerOf, type State } from '../state.ts';

export function invariants(state: State): string[] {
  return [
    ...brokenBlocks(state),
    ...brokenFigures(state),
    ...brokenSites(state),
    ...brokenScarabs(state),
    ...brokenTablets(state),
    ...brokenOrders(state),
    ...brokenPhase(state),
  ];
}

function seats(state: State): Seat[] {
  return Array.from({ length: state.players }, (_, seat) => seat);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function brokenBlocks({ bag, groups, hands, blocks, pharaoh }: State): string[] {
  const counts: number[] = new Array(colours.length).fill(0);
  const add = (colour: number, count: number) => {
    counts[colour] = counts[colour]! + count;
  };
  for (const list of [bag, groups, hands]) for (let i = 0; i < list.length; i++) add(i % colours.length, list[i]!);
  for (const block of blocks) if (block) add(block - 1, 1);
  for (const colour of pharaoh) add(colour, 1);
  return counts.flatMap((count, colour) => (count === blocksPerColour ? [] : [`${count} blocks are ${colours[colour]}`]));
}

function brokenFigures({ players, figures }: State): string[] {
  const broken: string[] = [];
  const taken = new Set<number>();
  for (const spot of figures) {
    if (!isPlace(spot)) continue;
    if (taken.has(spot)) broken.push(`two figures stand on ${nameOf(spot)}`);
    if (!isUsed(players, spot)) broken.push(`${nameOf(spot)} is out of play`);
    taken.add(spot);
  }
  return broken;
}

function brokenSites(state: State): string[] {
  const broken: string[] = [];
  for (let site = 0; site <= lastSite; site++) {
    const laid = laidOn(state, site);
    const owner = ownerOf(state, site);
    let counted = 0;
    for (let position = 0; position < positionsPerSite; position++) if (blockAt(state, site, position)) counted++;
    if (laid !== counted) broken.push(`site ${site} has ${counted} blocks, not ${laid}`);
    if (counted > 0 && owner === nobody) broken.push(`site ${site} is nobody's and not empty`);
    if (owner >= state.players || (owner !== nobody && (site === 0 || !inPlay(state.players, site))))
      broken.push(`site ${site} cannot belong to ${owner}`);
    if (counted > 0 && site > 0 && hangs(state, site, counted)) broken.push(`a block of site ${site} hangs in the air`);
  }
  return broken;
}

/** Whether blocks lie above an unfinished level, or where the pyramid has no position. */
function hangs(state: State, site: number, counted: number): boolean {
  const begins = levelStarts(site);
  let above = counted;
  for (let level = 0; level + 1 < begins.length && above > 0; level++) {
    const end = begins[level + 1]!;
    let holes = 0;
    for (let position = begins[level]!; position < end; position++) {
      if (blockAt(state, site, position)) above--;
      else holes++;
    }
    if (above > 0 && holes > 0) return true;
  }
  return above > 0;
}

function brokenScarabs({ players, scarabs, owners }: State): string[] {
  const used: number[] = new Array(players).fill(0);
  for (const owner of owners) if (owner >= 0) used[owner] = used[owner]! + 1;
  return scarabs.flatMap((left, seat) => (left + used[seat]! === scarabsEach ? [] : [`the scarabs of seat ${seat}`]));
}

function brokenTablets(state: State): string[] {
  const broken: string[] = [];
  const groups = groupCount(state);
  for (let group = 0; group < groups; group++) {
    const blocks = sumOf(state.groups.slice(group * colours.length, (group + 1) * colours.length));
    if (blocks < 1 || blocks > groupSize) broken.push(`group ${group + 1} has ${blocks} blocks`);
  }
  if (sumOf(state.blanks) !== sumOf(seats(state).map((seat) => sumOf(tabletsOf(state, seat).blanks))))
    broken.push('blanks lie where no group is');
  for (const seat of seats(state)) {
    const { numbered, blanks } = tabletsOf(state, seat);
    if (numbered.some((group) => group > groups) || sumOf(blanks) > blankTablets) broken.push(`the tablets of seat ${seat}`);
    if (hasLaidEarly(state, seat)) broken.push(`seat ${seat} has laid tablets before its turn`);
  }
  return broken;
}

/** In turn: who comes later than the seat whose turn it is has no tablet on the table. */
function hasLaidEarly(state: State, seat: Seat): boolean {
  const after = (one: Seat) => (one - state.start + state.players) % state.players;
  if (state.phase === 'bids' && after(seat) < after(state.turn)) return false;
  const { numbered, blanks } = tabletsOf(state, seat);
  return sumOf(numbered) + sumOf(blanks) > 0;
}

function brokenOrders(state: State): string[] {
  const decided = seats(state).filter((seat) => hasDecided(state, seat));
  const wrong = seats(state).filter((seat) => {
    const { one, two, begin } = ordersOf(state, seat);
    if (!hasDecided(state, seat)) return two !== one || begin !== one;
    return !(isRealSpot(state, one) && isRealSpot(state, two) && begin >= 1 && begin <= overseersEach);
  });
  const outside = decided.length > 0 && state.phase !== 'orders';
  const all = decided.length === state.players;
  return [...wrong.map((seat) => `the orders of seat ${seat}`), ...(outside || all ? ['orders that should be carried out'] : [])];
}

function isRealSpot({ players }: State, spot: number): boolean {
  return nodeOf(spot) > lastSite ? !isPlace(spot) : isPlace(spot) && isUsed(players, spot);
}

function brokenPhase({ round, phase, groups, hands }: State): string[] {
  const broken: string[] = [];
  if (phase === 'overseers' && round !== 1) broken.push('open overseers after round 1');
  if (['orders', 'steal', 'takeOver'].includes(phase) && round === 1) broken.push(`${phase} in round 1`);
  if (phase !== 'bids' && groups.length > 0) broken.push('blocks on sale outside the sale');
  if (['bids', 'over'].includes(phase) && sumOf(hands) > 0) broken.push(`blocks in hand in ${phase}`);
  return broken;
}
