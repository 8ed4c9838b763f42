/** Tables of a soak: every seat a stubborn player, and a room that is opened however often the server dies meanwhile. */
import { fastRandom, type Random } from '../../core/random.ts';
import { gameIds, loadGame } from '../../games/index.ts';
import { type Device, openDevice } from './client.ts';
import { type Acknowledged, type Stubborn, stubborn } from './stubborn.ts';

/** One table of one of the games, every seat a person on a device of his own, some with a bot among them. */
export async function openSoaked(
  devices: readonly Device[],
  at: number,
  random: Random,
  into: Acknowledged[],
  where?: () => string,
): Promise<Stubborn[]> {
  const id = gameIds[at % gameIds.length]!;
  const game = await loadGame(id);
  if (!game) throw new Error(`no game ${id}`);
  const { least, most } = game.meta.players;
  const count = least + (at % (most - least + 1));
  const botAt = at % 3 === 0 ? count - 1 : -1;
  const host = devices[0]!;
  const seats = Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: 'me' } : seat === botAt ? { kind: 'bot', level: 'easy' } : { kind: 'invite' },
  );
  const { table: opened, invitations } = await insist(host, where, '/api/tables', {
    game: id,
    seats,
    contribution: `table ${at}`,
  });
  const table: string = opened.id;
  for (const { seat, token } of invitations)
    await insist(devices[seat]!, where, `/api/tables/${table}/join`, { invitation: token });
  await insist(host, where, `/api/tables/${table}/start`);
  return seats.flatMap(({ kind }, seat) =>
    kind === 'bot'
      ? []
      : [
          stubborn({
            game,
            table,
            seat,
            device: devices[seat]!,
            random: fastRandom(random.below(1e9)),
            into,
            ...(where ? { where } : {}),
          }),
        ],
  );
}

class WrongAnswer extends Error {}
type Answer = Awaited<ReturnType<Device['call']>>;

/** Asks until the server has done it, however often it dies meanwhile. */
export async function insist(
  device: Device,
  where: (() => string) | undefined,
  path: string,
  body?: object,
  method = 'POST',
): Promise<Answer['body']> {
  for (;;) {
    try {
      const there = where ? openDevice(where(), device.cookie) : device;
      const answer = await there.call(method, path, body);
      if (answer.status < 300 || answer.body.refusal?.reason === 'alreadyStarted') return answer.body;
      if (answer.status !== 503) throw new WrongAnswer(`${path}: ${JSON.stringify(answer.body)}`);
    } catch (error) {
      if (error instanceof WrongAnswer) throw error;
    }
    await rest(50);
  }
}

export function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
