/**
 * A table over days in a storm: nobody looks, everybody is called by a message to his device, moves, now at this process and now at that one,
 * and goes again. Every turn must have called its player, and once: a second message is right only where a process or a service fell, or froze, while
 * the first was under way, since nobody can say then whether it went out.
 */
import { at } from '../../core/at.ts';
import type { AnyGame } from '../../core/game.ts';
import { fastRandom } from '../../core/random.ts';
import { loadGame } from '../../games/index.ts';
import { type Connection, type Device, openConnection } from './client.ts';
import { decide, type SeatPosition } from './players.ts';
import { newPushDevice } from './push-device.ts';
import type { Receiver } from './receiver.ts';
import { insist, rest } from './soaked.ts';

export interface CalledTable {
  readonly calls: number;
  /** Messages that went out again because of a fault. */
  readonly repeated: number;
  /** What is wrong; nothing, if all is well. */
  readonly wrong: readonly string[];
  /** When the game is over, or nobody wants to play on. */
  readonly over: Promise<void>;
}

interface Settings {
  readonly devices: readonly Device[];
  readonly where: () => string;
  readonly receiver: Receiver;
  /** When faults were caused, from and to. */
  readonly faults: readonly { readonly from: number; to: number }[];
  readonly goesOn: () => boolean;
  /** Milliseconds within which a call must have come, whatever has happened. */
  readonly patience?: number;
}

/** A lease, and the sweep of another process. */
const usualPatience = 150_000;
/** So often we look for a call before we ask whether the table still waits. */
const looksAtOnce = 100;
/** Before a fault is felt, and until it no longer is. */
const felt = 5000;

const seats = 3;

export async function openCalled(settings: Settings): Promise<CalledTable> {
  const { devices, where, receiver, faults, goesOn, patience = usualPatience } = settings;
  const game = (await loadGame('magellan')) as AnyGame;
  const players = devices.slice(0, seats);
  for (const [seat, device] of players.entries()) {
    const { subscription } = newPushDevice(`http://${receiver.host}/push/${seat}`);
    await insist(device, where, '/api/me/notices/push', subscription);
    await insist(device, where, '/api/me/notices', { after: 0 }, 'PATCH');
  }
  const [host] = players;
  const wishes = players.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'invite' }));
  const opened = await insist(host!, where, '/api/tables', { game: 'magellan', seats: wishes, clock: { pace: 'week' } });
  const table: string = opened.table.id;
  for (const { seat, token } of opened.invitations)
    await insist(at(players, seat), where, `/api/tables/${table}/join`, { invitation: token });
  const state = { calls: 0, repeated: 0, wrong: [] as string[] };
  let seen = receiver.received.length;
  await insist(host!, where, `/api/tables/${table}/start`);
  const random = fastRandom(9);

  /** The last entry anybody was told of: a process that has not heard of it yet is asked again. */
  let reached = 0;

  /** Whom the table waits for, as a device that nobody looks at is told. */
  async function standing(seat: number, act: boolean): Promise<SeatPosition | undefined> {
    for (;;) {
      try {
        const connection = await openConnection({ base: where(), cookie: at(players, seat).cookie });
        await connection.ask({ type: 'look', visible: false });
        await connection.ask({ type: 'watch', table });
        const told = connection.hear('position', ({ number }) => number >= reached);
        const position = (await Promise.race([told, brokenOff(connection)])) as SeatPosition;
        reached = position.number;
        if (!act || !position.waiting.includes(seat)) {
          connection.close();
          return position;
        }
        const action = decide(game, position, random);
        const reply = await connection.ask({
          type: 'act',
          id: `called ${position.number}`,
          table,
          seat,
          question: position.question?.id,
          action,
        });
        reached = Math.max(reached, reply.number ?? 0);
        connection.close();
        if (reply.type === 'done') return undefined;
      } catch {
        await rest(100);
      }
    }
  }

  async function brokenOff({ closed }: Connection): Promise<never> {
    await closed;
    throw new Error('the connection broke');
  }

  async function play(): Promise<void> {
    while (goesOn()) {
      const position = await standing(0, false);
      const [seat] = position?.waiting ?? [];
      if (seat === undefined) return;
      const came = await called(seat, position!.number);
      if (came === 'played on') continue;
      if (!came) return void state.wrong.push(`nobody called seat ${seat} at entry ${position?.number}`);
      // Whoever is next may be called before this player has heard that the move is kept.
      const until = receiver.received.length;
      await standing(seat, true);
      review(seat, came, until);
    }
  }

  /** Waits for the call; when it came. A process that has just thawed may have shown an older position: then nobody is to be called. */
  async function called(seat: number, number: number): Promise<number | 'played on' | undefined> {
    const has = () => receiver.received.slice(seen).some(({ path }) => path === `/push/${seat}`);
    for (const began = Date.now(); Date.now() - began < patience; ) {
      for (let looks = 0; looks < looksAtOnce; looks++) {
        if (has()) return Date.now();
        await rest(20);
      }
      const now = await standing(0, false);
      if (now && now.number > number && !has()) return 'played on';
    }
    return undefined;
  }

  /** What has come since the last turn: one message to this seat, unless something fell. */
  function review(seat: number, came: number, until: number): void {
    const messages = receiver.received.slice(seen, until).map(({ path }) => path);
    seen = until;
    state.calls += 1;
    const more = messages.length - 1;
    if (more <= 0) return;
    const excused = faults.some(({ from, to }) => from - felt < Date.now() && to + felt > came - felt);
    if (excused) state.repeated += more;
    else state.wrong.push(`seat ${seat} was to be called once, and there came ${messages.join(', ')}`);
  }

  const over = play();
  return {
    get calls() {
      return state.calls;
    },
    get repeated() {
      return state.repeated;
    },
    wrong: state.wrong,
    over,
  };
}
