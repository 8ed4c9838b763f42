/** What a club has beside results: tournaments, days of challenges, friends, open tables, reports; written in bulk, for measuring. */
import { DatabaseSync } from 'node:sqlite';
import { dayAfter, dayOf } from '../../daily/challenge.ts';
import { gameIds } from '../../games/index.ts';

export interface ManyClub {
  /** Whose pages are measured. */
  readonly me: string;
  readonly persons: number;
  readonly tables: number;
  readonly now: number;
}

/** The tournament that is measured: 64 entrants, six rounds of tables of four. */
export const measuredTournament = 'tournament-0';

/** Into a store that holds results already; persons are those of `fillWithResults`. */
export function fillClub(file: string, { me, persons, tables, now }: ManyClub): void {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA synchronous = OFF; BEGIN');
  const personAt = (at: number) => (at % persons === 0 ? me : `p${at % persons}`);
  const table = database.prepare(
    `INSERT INTO tables (id, game, config, public, status, host, secret, created, version) VALUES (?, 'tikal', '{"players":2,"options":{},"rules":1}', 1, ?, ?, '', ?, 1)`,
  );
  const seat = database.prepare(`INSERT INTO seats ("table", seat, person, reserved, resigned) VALUES (?, ?, ?, 0, 0)`);
  for (let at = 0; at < tables; at++) {
    const status = at % 500 === 1 ? 'open' : at % 500 === 2 ? 'running' : 'over';
    table.run(`of-club-${at}`, status, personAt(at), at);
    seat.run(`of-club-${at}`, 0, personAt(at));
    seat.run(`of-club-${at}`, 1, status === 'open' ? null : personAt(at + 1));
  }
  const tournament = database.prepare(
    `INSERT INTO tournaments (id, name, game, options, format, size, rounds, filler, clock, public, invitation, host, secret, status, round, created, started, ended, version)
     VALUES (?, 'Cup', 'magellan', '{}', 'swiss', 4, 6, NULL, NULL, 1, '', ?, ?, ?, 6, ?, 1, 1, 1)`,
  );
  const entrant = database.prepare(
    'INSERT INTO entrants (tournament, id, person, bot, lot, first, last) VALUES (?, ?, ?, NULL, ?, 1, NULL)',
  );
  const sitting = database.prepare(
    'INSERT INTO sittings (tournament, round, number, "table", seats, outcome) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const outcome = JSON.stringify({ points: [40, 30, 20, 10], winners: [0], resigned: [], over: true });
  for (let at = 0; at < 300; at++) {
    const id = `tournament-${at}`;
    const status = at % 3 === 0 ? 'over' : at % 3 === 1 ? 'running' : 'open';
    tournament.run(id, personAt(at), 'ab'.repeat(32), status, now - at);
    const size = at === 0 ? 64 : 8;
    for (let one = 0; one < size; one++) entrant.run(id, `e${one}`, personAt(one), one);
    for (let round = 1; round <= 6; round++)
      for (let number = 1; number <= size / 4; number++) {
        const seats = [0, 1, 2, 3].map((chair) => `e${(number - 1 + (chair * size) / 4 + round * chair) % size}`);
        sitting.run(id, round, number, `${id}-${round}-${number}`, JSON.stringify(seats), outcome);
      }
  }
  const daily = database.prepare(
    `INSERT INTO daily (day, game, person, how, state, points, begun, sent, record) VALUES (?, ?, ?, ?, 'counted', ?, 1, 1, NULL)`,
  );
  for (let back = 0; back < 40; back++)
    for (const game of gameIds)
      for (let at = 0; at < Math.min(persons, back === 0 ? 2000 : 50); at++)
        daily.run(dayAfter(dayOf(now), -back), game, personAt(at), at % 5 === 4 ? 'offline' : 'online', at % 90);
  const friend = database.prepare('INSERT INTO friendships (asker, asked, created, accepted) VALUES (?, ?, 1, 1)');
  for (let at = 1; at < Math.min(300, persons); at++) friend.run(me, personAt(at));
  const report = database.prepare(
    `INSERT INTO reports (id, reporter, person, "table", line, reason, note, created, closed, verdict) VALUES (?, ?, ?, 'of-club-1', 5, 'rude', '', ?, ?, ?)`,
  );
  const line = database.prepare(
    `INSERT INTO reported_lines (report, number, person, name, text, time) VALUES (?, ?, ?, 'Somebody', 'words', 1)`,
  );
  const ban = database.prepare(
    `INSERT INTO bans (id, person, network, until, reason, operator, created, lifted) VALUES (?, ?, NULL, ?, 'rude', ?, ?, NULL)`,
  );
  const deed = database.prepare(
    `INSERT INTO deeds (id, time, operator, kind, person, subject, details) VALUES (?, ?, ?, 'closed', ?, '', '')`,
  );
  for (let at = 0; at < 2000; at++) {
    report.run(`report-${at}`, me, personAt(at + 1), at, at % 2 ? at : null, at % 2 ? 'warned' : null);
    for (let number = 1; number <= 10; number++) line.run(`report-${at}`, number, personAt(at + 1));
    ban.run(`ban-${at}`, `banned-${at}`, now + 1e9, me, at);
    deed.run(`deed-${at}`, at, me, personAt(at + 1));
  }
  database.exec('COMMIT');
  database.close();
}
