/** K3.7: which block goes where. */
import { newKnown } from '../../../core/fingerprint.ts';
import type { Seat } from '../../../core/game.ts';
import type { TalAction } from '../action.ts';
import { colours } from '../data.ts';
import { canBuildAt, sitesWhere } from '../rights.ts';
import { inHand, type State } from '../state.ts';
import { build, newWork } from './building.ts';
import { fingerprint } from './fingerprint.ts';
import { hold, newHolding, roomNow, valueAt } from './holding.ts';
import { look, newOutlook } from './outlook.ts';
import { isOpen, lay, newYard, positionIn, readYard, setsInWork, top, unlay } from './yard.ts';

const yard = newYard();
const outlook = newOutlook();
const holding = newHolding();
const work = newWork();
const hand = new Int8Array(colours.length);
const done: TalAction = { type: 'done' };

interface Block {
  readonly site: number;
  readonly set: number;
  readonly colour: number;
}

const keep: Block = { site: 0, set: 0, colour: 0 };
const known = newKnown<Block>(20_000);

/** The first block of the best use of the whole hand. */
export function quickBlock(state: State, seat: Seat): TalAction {
  fingerprint(state, seat);
  const { site, set, colour } = known.find() ?? known.keep(firstBlock(state, seat));
  return site ? { type: 'build', site, position: positionIn(state, site, set), colour } : done;
}

function firstBlock(state: State, seat: Seat): Block {
  readYard(state, yard);
  look(state, outlook);
  let held = 0;
  for (let colour = 0; colour < colours.length; colour++) {
    hand[colour] = inHand(state, seat, colour);
    held += hand[colour]!;
  }
  hold(state, seat, yard, outlook, holding);
  roomNow(state, seat, holding);
  build(yard, holding, hand, held, outlook, work);
  return work.count === 0 ? keep : { site: work.site[0]!, set: work.set[0]!, colour: work.colour[0]! - 1 };
}

/** A block that costs so many points is not laid where another place takes it without loss. */
const harm = 0.3;

/** Every block to every set that differs, the quick choice first. */
export function blockMoves(state: State, seat: Seat): TalAction[] {
  const quick = quickBlock(state, seat);
  const found: TalAction[] = [quick];
  readYard(state, yard);
  look(state, outlook);
  hold(state, seat, yard, outlook, holding);
  const sites = sitesWhere(state, seat, canBuildAt);
  for (let colour = 0; colour < colours.length; colour++) {
    if (inHand(state, seat, colour) === 0) continue;
    const places = sites.flatMap((site) => placesFor(state, site, colour));
    const harmless = places.some(({ gain }) => gain >= 0);
    for (const { site, position, gain } of places) {
      if (harmless && gain < -harm) continue;
      if (quick.type === 'build' && quick.site === site && quick.position === position && quick.colour === colour) continue;
      found.push({ type: 'build', site, position, colour });
    }
  }
  if (quick.type !== 'done') found.push(done);
  return found;
}

/** The places of a site that differ for a block of the colour, and what it adds there. */
function placesFor(state: State, site: number, colour: number): { site: number; position: number; gain: number }[] {
  const found: { site: number; position: number; gain: number }[] = [];
  const before = valueAt(yard, site, outlook, holding);
  let twin = false;
  for (const set of setsInWork(yard, site)) {
    if (!isOpen(yard, site, set) || (!state.expert && set < top && twin)) continue;
    if (set < top) twin = true;
    const was = lay(yard, site, set, colour + 1);
    found.push({ site, position: positionIn(state, site, set), gain: valueAt(yard, site, outlook, holding) - before });
    unlay(yard, site, set, was);
  }
  return found;
}
