/** Tic-tac-toe for boardgame.io's headless client, as its tutorial writes it, played at random. */
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => {
    if (lines.some((line) => line.every((cell) => G.cells[cell] !== null && G.cells[cell] === G.cells[line[0]])))
      return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

/** A client that plays games one after the other: `play` gives the number of moves one took. */
export function openPeer(random) {
  const client = Client({ game, debug: false });
  client.start();
  return {
    play() {
      client.reset();
      let moves = 0;
      for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
        const free = state.G.cells.flatMap((cell, id) => (cell === null ? [id] : []));
        client.moves.clickCell(free[random.below(free.length)]);
        moves += 1;
      }
      return moves;
    },
  };
}
