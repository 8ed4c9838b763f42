/** How the day stands, for one who looks at it. */
import { seedHash } from '../../core/fairness.ts';
import { dayAfter, dayOf, streakOf } from '../../daily/challenge.ts';
import { gameIds } from '../../games/index.ts';
import type { DailyBoard } from '../../wire/daily-routes.ts';
import type { DailyRow } from '../store/daily.ts';
import { challengeOf, type DailyWorld } from './challenges.ts';

const shownBest = 10;
/** Longer rows are counted as so many. */
const mostStreak = 400;

export async function boardOf(world: DailyWorld, day: string, person: string | undefined): Promise<DailyBoard> {
  const { store, now } = world.registry;
  const today = dayOf(now());
  const days = person === undefined ? [] : await store.daily.daysOf(person, dayAfter(today, -mostStreak));
  const games: DailyBoard['games'][number][] = [];
  for (const game of gameIds) {
    const challenge = await challengeOf(world, day, game);
    if (!challenge) continue;
    const row = person === undefined ? undefined : await store.daily.of(day, game, person);
    // Before one has played, the others' results would be a hint.
    const done = row !== undefined && row.state !== 'begun';
    games.push({
      game,
      hash: seedHash(challenge.secret),
      par: done ? ((await store.daily.par({ day, game })) ?? null) : null,
      mine: row ? { how: row.how, state: row.state, points: row.points, rank: await rankOf(world, row) } : null,
      best: done ? await bestOf(world, day, game) : [],
    });
  }
  return { day, next: Date.parse(`${dayAfter(today, 1)}T00:00:00Z`), games, streak: streakOf(new Set(days), today) };
}

async function rankOf(
  { registry }: DailyWorld,
  row: DailyRow,
): Promise<{ place: number; of: number; percentile: number } | null> {
  if (row.state !== 'counted') return null;
  const { all, better, same } = await registry.store.daily.rank(row, row.how, row.points);
  const worse = all - better - same;
  const others = Math.max(1, all - 1);
  return { place: better + 1, of: all, percentile: all === 1 ? 100 : Math.round(((worse + (same - 1) / 2) / others) * 100) };
}

async function bestOf({ registry }: DailyWorld, day: string, game: string): Promise<{ name: string; points: number }[]> {
  const rows = await registry.store.daily.best({ day, game }, 'online', shownBest);
  const names = await registry.store.people.names(rows.map(({ person }) => person));
  return rows.map(({ person, points }) => ({ name: names.get(person) ?? '', points }));
}
