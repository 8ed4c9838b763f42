/** Holds everything a client was told against what its seat may know, by a replay that never saw the server's memory. */

import * as v from 'valibot';
import { at } from '../../core/at.ts';
import { playEntries } from '../../core/entries.ts';
import { type Event, eventsFor } from '../../core/event.ts';
import type { AnyGame } from '../../core/game.ts';
import { act, openMatch } from '../../core/match.ts';
import type { AnyMatch } from '../../table/table.ts';
import type { SeenEntry } from '../../wire/log.ts';
import type { ServerMessage, ServerMessageOf } from '../../wire/messages.ts';
import type { AnswerOf } from '../../wire/route.ts';
import type { readViews } from '../../wire/table-routes.ts';
import type { EntryRow, TableRow } from '../store/schema.ts';
import type { Viewer } from '../tables/live-table.ts';
import { entryOf } from '../tables/stored-table.ts';
import { strictMessage } from './promised.ts';

/** The log of a finished table, as the store has it. */
export interface Truth {
  readonly row: TableRow;
  readonly contributions: readonly string[];
  readonly entries: readonly EntryRow[];
}

interface Moment {
  readonly state: object;
  readonly events: readonly Event[];
}

/** Everything a viewer learned: what he was told over his socket, and what he asked to see again. */
export interface Learned {
  readonly told: readonly ServerMessage[];
  readonly past: readonly AnswerOf<typeof readViews>[];
}

/** What a client was told that it must not know; empty when all is well. */
export function findLeaks(game: AnyGame, truth: Truth, viewer: Viewer, { told, past }: Learned): string[] {
  const moments = replay(game, truth);
  const leaks: string[] = [];
  for (const one of told) {
    const wrong = v.safeParse(strictMessage, one);
    if (!wrong.success) leaks.push(`${one.type}: ${v.getDotPath(wrong.issues[0]) ?? ''} ${wrong.issues[0].message}`);
    const ended = one.type === 'table' && one.table.status === 'over';
    if (JSON.stringify(one).includes(truth.row.secret) && !ended) leaks.push(`${one.type} carries the seed`);
    if (one.type === 'entries' || one.type === 'position') {
      if ((one.seat ?? undefined) !== viewer) leaks.push(`${one.type} is for seat ${one.seat}`);
      leaks.push(...leaksInEntries(moments, viewer, one.entries));
    }
    if (one.type === 'position') leaks.push(...leaksInPosition(game, moments, viewer, one));
  }
  if (JSON.stringify(past).includes(truth.row.secret)) leaks.push('past views carry the seed');
  for (const page of past) leaks.push(...leaksInPast(game, moments, viewer, page));
  return leaks;
}

function leaksInEntries(moments: readonly Moment[], viewer: Viewer, entries: readonly SeenEntry[]): string[] {
  return entries.flatMap(({ number, events }) => {
    const allowed = eventsFor(moments[number]?.events ?? [], viewer);
    return bytes(events) === bytes(allowed) ? [] : [`entry ${number}: ${bytes(events)} instead of ${bytes(allowed)}`];
  });
}

function leaksInPosition(
  game: AnyGame,
  moments: readonly Moment[],
  viewer: Viewer,
  { number, view, question, orders }: ServerMessageOf<'position'>,
): string[] {
  const leaks: string[] = [];
  const { state } = at(moments, number);
  if (bytes(view) !== bytes(game.view(state, viewer))) leaks.push(`the view at ${number} is not the seat's own`);
  const own = viewer === undefined ? null : (game.question(state, viewer) ?? null);
  if (bytes(question) !== bytes(own)) leaks.push(`the question at ${number} is not the seat's own`);
  if (viewer === undefined && orders.length) leaks.push('a spectator sees standing orders');
  return leaks;
}

/** Views of past moments: exactly what the viewer knew then, also of steps since taken back. */
function leaksInPast(
  game: AnyGame,
  moments: readonly Moment[],
  viewer: Viewer,
  { seat, views }: AnswerOf<typeof readViews>,
): string[] {
  const leaks = (seat ?? undefined) === viewer ? [] : [`past views are for seat ${seat}`];
  for (const { number, view } of views)
    if (bytes(view) !== bytes(game.view(at(moments, number).state, viewer)))
      leaks.push(`the past view at ${number} is not the seat's own`);
  return leaks;
}

/** The state after every entry and what happened in it. */
function replay(game: AnyGame, { row, contributions, entries }: Truth): Moment[] {
  const config = JSON.parse(row.config);
  const seed = { secret: row.secret, contributions };
  const origin = row.origin === null ? { config } : { config, state: JSON.parse(row.origin) as object };
  const match: AnyMatch = openMatch(game, origin, seed);
  const moments: Moment[] = [{ state: game.copy(match.state), events: [] }];
  for (const entry of entries.map(entryOf)) {
    let events: readonly Event[] = [];
    if (entry.kind === 'act') {
      const played = act(match, entry.seat, entry.action);
      if (!played.ok) throw new Error('the log does not replay');
      events = played.events;
    } else playEntries(match, [entry]);
    moments.push({ state: game.copy(match.state), events });
  }
  return moments;
}

/** In one order of members, however they were made. */
function bytes(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
