/** Scripted players: they know what their seat is told and nothing else, and play anything legal. */
import type { AnyGame, Standing } from '../../core/game.ts';
import { fastRandom, type Random } from '../../core/random.ts';
import { loadGame } from '../../games/index.ts';
import type { PositionMessage } from '../../wire/log.ts';
import type { ServerMessage } from '../../wire/messages.ts';
import { type Connection, type Device, openConnection } from './client.ts';

export interface Player {
  readonly device: Device;
  readonly seats: readonly number[];
}

export interface Ended {
  readonly standing: Standing;
  readonly number: number;
  readonly connections: readonly Connection[];
}

/** A position of a seat, not of a spectator. */
export type SeatPosition = PositionMessage & { readonly seat: number };

/** What a player who only has his view would do. */
export function decide(game: AnyGame, { view, seat }: SeatPosition, random: Random): object {
  return game.sample(game.imagine(view, seat, random), seat, random);
}

export function isTurn(told: ServerMessage): told is SeatPosition {
  return told.type === 'position' && told.seat !== null && told.waiting.includes(told.seat);
}

export interface PlaySettings {
  readonly chance?: number;
  readonly game?: AnyGame;
  /** Also keeps what a spectator is told. */
  readonly spectator?: Device;
  /** Takes a step back, where that is free, once in so many turns, and the first time it can. */
  readonly undoEvery?: number;
  /** Acts unasked, where a game knows that, once in so many positions. */
  readonly asideEvery?: number;
}

/** Plays these seats to the end of the game over real sockets. */
export async function playSeats(table: string, players: readonly Player[], settings: PlaySettings = {}): Promise<Ended> {
  const [first] = players;
  if (!first) throw new Error('nobody plays');
  const random = fastRandom(settings.chance ?? 1);
  const { body } = await first.device.call('GET', `/api/tables/${table}`);
  const game = settings.game ?? (await loadGame(body.table.game));
  if (!game) throw new Error('no such game');
  const connections = await Promise.all(players.map(({ device }) => openConnection(device)));
  if (settings.spectator) {
    const connection = await openConnection(settings.spectator);
    await connection.ask({ type: 'watch', table });
    connections.push(connection);
  }
  const over = Promise.withResolvers<PositionMessage>();
  for (const [at, { seats }] of players.entries()) follow(connections[at]!, seats);

  function follow(connection: Connection, seats: readonly number[]): void {
    let answered = '';
    let chances = 0;
    const listen = (told: ServerMessage): void => {
      connection.told.push(told);
      if (told.type !== 'position') return;
      if (told.standing) over.resolve(told);
      tryAside(told);
      if (!isTurn(told) || !seats.includes(told.seat) || !told.question) return;
      const answer = `${told.number} ${told.seat}`;
      if (answered === answer) return;
      answered = answer;
      const { seat, number } = told;
      // The first chance is always taken: some games have few.
      const takesBack = settings.undoEvery && told.undo > 0 && chances++ % settings.undoEvery === 0;
      const message = takesBack
        ? { type: 'undo', number }
        : { type: 'act', question: told.question.id, action: decide(game!, told, random) };
      connection
        .ask({ ...message, table, seat })
        .then((reply) => {
          if (reply.type === 'refused' && reply.refusal?.reason !== 'olderQuestion')
            over.reject(new Error(`refused: ${JSON.stringify(reply.refusal)}`));
        })
        .catch(over.reject);
    };
    /** Others may be quicker: then it is refused, and that is well. */
    function tryAside({ seat, view, waiting, question }: PositionMessage): void {
      if (seat === null || !settings.asideEvery || !question || waiting.includes(seat) || !game?.aside) return;
      if (random.below(settings.asideEvery)) return;
      const action = game.aside(game.imagine(view, seat, random), seat, random);
      if (action) connection.ask({ type: 'act', table, seat, question: question.id, action }).catch(over.reject);
    }
    connection.onTold = listen;
  }
  await Promise.all(connections.slice(0, players.length).map((connection) => connection.ask({ type: 'watch', table })));
  const { standing, number } = await over.promise;
  return { standing: standing!, number, connections };
}
