/** How long every page of the club takes a real server, with so many finished tables in its store; a limit stands beside each. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayOf } from '../../daily/challenge.ts';
import { newDevice, openDevice } from './client.ts';
import { fillClub, measuredTournament } from './many-club.ts';
import { fillWithResults } from './many-results.ts';
import { openWorld } from './world.ts';

const limit = 50;
const repeats = 5;

/** What each page asks for. */
export function clubPages(me: string, now: number): Readonly<Record<string, string>> {
  const day = 24 * 3600_000;
  return {
    lobby: '/api/lobby',
    'a person’s page': '/api/people/p1',
    'one’s own page': '/api/people/me',
    'the course of a rating': '/api/people/me/course?game=tikal&size=group',
    'a history': `/api/people/${me}/results`,
    'a history of one game': '/api/people/me/results?game=tikal',
    'a history, won': '/api/people/me/results?result=won',
    'a history, unfinished (none)': '/api/people/me/results?result=unfinished',
    'a history with a variant': '/api/people/me/results?variant=auction=false',
    'a history with a variant (none)': '/api/people/me/results?variant=auction=true',
    'a history of some days': `/api/people/me/results?from=0&to=${day}`,
    'a history searched by name': '/api/people/me/results?with=person%207',
    'a history searched in vain': '/api/people/me/results?with=nobody',
    'the best of a game': '/api/ratings?game=tikal&size=group',
    'the statistics of a game': '/api/statistics?game=tikal',
    'ratings at the end of a game': '/api/tables/made-4/ratings',
    tournaments: '/api/tournaments?status=over',
    'my tournaments': '/api/me/tournaments',
    'a tournament of 64, six rounds': `/api/tournaments/${measuredTournament}`,
    'the daily challenge': `/api/daily?day=${dayOf(now)}`,
    friends: '/api/me/friends',
    'open reports': '/api/operator/reports?status=open',
    'closed reports': '/api/operator/reports?status=closed',
    bans: '/api/operator/bans',
    'what operators did': '/api/operator/log',
  };
}

/** A server whose store holds so much; and the device of an operator whose pages are long. */
export async function openClub(tables: number, database?: Parameters<typeof openWorld>[1]) {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-results-'));
  const file = join(folder, 'tafelrunde.sqlite');
  const empty = await openWorld({}, {}, folder);
  const { cookie, ...known } = await newDevice(empty.base, 'Anna');
  const me: string = (await known.call('GET', '/api/me')).body.person.id;
  await empty.close();
  const persons = Math.max(10, Math.round(tables / 40));
  const now = Date.now();
  fillWithResults(file, { tables, persons, me });
  fillClub(file, { me, persons, tables, now });
  const world = await openWorld({ OPERATORS: me }, database, folder);
  return { world, me, now, device: openDevice(world.base, cookie) };
}

/** Milliseconds of each page over HTTP, the median of a few, beside what they may be. */
export async function loadResults(tables: number): Promise<Record<string, Record<string, number | string>>> {
  const { world, me, now, device } = await openClub(tables);
  try {
    const lines: Record<string, Record<string, number | string>> = {};
    for (const [name, path] of Object.entries(clubPages(me, now))) {
      const times: number[] = [];
      for (let run = 0; run < repeats; run++) {
        const began = performance.now();
        const { status } = await device.call('GET', path);
        times.push(performance.now() - began);
        if (status !== 200) throw new Error(`${path}: ${status}`);
        // The lobby is read once a second for everybody: here it is read each time.
        if (path === '/api/lobby') await new Promise((resolve) => setTimeout(resolve, 1000));
      }
      const median = times.toSorted((a, b) => a - b)[Math.floor(repeats / 2)] ?? 0;
      lines[name] = { ms: Math.round(median * 10) / 10, 'limit ms': limit, holds: median <= limit ? 'yes' : 'NO' };
    }
    return lines;
  } finally {
    await world.remove();
  }
}
