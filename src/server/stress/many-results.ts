/** So many finished tables in a store, written in bulk: for measuring pages that must stay quick however many there are. */
import { DatabaseSync } from 'node:sqlite';
import { fastRandom } from '../../core/random.ts';
import { botPlay } from '../results/bot-play.ts';

export interface ManyResults {
  readonly tables: number;
  readonly persons: number;
  /** Who is there already and is to be the first of them. */
  readonly me?: string;
}

const games = ['tikal', 'magellan', 'tal-der-koenige', 'cortez'];

/** Into a store that has its schema; persons are `p0` (or the one given), `p1`, … The first of them sits at a quarter of the tables. */
export function fillWithResults(file: string, { tables, persons, me = 'p0' }: ManyResults): void {
  const database = new DatabaseSync(file);
  const random = fastRandom(9);
  const idOf = (at: number) => (at === 0 ? me : `p${at}`);
  database.exec('PRAGMA synchronous = OFF; BEGIN');
  const person = database.prepare('INSERT INTO people (id, name, language, created, listed) VALUES (?, ?, ?, 1, 1)');
  const address = database.prepare('INSERT INTO addresses (person, address, confirmed) VALUES (?, ?, 1)');
  const rating = database.prepare('INSERT INTO ratings VALUES (?, ?, ?, ?, 2, 20, 1, 1)');
  for (let at = 0; at < persons; at++) {
    if (idOf(at) === `p${at}`) person.run(idOf(at), `Person ${at}`, 'en');
    address.run(idOf(at), `p${at}@example.org`);
    for (const game of games) rating.run(idOf(at), game, 'group', 15 + random.below(20_000) / 1000);
  }
  const result = database.prepare('INSERT INTO results VALUES (?, ?, ?, 3, ?, ?, 0, ?, ?, 1, ?, ?, 80)');
  const seat = database.prepare(
    `INSERT INTO result_seats ("table", seat, person, points, place, stay, game, ended, number, weight, mu_before, sigma_before, mu, sigma, frozen)
     VALUES (?, ?, ?, ?, ?, 'played', ?, ?, ?, 1, 25, 3, ?, 3, 0)`,
  );
  const meeting = database.prepare(
    'INSERT INTO meetings VALUES (?, ?, ?, 1, 1, 1, 0) ON CONFLICT (person, other, game, open) DO UPDATE SET games = games + 1',
  );
  const tally = database.prepare(
    'INSERT INTO tallies VALUES (?, ?, 1, ?, ?, 1, 20, 9) ON CONFLICT (person, game, open, kind, name) DO UPDATE SET count = count + 1',
  );
  for (let at = 1; at <= tables; at++) {
    const game = games[at % games.length] ?? '';
    const table = `made-${at}`;
    const first = at % 4 === 0 ? 0 : random.below(persons);
    const seats = [first, (first + 1 + random.below(persons - 2)) % persons, -1];
    result.run(table, at, game, 'group', '{"auction":false}', at % 5 ? 1 : 0, 'rated', at * 1000, at * 1000 + 900);
    for (const [own, who] of seats.entries()) {
      const id = who < 0 ? null : idOf(who);
      seat.run(table, own, id, 60 - 10 * own, own + 1, game, at * 1000 + 900, at, 25 + own);
      if (id === null) continue;
      tally.run(id, game, 'games', 'group');
      tally.run(id, game, 'turn', `3.${own + 1}`);
      const other = seats[1 - own] ?? 0;
      meeting.run(id, idOf(other), game);
    }
  }
  // The counts are as many as games of bots have; only larger.
  const aggregate = database.prepare('INSERT INTO aggregates VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  for (const game of games)
    for (const { players, kind, name, ...counted } of botPlay[game] ?? []) {
      const values = [counted.count, counted.wins, counted.sum, counted.won].map((value) => value * tables);
      aggregate.run(game, players, kind, name, ...values);
    }
  database.exec('COMMIT');
  database.close();
}
