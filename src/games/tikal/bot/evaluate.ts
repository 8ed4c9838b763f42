/** How good a position is: for every seat the points it has and may expect, then own against others. */
import type { Seat } from '../../../core/game.ts';
import type { Aspect } from '../../../core/heuristics.ts';
import { actionPoints, baseCamp, campsEach, guardsEach, lowestFloor, membersEach, motifCopies, motifCount } from '../data.ts';
import { type Hex, hexCount } from '../map.ts';
import { pointsFor } from '../scoring.ts';
import { campsUp, guarding, guardsUp, inSupply, none, playersOf, scoreOf, type TikalState } from '../state.ts';
import type { AspectKey } from './aspect-names.ts';
import { type Board, boardOf, unreachable } from './distances.ts';
import { mostPlayers } from './kept-costs.ts';
import { newReading, type Reading, read } from './reading.ts';
import { type Odds, oddsFor, weighTemple } from './temples.ts';
import type { Weights } from './weights.ts';

/** What the victory itself counts, once the game is over. */
const victory = 20;
export interface Evaluation {
  /** `board`: where the caller knows it. */
  evaluate(state: TikalState, seat: Seat, board?: Board): number;
  aspects(state: TikalState, seat: Seat): readonly Aspect<AspectKey>[];
  /** What is known of the state last evaluated. */
  readonly reading: Reading;
  readonly odds: Odds;
}

export function evaluation(w: Weights): Evaluation {
  const reading = newReading();
  const odds = oddsFor(w);
  /** How much a place counts that lies so far from the nearest camp. */
  const nearness = Float64Array.from({ length: unreachable + 1 }, (_, way) => 1 / (1 + w.far * way * way));
  const temples = new Float64Array(mostPlayers);
  const treasures = new Float64Array(mostPlayers);
  const reach = new Float64Array(mostPlayers);
  const reserves = new Float64Array(mostPlayers);
  const sum = new Float64Array(mostPlayers);
  /** How many treasures of each motif everybody has. */
  const raised = new Int8Array(motifCount);

  function weigh(state: TikalState, board: Board): void {
    read(state, w.horizon, board, reading);
    temples.fill(0);
    treasures.fill(0);
    reach.fill(0);
    const { values, buried } = state;
    const { land } = board;
    for (let at = 0; at < land.length; at++) {
      const hex = land[at]!;
      if (values[hex]! > 0) weighTempleTile(state, hex, values[hex]!);
      else if (buried[hex]! > 0) weighTreasureTile(state, hex, buried[hex]!);
    }
    countTreasures(state);
    for (let seat = 0; seat < reading.players; seat++) {
      weighTreasures(state, seat);
      weighReserves(state, seat);
    }
  }

  function weighTempleTile(state: TikalState, hex: Hex, value: number): void {
    const guard = reading.guardOf[hex]!;
    if (guard >= 0) {
      temples[guard] = temples[guard]! + value * reading.scorings[guard]!;
      return;
    }
    weighTemple(state, hex, value, reading, odds, temples);
    const { players } = reading;
    const grows = state.floors[value + 1 - lowestFloor]! > 0 ? w.growth : 0;
    const way = reading.distances[baseCamp * hexCount + hex]!;
    for (let seat = 0; seat < players; seat++) {
      const turns = reading.turns[seat]!;
      const members = state.members[hex * players + seat]!;
      const figures = members + (state.leaders[seat] === hex ? 1 : 0);
      let plus = w.access * value * nearness[reading.fromCamp[hex * mostPlayers + seat]!]!;
      if (figures > 0) plus += grows * (figures > 1 ? 2 : 1) * reading.scorings[seat]! + (w.post + w.way * way) * members;
      reach[seat] = reach[seat]! + plus * turns;
    }
  }

  function weighTreasureTile(state: TikalState, hex: Hex, buried: number): void {
    const { players } = reading;
    for (let seat = 0; seat < players; seat++) {
      const turns = reading.turns[seat]!;
      const members = state.members[hex * players + seat]!;
      const figures = members + (state.leaders[seat] === hex ? 1 : 0);
      const near = nearness[reading.fromCamp[hex * mostPlayers + seat]!]!;
      const ready = figures > 1 && buried > 1 ? 2 : figures > 0 ? 1 : 0;
      treasures[seat] = treasures[seat]! + w.ready * ready * reading.scorings[seat]!;
      reach[seat] = reach[seat]! + turns * w.digAccess * buried * near;
    }
  }

  function countTreasures(state: TikalState): void {
    raised.fill(0);
    for (let at = 0; at < state.treasures.length; at++) {
      const motif = at % motifCount;
      raised[motif] = raised[motif]! + state.treasures[at]!;
    }
  }

  function weighTreasures(state: TikalState, seat: Seat): void {
    const left = reading.scorings[seat]!;
    let points = 0;
    for (let motif = 0; motif < motifCount; motif++) {
      const own = state.treasures[seat * motifCount + motif]!;
      if (own === 0) continue;
      points += own === 1 ? w.single : pointsFor(own);
      if (own === motifCopies) continue;
      points += w.match * (motifCopies - raised[motif]!);
    }
    treasures[seat] = treasures[seat]! + points * left;
  }

  function weighReserves(state: TikalState, seat: Seat): void {
    const turns = reading.turns[seat]!;
    const left = reading.scorings[seat]!;
    const leader = state.leaders[seat]!;
    let plus = w.guard * (guardsEach - guardsUp(state, seat)) * (left > 1 ? left - 0.5 : left * 0.3);
    plus += w.camp * (campsEach - campsUp(state, seat)) * turns;
    const inPlay = membersEach - state.supply[seat]! - state.lost[seat]!;
    plus += w.member * inPlay * turns;
    if (leader !== inSupply && leader < guarding && leader >= 0) plus += w.leader * turns;
    if (state.seat === seat && state.phase === 'act') plus += w.point * state.ap;
    if (state.turn === seat && state.tile !== none) plus += w.point * actionPoints;
    reserves[seat] = plus;
  }

  function worthOf(state: TikalState, seat: Seat): number {
    const figures = reach[seat]! + reserves[seat]!;
    return scoreOf(state, seat) + temples[seat]! + treasures[seat]! + figures;
  }

  function evaluate(state: TikalState, seat: Seat, board: Board = boardOf(state)): number {
    const players = playersOf(state);
    if (state.phase === 'over') return final(state, seat);
    weigh(state, board);
    let best = Number.NEGATIVE_INFINITY;
    let all = 0;
    for (let other = 0; other < players; other++) {
      const worth = worthOf(state, other);
      sum[other] = worth;
      if (other === seat) continue;
      all += worth;
      if (worth > best) best = worth;
    }
    return sum[seat]! - w.rivalry * (w.best * best + ((1 - w.best) * all) / (players - 1));
  }

  function aspects(state: TikalState, seat: Seat): readonly Aspect<AspectKey>[] {
    weigh(state, boardOf(state));
    return [
      { aspect: 'points', points: scoreOf(state, seat) },
      { aspect: 'temples', points: temples[seat]! },
      { aspect: 'treasures', points: treasures[seat]! },
      { aspect: 'reach', points: reach[seat]! },
      { aspect: 'reserves', points: reserves[seat]! },
    ];
  }

  return { evaluate, aspects, reading, odds };
}

function final(state: TikalState, seat: Seat): number {
  const lead = ahead(state.score, seat);
  return lead > 0 ? lead + victory : lead === 0 ? victory / 2 : lead;
}

/** Own less the best other's. */
function ahead(points: ArrayLike<number>, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++) if (other !== seat && points[other]! > best) best = points[other]!;
  return points[seat]! - best;
}
