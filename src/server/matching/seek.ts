/** Playing now: whoever waits for the same game at the same pace is seated, whichever process each of them is at. */
import { randomInt } from 'node:crypto';
import { readConfig } from '../../core/config.ts';
import type { AnyGame } from '../../core/game.ts';
import { houseRefusal, isRefusal, type Refusal } from '../../core/refusal.ts';
import type { Search, seek as seekRoute } from '../../wire/lobby-routes.ts';
import type { BodyOf } from '../../wire/route.ts';
import { substitute } from '../bots/levels.ts';
import type { Who } from '../people/person.ts';
import { newId } from '../people/token.ts';
import type { SeatRow } from '../store/schema.ts';
import type { SeekerRow } from '../store/seekers.ts';
import { changeOf, durable } from '../tables/change.ts';
import { readClock } from '../tables/clocks.ts';
import { beginWithout, commit, startTable } from '../tables/commitments.ts';
import { know } from '../tables/habits.ts';
import { enter, newRow } from '../tables/opening.ts';
import { freeTable, type TableRegistry } from '../tables/registry.ts';
import { groupFor } from './group.ts';

/** Milliseconds for which somebody counts as waiting: a page that is seen speaks every second or two, one that is not once a minute. */
const believed = { seen: 10_000, hidden: 75_000 };
/** How many of those who wait are looked at. */
const mostLookedAt = 60;
/** After so many milliseconds the game begins without the devices that have not revealed their part in the shuffle. */
const revealWithin = 20_000;

export function searchOf(row: SeekerRow | undefined, now: number): Search {
  if (!row || row.until <= now) return { seeking: null, table: null, now };
  const { game, pace, players, bots, since, table } = row;
  if (table !== null) return { seeking: null, table, now };
  return { seeking: { game, pace: pace as never, players, bots: bots === 1, since }, table: null, now };
}

export async function seek(registry: TableRegistry, who: Who, wish: BodyOf<typeof seekRoute>): Promise<Search | Refusal> {
  const { store } = registry;
  const game = await registry.game(wish.game);
  if (!game) return houseRefusal('unknownGame', { game: wish.game });
  const { players } = game.meta;
  const fits =
    wish.players === null || (Number.isInteger(wish.players) && wish.players >= players.least && wish.players <= players.most);
  if (!fits) return houseRefusal('unreadable', { where: 'players' });
  const now = registry.now();
  const row = await store.seekers.seek(
    {
      person: who.person.id,
      device: who.device,
      game: wish.game,
      pace: wish.pace,
      players: wish.players,
      bots: wish.bots ? 1 : 0,
      commitment: wish.commitment ?? null,
      since: now,
      until: now + (wish.hidden ? believed.hidden : believed.seen),
      table: null,
    },
    now,
  );
  if (row.table === null) await seatTogether(registry, game, row);
  return searchOf(await store.seekers.of(who.person.id), now);
}

/** Seats this one with others, if there are enough. Where somebody was just seated elsewhere nothing happens: he asks again soon. */
async function seatTogether(registry: TableRegistry, game: AnyGame, row: SeekerRow): Promise<void> {
  const { store } = registry;
  const now = registry.now();
  const waiting = await store.seekers.waiting(row.game, row.pace, now, mostLookedAt);
  const apart = await store.seekers.apart([row.person, ...waiting.map(({ person }) => person)]);
  const asSeeker = (one: SeekerRow) => ({ ...one, row: one, bots: one.bots === 1 });
  const isApart = (one: string, other: string) => apart.has(`${one} ${other}`);
  const group = groupFor(asSeeker(row), waiting.map(asSeeker), game.meta.players, isApart, now);
  if (!group) return;
  const people: (Who & { readonly commitment: string | null })[] = [];
  for (const { person, device, commitment } of group.persons) {
    const found = await store.people.byId(person);
    // Gone meanwhile: then there is nobody to wait for.
    if (!found) return store.seekers.stop(person);
    people.push({ person: found, device, commitment });
  }
  await openFor(registry, game, row, people, group.bots);
}

async function openFor(
  registry: TableRegistry,
  game: AnyGame,
  { pace }: SeekerRow,
  people: readonly (Who & { readonly commitment: string | null })[],
  bots: number,
): Promise<void> {
  const config = readConfig(game, { players: people.length + bots, options: {} });
  const clock = readClock({ pace: pace as never, nights: true, weekends: false, out: 'bot' });
  const [host] = people;
  if (isRefusal(config) || isRefusal(clock) || !host) throw new Error('nobody could be seated');
  const id = newId();
  const holders = shuffled([
    ...people.map(({ person }) => ({ person: person.id, bot: null })),
    ...Array.from({ length: bots }, () => bot),
  ]);
  const seats = holders.map(
    (holder, seat): SeatRow => ({ table: id, seat, name: null, invitation: null, reserved: 0, resigned: 0, ...holder }),
  );
  const row = {
    ...newRow(id, game, config, host, registry.now()),
    public: 1,
    rated: 'rated' as const,
    clock: JSON.stringify(clock),
  };
  const rooted = await registry.store.accounts.rooted(people.map(({ person }) => person.id));
  const live = enter(registry, game, row, seats);
  for (const person of rooted) live.rooted.add(person);
  for (const one of people) {
    know(live, one.person);
    if (one.commitment !== null) commit(registry, live, one, one.commitment);
  }
  startTable(registry, live, host);
  const change = changeOf(registry, live);
  change.seekers = people.map(({ person }) => person.id);
  change.jobs.push({ kind, key: id, due: registry.now() + revealWithin, payload: null });
  await durable(live);
}

const bot = { person: null, bot: substitute };

function shuffled<T>(list: readonly T[]): T[] {
  const left = [...list];
  return list.map(() => left.splice(randomInt(left.length), 1)[0]!);
}

const kind = 'begin';

/** Nobody waits for ever at a table whose others were there a moment ago. */
export function driveMatching(registry: TableRegistry): void {
  registry.jobs.handle(kind, async ({ key }) => {
    const live = await freeTable(registry, key);
    if (isRefusal(live)) return;
    beginWithout(registry, live);
    const lost = await durable(live);
    if (lost) throw new Error(`a game could not begin: ${lost.reason}`);
  });
}
