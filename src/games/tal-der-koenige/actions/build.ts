/** K3.7: blocks are built block by block, level by level. */
import type { Offer, Seat } from '../../../core/game.ts';
import type { ActionOf } from '../action.ts';
import { blocksPerWorker, colours } from '../data.ts';
import { areAllFinished } from '../flow.ts';
import { capacityOf, levelOf, levelStarts, positionName, positionsPerSite } from '../pyramid.ts';
import { refuse } from '../refuse.ts';
import { canBuildAt, roomToBuild, sitesWhere } from '../rights.ts';
import { kindOf, pointsFor } from '../scoring.ts';
import { blockAt, inHand, isFinished, laidOn, levelInWork, ownerOf, type State, workersAt } from '../state.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

type Build = ActionOf<'build'>;

export const build: Rule<'build'> = {
  refusal(state, seat, { site, position, colour }) {
    const unasked = notAsked(state, seat, 'build');
    if (unasked) return unasked;
    if (ownerOf(state, site) !== seat) return refuse('K3.7', 'notOwner', { site });
    if (isFinished(state, site)) return refuse('K3.7', 'finished', { site });
    if (roomToBuild(state, seat, site) <= 0)
      return refuse('K3.7', 'noRoom', { site, most: blocksPerWorker * workersAt(state, seat, site) });
    if (inHand(state, seat, colour) === 0) return refuse('K3.7', 'noSuchBlock', { colour });
    if (position >= capacityOf(site)) return refuse('K3.7', 'noSuchPosition', { site });
    const level = levelInWork(state, site);
    if (levelOf(site, position) !== level) return refuse('K3.7', 'otherLevel', { level });
    return blockAt(state, site, position)
      ? refuse('K3.7', 'positionTaken', { position: positionName(site, position) })
      : undefined;
  },

  choices(state, seat) {
    if (!isAsked(state, seat, 'build')) return [];
    return sitesWhere(state, seat, canBuildAt).flatMap((site) => offersAt(state, seat, site));
  },

  play(state, seat, { site, position, colour }, _random, emit) {
    state.blocks[site * positionsPerSite + position] = colour + 1;
    state.laid[site] = laidOn(state, site) + 1;
    state.built[site] = state.built[site]! + 1;
    state.hands[seat * colours.length + colour] = inHand(state, seat, colour) - 1;
    state.busy = true;
    if (!emit) return;
    emit({ type: 'built', seat, site, position, colour });
    if (!isFinished(state, site)) return;
    emit({ type: 'finished', seat, site, kind: kindOf(state, site), points: pointsFor(state, site) });
    if (areAllFinished(state)) emit({ type: 'lastRound', reason: 'sites' });
  },
};

function offersAt(state: State, seat: Seat, site: number): Offer<Build>[] {
  const offers: Offer<Build>[] = [];
  const level = levelInWork(state, site);
  const begins = levelStarts(site);
  for (let position = begins[level]!; position < begins[level + 1]!; position++) {
    if (blockAt(state, site, position)) continue;
    for (const [colour, name] of colours.entries()) {
      if (inHand(state, seat, colour) === 0) continue;
      offers.push({
        action: { type: 'build', site, position, colour },
        at: `${site} ${positionName(site, position)}`,
        piece: name,
        ...(laidOn(state, site) + 1 === capacityOf(site) ? { effect: finishing(state, site, position, colour) } : {}),
      });
    }
  }
  return offers;
}

/** What the pyramid will be with its last block. */
function finishing(state: State, site: number, position: number, colour: number): { kind: string; points: number } {
  const blocks = state.blocks.with(site * positionsPerSite + position, colour + 1);
  const finished = { ...state, blocks };
  return { kind: kindOf(finished, site), points: pointsFor(finished, site) };
}
