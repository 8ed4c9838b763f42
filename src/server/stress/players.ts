/** Scripted players: they know what their seat is told and nothing else, and play anything legal. */
import type { AnyGame, Standing } from '../../core/game.ts';
import { fastRandom, type Random } from '../../core/random.ts';
import { loadGame } from '../../games/index.ts';
import { type Device, openWire, type Told, type Wire } from './client.ts';

export interface Player {
  readonly device: Device;
  readonly seats: readonly number[];
}

export interface Ended {
  readonly standing: Standing;
  readonly number: number;
  readonly wires: readonly Wire[];
}

export type Position = Told & {
  readonly seat: number;
  readonly number: number;
  readonly view: object;
  readonly waiting: readonly number[];
  readonly question: { readonly id: string } | null;
  readonly standing: Standing | null;
};

/** What a player who only has his view would do. */
export function decide(game: AnyGame, { view, seat }: Position, random: Random): object {
  return game.sample(game.imagine(view, seat, random), seat, random);
}

export function isTurn(told: Told): told is Position {
  return told.type === 'position' && (told as Position).waiting.includes(told.seat as number);
}

export interface PlaySettings {
  readonly chance?: number;
  readonly game?: AnyGame;
  /** Also keeps what a spectator is told. */
  readonly spectator?: Device;
  /** Takes a step back, where that is free, once in so many turns. */
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
  const wires = await Promise.all(players.map(({ device }) => openWire(device)));
  if (settings.spectator) {
    const wire = await openWire(settings.spectator);
    await wire.ask({ type: 'watch', table });
    wires.push(wire);
  }
  const over = Promise.withResolvers<Position>();
  for (const [at, { seats }] of players.entries()) follow(wires[at] as Wire, seats);

  function follow(wire: Wire, seats: readonly number[]): void {
    let answered = '';
    const listen = (told: Told): void => {
      wire.told.push(told);
      const position = told as Position;
      if (told.type === 'position' && position.standing) over.resolve(position);
      tryAside(position);
      if (!isTurn(told) || !seats.includes(told.seat) || !told.question) return;
      const answer = `${told.number} ${told.seat}`;
      if (answered === answer) return;
      answered = answer;
      const { seat, number } = told;
      const takesBack = settings.undoEvery && (told.undo as number) > 0 && random.below(settings.undoEvery) === 0;
      const message = takesBack
        ? { type: 'undo', number }
        : { type: 'act', question: told.question.id, action: decide(game as AnyGame, told, random) };
      wire
        .ask({ ...message, table, seat })
        .then((reply) => {
          if (reply.type === 'refused' && reply.refusal?.reason !== 'olderQuestion')
            over.reject(new Error(`refused: ${JSON.stringify(reply.refusal)}`));
        })
        .catch(over.reject);
    };
    /** Others may be quicker: then it is refused, and that is well. */
    function tryAside({ type, seat, view, waiting, question }: Position): void {
      if (type !== 'position' || !settings.asideEvery || !question || waiting.includes(seat) || !game?.aside) return;
      if (random.below(settings.asideEvery)) return;
      const action = game.aside(game.imagine(view, seat, random), seat, random);
      if (action) wire.ask({ type: 'act', table, seat, question: question.id, action }).catch(over.reject);
    }
    wire.onTold = listen;
  }
  await Promise.all(wires.slice(0, players.length).map((wire) => wire.ask({ type: 'watch', table })));
  const { standing, number } = await over.promise;
  return { standing: standing as Standing, number, wires };
}
