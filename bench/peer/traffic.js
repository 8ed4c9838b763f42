/** The traffic of the load measurement, spoken to boardgame.io: tables of four sockets that move in turn. */
import { io } from 'socket.io-client';

/** Six hundred small numbers, two kilobytes as JSON; a move changes a few of them. */
export const game = {
  name: 'load',
  setup: () => ({ numbers: Array.from({ length: 600 }, (_, i) => i % 10), moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: ({ G }, at) => {
      G.moves += 1;
      for (let i = 0; i < 5; i++) G.numbers[(at + i) % 600] = (at + G.moves) % 10;
    },
  },
};

/** Opens the tables and seats everybody; each can then be told to make its next move. */
export async function openPeerTraffic(port, tables, seats) {
  const seatings = [];
  for (let at = 0; at < tables; at++) seatings.push(await seat(port, `table ${at}`, seats));
  return {
    movers: seatings.map(moverOf),
    close() {
      for (const { sockets } of seatings) for (const socket of sockets) socket.disconnect();
    },
  };
}

async function seat(port, match, seats) {
  const seating = { match, sockets: [], state: undefined, told: seats, sent: 0, acknowledged: 0, tell: undefined };
  for (let player = 0; player < seats; player++) {
    const socket = io(`http://127.0.0.1:${port}/load`, { transports: ['websocket'], forceNew: true });
    seating.sockets[player] = socket;
    socket.on('update', (_match, state) => {
      seating.told += 1;
      if (player === seating.mover) seating.acknowledged = performance.now();
      if (seating.told < seats) return;
      seating.state = state;
      const { tell } = seating;
      seating.tell = undefined;
      tell?.({ acknowledged: seating.acknowledged - seating.sent, seen: performance.now() - seating.sent });
    });
    await new Promise((resolve) => {
      socket.on('sync', (_match, { state }) => {
        seating.state = state;
        resolve();
      });
      socket.emit('sync', match, String(player), undefined, seats);
    });
  }
  return seating;
}

function moverOf(seating) {
  return {
    ready: () => seating.tell === undefined,
    move(tell) {
      const { ctx, _stateID } = seating.state;
      const player = ctx.currentPlayer;
      Object.assign(seating, { tell, told: 0, mover: Number(player), sent: performance.now() });
      const payload = { type: 'step', args: [_stateID * 7], playerID: player };
      seating.sockets[player].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, seating.match, player);
    },
  };
}
