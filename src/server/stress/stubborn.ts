/** A player who never gives up: when the line breaks he comes back, resumes, and sends his unanswered action again. */
import type { AnyGame } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { SeenEntry } from '../../wire/log.ts';
import type { ServerMessage } from '../../wire/messages.ts';
import { type Connection, type Device, openConnection } from './client.ts';
import { decide, isTurn } from './players.ts';

/** What the server said it has kept. */
export interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly name: string;
  readonly number: number;
  readonly action: object;
}

export interface Stubborn {
  readonly over: Promise<void>;
  readonly retries: number;
  readonly cuts: number;
  cut(): void;
  close(): void;
}

interface Settings {
  readonly game: AnyGame;
  readonly table: string;
  readonly seat: number;
  readonly device: Device;
  /** Which process he goes to this time; where he began, if nothing is said. */
  readonly where?: () => string;
  readonly random: Random;
  readonly into: Acknowledged[];
}

interface Wanted {
  readonly name: string;
  readonly question: string;
  readonly action: object;
}

/** Milliseconds a player thinks at most. */
const mostThought = 30;

export function stubborn({ game, table, seat, device, where = () => device.base, random, into }: Settings): Stubborn {
  const over = Promise.withResolvers<void>();
  let connection: Connection | undefined;
  let closed = false;
  let seen = 0;
  let names = 0;
  let wanted: Wanted | undefined;
  const counts = { retries: 0, cuts: 0 };

  function listen(told: ServerMessage): void {
    if (told.type !== 'entries' && told.type !== 'position') return;
    if (told.table !== table || told.seat !== seat) return;
    checkNumbers(told.entries);
    if (told.type !== 'position') return;
    if (told.standing) {
      closed = true;
      over.resolve();
      connection?.close();
    } else if (isTurn(told) && told.question && !wanted) {
      const name = `${seat}-${++names}`;
      wanted = { name, question: told.question.id, action: decide(game, told, random) };
      const action = wanted;
      setTimeout(() => send(action).catch(() => {}), random.below(mostThought));
    }
  }

  /** Nothing may be missed and nothing told twice, whatever happened to the line. */
  function checkNumbers(entries: readonly SeenEntry[]): void {
    for (const { number } of entries) {
      if (number !== seen + 1) over.reject(new Error(`seat ${seat} of ${table}: after entry ${seen} came ${number}`));
      seen = number;
    }
  }

  async function send(action: Wanted): Promise<void> {
    const { name, question } = action;
    const reply = await connection!.ask({ type: 'act', id: name, table, seat, question, action: action.action });
    // Sent twice, answered twice: the first answer counts.
    if (wanted !== action) return;
    wanted = undefined;
    if (reply.type === 'done') into.push({ table, seat, name, number: reply.number!, action: action.action });
    else if (reply.refusal?.reason === 'tryAgain' || reply.refusal?.reason === 'notKnown') wanted = action;
    else if (reply.refusal?.reason !== 'olderQuestion') over.reject(new Error(JSON.stringify(reply.refusal)));
    // The position may have come before the answer: after the own move, or after a bot's in between, which made the question an older one.
    if (wanted || !last || !isTurn(last)) return;
    if (reply.type === 'done' ? last.number >= reply.number! : last.question?.id !== question) listen(last);
  }

  let last: ServerMessage | undefined;

  async function live(): Promise<void> {
    while (!closed) {
      try {
        connection = await openConnection({ base: where(), cookie: device.cookie });
        connection.onTold = (told) => {
          if (told.type === 'position' && told.table === table && told.seat === seat) last = { ...told, entries: [] };
          listen(told);
        };
        const { refusal } = await connection.ask({ type: 'watch', table, seen });
        if (refusal && refusal.reason !== 'tryAgain') over.reject(new Error(JSON.stringify(refusal)));
        if (refusal) throw new Error(refusal.reason);
        if (wanted) {
          counts.retries += 1;
          await send(wanted);
        }
        await connection.closed;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 30 + random.below(100)));
      }
    }
  }

  live().catch(over.reject);
  return {
    over: over.promise,
    get retries() {
      return counts.retries;
    },
    get cuts() {
      return counts.cuts;
    },
    cut() {
      counts.cuts += 1;
      connection?.cut();
    },
    close() {
      closed = true;
      connection?.cut();
    },
  };
}
