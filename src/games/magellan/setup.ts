/** M1: everything where it is when the first card lies on offer. */
import type { Config } from '../../core/game.ts';
import { type Random, shuffle } from '../../core/random.ts';
import { boards, cardsPerExplorer, copies, shipsPerPlayer, values } from './data.ts';
import { turnUp } from './flow.ts';
import { generations } from './memory.ts';
import { type State, unplaced } from './state.ts';

export function setup(config: Config, random: Random): State {
  const state = beforeFirstCard(config, random);
  turnUp(state, random, undefined);
  return state;
}

/** Everything in its place, with no explorer card turned up yet. */
export function beforeFirstCard(config: Config, random: Random): State {
  const { players } = config;
  const side = (board: number) => (config.options[`board${board + 1}`] === 'B' ? 1 : 0);
  const sides = boards.flatMap((_, board) => [side(board), side(board), side(board)]);
  const [stack = [], ii = [], iii = []] = cardsPerExplorer.map((count) => {
    const cards = sides.flatMap((_, explorer) => Array.from({ length: count }, () => explorer));
    return shuffle(cards, random);
  });
  const zeros = (length: number) => Array.from({ length }, () => 0);
  const pile = values.map(() => copies - players);
  return {
    players,
    sides,
    auctioneer: config.first ?? random.below(players),
    phase: 0,
    stage: 'bid',
    seat: 0,
    stack,
    vetoed: 0,
    later: [...iii, ...ii],
    card: -1,
    turn: 0,
    highBid: 0,
    highBidder: -1,
    passed: zeros(players),
    waived: zeros(players),
    lastBuyer: -1,
    moving: -1,
    payTuck: 0,
    vetoes: zeros(players),
    ships: Array.from({ length: players * shipsPerPlayer }, () => unplaced),
    halves: zeros(players * shipsPerPlayer),
    tucked: zeros(players * shipsPerPlayer * 3),
    hands: Array.from({ length: players * 9 }, () => 1),
    open: zeros(players),
    pile,
    discard: zeros(9),
    exchanges: 0,
    turned: [],
    scored: zeros(players),
    pizarroPoints: zeros(players),
    known: Array.from({ length: players * 18 }, (_, i) => (i < players * 9 ? 1 : 0)),
    slots: zeros(players * 2 * generations),
    pools: Array.from({ length: generations * 9 }, (_, i) => (i < 9 ? copies - players : 0)),
    generation: 0,
  };
}
