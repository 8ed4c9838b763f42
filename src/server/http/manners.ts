/** Reports, and the operator's page, over HTTP. */
import { Hono } from 'hono';
import { at } from '../../core/at.ts';
import type { Refusal } from '../../core/refusal.ts';
import * as wire from '../../wire/manner-routes.ts';
import type { AnswerOf, Route } from '../../wire/route.ts';
import type { ServerContext } from '../context.ts';
import { addBan, liftBan } from '../manners/banning.ts';
import { deedOf, isOperator, isSame, operatorCookie } from '../manners/operators.ts';
import { takeReport } from '../manners/reporting.ts';
import { isSecure } from '../origin.ts';
import { readChat } from '../people/names.ts';
import { serverRefusal } from '../refusal.ts';
import type { PlaceByTime } from '../store/manners.ts';
import type { Ctx, Env } from './reply.ts';
import { type Asked, serveRoute } from './route.ts';

const pageLength = 50;
const linesAtOnce = 200;

/** A place that makes no sense is the beginning. */
function readPlace(text: string | undefined): PlaceByTime | undefined {
  const found = /^(\d{1,15})\.(.{1,40})$/.exec(text ?? '');
  return found ? { time: Number(found[1]), id: at(found, 2) } : undefined;
}

/** The last of a full page says where the next begins. */
function nextOf<T extends { readonly id: string }>(rows: readonly T[], timeOf: (row: T) => number | null): string | null {
  const last = rows.length < pageLength ? undefined : rows.at(-1);
  return last ? `${timeOf(last)}.${last.id}` : null;
}

export function mannerRoutes(context: ServerContext): Hono<Env> {
  const { registry, config, rates, bans } = context;
  const { manners, people, tables } = registry.store;
  const app = new Hono<Env>();
  const isOne = (c: Ctx) => isOperator(config, c.get('who'), c.req.header('cookie'), registry.now());

  /** Of everything below nobody else learns more than that it is not for him. */
  function serveOperator<const R extends Route & { readonly session: true }>(
    route: R,
    handle: (asked: Asked<R>) => Promise<AnswerOf<R> | Refusal>,
  ): void {
    serveRoute(app, context, route, async (asked) => (isOne(asked.c) ? handle(asked) : serverRefusal('notOperator', {})));
  }

  /** Names of everybody whom these rows speak of. */
  async function naming(ids: readonly (string | null)[]) {
    const names = await people.names([...new Set(ids.filter((id) => id !== null && id !== ''))] as string[]);
    const known = (id: string) => ({ id, name: names.get(id) ?? '' });
    return { known, maybe: (id: string | null) => (id === null ? null : known(id)) };
  }

  serveRoute(app, context, wire.report, async ({ who, body }) => {
    const wait = await rates.report(who.person.id);
    return wait ?? (await takeReport(registry, who, body)) ?? {};
  });

  serveRoute(app, context, wire.readOperator, ({ c }) => ({
    operator: isOne(c),
    token: config.operatorToken !== undefined,
  }));

  serveRoute(app, context, wire.becomeOperator, async ({ c, who, body }) => {
    const wait = await rates.arrival(c.get('address'));
    if (wait) return wait;
    const { operatorToken: token } = config;
    if (token === undefined || !isSame(body.token, token)) return serverRefusal('notOperator', {});
    await manners.note(deedOf(who, registry.now(), 'entered'));
    const secure = isSecure(config, { get: (name) => c.req.header(name) });
    c.header('Set-Cookie', operatorCookie(token, who, registry.now(), secure), { append: true });
    return { operator: true as const };
  });

  serveOperator(wire.listReports, async ({ query }) => {
    const open = query.status === 'open';
    const rows = await manners.reports(open, pageLength, readPlace(query.after));
    const lines = Map.groupBy(await manners.linesOf(rows.map(({ id }) => id)), ({ report }) => report);
    const { known, maybe } = await naming(rows.flatMap(({ person, reporter }) => [person, reporter]));
    return {
      reports: rows.map((row) => ({
        ...row,
        person: known(row.person),
        reporter: maybe(row.reporter),
        lines: (lines.get(row.id) ?? []).map(({ report: _, ...line }) => line),
        banned: bans.isBanned(row.person),
      })),
      next: nextOf(rows, ({ created, closed }) => (open ? created : closed)),
    };
  });

  serveOperator(wire.readReportedChat, async ({ who, table: id, query }) => {
    const report = await manners.report(id);
    if (!report || report.table === null || report.closed !== null) return serverRefusal('noSuchReport', {});
    await manners.note(deedOf(who, registry.now(), 'readChat', { person: report.person, subject: id }));
    const lines = await tables.chatAfter(report.table, Number(/^\d{1,9}$/.exec(query.after ?? '')?.[0] ?? 0), linesAtOnce);
    const { known } = await naming(lines.map(({ person }) => person));
    return {
      lines: lines.map(({ number, person, text, time }) => ({ number, person, name: known(person).name, text, time })),
      next: lines.length < linesAtOnce ? null : `${lines.at(-1)?.number}`,
    };
  });

  serveOperator(wire.closeReport, async ({ who, table: id, body }) => {
    const verdict = readChat(body.verdict);
    if (typeof verdict !== 'string') return verdict;
    const report = await manners.report(id);
    if (!report) return serverRefusal('noSuchReport', {});
    const deed = deedOf(who, registry.now(), 'closed', { person: report.person, subject: id, details: verdict });
    return (await manners.closeReport(id, verdict, registry.now(), deed)) ? {} : serverRefusal('noSuchReport', {});
  });

  serveOperator(wire.listBans, async ({ query }) => {
    const rows = await manners.bans(pageLength, readPlace(query.after));
    const { known, maybe } = await naming(rows.flatMap(({ person, operator }) => [person, operator]));
    const shown = rows.map((row) => ({ ...row, person: maybe(row.person), operator: known(row.operator) }));
    return { bans: shown, next: nextOf(rows, ({ created }) => created) };
  });

  serveOperator(wire.ban, ({ who, body }) => addBan(context, who, body));
  serveOperator(wire.liftBan, async ({ who, table: id }) => (await liftBan(context, who, id)) ?? {});

  serveOperator(wire.listDeeds, async ({ query }) => {
    const rows = await manners.deeds(pageLength, readPlace(query.after));
    const { known, maybe } = await naming(rows.flatMap(({ person, operator }) => [person, operator]));
    const shown = rows.map(({ id: _, ...row }) => ({ ...row, person: maybe(row.person), operator: known(row.operator) }));
    return { deeds: shown, next: nextOf(rows, ({ time }) => time) };
  });
  return app;
}
