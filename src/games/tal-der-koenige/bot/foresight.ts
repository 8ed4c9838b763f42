/** What will surely be tried before the blocks of this round are built: sites taken over, blocks stolen. */
import type { Seat } from '../../../core/game.ts';
import { blocksPerWorker, colours, movePoints, overseersEach } from '../data.ts';
import { siteOf } from '../map.ts';
import { canTakeOverAt, hasMoreOverseers, stolenBy } from '../rights.ts';
import { figureAt, type State, workersAt } from '../state.ts';
import { workersWithin } from './holding.ts';
import { isPrey } from './raids.ts';
import { counts, hidden, laidAt, perSite, spoilt, top, type Yard } from './yard.ts';

/** Whether the seat's workers stand where they will build this round. */
export function arePlaced(state: State, seat: Seat): boolean {
  const { phase } = state;
  if (phase === 'steal' || phase === 'takeOver' || phase === 'build') return true;
  return phase === 'workers' && rankOf(state, seat) <= rankOf(state, state.turn);
}

function rankOf({ players, start }: State, seat: Seat): number {
  return (seat - start + players) % players;
}

/** Whose scarab lies at the site once all have taken what they can. Changes the state: `undo` with what it returns. */
export function takeAhead(state: State, yard: Yard, loot: Int8Array): number[] {
  const taken: number[] = [];
  const { phase, players, start, round } = state;
  loot.fill(0);
  if (round === 1 || (phase !== 'workers' && phase !== 'steal' && phase !== 'takeOver')) return taken;
  for (let i = 0; i < players; i++) {
    const seat = (start + i) % players;
    if (phase !== 'workers' && rankOf(state, seat) < rankOf(state, state.turn)) continue;
    const placed = arePlaced(state, seat);
    for (let figure = 0; figure < overseersEach; figure++) {
      const site = siteOf(figureAt(state, seat, figure));
      if (!site || !isPrey(state, seat, site) || !hasMoreOverseers(state, seat, site)) continue;
      const workers = placed ? workersAt(state, seat, site) : workersWithin(state, seat, site, movePoints);
      if (workers === 0) continue;
      if (placed ? canTakeOverAt(state, seat, site) : couldTakeOver(state, seat, site, workers)) {
        taken.push(site, state.owners[site]!);
        state.owners[site] = seat;
      } else if (phase !== 'takeOver' && stolenBy(state, seat, site) === 0)
        rob(yard, site, blocksPerWorker * workers, loot, seat);
    }
  }
  return taken;
}

/** Workers still to be placed: enough for a site if the owner, who may still place his, cannot have as many there. */
function couldTakeOver(state: State, seat: Seat, site: number, workers: number): boolean {
  const owner = state.owners[site]!;
  const owners = arePlaced(state, owner) ? workersAt(state, owner, site) : workersWithin(state, owner, site, movePoints);
  return state.scarabs[seat]! > 0 && workers > owners;
}

export function giveBack(state: State, taken: readonly number[]): void {
  for (let i = taken.length - 2; i >= 0; i -= 2) state.owners[taken[i]!] = taken[i + 1]!;
}

/** Takes so many blocks off, the highest first; those whose colour the yard still knows go to the thief. */
function rob(yard: Yard, site: number, blocks: number, loot: Int8Array, thief: Seat): void {
  const at = site * perSite;
  let left = blocks;
  for (let set = top; set >= 0 && left > 0; set--) {
    const here = Math.min(left, yard[at + counts + set]!);
    if (here === 0) continue;
    const colour = yard[at + set]!;
    if (colour !== spoilt) loot[thief * colours.length + colour - 1] = loot[thief * colours.length + colour - 1]! + here;
    yard[at + counts + set] = yard[at + counts + set]! - here;
    yard[at + laidAt] = yard[at + laidAt]! - here;
    if (yard[at + counts + set] === 0) yard[at + set] = 0;
    left -= here;
  }
  if (left > 0 && yard[at + counts + hidden]! > 0) {
    yard[at + counts + hidden] = 0;
    yard[at + laidAt] = yard[at + laidAt]! - 1;
  }
}
