/** Holds everything a client was told against what its seat may know, by a replay that never saw the server's memory. */
import * as v from 'valibot';
import { playEntries } from '../../core/entries.ts';
import { type Event, eventsFor } from '../../core/event.ts';
import type { AnyGame } from '../../core/game.ts';
import { act, openMatch } from '../../core/match.ts';
import type { EntryRow, TableRow } from '../store/schema.ts';
import { type AnyMatch, entryOf, type Viewer } from '../tables/live.ts';
import type { Told } from './client.ts';
import { mayBeTold } from './told.ts';

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

/** What a client was told that it must not know; empty when all is well. */
export function findLeaks(game: AnyGame, truth: Truth, viewer: Viewer, told: readonly Told[]): string[] {
  const moments = replay(game, truth);
  const leaks: string[] = [];
  for (const one of told) {
    const text = JSON.stringify(one);
    const wrong = v.safeParse(mayBeTold, one);
    if (!wrong.success) leaks.push(`${one.type}: ${v.getDotPath(wrong.issues[0]) ?? ''} ${wrong.issues[0].message}`);
    const ended = one.type === 'table' && (one.table as { status: string }).status === 'over';
    if (text.includes(truth.row.secret) && !ended) leaks.push(`${one.type} carries the seed`);
    if (one.type === 'position' || one.type === 'entries') leaks.push(...leaksIn(game, moments, viewer, one));
    if (one.type === 'views') leaks.push(...leaksInPast(game, moments, viewer, one));
  }
  return leaks;
}

function leaksIn(game: AnyGame, moments: readonly Moment[], viewer: Viewer, told: Told): string[] {
  const leaks: string[] = [];
  if ((told.seat ?? undefined) !== viewer) leaks.push(`${told.type} is for seat ${told.seat}`);
  for (const { number, events } of told.entries as { number: number; events: Event[] }[]) {
    const allowed = eventsFor(moments[number]?.events ?? [], viewer);
    if (bytes(events) !== bytes(allowed)) leaks.push(`entry ${number}: ${bytes(events)} instead of ${bytes(allowed)}`);
  }
  if (told.type === 'entries') return leaks;
  const { state } = moments[told.number as number] as Moment;
  const allowed = bytes(game.view(state, viewer));
  if (bytes(told.view) !== allowed) leaks.push(`the view at ${told.number} is not the seat's own`);
  const question = viewer === undefined ? null : (game.question(state, viewer) ?? null);
  if (bytes(told.question) !== bytes(question)) leaks.push(`the question at ${told.number} is not the seat's own`);
  if (viewer === undefined && (told.orders as unknown[]).length) leaks.push('a spectator sees standing orders');
  return leaks;
}

/** Views of past moments: exactly what the viewer knew then, also of steps since taken back. */
function leaksInPast(game: AnyGame, moments: readonly Moment[], viewer: Viewer, told: Told): string[] {
  const leaks = (told.seat ?? undefined) === viewer ? [] : [`past views are for seat ${told.seat}`];
  for (const { number, view } of told.views as { number: number; view: object }[])
    if (bytes(view) !== bytes(game.view((moments[number] as Moment).state, viewer)))
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
