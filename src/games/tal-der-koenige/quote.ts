/** What blocks would make of a pyramid, and the best use of those in hand: questions a board asks the rules. */
import type { Offer, Plan, Seat } from '../../core/game.ts';
import type { ActionOf, TalAction } from './action.ts';
import { colours } from './data.ts';
import { bestFilling } from './filling.ts';
import { capacityOf, positionsPerSite } from './pyramid.ts';
import { canBuildAt, roomToBuild, sitesWhere } from './rights.ts';
import { kindOf, pointsFor, prospects } from './scoring.ts';
import { isFinished } from './state.ts';
import type { TalView } from './view.ts';

/** What the pyramid would be with the block, or could still become; without effect when nothing is certain. */
export function quote(view: TalView, seat: Seat, action: TalAction): Offer<TalAction> | undefined {
  if (action.type !== 'build') return undefined;
  const { site } = action;
  const then = withBlock(view, seat, action);
  if (isFinished(then, site)) return { action, effect: { kind: kindOf(then, site), points: pointsFor(then, site), done: 1 } };
  const prospect = prospects(then).find((one) => one.site === site);
  return prospect ? { action, effect: { kind: prospect.kind, points: prospect.points, done: 0 } } : { action };
}

function withBlock(view: TalView, seat: Seat, { site, position, colour }: ActionOf<'build'>): TalView {
  const inHand = seat * colours.length + colour;
  return {
    ...view,
    blocks: view.blocks.with(site * positionsPerSite + position, colour + 1),
    hands: view.hands.with(inHand, view.hands[inHand]! - 1),
    laid: view.laid.with(site, view.laid[site]! + 1),
  };
}

/** For each site where the seat can build, the best use of the blocks in hand. */
export function plans(view: TalView, seat: Seat): Plan<TalAction>[] {
  if (view.phase !== 'build' || view.turn !== seat) return [];
  const hand = view.hands.slice(seat * colours.length, (seat + 1) * colours.length);
  return sitesWhere(view, seat, canBuildAt).flatMap((site) => {
    const start = site * positionsPerSite;
    const blocks = view.blocks.slice(start, start + capacityOf(site));
    const filling = bestFilling(site, blocks, hand, roomToBuild(view, seat, site), view.expert);
    if (filling.blocks.length === 0) return [];
    const { kind, points } = filling;
    return [
      { at: String(site), actions: filling.blocks.map((block) => ({ type: 'build', site, ...block })), effect: { kind, points } },
    ];
  });
}
