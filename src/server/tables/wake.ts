/** Bots move on their own, whenever a table waits for one. */
import type { Seat } from '../../core/game.ts';
import { isRefusal } from '../../core/refusal.ts';
import { freeTable, type House } from './house.ts';
import type { Live } from './live.ts';
import { playAct } from './play.ts';

/** How often a bot may be refused at one question before the table is left to people. */
const mostTries = 5;

export function wakeBots(house: House, live: Live): void {
  const { match, game } = live;
  if (!match || live.row.status !== 'running' || house.closing) return;
  for (const seat of game.waiting(match.state)) {
    const level = live.seats[seat]?.bot;
    const question = game.question(match.state, seat)?.id;
    if (level === null || level === undefined || question === undefined || live.thinking.get(seat) === question) continue;
    live.thinking.set(seat, question);
    letThink(house, live, seat, question, level).catch((error: unknown) =>
      house.log.error({ err: error, table: live.id, seat }, 'a bot could not move'),
    );
  }
}

async function letThink(house: House, live: Live, seat: Seat, question: string, level: string): Promise<void> {
  const { game, match } = live;
  if (!match) return;
  const view = game.view(match.state, seat);
  try {
    for (let tries = 0; tries < mostTries; tries++) {
      const action = await house.bots.think({ game: game.meta.id, view, seat, level, tries });
      const now = await freeTable(house, live.id);
      if (isRefusal(now) || house.closing) return;
      if (!now.match || now.seats[seat]?.bot !== level || game.question(now.match.state, seat)?.id !== question) return;
      const number = playAct(house, now, { seat, name: null, question, action, decider: 'bot' });
      if (!isRefusal(number)) return;
      house.log.warn({ table: live.id, seat, refusal: number }, 'a bot was refused');
    }
  } finally {
    if (live.thinking.get(seat) === question) live.thinking.delete(seat);
  }
}
