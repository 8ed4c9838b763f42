/** K3.5: blocks are taken from an unfinished pyramid of somebody else, the highest first. */
import type { Seat } from '../../../core/game.ts';
import type { Refusal } from '../../../core/refusal.ts';
import { colours } from '../data.ts';
import { capacityOf, levelOf, levelStarts, positionName, positionsPerSite } from '../pyramid.ts';
import { refuse } from '../refuse.ts';
import { canStealAt, hasMoreOverseers, mostToSteal, sitesWhere, stolenBy } from '../rights.ts';
import { blockAt, isFinished, laidOn, nobody, overseersAt, ownerOf, perSeatAndSite, type State, workersAt } from '../state.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

export const steal: Rule<'steal'> = {
  refusal(state, seat, { site, positions }) {
    return notAsked(state, seat, 'steal') ?? siteRefusal(state, seat, site) ?? blocksRefusal(state, seat, site, positions);
  },

  choices(state, seat) {
    if (!isAsked(state, seat, 'steal')) return [];
    return sitesWhere(state, seat, canStealAt).map((site) => {
      const most = mostToSteal(state, seat, site);
      const of = blocksFromTop(state, site, most);
      return {
        form: 'steal',
        fixed: { site },
        slots: { positions: { kind: 'some', of, least: 1, most } },
        at: String(site),
        proposal: { type: 'steal', site, positions: of.slice(0, most) },
      };
    });
  },

  play(state, seat, { site, positions }, _random, emit) {
    const taken: number[] | undefined = emit && [];
    for (const position of positions) {
      const at = site * positionsPerSite + position;
      const colour = state.blocks[at]! - 1;
      state.blocks[at] = 0;
      const hand = seat * colours.length + colour;
      state.hands[hand] = state.hands[hand]! + 1;
      taken?.push(colour);
    }
    state.laid[site] = laidOn(state, site) - positions.length;
    state.stolen[seat * perSeatAndSite + site] = positions.length;
    state.busy = true;
    if (taken) emit?.({ type: 'stolen', seat, site, owner: ownerOf(state, site), positions: [...positions], colours: taken });
  },
};

function siteRefusal(state: State, seat: Seat, site: number): Refusal | undefined {
  const owner = ownerOf(state, site);
  if (owner === nobody) return refuse('K3.5', 'noOwner', { site });
  if (owner === seat) return refuse('K3.5', 'ownSite', { site });
  if (isFinished(state, site)) return refuse('K3.7', 'finished', { site });
  if (stolenBy(state, seat, site) > 0) return refuse('K3.5', 'stoleBefore', { site });
  if (!hasMoreOverseers(state, seat, site)) {
    const own = overseersAt(state, seat, site);
    return refuse('K3.5', 'tooFewOverseers', { site, own, owners: overseersAt(state, owner, site) });
  }
  if (workersAt(state, seat, site) === 0) return refuse('K3.5', 'noWorkerOn', { site });
  return laidOn(state, site) === 0 ? refuse('K3.5', 'emptySite', { site }) : undefined;
}

function blocksRefusal(state: State, seat: Seat, site: number, positions: readonly number[]): Refusal | undefined {
  const most = mostToSteal(state, seat, site);
  if (positions.length > most) return refuse('K3.5', 'tooManyBlocks', { most });
  for (const [i, position] of positions.entries()) {
    if (position >= capacityOf(site)) return refuse('K3.5', 'noSuchPosition', { site });
    if (!blockAt(state, site, position)) return refuse('K3.5', 'noBlockThere', { site, position: positionName(site, position) });
    if (positions.indexOf(position) < i) return refuse('K3.5', 'sameBlockTwice', { position: positionName(site, position) });
  }
  const lowest = Math.min(...positions.map((position) => levelOf(site, position)));
  const above = levelStarts(site)[lowest + 1]!;
  for (let position = above; position < capacityOf(site); position++)
    if (blockAt(state, site, position) && !positions.includes(position))
      return refuse('K3.5', 'upperFirst', { level: levelOf(site, position) });
  return undefined;
}

/** The blocks that can be among the next so many, from the highest level down. */
function blocksFromTop(state: State, site: number, most: number): number[] {
  const found: number[] = [];
  const begins = levelStarts(site);
  for (let level = begins.length - 2; level >= 0 && found.length < most; level--)
    for (let position = begins[level]!; position < begins[level + 1]!; position++)
      if (blockAt(state, site, position)) found.push(position);
  return found;
}
