/** K3.7: which block goes where. */
import type { Seat } from '../../../core/game.ts';
import type { TalAction } from '../action.ts';
import { colours } from '../data.ts';
import { canBuildAt, sitesWhere } from '../rights.ts';
import type { State } from '../state.ts';
import { inHand } from '../table.ts';
import { build, newWork } from './building.ts';
import { hold, newHolding, roomNow } from './holding.ts';
import { look, newOutlook } from './outlook.ts';
import { isOpen, newYard, positionIn, readYard, setsInWork } from './yard.ts';

const yard = newYard();
const outlook = newOutlook();
const holding = newHolding();
const work = newWork();
const hand = new Int8Array(colours.length);
const done: TalAction = { type: 'done' };

/** The first block of the best use of the whole hand. */
export function quickBlock(state: State, seat: Seat): TalAction {
  readYard(state, yard);
  look(state, outlook);
  let held = 0;
  for (let colour = 0; colour < colours.length; colour++) {
    hand[colour] = inHand(state, seat, colour);
    held += hand[colour] as number;
  }
  hold(state, seat, yard, outlook, holding);
  roomNow(state, seat, holding);
  build(yard, holding, hand, held, outlook, work);
  if (work.count === 0) return done;
  const site = work.site[0] as number;
  return {
    type: 'build',
    site,
    position: positionIn(state, site, work.set[0] as number),
    colour: (work.colour[0] as number) - 1,
  };
}

/** Every block to every set that differs, the quick choice first. */
export function blockMoves(state: State, seat: Seat): TalAction[] {
  const quick = quickBlock(state, seat);
  const found: TalAction[] = [quick];
  readYard(state, yard);
  for (const site of sitesWhere(state, seat, canBuildAt)) {
    let twin = false;
    for (const set of setsInWork(yard, site)) {
      if (!isOpen(yard, site, set) || (!state.expert && set < 4 && twin)) continue;
      if (set < 4) twin = true;
      const position = positionIn(state, site, set);
      for (let colour = 0; colour < colours.length; colour++) {
        if (inHand(state, seat, colour) === 0) continue;
        if (quick.type === 'build' && quick.site === site && quick.position === position && quick.colour === colour) continue;
        found.push({ type: 'build', site, position, colour });
      }
    }
  }
  if (quick.type !== 'done') found.push(done);
  return found;
}
