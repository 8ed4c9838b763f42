/** The position as far as the judgement of it and the use of a hand depend on it: figures by where they are, not on which place. */
import { addToFingerprint as add, addListToFingerprint as addAll, beginFingerprint } from '../../../core/fingerprint.ts';
import type { Seat } from '../../../core/game.ts';
import { nodeOf, perMap } from '../map.ts';
import { positionsPerSite } from '../pyramid.ts';
import { type State, sitesInPlay } from '../state.ts';

let maps = 0;
/** Ways differ from map to map. */
const mapNumber = perMap(() => ++maps);
const half = positionsPerSite / 2;
const phases: readonly string[] = ['bids', 'overseers', 'orders', 'workers', 'steal', 'takeOver', 'build', 'over'];

export function fingerprint(state: State, seat: Seat): void {
  const { blocks, laid, figures } = state;
  beginFingerprint();
  add(mapNumber());
  add(seat + 4 * state.turn + 16 * state.start + 64 * state.players + 512 * phases.indexOf(state.phase) + 4096 * state.round);
  add((state.expert ? 1 : 0) + (state.noSale ? 2 : 0) + (state.stealOrTakeOver ? 4 : 0) + 8 * state.pharaoh.length);
  for (const site of sitesInPlay(state.players)) {
    add(site + 16 * (state.owners[site]! + 1) + 128 * state.built[site]! + 4096 * laid[site]!);
    if (laid[site] === 0) continue;
    const first = site * positionsPerSite;
    addBlocks(blocks, first, first + half);
    addBlocks(blocks, first + half, first + positionsPerSite);
  }
  for (let figure = 0; figure < figures.length; figure++) add(nodeOf(figures[figure]!));
  addAll(state.bag);
  addAll(state.groups);
  addAll(state.hands);
  addAll(state.scarabs);
  let stolen = 0;
  for (let at = 0; at < state.stolen.length; at++)
    if (state.stolen[at] !== 0) add(1 + at + 128 * ++stolen + 1024 * state.stolen[at]!);
}

function addBlocks(blocks: readonly number[], from: number, to: number): void {
  let sum = 0;
  for (let at = from; at < to; at++) sum = sum * 8 + blocks[at]!;
  add(sum);
}
