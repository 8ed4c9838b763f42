/** A player who never gives up: when the line breaks he comes back, resumes, and sends his unanswered action again. */
import type { AnyGame } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { type Device, openWire, type Told, type Wire } from './client.ts';
import { decide, isTurn, type Position } from './players.ts';

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

export function stubborn({ game, table, seat, device, random, into }: Settings): Stubborn {
  const over = Promise.withResolvers<void>();
  let wire: Wire | undefined;
  let closed = false;
  let seen = 0;
  let names = 0;
  let wanted: Wanted | undefined;
  const counts = { retries: 0, cuts: 0 };

  function listen(told: Told): void {
    if (told.table !== table || told.seat !== seat) return;
    if (told.type === 'entries' || told.type === 'position') checkNumbers(told);
    if (told.type !== 'position') return;
    if ((told as Position).standing) {
      closed = true;
      over.resolve();
      wire?.close();
    } else if (isTurn(told) && told.question && !wanted) {
      const name = `${seat}-${++names}`;
      wanted = { name, question: told.question.id, action: decide(game, told, random) };
      const action = wanted;
      setTimeout(() => send(action).catch(() => {}), random.below(mostThought));
    }
  }

  /** Nothing may be missed and nothing told twice, whatever happened to the line. */
  function checkNumbers(told: Told): void {
    for (const { number } of told.entries as { number: number }[]) {
      if (number !== seen + 1) over.reject(new Error(`seat ${seat} of ${table}: after entry ${seen} came ${number}`));
      seen = number;
    }
  }

  async function send(action: Wanted): Promise<void> {
    const { name, question } = action;
    const reply = await (wire as Wire).ask({ type: 'act', id: name, table, seat, question, action: action.action });
    // Sent twice, answered twice: the first answer counts.
    if (wanted !== action) return;
    wanted = undefined;
    if (reply.type === 'done') into.push({ table, seat, name, number: reply.number as number, action: action.action });
    else if (reply.refusal?.reason === 'tryAgain') wanted = action;
    else if (reply.refusal?.reason !== 'olderQuestion') over.reject(new Error(JSON.stringify(reply.refusal)));
    // The position may have come before the answer.
    if (reply.type === 'done' && last && isTurn(last) && last.number >= (reply.number as number)) listen(last);
  }

  let last: Told | undefined;

  async function live(): Promise<void> {
    while (!closed) {
      try {
        wire = await openWire(device);
        wire.onTold = (told) => {
          if (told.type === 'position' && told.table === table && told.seat === seat) last = { ...told, entries: [] };
          listen(told);
        };
        await wire.ask({ type: 'watch', table, seen });
        if (wanted) {
          counts.retries += 1;
          await send(wanted);
        }
        await wire.closed;
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
      wire?.cut();
    },
    close() {
      closed = true;
      wire?.cut();
    },
  };
}
