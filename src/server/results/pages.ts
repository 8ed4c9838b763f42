/** A person's page, his results, the best of a game: what is read from the store, as others may see it. */
import type { Refusal } from '../../core/refusal.ts';
import type { listBest, listResults, readCourse, readPlayer, readStatistics } from '../../wire/result-routes.ts';
import type { AnswerOf, QueryOf } from '../../wire/route.ts';
import type { Size } from '../ratings/anchors.ts';
import { describeRating } from '../ratings/ratings.ts';
import { doubt, shown } from '../ratings/scale.ts';
import { serverRefusal } from '../refusal.ts';
import { wholeWin } from '../store/counting.ts';
import type { ResultFilter, ResultPlace } from '../store/histories.ts';
import type { ResultSeatRow, StoredResult } from '../store/results.ts';
import type { PersonRow, Selected } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { botPlay } from './bot-play.ts';

const mostMeetings = 12;
const mostOpenings = 3;
const mostCourse = 300;
const resultsAtOnce = 30;
const bestAtOnce = 50;
const day = 24 * 3600_000;

/** The person of an address: oneself by `me`. */
export async function personAt(store: Store, id: string, viewer: PersonRow | undefined): Promise<PersonRow | Refusal> {
  if (id === 'me') return viewer ?? serverRefusal('noSession', {});
  return (await store.people.byId(id)) ?? serverRefusal('noSuchPerson', {});
}

export async function describePerson(
  store: Store,
  person: PersonRow,
  viewer: string | undefined,
): Promise<AnswerOf<typeof readPlayer>> {
  const { id, name } = person;
  const mine = viewer === id;
  const rooted = (await store.accounts.rooted([id])).length > 0;
  const tallies = await store.histories.tallies(id, !mine);
  const of = (kind: string) => tallies.filter((tally) => tally.kind === kind);
  const ratings = rooted ? await store.ratings.every(id) : [];
  const between = viewer === undefined || mine ? [] : await store.histories.between(viewer, id);
  return {
    person: { id, name, since: person.created },
    mine,
    rooted: mine ? rooted : null,
    listed: mine ? person.listed === 1 : null,
    ratings: ratings.map((row) => ratingShown(row)),
    games: summed(of('games'), ({ game, name }) => `${game} ${name}`).map(({ game, name, count, wins }) => ({
      game,
      size: name as Size,
      games: count,
      wins: wins / wholeWin,
    })),
    turns: summed(of('turn'), ({ game, name }) => `${game} ${name}`).map(({ game, name, count, wins }) => {
      const [players = 0, turn = 0] = name.split('.').map(Number);
      return { game, players, turn, games: count, wins: wins / wholeWin };
    }),
    openings: favourites(summed(of('opening'), ({ game, name }) => `${game} ${name}`)),
    paces: summed(of('pace'), ({ game }) => game).map(({ game, count, sum }) => ({
      game,
      decisions: count,
      mean: Math.round(sum / count),
    })),
    meetings: togetherByPerson(await store.histories.meetings(id, !mine, mostMeetings * 4)).slice(0, mostMeetings),
    between: togetherByPerson(between.map((row) => ({ ...row, name })))[0] ?? null,
  };
}

function ratingShown(row: Selected<'ratings'>) {
  const { game, size } = row;
  const { shown, doubt, games, provisional, likeness } = describeRating(game, size, row);
  return { game, size, shown, doubt, games, provisional, ...likeness };
}

type Tally = Selected<'tallies'>;

/** Of tables that everybody may see and of the others together. */
function summed(tallies: readonly Tally[], keyOf: (tally: Tally) => string): Tally[] {
  const sums = new Map<string, Tally>();
  for (const tally of tallies) {
    const { count = 0, wins = 0, sum = 0 } = sums.get(keyOf(tally)) ?? {};
    sums.set(keyOf(tally), { ...tally, count: tally.count + count, wins: tally.wins + wins, sum: tally.sum + sum });
  }
  return [...sums.values()];
}

/** Of each game those a person has begun with most often. */
function favourites(openings: readonly Tally[]) {
  const byGame = Map.groupBy(openings, ({ game }) => game);
  return [...byGame.values()].flatMap((some) =>
    some
      .toSorted((one, other) => other.count - one.count || other.wins - one.wins)
      .slice(0, mostOpenings)
      .map(({ game, name, count, wins }) => ({ game, name, games: count, wins: wins / wholeWin })),
  );
}

function togetherByPerson(rows: readonly (Selected<'meetings'> & { readonly name: string })[]) {
  const sums = new Map<string, { person: string; name: string; games: number; ahead: number; level: number }>();
  for (const { other: person, name, ...row } of rows) {
    const { games = 0, ahead = 0, level = 0 } = sums.get(person) ?? {};
    sums.set(person, { person, name, games: row.games + games, ahead: row.ahead + ahead, level: row.level + level });
  }
  return [...sums.values()].toSorted((one, two) => two.games - one.games);
}

/** Of others by the day and without tables: what is not public is not told by its hour either. */
export async function courseOf(
  store: Store,
  { id }: PersonRow,
  viewer: string | undefined,
  { game, size }: QueryOf<typeof readCourse>,
): Promise<AnswerOf<typeof readCourse>> {
  if ((await store.accounts.rooted([id])).length === 0) return { points: [] };
  const rows = (await store.histories.course(id, game, size, mostCourse)).toReversed();
  const points = rows.map(({ ended, mu }) => ({ time: ended, shown: shown({ mu }) }));
  if (viewer === id) return { points };
  const byDay = Map.groupBy(points, ({ time }) => Math.floor(time / day) * day);
  return { points: [...byDay].flatMap(([time, some]) => some.slice(-1).map((last) => ({ ...last, time }))) };
}

export async function resultsOf(
  store: Store,
  { id }: PersonRow,
  viewer: string | undefined,
  query: QueryOf<typeof listResults>,
): Promise<AnswerOf<typeof listResults>> {
  const found = await store.histories.resultsOf(id, viewer, filterOf(query), resultsAtOnce, placeIn(query.after));
  const persons = new Set(found.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])));
  const names = await store.people.names([...persons]);
  const rooted = new Set(await store.accounts.rooted([...persons]));
  const last = found.length < resultsAtOnce ? undefined : found.at(-1)?.row;
  return {
    results: found.map((result) => resultShown(result, id, names, rooted)),
    next: last ? `${last.ended}.${last.table}` : null,
  };
}

/** What makes no sense is not looked for. */
function filterOf({ game, with: name, variant, result, from, to }: QueryOf<typeof listResults>): ResultFilter {
  const [option = '', value = ''] = variant?.split('=') ?? [];
  const time = (text: string | undefined) => (text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined);
  const said = /^(true|false|\d{1,6})$/.test(value) ? value : JSON.stringify(value);
  return {
    game: game || undefined,
    with: name?.trim() || undefined,
    variant: option ? `${JSON.stringify(option)}:${said}` : undefined,
    result,
    from: time(from),
    to: time(to),
  };
}

function placeIn(text: string | undefined): ResultPlace | undefined {
  const found = /^(\d{1,15})\.(.{1,60})$/.exec(text ?? '');
  return found ? { ended: Number(found[1]), table: found[2] ?? '' } : undefined;
}

function resultShown(
  { row, seats }: StoredResult,
  person: string,
  names: ReadonlyMap<string, string>,
  rooted: ReadonlySet<string>,
) {
  return {
    table: row.table,
    game: row.game,
    players: row.players,
    options: JSON.parse(row.options) as Record<string, string | number | boolean>,
    public: row.public === 1,
    unrated: row.rated === 'rated' ? null : row.rated,
    ended: row.ended,
    length: row.length,
    own: seats.find((seat) => seat.person === person)?.seat ?? 0,
    seats: seats.map((seat) => ({
      seat: seat.seat,
      person: seat.person !== null && names.has(seat.person) ? seat.person : null,
      name: names.get(seat.person ?? '') ?? '',
      bot: seat.person === null ? seat.bot : null,
      points: seat.points,
      place: seat.place,
      stay: seat.stay ?? ('played' as const),
      change: rooted.has(seat.person ?? '') ? changeOf(seat) : null,
    })),
  };
}

function changeOf({ mu, mu_before: before }: ResultSeatRow): number | null {
  return mu === null || before === null ? null : shown({ mu }) - shown({ mu: before });
}

export async function bestOf(store: Store, { game, size, after }: QueryOf<typeof listBest>): Promise<AnswerOf<typeof listBest>> {
  const found = /^(-?[\d.e+-]{1,30}) (.{1,60})$/.exec(after ?? '');
  const behind = found ? { mu: Number(found[1]), person: found[2] ?? '' } : undefined;
  const rows = await store.histories.best(game, size, bestAtOnce, behind && Number.isFinite(behind.mu) ? behind : undefined);
  const last = rows.length < bestAtOnce ? undefined : rows.at(-1);
  return {
    people: rows.map((row) => ({ person: row.person, name: row.name, shown: shown(row), doubt: doubt(row), games: row.games })),
    next: last ? `${last.mu} ${last.person}` : null,
  };
}

export async function agreeTo(store: Store, person: string, listed: boolean): Promise<Refusal | undefined> {
  if (listed && (await store.accounts.rooted([person])).length === 0) return serverRefusal('needsWayBack', {});
  await store.histories.agree(person, listed);
  return undefined;
}

export async function statisticsOf(store: Store, game: string): Promise<AnswerOf<typeof readStatistics>> {
  const rows = await store.histories.aggregates(game);
  const told = ({ players, kind, name, count, wins, sum, won }: Omit<Selected<'aggregates'>, 'game'>) => ({
    players,
    kind,
    name,
    count,
    wins: wins / wholeWin,
    sum,
    won: won / wholeWin,
  });
  return { tables: rows.map(told), bots: (botPlay[game] ?? []).map(told) };
}
