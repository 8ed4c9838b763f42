/** Tables over HTTP: everything but playing, which goes over a socket. */
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Seat } from '../../core/game.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { gameIds } from '../../games/index.ts';
import { botWish, contributionWish, joinWish, listedStatus, recordWish, tableWish } from '../../wire/tables.ts';
import { botLevels } from '../bots/levels.ts';
import type { Desk } from '../desk.ts';
import { publicAddress } from '../origin.ts';
import type { Who } from '../people/person.ts';
import { serverRefusal } from '../refusal.ts';
import { durable } from '../tables/change.ts';
import { describe } from '../tables/describe.ts';
import { asSeenBy, readEntry } from '../tables/frame.ts';
import { freeTable, settledTable } from '../tables/house.ts';
import { publicTables } from '../tables/lists.ts';
import { type Live, type Viewer, viewersOf } from '../tables/live.ts';
import { contribute, type Invitation, type Opened, openTable, startTable } from '../tables/opening.ts';
import { exportRecord, importRecord } from '../tables/records.ts';
import { rematch } from '../tables/rematch.ts';
import { handOver, joinTable, leaveSeat, letBotSit, removeSeat, resignSeat, takeSeatBack } from '../tables/seats.ts';
import { pastViews } from '../tables/views.ts';
import { pageLength } from '../tables/watch.ts';
import { mostRecordBytes, readBody } from './body.ts';
import { type Ctx, type Env, refused } from './reply.ts';

type Done = Record<string, unknown> | undefined;

export function tableRoutes(desk: Desk): Hono<Env> {
  const { house, gate } = desk;
  const app = new Hono<Env>();

  const invite = (c: Ctx, table: string, { seat, token }: Invitation) => {
    const base = publicAddress(desk.config, { get: (name) => c.req.header(name) });
    return { seat, token, link: `${base}/table/${table}#${token}` };
  };

  /** Changes a table, waits until that is durable, and shows it. */
  async function change(c: Ctx, run: (live: Live, who: Who) => Done | Refusal): Promise<Response> {
    const who = c.get('who');
    if (!who) return refused(c, desk, serverRefusal('noSession', {}));
    const live = await freeTable(house, c.req.param('id') ?? '');
    if (isRefusal(live)) return refused(c, desk, live);
    const done = run(live, who);
    if (isRefusal(done)) return refused(c, desk, done, live.game);
    const lost = await durable(live);
    return lost ? refused(c, desk, lost) : c.json({ table: describe(live), ...done });
  }

  const seatOf = (c: Ctx): Seat => Number(c.req.param('seat'));

  async function opened(c: Ctx, made: Opened | Refusal): Promise<Response> {
    if (isRefusal(made)) return refused(c, desk, made);
    const { live, invitations, kept } = made;
    const lost = await kept;
    if (lost) return refused(c, desk, lost);
    return c.json({ table: describe(live), invitations: invitations.map((one) => invite(c, live.id, one)) }, 201);
  }

  app.get('/games', async (c) => {
    const games = await Promise.all(gameIds.map((id) => house.game(id)));
    return c.json({ games: games.flatMap((game) => (game ? [game.meta] : [])), bots: botLevels });
  });

  app.get('/tables', async (c) => {
    const status = c.req.query('status') ?? 'open';
    if (!v.is(listedStatus, status)) return refused(c, desk, serverRefusal('notFound', {}));
    return c.json({ tables: await publicTables(house, status) });
  });

  app.post('/tables', async (c) => {
    const who = c.get('who');
    if (!who) return refused(c, desk, serverRefusal('noSession', {}));
    const body = await readBody(c, tableWish);
    if (isRefusal(body)) return refused(c, desk, body);
    const full = await tooManyTables(desk, who);
    if (full) return refused(c, desk, full);
    return opened(c, await openTable(house, who, body));
  });

  app.post('/records', async (c) => {
    const who = c.get('who');
    if (!who) return refused(c, desk, serverRefusal('noSession', {}));
    const body = await readBody(c, recordWish, mostRecordBytes);
    if (isRefusal(body)) return refused(c, desk, body);
    const wait = (await gate.heavy(who.person.id)) ?? (await tooManyTables(desk, who));
    if (wait) return refused(c, desk, wait);
    return opened(c, await importRecord(house, who, body));
  });

  app.get('/tables/:id', async (c) => {
    const live = await settledTable(house, c.req.param('id'));
    return isRefusal(live) ? refused(c, desk, live) : c.json({ table: describe(live) });
  });

  app.get('/tables/:id/record', async (c) => {
    const record = await exportRecord(house, c.req.param('id'));
    return isRefusal(record) ? refused(c, desk, record) : c.text(record);
  });

  /** The table and the eyes through which a request may look at it: a seat of the caller's, or a spectator's. */
  async function lookedAt(c: Ctx): Promise<{ live: Live; viewer: Viewer } | Refusal> {
    const live = await settledTable(house, c.req.param('id') ?? '');
    if (isRefusal(live)) return live;
    const viewer = c.req.query('seat') === undefined ? undefined : Number(c.req.query('seat'));
    const allowed = viewer === undefined || viewersOf(live, c.get('who')?.person.id).includes(viewer);
    return allowed ? { live, viewer } : serverRefusal('notYourSeat', {});
  }

  /** A number of the log in the address; 0 where it makes no sense. */
  const numberIn = (c: Ctx, name: string): number => {
    const number = Number(c.req.query(name) ?? 0);
    return Number.isSafeInteger(number) && number > 0 ? number : 0;
  };

  app.get('/tables/:id/entries', async (c) => {
    const looked = await lookedAt(c);
    if (isRefusal(looked)) return refused(c, desk, looked);
    const { live, viewer } = looked;
    const rows = await house.store.tables.entriesAfter(live.id, numberIn(c, 'after'), pageLength);
    return c.json({ number: live.number, entries: rows.map((row) => asSeenBy(readEntry(row), viewer)) });
  });

  app.get('/tables/:id/views', async (c) => {
    const wait = await gate.look(c.get('who')?.person.id, c.get('address'));
    const looked = wait ?? (await lookedAt(c));
    if (isRefusal(looked)) return refused(c, desk, looked);
    const views = await pastViews(house, looked.live, looked.viewer, numberIn(c, 'from'), numberIn(c, 'to'));
    return isRefusal(views) ? refused(c, desk, views) : c.json({ seat: looked.viewer ?? null, views });
  });

  app.post('/tables/:id/join', async (c) => {
    const body = await readBody(c, joinWish);
    if (isRefusal(body)) return refused(c, desk, body);
    return change(c, (live, who) => {
      const seat = joinTable(house, live, who, body);
      if (isRefusal(seat)) return seat;
      if (body.contribution !== undefined && live.row.status === 'open') contribute(house, live, who, body.contribution);
      return { seat };
    });
  });

  app.post('/tables/:id/contribution', async (c) => {
    const body = await readBody(c, contributionWish);
    if (isRefusal(body)) return refused(c, desk, body);
    return change(c, (live, who) => contribute(house, live, who, body.contribution));
  });

  app.post('/tables/:id/start', (c) => change(c, (live, who) => startTable(house, live, who)));

  app.post('/tables/:id/rematch', (c) =>
    change(c, (live, who) => {
      const again = rematch(house, live, who);
      return isRefusal(again) ? again : { rematch: again.table };
    }),
  );

  const seatPath = '/tables/:id/seats/:seat{[0-9]{1,2}}';
  const withInvitation = (c: Ctx, live: Live, made: { token: string } | Refusal): Done | Refusal =>
    isRefusal(made) ? made : { invitation: invite(c, live.id, { seat: seatOf(c), token: made.token }) };

  app.post(`${seatPath}/remove`, (c) =>
    change(c, (live, who) => withInvitation(c, live, removeSeat(house, live, who, seatOf(c)))),
  );
  app.post(`${seatPath}/handover`, (c) =>
    change(c, (live, who) => withInvitation(c, live, handOver(house, live, who, seatOf(c)))),
  );
  app.post(`${seatPath}/bot`, async (c) => {
    const body = await readBody(c, botWish);
    if (isRefusal(body)) return refused(c, desk, body);
    return change(c, (live, who) => letBotSit(house, live, who, seatOf(c), body.level));
  });
  app.post(`${seatPath}/return`, (c) => change(c, (live, who) => takeSeatBack(house, live, who, seatOf(c))));
  app.post(`${seatPath}/leave`, (c) => change(c, (live, who) => leaveSeat(house, live, who, seatOf(c))));
  app.post(`${seatPath}/resign`, (c) => change(c, (live, who) => resignSeat(house, live, who, seatOf(c))));
  return app;
}

async function tooManyTables({ house, config }: Desk, { person }: Who): Promise<Refusal | undefined> {
  const most = config.limits.tables;
  const going = await house.store.tables.countOf(person.id);
  return going >= most ? serverRefusal('tooManyTables', { most }) : undefined;
}
