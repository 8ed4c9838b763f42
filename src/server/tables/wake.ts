/** Bots move on their own, whenever a table waits for one, and now and then unasked. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '../../core/game.ts';
import { isRefusal } from '../../core/refusal.ts';
import { freeTable, type House } from './house.ts';
import type { Live } from './live.ts';
import { playAct } from './play.ts';

/** How often a bot may be refused at one question before the table is left to people. */
const mostTries = 5;

interface Thinking {
  readonly seat: Seat;
  readonly question: string;
  readonly level: string;
  /** True where the seat is not waited for. */
  readonly aside: boolean;
}

export function wakeBots(house: House, live: Live): void {
  const { match, game } = live;
  if (!match || live.row.status !== 'running' || house.closing) return;
  const waiting = game.waiting(match.state);
  for (const [seat, { bot: level }] of live.seats.entries()) {
    const aside = !waiting.includes(seat);
    if (level === null || (aside && !game.aside)) continue;
    const question = game.question(match.state, seat)?.id;
    if (question === undefined || live.thinking.get(seat) === question || (aside && live.heard.get(seat) === question)) continue;
    if (aside) live.heard.set(seat, question);
    live.thinking.set(seat, question);
    letThink(house, live, { seat, question, level, aside }).catch((error: unknown) =>
      house.log.error({ err: error, table: live.id, seat }, 'a bot could not move'),
    );
  }
}

async function letThink(house: House, live: Live, thinking: Thinking): Promise<void> {
  const { game, match } = live;
  const { seat, question, level, aside } = thinking;
  if (!match) return;
  const view = game.view(match.state, seat);
  const ready = Date.now() + (aside ? 0 : pauseFor(house, live, seat));
  try {
    for (let tries = 0; tries < (aside ? 1 : mostTries); tries++) {
      const thought = { game: game.meta.id, view, seat, level, tries, aside };
      const action = await house.bots.think(thought).catch((error: unknown) => {
        house.log.warn({ err: error, table: live.id, seat }, 'a bot stumbled');
      });
      if (!action) continue;
      await sleep(Math.max(0, ready - Date.now()), undefined, { ref: false });
      const now = await freeTable(house, live.id);
      if (isRefusal(now) || house.closing || !isStillAsked(now, thinking)) return;
      const number = playAct(house, now, { seat, name: null, question, action, decider: 'bot' });
      if (!isRefusal(number)) return;
      house.log.warn({ table: live.id, seat, refusal: number }, 'a bot was refused');
    }
  } finally {
    if (live.thinking.get(seat) === question) live.thinking.delete(seat);
  }
}

function isStillAsked({ game, match, seats }: Live, { seat, level, question }: Thinking): boolean {
  return match !== undefined && seats[seat]?.bot === level && game.question(match.state, seat)?.id === question;
}

/** Nobody need wait for bots among themselves; people see a bot take its time, the more so when its turn begins. */
function pauseFor({ pause }: House, { match, watchers }: Live, seat: Seat): number {
  const watched = [...watchers.values()].some((lines) => lines.size > 0);
  if (!watched) return 0;
  return match?.steps.at(-1)?.seat === seat ? pause / 2 : pause;
}
