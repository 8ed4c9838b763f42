/** Which actions of a turn are worth a thought, best first. */
import type { Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { TikalAction } from '../action.ts';
import { isGroundForCamp } from '../actions/camp.ts';
import { isSingle } from '../actions/exchange.ts';
import { couldGuard, guard } from '../actions/guard.ts';
import { canRaise } from '../actions/raise.ts';
import { canUncover } from '../actions/uncover.ts';
import { copy } from '../copy.ts';
import { campsEach, guardsEach, motifCount, price, worksPerTurn } from '../data.ts';
import { type Hex, hexCount } from '../map.ts';
import { pointsFor } from '../scoring.ts';
import {
  buriedAt,
  campOf,
  campsUp,
  type Figure,
  figuresAt,
  guardsUp,
  inSupplyOf,
  membersAt,
  none,
  playersOf,
  type TikalState,
  treasuresOf,
} from '../state.ts';
import type { Evaluation } from './evaluate.ts';
import { newGains, readGains } from './gains.ts';
import { newRanking, type Ranking } from './ranking.ts';
import type { Weights } from './weights.ts';

/** Guarding leaves nothing to chance. */
const noChance: Random = { below: () => 0 };

/** What a treasure brings at every scoring, on average: alone, or with its like. */
const treasureGain = 1.4;

/** Ranks what a seat can do with its action points; the walks and figures of no use are left out. */
export function planner(w: Weights, evaluation: Evaluation): (state: TikalState, seat: Seat) => Ranking {
  const gains = newGains();
  const { reading } = evaluation;
  let ranking = newRanking();
  let now = 0;
  let scratch: TikalState | undefined;

  function rankActions(state: TikalState, seat: Seat): Ranking {
    now = evaluation.evaluate(state, seat);
    ranking = newRanking(now);
    readGains(state, seat, evaluation, w, gains);
    if (state.ap >= price.uncover) addUncovers(state, seat);
    if (state.ap >= price.raise) {
      addRaises(state, seat);
      addExchanges(state, seat);
    }
    if (state.ap > 0) {
      addBrings(state, seat);
      addWalks(state, seat);
    }
    if (state.ap >= price.guard && guardsUp(state, seat) < guardsEach) addGuards(state, seat);
    if (state.ap >= price.camp && campsUp(state, seat) < campsEach) addCamps(state, seat);
    return ranking;
  }

  function add(action: TikalAction, gain: number, cost: number): void {
    ranking.actions.push(action);
    ranking.gains.push(gain);
    ranking.net.push(gain - w.point * cost);
  }

  function addUncovers(state: TikalState, seat: Seat): void {
    for (let hex = 0; hex < hexCount; hex++)
      if (canUncover(state, seat, hex)) {
        const gain = gains.level[hex]!;
        if (gain > 0) add({ type: 'uncover', hex }, gain, price.uncover);
      }
  }

  function addRaises(state: TikalState, seat: Seat): void {
    const left = reading.scorings[seat]!;
    for (let hex = 0; hex < hexCount; hex++) {
      if (!canRaise(state, seat, hex)) continue;
      const stillReady = figuresAt(state, hex, seat) < buriedAt(state, hex) || buriedAt(state, hex) > worksPerTurn;
      add({ type: 'raise', hex }, left * (treasureGain - (stillReady ? 0 : w.ready)), price.raise);
    }
  }

  /** For a pair or a trio only. */
  function addExchanges(state: TikalState, seat: Seat): void {
    for (let take = 0; take < motifCount; take++) {
      const own = treasuresOf(state, seat, take);
      if (own === 0) continue;
      for (let other = 0; other < playersOf(state); other++) {
        if (other === seat || !isSingle(state, other, take)) continue;
        for (let give = 0; give < motifCount; give++) {
          if (give === take || !isSingle(state, seat, give)) continue;
          const theirs = treasuresOf(state, other, give);
          if (theirs === 3) continue;
          const own2 = pointsFor(own + 1) - pointsFor(own) - 1;
          const other2 = pointsFor(theirs + 1) - pointsFor(theirs) - 1;
          const gain = own2 * reading.scorings[seat]! - (other2 * reading.scorings[other]!) / (playersOf(state) - 1);
          if (gain > 0) add({ type: 'exchange', other, take, give }, gain, price.exchange);
        }
      }
    }
  }

  function addBrings(state: TikalState, seat: Seat): void {
    const base = w.member * reading.turns[seat]!;
    for (const figure of ['leader', 'member'] as const) {
      if (inSupplyOf(state, figure, seat) === 0) continue;
      for (let camp = campsUp(state, seat); camp >= 0; camp--) {
        const to = campOf(state, seat, camp);
        const onwards = bestWalk(to, state.ap - price.bring, figure);
        add({ type: 'bring', figure, to }, base + onwards, price.bring);
      }
    }
  }

  /** What a figure in a camp could do from there with the points left. */
  function bestWalk(from: Hex, ap: number, figure: Figure): number {
    const more = figure === 'leader' ? gains.leader : gains.member;
    let best = 0;
    for (let hex = 0; hex < hexCount; hex++) {
      const gain = more[hex]!;
      if (gain <= best) continue;
      const way = reading.distances[from * hexCount + hex]!;
      if (way > ap) continue;
      const net = gain - w.point * way;
      if (net > best) best = net;
    }
    return best;
  }

  function addWalks(state: TikalState, seat: Seat): void {
    const leader = state.leaders[seat]!;
    for (let from = 0; from < hexCount; from++) {
      if (leader === from) addWalksOf(state, seat, 'leader', from);
      if (membersAt(state, from, seat) > 0) addWalksOf(state, seat, 'member', from);
    }
  }

  function addWalksOf(state: TikalState, seat: Seat, figure: Figure, from: Hex): void {
    const more = figure === 'leader' ? gains.leader : gains.member;
    const less = (figure === 'leader' ? gains.withoutLeader : gains.withoutMember)[from]!;
    for (let to = 0; to < hexCount; to++) {
      if (to === from) continue;
      const gain = more[to]!;
      if (gain <= 0) continue;
      const way = wayOf(state, seat, from, to);
      if (way <= state.ap) add({ type: 'walk', figure, from, to }, gain + less, way);
    }
  }

  /** The cheapest way, through own secret passages too (T4.2). */
  function wayOf(state: TikalState, seat: Seat, from: Hex, to: Hex): number {
    const { distances } = reading;
    let least = distances[from * hexCount + to]!;
    const camps = campsUp(state, seat);
    if (camps === 0) return least;
    const onwards = reading.fromCamp[to * 4 + seat]!;
    for (let camp = 0; camp <= camps; camp++) {
      const way = distances[campOf(state, seat, camp) * hexCount + from]! + price.transfer + onwards;
      if (way < least) least = way;
    }
    return least;
  }

  /** Tried out, as it changes much at once: majorities, the supply, the guards left. */
  function addGuards(state: TikalState, seat: Seat): void {
    for (let hex = 0; hex < hexCount; hex++) {
      if (!couldGuard(state, seat, hex)) continue;
      const action = { type: 'guard', hex, figure: membersAt(state, hex, seat) > 0 ? 'member' : 'leader' } as const;
      scratch = copy(state, scratch);
      guard.play(scratch, seat, action, noChance);
      add(action, evaluation.evaluate(scratch, seat) + w.point * price.guard - now, price.guard);
    }
  }

  function addCamps(state: TikalState, seat: Seat): void {
    const at = seat * campsEach + campsUp(state, seat);
    for (let hex = 0; hex < hexCount; hex++) {
      if (!isGroundForCamp(state, hex)) continue;
      state.camps[at] = hex;
      const gain = evaluation.evaluate(state, seat) - now;
      state.camps[at] = none;
      add({ type: 'camp', hex }, gain, price.camp);
    }
  }

  return rankActions;
}
