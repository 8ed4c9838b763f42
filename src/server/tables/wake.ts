/** Bots move on their own, whenever a table waits for one, and now and then unasked. */
import { setTimeout as sleep } from 'node:timers/promises';
import { milliseconds } from '../../bots/levels.ts';
import type { Seat } from '../../core/game.ts';
import { mapChoiceOf } from '../../core/maps.ts';
import { isRefusal } from '../../core/refusal.ts';
import { type BotTurn, botTurns, hear, isStillAsked } from '../../table/bots.ts';
import type { Place } from '../../workers/line.ts';
import { botCalled } from '../bots/levels.ts';
import type { LiveTable } from './live-table.ts';
import { playAct } from './play.ts';
import { freeTable, type TableRegistry } from './registry.ts';

/** How often a bot may be refused at one question before the table is left to people. */
const mostTries = 5;

export function wakeBots(registry: TableRegistry, live: LiveTable): void {
  if (registry.closing) return;
  for (const turn of botTurns(live)) {
    if (live.thinking.get(turn.seat) === turn.question) continue;
    hear(live, turn);
    live.thinking.set(turn.seat, turn.question);
    letThink(registry, live, turn).catch((error: unknown) =>
      registry.log.error({ err: error, table: live.id, seat: turn.seat }, 'a bot could not move'),
    );
  }
}

async function letThink(registry: TableRegistry, live: LiveTable, turn: BotTurn): Promise<void> {
  const { game, match, config } = live;
  const { seat, question, level, aside } = turn;
  if (!match) return;
  const view = game.view(match.state, seat);
  const ready = registry.now() + (aside ? 0 : pauseFor(registry, live, seat));
  try {
    for (let tries = 0; tries < (aside ? 1 : mostTries); tries++) {
      const request = { game: game.meta.id, view, seat, level, tries, aside, on: mapChoiceOf(config) };
      const action = await registry.bots.think(request, placeOf(live, level)).catch((error: unknown) => {
        registry.log.warn({ err: error, table: live.id, seat }, 'a bot stumbled');
      });
      if (!action) continue;
      await sleep(Math.max(0, ready - registry.now()), undefined, { ref: false });
      const now = await freeTable(registry, live.id);
      if (isRefusal(now) || registry.closing || !isStillAsked(now, turn)) return;
      const index = playAct(registry, now, { seat, requestId: null, question, action, decider: 'bot' });
      if (!isRefusal(index)) return;
      registry.log.warn({ table: live.id, seat, refusal: index }, 'a bot was refused');
    }
  } finally {
    if (live.thinking.get(seat) === question) live.thinking.delete(seat);
  }
}

/**
 * Who thinks next: where somebody watches first, then where people sit who may come back, and bots among themselves only when
 * nobody else waits. Within these everybody who has opened tables has an equal share, and of his the short thoughts come first.
 */
function placeOf(live: LiveTable, level: string): Place {
  const people = live.holders.some(({ person }) => person !== null);
  const urgency = isWatched(live) ? 0 : people ? 1 : 2;
  return { lane: live.row.host, urgency, cost: Math.max(1, milliseconds[botCalled(level)]) };
}

function isWatched({ watchers }: LiveTable): boolean {
  return [...watchers.values()].some((some) => some.size > 0);
}

/** Nobody need wait for bots among themselves; people see a bot take its time, the more so when its turn begins. */
function pauseFor({ pause }: TableRegistry, live: LiveTable, seat: Seat): number {
  if (!isWatched(live)) return 0;
  return live.match?.steps.at(-1)?.seat === seat ? pause / 2 : pause;
}

/** After a restart bots go on where they were. A table that fails costs no other table its bots. */
export async function wakeAllTables(registry: TableRegistry): Promise<void> {
  for (const id of await tablesToWake(registry)) {
    if (registry.closing) return;
    try {
      const live = await freeTable(registry, id);
      if (!isRefusal(live)) wakeWhoStumbled(registry, live);
    } catch (error) {
      registry.log.error({ err: error, table: id }, 'a table could not be read');
    }
    await new Promise(setImmediate);
  }
}

const betweenTries = 500;

/** Asked again until the store can be read. */
async function tablesToWake(registry: TableRegistry): Promise<readonly string[]> {
  while (!registry.closing) {
    try {
      await registry.store.tables.clearAway(registry.now());
      return await registry.store.tables.waitingForBots();
    } catch (error) {
      registry.log.error({ err: error }, 'the tables that wait for bots could not be read');
      await sleep(betweenTries, undefined, { ref: false });
    }
  }
  return [];
}

/** Lets go of tables nobody watches. Bots that stumbled are woken once more. */
export function sweep(registry: TableRegistry, before: number): void {
  for (const live of registry.live.values()) wakeWhoStumbled(registry, live);
  for (const [id, live] of registry.live)
    if (live.touched < before && live.watchers.size === 0 && !live.pending && live.thinking.size === 0) {
      registry.bus.ignore(id);
      registry.live.delete(id);
    }
}

/** A timer calls this: whatever one table's game throws must end neither the process nor the others' turn. */
function wakeWhoStumbled(registry: TableRegistry, live: LiveTable): void {
  try {
    wakeBots(registry, live);
  } catch (error) {
    registry.log.error({ err: error, table: live.id }, 'the bots of a table could not be woken');
  }
}
