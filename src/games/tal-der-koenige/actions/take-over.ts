/** K3.6: an unfinished site changes hands. */
import type { Offer, Seat } from '../../../core/game.ts';
import type { ActionOf } from '../action.ts';
import { refuse } from '../refuse.ts';
import { canTakeOverAt, hasMoreOverseers, sitesWhere, workersForTakingOver } from '../rights.ts';
import { isFinished, nobody, overseersAt, ownerOf, type State, workersAt } from '../state.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

export const takeOver: Rule<'takeOver'> = {
  refusal(state, seat, { site }) {
    const unasked = notAsked(state, seat, 'takeOver');
    if (unasked) return unasked;
    const owner = ownerOf(state, site);
    if (owner === nobody) return refuse('K3.6', 'noOwner', { site });
    if (owner === seat) return refuse('K3.6', 'ownSite', { site });
    if (isFinished(state, site)) return refuse('K3.7', 'finished', { site });
    if (!hasMoreOverseers(state, seat, site)) {
      const own = overseersAt(state, seat, site);
      return refuse('K3.6', 'tooFewOverseers', { site, own, owners: overseersAt(state, owner, site) });
    }
    const own = workersForTakingOver(state, seat, site);
    const owners = workersForTakingOver(state, owner, site);
    if (own <= owners) {
      // K6.3 forbids it only where the workers would do if those that stole counted.
      const all = workersAt(state, seat, site) > workersAt(state, owner, site);
      return refuse(all ? 'K6.3' : 'K3.6', 'tooFewWorkers', { site, own, owners });
    }
    return state.scarabs[seat] === 0 ? refuse('K3.6', 'noScarab', {}) : undefined;
  },

  choices(state, seat) {
    if (!isAsked(state, seat, 'takeOver')) return [];
    return sitesWhere(state, seat, canTakeOverAt).map((site) => ({
      action: { type: 'takeOver', site },
      at: String(site),
      effect: strengths(state, seat, site),
    }));
  },

  play(state, seat, { site }, _random, emit) {
    const from = ownerOf(state, site);
    state.owners[site] = seat;
    state.scarabs[seat] = state.scarabs[seat]! - 1;
    state.scarabs[from] = state.scarabs[from]! + 1;
    emit?.({ type: 'takenOver', seat, site, from });
  },
};

/** Whose site it is, and what decides it: overseers and workers of both. */
function strengths(state: State, seat: Seat, site: number): NonNullable<Offer<ActionOf<'takeOver'>>['effect']> {
  const from = ownerOf(state, site);
  return {
    from,
    overseers: overseersAt(state, seat, site),
    theirOverseers: overseersAt(state, from, site),
    workers: workersForTakingOver(state, seat, site),
    theirWorkers: workersForTakingOver(state, from, site),
  };
}
