/** What persons do with a table and its seats over HTTP; playing goes over a socket. */
import { Hono } from 'hono';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import type { AnswerOf, Route } from '../../wire/route.ts';
import * as wire from '../../wire/seat-routes.ts';
import type { ServerContext } from '../context.ts';
import type { Who } from '../people/person.ts';
import { ratingOf } from '../ratings/ratings.ts';
import { serverRefusal } from '../refusal.ts';
import { durable } from '../tables/change.ts';
import { commit, contribute, goOnWithout, reveal, startTable } from '../tables/commitments.ts';
import { describe } from '../tables/describe.ts';
import { insist } from '../tables/insist.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { learnAccounts } from '../tables/rated.ts';
import { freeTable } from '../tables/registry.ts';
import { rematch } from '../tables/rematch.ts';
import {
  handOver,
  inviteToTable,
  joinTable,
  leaveSeat,
  letBotSit,
  personsAt,
  removeSeat,
  resignSeat,
  takeSeatBack,
} from '../tables/seats.ts';
import { letSpectatorsTalk, silence } from '../tables/talk.ts';
import { inTurn, tooManyTables } from './opening.ts';
import { type Env, refused } from './reply.ts';
import { type Asked, serveRoute } from './route.ts';
import { invite, linkTo } from './tables.ts';

/** How a person is rated in the game of this table, as it is shown. */
async function ratingAt(registry: ServerContext['registry'], table: string, person: string): Promise<number> {
  const live = await freeTable(registry, table);
  if (isRefusal(live) || live.row.range === null) return 0;
  return (await ratingOf(registry.store, person, live.row.game, live.config.players)).shown;
}

type SeatRoute = (typeof wire)[keyof typeof wire];
/** What an answer says beside the table itself. */
type Beside<R extends Route> = Omit<AnswerOf<R> & object, 'table'>;

export function seatRoutes(context: ServerContext): Hono<Env> {
  const { registry } = context;
  const { manners, friends } = registry.store;
  const app = new Hono<Env>();

  /** The table, with those who sit there or come looked up. */
  async function tableFor(id: string, { person }: Who): Promise<LiveTable | Refusal> {
    const live = await freeTable(registry, id);
    if (isRefusal(live)) return live;
    await learnAccounts(registry, live, person.id);
    // Meanwhile it may have begun to be written.
    return freeTable(registry, id);
  }

  /** Changes a table, waits until that is durable, and shows it. */
  function serveChange<const R extends SeatRoute>(
    route: R,
    change: (live: LiveTable, asked: Asked<R>) => Beside<R> | undefined | Refusal,
  ): void {
    serveRoute(app, context, route, (asked) => changeTable(asked, (live) => change(live, asked)));
  }

  async function changeTable<const R extends SeatRoute>(
    { c, table, who }: Asked<R>,
    change: (live: LiveTable) => Beside<R> | undefined | Refusal,
  ): Promise<AnswerOf<R> | Response> {
    const changed = await insist(registry, () => tableFor(table, who), change);
    if ('refusal' in changed) return refused(c, context, changed.refusal, changed.live?.game);
    return { table: describe(changed.live), ...changed.made } as AnswerOf<R>;
  }

  const withInvitation = (live: LiveTable, { c, seat }: Asked<SeatRoute>, made: { token: string } | Refusal) =>
    isRefusal(made) ? made : { invitation: invite(context, c, live.id, seat, made.token) };

  serveRoute(app, context, wire.joinTable, async (asked) => {
    const { who, body } = asked;
    const sitter = {
      apart: await manners.apartFrom(who.person.id),
      invited: await friends.isInvited(asked.table, who.person.id),
      rating: await ratingAt(registry, asked.table, who.person.id),
    };
    const joined = await changeTable(asked, (live) => {
      const seat = joinTable(registry, live, who, body, sitter);
      if (isRefusal(seat)) return seat;
      if (body.contribution !== undefined && live.row.status === 'open') contribute(registry, live, who, body.contribution);
      if (body.commitment !== undefined) commit(registry, live, who, body.commitment);
      return { seat };
    });
    if (sitter.invited && !(joined instanceof Response)) await friends.uninvite(asked.table, who.person.id);
    return joined;
  });
  serveChange(wire.contribute, (live, { who, body }) => contribute(registry, live, who, body.contribution));
  serveChange(wire.commitToShuffle, (live, { who, body }) => commit(registry, live, who, body.commitment));
  serveChange(wire.revealToShuffle, (live, { body }) => reveal(registry, live, body.secret));
  serveChange(wire.goOnWithout, (live, { who }) => goOnWithout(registry, live, who));
  serveChange(wire.startTable, (live, { who }) => startTable(registry, live, who));
  serveRoute(app, context, wire.rematch, ({ c, table, who }) =>
    inTurn(context, who, async () => {
      const full = await tooManyTables(context, who);
      const before = await freeTable(registry, table);
      if (isRefusal(before)) return before;
      const apart = await manners.areApart(personsAt(before));
      const live = await freeTable(registry, table);
      if (isRefusal(live)) return live;
      // A rematch that somebody has opened already costs nobody anything.
      const hindered = live.row.next === null ? (full ?? (apart ? serverRefusal('noRematch', {}) : undefined)) : undefined;
      const again = hindered ?? rematch(registry, live, who);
      if (isRefusal(again)) return refused(c, context, again, live.game);
      return (await durable(live)) ?? { table: describe(live), rematch: again.table };
    }),
  );
  serveChange(wire.inviteToTable, (live, { c, who }) => {
    const made = inviteToTable(registry, live, who);
    return isRefusal(made) ? made : { invitation: { ...made, link: linkTo(context, c, live.id, made.token) } };
  });
  serveChange(wire.removeSeat, (live, asked) => withInvitation(live, asked, removeSeat(registry, live, asked.who, asked.seat)));
  serveChange(wire.handSeatOver, (live, asked) => {
    const made = handOver(registry, live, asked.who, asked.seat);
    if (isRefusal(made)) return made;
    const { seat, c } = asked;
    return { invitation: { seat, ...made, link: linkTo(context, c, live.id, `${made.token}.${seat}`) } };
  });
  serveChange(wire.letBotSit, (live, { who, seat, body }) => letBotSit(registry, live, who, seat, body.level));
  serveChange(wire.takeSeatBack, (live, { who, seat }) => takeSeatBack(registry, live, who, seat));
  serveChange(wire.leaveSeat, (live, { who, seat }) => leaveSeat(registry, live, who, seat));
  serveChange(wire.resignSeat, (live, { who, seat }) => resignSeat(registry, live, who, seat));
  serveChange(wire.letSpectatorsTalk, (live, { who, body }) => letSpectatorsTalk(registry, live, who, body.spectators));
  serveChange(wire.silencePerson, (live, { who, body }) => silence(registry, live, who, body.person, body.muted));
  return app;
}
