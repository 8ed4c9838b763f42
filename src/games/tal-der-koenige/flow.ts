/** The sequence of play (K3) and its end (K4), in the rulebook's order. */
import type { Random } from '../../core/random.ts';
import { idleRoundsToEnd, movePoints } from './data.ts';
import type { Emit, EndReason } from './event.ts';
import { isPharaohFinished, layLeftovers } from './pharaoh.ts';
import { canBuild, canSteal, canTakeOver } from './rights.ts';
import { drawGroups, isBagEmpty, sellGroups } from './sale.ts';
import { standing } from './scoring.ts';
import { isFinished, type Phase, type State, sitesInPlay } from './state.ts';

const firstRound: readonly Phase[] = ['bids', 'overseers', 'workers', 'build'];
const laterRounds: readonly Phase[] = ['bids', 'orders', 'workers', 'steal', 'takeOver', 'build'];

export function beginRound(state: State, random: Random, emit?: Emit): void {
  state.round += 1;
  state.busy = false;
  state.stolen.fill(0);
  state.built.fill(0);
  emit?.({ type: 'round', round: state.round, start: state.start });
  state.noSale = isBagEmpty(state);
  if (state.noSale) emit?.({ type: 'lastRound', reason: 'bag' });
  else drawGroups(state, random, emit);
  openTurn(state, 'bids');
}

/** Ends the turn, or the decision of all, and finds who is asked next. Seats with nothing to decide are passed over. */
export function moveOn(state: State, random: Random, emit?: Emit): void {
  do {
    if (state.phase === 'build') layLeftovers(state, state.turn, emit);
    const next = state.phase === 'orders' ? state.start : (state.turn + 1) % state.players;
    if (next === state.start) nextPhase(state, random, emit);
    else openTurn(state, state.phase, next);
  } while (state.phase !== 'over' && !canAct(state));
}

function nextPhase(state: State, random: Random, emit?: Emit): void {
  if (state.phase === 'bids') sellGroups(state, emit);
  const phases = state.round === 1 ? firstRound : laterRounds;
  const next = phases[phases.indexOf(state.phase) + 1];
  if (next) openTurn(state, next);
  else endRound(state, random, emit);
}

function openTurn(state: State, phase: Phase, seat = state.start): void {
  state.phase = phase;
  state.turn = seat;
  state.points = phase === 'overseers' || phase === 'workers' ? movePoints : 0;
  state.moved = 0;
}

function canAct(state: State): boolean {
  switch (state.phase) {
    case 'bids':
      return state.groups.length > 0;
    case 'steal':
      return canSteal(state, state.turn);
    case 'takeOver':
      return canTakeOver(state, state.turn);
    case 'build':
      return canBuild(state, state.turn);
    default:
      return true;
  }
}

function endRound(state: State, random: Random, emit?: Emit): void {
  state.idle = state.busy ? 0 : state.idle + 1;
  const reason = endReason(state);
  if (reason) {
    state.phase = 'over';
    if (emit) {
      const { points, winners } = standing(state);
      emit({ type: 'ended', reason, points, winners });
    }
    return;
  }
  const from = state.start;
  state.start = (from + 1) % state.players;
  emit?.({ type: 'stone', from, to: state.start });
  beginRound(state, random, emit);
}

/** K4.1: why the round is the last; undefined when it is not. */
function endReason(state: State): EndReason | undefined {
  if (isPharaohFinished(state)) return 'pharaoh';
  if (areAllFinished(state)) return 'sites';
  if (state.noSale) return 'bag';
  return state.idle >= idleRoundsToEnd ? 'idle' : undefined;
}

export function areAllFinished(state: State): boolean {
  return sitesInPlay(state.players).every((site) => isFinished(state, site));
}
