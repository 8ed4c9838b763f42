import { describe, expect, it } from 'vitest';
import { at } from '../../../core/at.ts';
import { fastRandom } from '../../../core/random.ts';
import { stackSize, tileName, tileNamed } from '../data.ts';
import { tikal } from '../index.ts';
import { auction, hex, offered, play, put, takeTurn, whyNot, world } from './testing.ts';

describe('T8 auction game', () => {
  it('T8.1 20 points each; as many tiles as players are turned up, for all to see', () => {
    for (const players of [2, 3, 4]) {
      const state = auction(players);
      expect(state.score).toEqual(Array(players).fill(20));
      expect([state.open.length, state.drawn, state.phase]).toEqual([players, players, 'auction']);
      expect(tikal.view(state, undefined).open).toEqual(state.open);
    }
  });

  it('T8.1 a round ends when each has had one turn; rounds go on until the stack is used up', () => {
    for (const players of [2, 3, 4]) {
      const random = fastRandom(players);
      const state = tikal.setup({ players, options: { auction: true }, rules: 1 }, random);
      const rounds: number[][] = [[]];
      let turnedUp = players;
      while (state.phase !== 'over')
        tikal.play(state, state.seat, tikal.sample(state, state.seat, random), random, (event) => {
          if (event.type === 'tileChosen') rounds.at(-1)?.push(event.seat);
          if (event.type === 'tilesTurnedUp') {
            rounds.push([]);
            turnedUp += event.tiles.length;
          }
        });
      expect(turnedUp).toBe(stackSize);
      expect(rounds).toHaveLength(stackSize / players);
      for (const round of rounds) expect([...round].sort()).toEqual(state.score.map((_, seat) => seat));
    }
  });

  it('T8.2 bids go clockwise, each above the last', () => {
    const state = auction(3);
    play(state, 'bid 2');
    expect(state.seat).toBe(1);
    expect(whyNot(state, 'bid 2')).toBe('T8.2 bidTooLow');
    play(state, 'bid 3');
    expect(state.seat).toBe(2);
    play(state, 'bid 7');
    expect(state.seat).toBe(0);
    expect(whyNot(state, 'bid 7')).toBe('T8.2 bidTooLow');
    expect(whyNot(state, 'bid 8')).toBeUndefined();
  });

  it('T8.2 a bid is at least 1', () => {
    expect(whyNot(auction(3), 'bid 0')).toBe('T8.2 bidTooLow');
  });

  it('T8.2 who passes is out of this auction; the highest bidder is not asked again', () => {
    const state = auction(4);
    play(state, 'bid 1', 'pass', 'bid 2', 'pass');
    expect(state.seat).toBe(0);
    play(state, 'bid 3');
    expect(state.seat).toBe(2);
    const events = play(state, 'pass');
    expect(events).toEqual([
      { type: 'passed', seat: 2 },
      { type: 'turnWon', seat: 0, price: 3 },
    ]);
    expect([state.phase, state.seat, state.score]).toEqual(['choose', 0, [17, 20, 20, 20]]);
  });

  it('T8.2 a bid is capped by the bidder’s own points; who cannot bid higher is still asked and passes', () => {
    const state = auction(3);
    state.score = [5, 20, 3];
    expect(whyNot(state, 'bid 6')).toBe('T8.2 bidTooHigh');
    expect(whyNot(state, 'bid 62400')).toBe('T8.2 bidTooHigh');
    expect(tikal.choices(state, 0)[0]).toMatchObject({ form: 'bid', slots: { amount: { least: 1, most: 5 } } });
    play(state, 'bid 5', 'pass');
    expect([state.seat, state.phase]).toEqual([2, 'auction']);
    expect(tikal.choices(state, 2)).toEqual([{ action: { type: 'pass' } }]);
    expect(tikal.question(state, 2)).toMatchObject({ kind: 'cannotBid', details: { bid: 5, bidder: 0 } });
    expect(whyNot(state, 'bid 6')).toBe('T8.2 bidTooHigh');
    play(state, 'pass');
    expect(state.score).toEqual([0, 20, 3]);
  });

  it('T8.2 with no points at all one can only pass', () => {
    const state = auction(2);
    state.score = [0, 20];
    expect(tikal.question(state, 0)).toMatchObject({ kind: 'cannotBid' });
    expect(tikal.choices(state, 0)).toEqual([{ action: { type: 'pass' } }]);
  });

  it('T8.2 with no bid yet the last one too may bid or pass', () => {
    const bids = auction(3);
    play(bids, 'pass', 'pass');
    expect([bids.seat, bids.phase]).toEqual([2, 'auction']);
    expect(play(bids, 'bid 1').at(-1)).toEqual({ type: 'turnWon', seat: 2, price: 1 });
    expect([bids.seat, bids.score]).toEqual([2, [20, 20, 19]]);
  });

  it('T8.2 the winner chooses one of the open tiles, places it and takes 10 points', () => {
    const state = auction(2);
    play(state, 'bid 4', 'pass');
    expect(offered(state, 'choose')).toEqual(['choose tile 3', 'choose tile 15']);
    expect(whyNot(state, 'choose D4')).toBe('T8.2 notOpen');
    expect(whyNot(state, 'bring leader A5')).toBe('T8.2 chooseFirst');
    play(state, 'choose C3');
    expect([state.phase, state.tile, state.open]).toEqual(['place', tileNamed('C3'), [tileNamed('A3')]]);
    play(state, 'place B3 r0');
    expect([state.phase, state.seat, state.ap]).toEqual(['act', 0, 10]);
  });

  it('T8.2 nothing but bidding during an auction, no bidding outside', () => {
    const state = auction(2);
    expect(whyNot(state, 'end')).toBe('T8.2 auctionFirst');
    expect(whyNot(state, 'bid 3', 1)).toBe('house notAsked');
    play(state, 'bid 1', 'pass', 'choose A3');
    expect(whyNot(state, 'bid 2')).toBe('T2.1 tileFirst');
    const base = world();
    expect(whyNot(base, 'bid 1')).toBe('T2.1 tileFirst');
    expect(whyNot(base, 'pass')).toBe('T2.1 tileFirst');
  });

  it('T8.3 if everybody passes, the one who passed first takes the turn for nothing: 2, 3 and 4 players', () => {
    for (const players of [2, 3, 4]) {
      const state = auction(players, 1);
      const events = play(state, ...Array(players).fill('pass'));
      expect(events.at(-1)).toEqual({ type: 'turnWon', seat: 1, price: 0 });
      expect([state.seat, state.phase, state.score[1]]).toEqual([1, 'choose', 20]);
    }
  });

  it('T8.3 the last player takes the last tile without auction or payment: 2, 3 and 4 players', () => {
    for (const players of [2, 3, 4]) {
      const state = auction(players);
      for (let turn = 1; turn < players; turn++) {
        play(state, ...Array(players - turn + 1).fill('pass'));
        takeTurn(state, `tile ${tileName(at(state.open, 0))}`);
      }
      expect([state.seat, state.phase, state.open]).toEqual([players - 1, 'place', []]);
      expect(state.score).toEqual(Array(players).fill(20));
      takeTurn(state);
      expect([state.phase, state.seat, state.open.length]).toEqual(['auction', 0, players]);
    }
  });

  it('T8.4 the first auction is opened by the first player', () => {
    for (const first of [0, 1, 2, 3]) expect(auction(4, first).seat).toBe(first);
  });

  it('T8.4 later ones by the next clockwise, after the one who just had his turn, who has not yet had his', () => {
    const state = auction(4);
    play(state, 'pass', 'pass', 'bid 1', 'pass');
    takeTurn(state, 'A3');
    expect(state.seat).toBe(3);
    play(state, 'pass', 'pass', 'bid 1');
    takeTurn(state, 'C3');
    // Seat 2 has had its turn.
    expect(state.seat).toBe(3);
    play(state, 'pass');
    expect(state.seat).toBe(0);
  });

  it('T8.4 a new round by the left neighbour of the last placer of the round before', () => {
    const state = auction(3);
    play(state, 'pass', 'pass', 'bid 1');
    takeTurn(state, 'A3');
    play(state, 'pass', 'bid 1');
    takeTurn(state, 'C3');
    expect(state.seat).toBe(0);
    takeTurn(state);
    expect([state.phase, state.seat, state.auctions]).toEqual(['auction', 1, 3]);
  });

  it('worked check: the German example for A, B, C, D', () => {
    const state = auction(4);
    play(state, 'bid 1', 'bid 5', 'pass', 'pass', 'pass');
    expect(state.seat).toBe(1);
    takeTurn(state, 'A3');
    expect(state.seat).toBe(2);
    play(state, 'bid 3', 'pass', 'bid 4', 'pass');
    expect(state.seat).toBe(0);
    takeTurn(state, 'C3');
    expect(state.seat).toBe(2);
    play(state, 'pass', 'pass');
    expect([state.seat, state.phase]).toEqual([2, 'choose']);
    takeTurn(state, 'D4');
    expect([state.seat, state.phase]).toEqual([3, 'place']);
    takeTurn(state);
    expect([state.phase, state.seat]).toEqual(['auction', 0]);
    expect(state.score).toEqual([16, 15, 20, 20]);
  });

  it('T8.5 a volcano triggers its scoring round when it is chosen; the bid is paid before', () => {
    const state = world({ players: 3, auction: true, stack: ['A3', 'B1', 'C3'] });
    put(state, 1, 'leader', 'A4');
    play(state, 'pass', 'bid 6', 'pass');
    expect(state.score).toEqual([20, 14, 20]);
    expect(play(state, 'choose B1').map(({ type }) => type)).toEqual(['tileChosen', 'scoringBegan']);
    expect([state.order, state.ap]).toEqual([[1, 2, 0], 10]);
    play(state, 'end');
    expect(state.score).toEqual([20, 15, 20]);
    play(state, 'end', 'end');
    expect([state.seat, state.phase]).toEqual([1, 'place']);
    play(state, 'place B3 r0');
    expect([state.seat, state.phase, state.ap]).toEqual([1, 'act', 10]);
    play(state, 'end');
    // Scoring turns were nobody's turn of the round: two are still to come.
    expect([state.phase, state.seat, state.done]).toEqual(['auction', 2, [0, 1, 0]]);
  });

  it('T8.5 also when the last player gets the volcano as the last tile', () => {
    const state = world({ players: 2, auction: true, stack: ['A3', 'B1'] });
    play(state, 'pass', 'pass', 'choose A3', 'place B3 r0');
    expect(play(state, 'end').map(({ type }) => type)).toEqual(['turnEnded', 'turnWon', 'tileChosen', 'scoringBegan']);
    expect([state.seat, state.phase, state.order]).toEqual([1, 'act', [1, 0]]);
  });

  describe('T8.6 the order of the last scoring round', () => {
    /** The last turn of the game in hand of `last`. */
    const lastOrder = (last: number, ...score: number[]) => {
      const state = auction(score.length, last);
      Object.assign(state, {
        phase: 'act',
        turn: last,
        drawn: stackSize,
        scorings: 3,
        open: [],
        done: score.map(() => 1),
        score,
      });
      state.done[last] = 0;
      return play(state, 'end').at(-1);
    };
    const order = (...seats: number[]) => ({ type: 'scoringBegan', round: 4, order: seats });

    it('T8.6 fewest points first', () => {
      expect(lastOrder(0, 30, 10, 40, 20)).toEqual(order(1, 3, 0, 2));
      expect(lastOrder(2, 3, 2, 1)).toEqual(order(2, 1, 0));
    });

    it('T8.6 among equals clockwise from the left of the last placer, who comes last among them', () => {
      expect(lastOrder(1, 5, 5, 5, 5)).toEqual(order(2, 3, 0, 1));
      expect(lastOrder(2, 5, 9, 5, 9)).toEqual(order(0, 2, 3, 1));
      expect(lastOrder(0, 7, 7, 3)).toEqual(order(2, 1, 0));
      expect(lastOrder(0, 7, 7)).toEqual(order(1, 0));
      expect(lastOrder(1, 7, 7)).toEqual(order(0, 1));
    });

    it('T8.6 is fixed when the round starts', () => {
      const state = auction(3, 0);
      Object.assign(state, { phase: 'act', turn: 0, drawn: stackSize, scorings: 3, open: [], done: [0, 1, 1], score: [5, 4, 3] });
      put(state, 2, 'leader', 'A4');
      state.values[hex('A4')] = 9;
      play(state, 'end');
      expect(state.order).toEqual([2, 1, 0]);
      play(state, 'end');
      expect([state.seat, state.score]).toEqual([1, [5, 4, 12]]);
    });
  });
});
