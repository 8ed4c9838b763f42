/** Plays again what was sent, bots and all; and lets the strong bot play the same deal itself. */

import { playEntries } from '../../core/entries.ts';
import type { Action, AnyGame, Seat } from '../../core/game.ts';
import { act, openMatch } from '../../core/match.ts';
import { readRecord } from '../../core/record.ts';
import { isRefusal } from '../../core/refusal.ts';
import { sameAction } from '../../core/same-action.ts';
import { type Challenge, ownSeat, thoughtSeed } from '../../daily/challenge.ts';
import type { AnyMatch } from '../../table/table.ts';
import type { Bots } from '../bots/pool.ts';
import type { DailyRow } from '../store/daily.ts';
import { challengeOf, type DailyWorld } from './challenges.ts';

/** Behind everybody who waits for a bot. */
const place = { lane: 'daily', urgency: 1000 };

function decision(
  bots: Bots,
  game: AnyGame,
  match: AnyMatch,
  seat: Seat,
  { secret, iterations }: Challenge,
): Promise<Action | undefined> {
  const exact = { seed: thoughtSeed(secret, match.steps.length), iterations };
  const view = game.view(match.state, seat);
  return bots.think({ game: game.meta.id, view, seat, level: 'strong', tries: 0, exact }, place);
}

/** Milliseconds after which a job lets others have their turn, and goes on from there later: a lease is shorter than a long game. */
const slice = 15_000;

/** How far the entries have been checked; `differs` where a bot did something else than it does. */
type Checked = { readonly until: number } | 'all' | 'differs';

/** Whether every bot did what it does, from this entry on: then nobody has helped it, or hindered. */
async function checkBots(world: DailyWorld, game: AnyGame, text: string, challenge: Challenge, from: number): Promise<Checked> {
  const { bots, now } = world.registry;
  const began = now();
  const read = readRecord(game, text);
  if (isRefusal(read)) return 'differs';
  const match: AnyMatch = openMatch(game, read.match.origin, read.match.seed);
  for (const [at, entry] of read.match.entries.entries()) {
    if (entry.kind === 'seat') return 'differs';
    if (entry.seat !== ownSeat && at >= from) {
      if (now() - began > slice) return { until: at };
      const asked = entry.kind === 'act' && game.waiting(match.state).includes(entry.seat);
      const expected = asked ? await decision(bots, game, match, entry.seat, challenge) : undefined;
      if (entry.kind !== 'act' || !sameAction(expected, entry.action)) return 'differs';
    }
    if (playEntries(match, [entry])) return 'differs';
  }
  return 'all';
}

/** Plays on from this entry; where there is more than fits, the entry to go on from. */
export async function checkResult(
  world: DailyWorld,
  { day, game, person }: Pick<DailyRow, 'day' | 'game' | 'person'>,
  from: number,
): Promise<number | undefined> {
  const { store } = world.registry;
  const row = await store.daily.of(day, game, person);
  const rules = await world.registry.game(game);
  const challenge = await challengeOf(world, day, game);
  if (row?.state !== 'sent' || row.record === null || !rules || !challenge) return undefined;
  const checked = await checkBots(world, rules, row.record, challenge, from);
  if (typeof checked === 'object') return checked.until;
  await store.daily.settle(row, checked === 'all' ? 'counted' : 'refused');
  return undefined;
}

/** What the strong bot makes of the deal on the person's seat; where it is not done yet, what has been played so far. */
export async function findPar(
  world: DailyWorld,
  day: string,
  game: string,
  before: readonly Action[],
): Promise<readonly Action[] | undefined> {
  const { store, bots, now } = world.registry;
  const began = now();
  const rules = await world.registry.game(game);
  const challenge = await challengeOf(world, day, game);
  if (!rules || !challenge || (await store.daily.par({ day, game })) !== undefined) return undefined;
  const seed = { secret: challenge.secret, contributions: [], dealt: true as const };
  const match: AnyMatch = openMatch(rules, { config: challenge.config }, seed);
  for (;;) {
    const [seat] = rules.waiting(match.state);
    if (seat === undefined) break;
    const steps = match.steps.length;
    if (steps >= before.length && now() - began > slice) return match.steps.map(({ action }) => action);
    const played = act(match, seat, before[steps] ?? (await decision(bots, rules, match, seat, challenge)));
    if (!played.ok) throw new Error(`the bot did something illegal: ${played.refusal.reason}`);
  }
  await store.daily.keepPar({ day, game, points: rules.standing(match.state).points[ownSeat] ?? 0 });
  return undefined;
}
