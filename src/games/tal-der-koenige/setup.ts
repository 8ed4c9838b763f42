/** K1: everything where it is before the first decision. */
import type { Config } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { blocksPerColour, colours, figuresEach, firstArea, lastSite, numberedTablets, scarabsEach } from './data.ts';
import { beginRound } from './flow.ts';
import { positionsPerSite } from './pyramid.ts';
import { groupsFor, nobody, ordersEach, perSeatAndSite, type State, undecided } from './state.ts';

export function setup(config: Config, random: Random): State {
  const { players, options } = config;
  const zeros = (length: number): number[] => new Array(length).fill(0);
  const start = config.first ?? random.below(players);
  const state: State = {
    players,
    advanced: options.advanced === true,
    expert: options.expert === true,
    stealOrTakeOver: options.stealOrTakeOver === true,
    round: 0,
    phase: 'bids',
    start,
    turn: start,
    points: 0,
    moved: 0,
    bag: colours.map(() => blocksPerColour),
    groups: [],
    numbered: zeros(players * numberedTablets),
    blanks: zeros(players * groupsFor(players)),
    hands: zeros(players * colours.length),
    figures: new Array(players * figuresEach).fill(firstArea),
    scarabs: new Array(players).fill(scarabsEach),
    owners: new Array(lastSite + 1).fill(nobody),
    blocks: zeros((lastSite + 1) * positionsPerSite),
    laid: zeros(lastSite + 1),
    pharaoh: [],
    orders: new Array(players * ordersEach).fill(undecided),
    stolen: zeros(players * perSeatAndSite),
    built: zeros(lastSite + 1),
    noSale: false,
    busy: false,
    idle: 0,
  };
  beginRound(state, random);
  return state;
}
