/** The tables of a round: opened once, whatever was cut off, and their results. */
import { readConfig } from '../../core/config.ts';
import { isRefusal } from '../../core/refusal.ts';
import { isEnded } from '../../table/table.ts';
import type { Outcome } from '../../tournament/types.ts';
import { substitute } from '../bots/levels.ts';
import { idNamed } from '../people/token.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import type { SittingRow, StoredTournament } from '../store/tournaments.ts';
import { changeRow, durable } from '../tables/change.ts';
import { begin } from '../tables/commitments.ts';
import { insist } from '../tables/insist.ts';
import { isSealed } from '../tables/live-table.ts';
import { enter, newRow } from '../tables/opening.ts';
import { findTable, freeTable, settledTable, type TableRegistry } from '../tables/registry.ts';
import { secretOfRound } from './rules.ts';

export function tableId(tournament: string, round: number, number: number): string {
  return idNamed(tournament, `round ${round} table ${number}`);
}

/** Opens the table and begins the game, unless that has happened already. */
export async function openSitting(registry: TableRegistry, stored: StoredTournament, sitting: SittingRow): Promise<void> {
  const { row } = stored;
  if (sitting.table === null || !isRefusal(await findTable(registry, sitting.table))) return;
  const game = await registry.game(row.game);
  if (!game) throw new Error(`there is no game ${row.game} here`);
  const config = readConfig(game, { players: row.size, options: JSON.parse(row.options), first: 0 });
  if (isRefusal(config)) throw new Error(`tournament ${row.id}: its tables cannot be laid`);
  const seats = seatsOf(stored, sitting, sitting.table);
  const persons = seats.flatMap(({ person }) => person ?? []);
  const names = await registry.store.people.names(persons);
  const habits = await registry.store.people.habits(persons);
  const dealt = row.format === 'duplicateSwiss';
  const values: Partial<TableRow> = {
    // Nobody may look on at a sealed one, so it stands in no list.
    public: dealt ? 0 : row.public,
    clock: row.clock,
    tournament: row.id,
    // Nobody of the house but the house itself: no person has opened it.
    host: '',
    ...(dealt
      ? { chance: 'dealt', deal: `${row.id} ${sitting.round}`, sealed: 1, secret: secretOfRound(row, sitting.round) }
      : {}),
  };
  const nobody = { person: { id: '' } } as never;
  const live = enter(registry, game, { ...newRow(sitting.table, game, config, nobody, registry.now()), ...values }, seats);
  for (const [person, name] of names) live.names.set(person, name);
  for (const [person, known] of habits) live.habits.set(person, known);
  const refused = begin(registry, live) ?? (await durable(live));
  if (refused) throw new Error(`tournament ${row.id}: a table could not be opened (${refused.reason})`);
}

function seatsOf({ row, entrants }: StoredTournament, { seats }: SittingRow, table: string): SeatRow[] {
  return (JSON.parse(seats) as (string | null)[]).map((id, seat) => {
    const entrant = entrants.find((one) => one.id === id);
    const person = entrant?.person ?? null;
    // A bot that fills up, one that has entered, or one for somebody who has left the house.
    const bot = person === null ? (entrant?.bot ?? (id === null ? row.filler : null) ?? substitute) : null;
    return { table, seat, person, name: null, invitation: null, reserved: 0, bot, resigned: 0 };
  });
}

/** How the table ended; undefined while it goes on. */
export async function outcomeOf(registry: TableRegistry, table: string): Promise<Outcome | undefined> {
  const live = await settledTable(registry, table);
  if (isRefusal(live)) throw new Error(`table ${table}: ${live.reason}`);
  if (!isEnded(live)) return undefined;
  const resigned = live.holders.flatMap((holder, seat) => (holder.resigned ? [seat] : []));
  if (!live.match) return { points: live.holders.map(() => 0), winners: [], resigned, over: false };
  const { points, winners, over } = live.game.standing(live.match.state);
  return { points, winners, resigned, over: over && live.status === 'over' };
}

/** All tables of the round have ended: now everybody may see them. */
export async function unseal(registry: TableRegistry, table: string): Promise<void> {
  await insist(
    registry,
    () => freeTable(registry, table),
    (live) => {
      if (isSealed(live)) changeRow(registry, live, { sealed: 0 });
    },
  );
}
