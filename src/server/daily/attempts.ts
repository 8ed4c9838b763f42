/** An attempt is begun, played on the person's device, and sent. */
import type { Action } from '../../core/game.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { type Challenge, dayAfter, dayOf, ownSeat } from '../../daily/challenge.ts';
import type { Who } from '../people/person.ts';
import { serverRefusal } from '../refusal.ts';
import type { DailyRow } from '../store/daily.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { challengeOf, type DailyWorld } from './challenges.ts';
import { checkResult, findPar } from './checking.ts';

/** Days after which a result that was played without a network is no longer taken. */
const mostLate = 14;
/** One that was begun here counts as such for so long. */
const longestSitting = 36 * 3_600_000;

export function driveDaily(world: DailyWorld): void {
  const { jobs, now } = world.registry;
  const how = { atOnce: 1, tries: 5 };
  const parts = (key: string) => key.split(' ') as [string, string, string];
  jobs.handle(
    'daily',
    async ({ kind, key, payload }) => {
      const [day, game, person] = parts(key);
      const next = await checkResult(world, { day, game, person }, Number(payload ?? 0));
      if (next !== undefined) await jobs.schedule({ kind, key, due: now(), payload: next, person });
    },
    how,
  );
  jobs.handle(
    'par',
    async ({ kind, key, payload }) => {
      const [day, game] = parts(key);
      const next = await findPar(world, day, game, Array.isArray(payload) ? (payload as Action[]) : []);
      if (next !== undefined) await jobs.schedule({ kind, key, due: now(), payload: next });
    },
    how,
  );
}

/** What was asked for already: asked for again it would begin anew. */
const wanted = new WeakMap<TableRegistry, Set<string>>();

/** The strong bot plays the deal too, once somebody does. */
async function wantPar({ registry }: DailyWorld, day: string, game: string): Promise<void> {
  const key = `${day} ${game}`;
  const asked = wanted.get(registry) ?? new Set();
  wanted.set(registry, asked);
  if (asked.has(key)) return;
  asked.add(key);
  if ((await registry.store.daily.par({ day, game })) === undefined)
    await registry.jobs.schedule({ kind: 'par', key, due: registry.now(), payload: null });
}

export async function beginAttempt(world: DailyWorld, { person }: Who, game: string): Promise<Challenge | Refusal> {
  const { store, now } = world.registry;
  const day = dayOf(now());
  const challenge = await challengeOf(world, day, game);
  if (!challenge) return serverRefusal('notFound', {});
  const begun: DailyRow = {
    day,
    game,
    person: person.id,
    how: 'online',
    state: 'begun',
    points: 0,
    begun: now(),
    sent: null,
    record: null,
  };
  await store.daily.begin(begun);
  await wantPar(world, day, game);
  return challenge;
}

export interface Sent {
  readonly day: string;
  readonly game: string;
  readonly record: string;
  readonly offline: boolean;
}

export async function takeResult(
  world: DailyWorld,
  { person }: Who,
  { day, game, record, offline }: Sent,
): Promise<Refusal | undefined> {
  const { store, jobs, readers, now } = world.registry;
  const today = dayOf(now());
  // A device may be ahead of the world's time by some hours.
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || day < dayAfter(today, -mostLate) || day > dayAfter(today, 1))
    return serverRefusal('wrongDay', {});
  const challenge = await challengeOf(world, day, game);
  if (!challenge) return serverRefusal('notFound', {});
  const before = await store.daily.of(day, game, person.id);
  // The first attempt counts.
  if (before && before.state !== 'begun') return undefined;
  const read = await readers.read(record, person.id);
  if (isRefusal(read)) return read;
  const { head } = read;
  const same =
    head.game === game &&
    head.over &&
    head.dealt &&
    head.origin === null &&
    head.contributions.length === 0 &&
    head.secret === challenge.secret &&
    JSON.stringify(sorted(head.config)) === JSON.stringify(sorted(challenge.config));
  if (!same) return serverRefusal('wrongChallenge', {});
  const online = !offline && before !== undefined && now() - before.begun < longestSitting;
  const how = online ? 'online' : 'offline';
  const points = head.points[ownSeat] ?? 0;
  await store.daily.send({
    day,
    game,
    person: person.id,
    how,
    state: 'sent',
    points,
    begun: before?.begun ?? now(),
    sent: now(),
    record,
  });
  await wantPar(world, day, game);
  await jobs.schedule({ kind: 'daily', key: `${day} ${game} ${person.id}`, due: now(), payload: 0, person: person.id });
  return undefined;
}

function sorted(config: Challenge['config']): object {
  const { players, options, first, rules } = config;
  return { players, options: Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)), first, rules };
}
