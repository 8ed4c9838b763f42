/** Opening a tournament, entering, leaving and starting it. */
import { randomBytes } from 'node:crypto';
import { readConfig } from '../../core/config.ts';
import { houseRefusal, isRefusal, type Refusal } from '../../core/refusal.ts';
import type { TournamentWish } from '../../wire/tournaments.ts';
import { botLevels } from '../bots/levels.ts';
import { readName } from '../people/names.ts';
import type { Who } from '../people/person.ts';
import { newId, newToken } from '../people/token.ts';
import { serverRefusal } from '../refusal.ts';
import type { EntrantRow, StoredTournament, TournamentChange, TournamentRow } from '../store/tournaments.ts';
import { readClock } from '../tables/clocks.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { advanceSoon, changeTournament } from './change.ts';
import { lotOf } from './rules.ts';

const mostEntrants = 256;
/** Tournaments one person may have going. */
const mostHosted = 5;

export async function openTournament(registry: TableRegistry, who: Who, wish: TournamentWish): Promise<string | Refusal> {
  const game = await registry.game(wish.game);
  if (!game) return houseRefusal('unknownGame', { game: wish.game });
  const { least, most } = game.meta.players;
  if (wish.size < least || wish.size > most) return serverRefusal('wrongTableSize', { least, most });
  // Seats are balanced over the rounds, so the first of them begins.
  const config = readConfig(game, { players: wish.size, options: wish.options, first: 0 });
  if (isRefusal(config)) return config;
  const name = readName(wish.name);
  if (isRefusal(name)) return name;
  const clock = wish.clock && readClock(wish.clock);
  if (isRefusal(clock)) return clock;
  if (wish.filler !== null && !botLevels.includes(wish.filler))
    return serverRefusal('noSuchBot', { levels: botLevels.join(', ') });
  if ((await registry.store.tournaments.countOf(who.person.id)) >= mostHosted)
    return serverRefusal('tooManyTournaments', { most: mostHosted });
  const row: TournamentRow = {
    id: newId(),
    name,
    game: wish.game,
    options: JSON.stringify(config.options),
    format: wish.format,
    size: wish.size,
    rounds: wish.rounds,
    filler: wish.filler,
    clock: clock === undefined ? null : JSON.stringify(clock),
    public: wish.public ? 1 : 0,
    invitation: newToken(),
    host: who.person.id,
    secret: randomBytes(32).toString('hex'),
    status: 'open',
    round: 0,
    created: registry.now(),
    started: null,
    ended: null,
    version: 1,
  };
  await registry.store.tournaments.open(row, wish.enter ? [entrantOf(row, { person: who.person.id })] : []);
  return row.id;
}

function entrantOf(row: TournamentRow, who: Partial<Pick<EntrantRow, 'person' | 'bot'>>): EntrantRow {
  const id = newId();
  return { tournament: row.id, id, person: null, bot: null, ...who, lot: lotOf(row, { id }), first: row.round + 1, last: null };
}

export function isIn({ last }: EntrantRow): boolean {
  return last === null;
}

/** Late entry is for formats in which everybody plays every round, as long as there is one to come. */
function refusalToEnter({ row, entrants }: StoredTournament, more: number): Refusal | undefined {
  const late = row.status === 'running' && (row.format === 'swiss' || row.format === 'duplicateSwiss') && row.round < row.rounds;
  if (row.status !== 'open' && !late) return serverRefusal('tournamentStarted', {});
  return entrants.filter(isIn).length + more > mostEntrants ? serverRefusal('tournamentFull', { most: mostEntrants }) : undefined;
}

/** Whoever keeps apart from somebody who plays would meet him at a table sooner or later. */
export async function enterTournament(registry: TableRegistry, id: string, who: Who, invitation: string | undefined) {
  const apart = await registry.store.manners.apartFrom(who.person.id);
  return changeTournament(registry, id, (stored): TournamentChange | undefined | Refusal => {
    const { row, entrants } = stored;
    const known = entrants.find(({ person }) => person === who.person.id);
    if (known && isIn(known)) return undefined;
    const invited = row.public === 1 || invitation === row.invitation || row.host === who.person.id;
    if (!invited) return serverRefusal('wrongInvitation', {});
    const refused = refusalToEnter(stored, 1);
    if (refused) return refused;
    if (entrants.some((one) => isIn(one) && apart.has(one.person ?? ''))) return serverRefusal('keptApartThere', {});
    // Who left while it ran does not come back: the rounds without him would be no bye of anybody's.
    if (known && row.status !== 'open') return serverRefusal('tournamentStarted', {});
    return { entrants: [known ? { ...known, last: null } : entrantOf(row, { person: who.person.id })] };
  });
}

/** From the next round on. His table of this round goes on: there he resigns, or a bot plays for him. */
export function withdraw(registry: TableRegistry, id: string, who: Who) {
  return changeTournament(registry, id, ({ row, entrants }) => {
    const own = entrants.find((one) => one.person === who.person.id && isIn(one));
    if (!own) return serverRefusal('notEntered', {});
    return row.status === 'over' ? undefined : { entrants: [{ ...own, last: row.round + 1 }] };
  });
}

function refusalAsHost({ row }: StoredTournament, who: Who): Refusal | undefined {
  return row.host === who.person.id ? undefined : serverRefusal('notTournamentHost', {});
}

/** So many bots play along, as anybody else. */
export function enterBots(registry: TableRegistry, id: string, who: Who, level: string, count: number) {
  return changeTournament(registry, id, (stored) => {
    if (!botLevels.includes(level)) return serverRefusal('noSuchBot', { levels: botLevels.join(', ') });
    const refused = refusalAsHost(stored, who) ?? refusalToEnter(stored, count);
    if (refused) return refused;
    return { entrants: Array.from({ length: count }, () => entrantOf(stored.row, { bot: level })) };
  });
}

export async function startTournament(registry: TableRegistry, id: string, who: Who) {
  const started = await changeTournament(registry, id, (stored) => {
    const refused = refusalAsHost(stored, who);
    if (refused) return refused;
    if (stored.row.status !== 'open') return serverRefusal('tournamentStarted', {});
    if (stored.entrants.filter(isIn).length < 2) return serverRefusal('tooFewEntrants', {});
    return { row: { status: 'running', started: registry.now() } };
  });
  if (!isRefusal(started)) await registry.jobs.schedule(advanceSoon(id, registry.now()));
  return started;
}
