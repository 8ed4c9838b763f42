import { describe, expect, it } from 'vitest';
import { type DecisionRequest, decide, decideAside } from '../../../bots/bot.ts';
import { at } from '../../../core/at.ts';
import type { AnyGame, Seat } from '../../../core/game.ts';
import type { AnyHeuristics } from '../../../core/heuristics.ts';
import { placeName } from '../../../core/place-name.ts';
import { fastRandom } from '../../../core/random.ts';
import type { Action } from '../action.ts';
import { heuristics } from '../bot/index.ts';
import { briberies, briberyKinds, events } from '../data.ts';
import { cortez } from '../index.ts';
import { nodeOf } from '../map.ts';
import type { State } from '../state.ts';
import { fillUp, marked, supply, unmarked, war, world } from './testing.ts';

const bots = ['greedy', 'easy', 'medium', 'strong'] as const;
type Bot = (typeof bots)[number];
const seeds = [1, 2, 3, 4];
/** How often of four a bot sees what is good: those who err may take something else that is not bad. */
const often: Readonly<Record<Bot, number>> = { greedy: 4, easy: 2, medium: 3, strong: 4 };

function asked(state: State, seat: Seat, bot: Bot, seed: number): DecisionRequest {
  return {
    game: cortez as unknown as AnyGame,
    heuristics: heuristics as unknown as AnyHeuristics,
    view: cortez.view(state, seat),
    seat,
    bot,
    seed,
    allowance: { iterations: 600 },
  };
}

/** What the bot does in this position, under several seeds. */
function answers(state: State, seat: Seat, bot: Bot): Action[] {
  return seeds.map((seed) => decide(asked(state, seat, bot, seed)) as Action);
}

function asides(state: State, seat: Seat, bot: Bot): (Action | undefined)[] {
  return seeds.map((seed) => decideAside(asked(state, seat, bot, seed)) as Action | undefined);
}

/** Seat 0 has a figure before the gate, seat 1 one behind it. */
function atTheGate(players = 2): State {
  const state = world(players);
  marked(state, 0, 'E9', 'C1');
  marked(state, 1, '15', 'D17');
  for (let seat = 2; seat < players; seat++) marked(state, seat, placeName(seat, 14), placeName(seat - 2, 13));
  unmarked(state, 1, '16', '24');
  unmarked(state, 0, '14');
  return state;
}

const attacks = (state: State) => (action: Action) => action.type === 'move' && at(state.on, action.to) >= 0;

function auction(players: number, bid: number): State {
  const state = fillUp(atTheGate(players));
  supply(state, 0, { gold: 4, food: 4, weapon: 4 });
  supply(state, 1, { gold: 4, food: 4, weapon: 4 });
  state.phase = 'auction';
  state.event = events.indexOf('bribery');
  state.bidder = 0;
  state.active = 1;
  state.bid = bid;
  if (bid) state.bids[1] = bid;
  return state;
}

/** The last treasure is the only event left. */
function lastTurn(state: State): State {
  state.round = 2;
  state.deck.fill(0);
  state.deck[events.indexOf('treasure')] = 1;
  return state;
}

describe.each(bots)('%s', (bot) => {
  it('does not attack with a visibly weaker hand', () => {
    const weak = atTheGate();
    war(weak, 0, 1);
    war(weak, 1, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5);
    supply(weak, 1, { food: 2, weapon: 4 });
    supply(weak, 0, { disguise: 2 });
    expect(answers(fillUp(weak), 0, bot).filter(attacks(weak))).toEqual([]);
  });

  it('attacks with a visibly stronger one', () => {
    const strong = atTheGate();
    war(strong, 0, 6, 6, 6, 5, 5, 5);
    supply(strong, 0, { weapon: 4, disguise: 2 });
    const chosen = answers(fillUp(strong), 0, bot).filter(attacks(strong));
    expect(chosen.length).toBeGreaterThanOrEqual(often[bot]);
  });

  it('gives no disguises for a walk that brings nothing', () => {
    const state = world();
    marked(state, 0, 'A17');
    marked(state, 1, 'Q17');
    // Shut in two deep, the city cut off, and a figure of its own nation in every village.
    unmarked(state, 1, 'A16', 'B17', 'A15', 'B16', 'C17');
    unmarked(state, 0, 'B9', 'Q9', 'I2', 'I16', 'D2', 'D16', 'A6', 'A12', 'P3', 'P15', 'L1', 'L17');
    supply(state, 0, { disguise: 4 });
    state.bridges.fill(0);
    expect(answers(fillUp(state), 0, bot).filter(({ type }) => type === 'move')).toEqual([]);
  });

  it('walks where it pays', () => {
    const state = world();
    marked(state, 0, 'A17');
    marked(state, 1, 'Q17');
    supply(state, 0, { disguise: 4 });
    state.bridges.fill(0);
    const walks = answers(fillUp(state), 0, bot).filter(({ type }) => type === 'move');
    // Two cards more or less are a trifle to those who err.
    expect(walks.length).toBeGreaterThanOrEqual(often[bot] < 4 ? 2 : 4);
  });

  it('bids no more than an unseen card can bring', () => {
    expect(answers(auction(2, 21), 0, bot)).toEqual(seeds.map(() => ({ type: 'pass' })));
  });

  it('bids when the card is cheap', () => {
    expect(answers(auction(2, 0), 0, bot).filter(({ type }) => type === 'bid').length).toBeGreaterThanOrEqual(2);
  });

  it('gives nothing for a dud', () => {
    const state = auction(2, 0);
    state.briberyPile = briberies.map((card) => (card === 'dud' ? 2 : 0));
    state.briberyUsed = briberies.map((card) => (card === 'dud' ? 0 : 1));
    expect(answers(state, 0, bot)).toEqual(seeds.map(() => ({ type: 'pass' })));
  });

  it('pays with what is of no more use, and keeps the gold', () => {
    const state = lastTurn(auction(2, 0));
    state.phase = 'payment';
    state.bid = 6;
    state.bids[0] = 6;
    for (const action of answers(state, 0, bot))
      expect(action).toMatchObject({ type: 'pay', cards: [0, expect.any(Number), expect.any(Number), 0] });
  });

  it('comes into the city while there is time: the last action of the game is no draw', () => {
    const state = lastTurn(atTheGate());
    state.actions = 1;
    supply(state, 0, { disguise: 6, food: 2 });
    for (const action of answers(fillUp(state), 0, bot)) expect(action).toMatchObject({ type: 'move', from: nodeOf('E9') });
  });

  it('carries a figure onto the mission’s temple before the game is over', () => {
    const state = lastTurn(atTheGate());
    state.actions = 1;
    state.missions[0] = 21;
    state.missions[1] = 18;
    state.bribery[0 * briberyKinds + briberies.indexOf('moveOwn')] = 1;
    state.briberyPile[briberies.indexOf('moveOwn')] = 0;
    const chosen = answers(fillUp(state), 0, bot).filter(({ type }) => type === 'bribeMove');
    expect(chosen.length).toBeGreaterThanOrEqual(often[bot]);
    for (const action of chosen) expect(action).toMatchObject({ card: 'moveOwn', to: nodeOf('21') });
  });

  it('declines a trade that only feeds the leader', () => {
    const state = atTheGate(4);
    state.treasures[1] = 2;
    state.active = 3;
    supply(state, 0, { gold: 3, weapon: 2 });
    supply(state, 1, { disguise: 3 });
    fillUp(state);
    cortez.play(state, 1, { type: 'offer', to: 0, give: [1, 0, 0, 0], want: [0, 1, 0, 1] }, fastRandom(1));
    expect(asides(state, 0, bot)).toEqual(seeds.map(() => ({ type: 'decline', offer: 1 })));
  });

  it('accepts a trade that helps', () => {
    const state = atTheGate(4);
    state.treasures[1] = 2;
    state.active = 3;
    supply(state, 0, { disguise: 4 });
    supply(state, 2, { food: 3 });
    fillUp(state);
    cortez.play(state, 2, { type: 'offer', to: 0, give: [0, 0, 1, 0], want: [1, 0, 0, 0] }, fastRandom(1));
    expect(asides(state, 0, bot)).toEqual(seeds.map(() => ({ type: 'accept', offer: 1 })));
  });

  it('offers what is fair, and not more than twice a turn', () => {
    const state = atTheGate(4);
    state.active = 3;
    supply(state, 0, { disguise: 6 });
    for (const other of [1, 2, 3]) supply(state, other, { food: 5, weapon: 3, gold: 3 });
    fillUp(state);
    for (const action of asides(state, 0, bot))
      expect(action).toMatchObject({ type: 'offer', give: [expect.any(Number), 0, 0, 0] });
    state.offersMade[0] = 2;
    expect(asides(state, 0, bot)).toEqual(seeds.map(() => undefined));
  });

  it('does not surrender what it can hold', () => {
    const state = atTheGate();
    war(state, 0, 1, 2);
    war(state, 1, 5, 5, 6, 6);
    supply(state, 1, { weapon: 2, food: 1 });
    fillUp(state);
    cortez.play(state, 0, { type: 'move', from: nodeOf('E9'), to: nodeOf('15') }, fastRandom(1));
    for (const action of answers(state, 1, bot)) expect(['drawWar', 'stand']).toContain(action.type);
  });
});
