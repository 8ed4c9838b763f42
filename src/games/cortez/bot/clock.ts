/** How long the game will last: the treasure lies among the last five events of a round (C2.1). */
import type { Seat } from '../../../core/game.ts';
import { actionsPerTurn, cityFields, eventsBeforePacket, roundDeck, roundsFor } from '../data.ts';
import { cityField } from '../map.ts';
import { type State, sum } from '../state.ts';

const eventsOfRound = sum(roundDeck);
const packet = eventsOfRound - eventsBeforePacket;
const turnsOfRound = eventsBeforePacket + (packet - 1) / 2;
/** So many city fields are filled in a turn, about, once the players crowd in. */
const filledPerTurn = 0.6;

/** Turns that are still begun before this round's treasure turns up, as expected. */
export function turnsToTreasure(state: State): number {
  const left = sum(state.deck);
  return left > packet ? left - packet + (packet - 1) / 2 : (left - 1) / 2;
}

function freeInCity(state: State): number {
  let free = 0;
  for (let number = 1; number <= cityFields; number++) if (state.on[cityField[number]!]! < 0) free += 1;
  return free;
}

/** Turns after the running one until the game is over, by the last treasure or a full city (C10.1). */
export function turnsLeft(state: State): number {
  const turns = turnsToTreasure(state) + (roundsFor(state.players) - state.round) * turnsOfRound;
  return Math.min(turns, freeInCity(state) / filledPerTurn);
}

/** Actions the seat will still take, the running turn included. */
export function actionsLeft(state: State, seat: Seat, turns: number): number {
  const away = (seat - state.active + state.players) % state.players;
  if (away === 0) return state.actions + (actionsPerTurn * turns) / state.players;
  return (actionsPerTurn * Math.max(0, turns + state.players / 2 - away)) / state.players;
}
