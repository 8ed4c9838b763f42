/** A match as text. Apart from reading it, since a page that plays only ever writes. */
import type { Event } from './event.ts';
import { seedHash } from './fairness.ts';
import type { Action } from './game.ts';
import { canonicalJson } from './maps.ts';
import type { Entry, Match } from './match.ts';
import { type RecordedClock, type RecordedTime, writeClock, writeTime } from './record-times.ts';
import { type Comment, inOrder, writeComment } from './write-comment.ts';

export const firstLine = 'Tafelrunde 1';

/** What a record says beside the match itself. */
export interface RecordNotes {
  /** Who sat where; empty where nobody was named. */
  readonly names: readonly string[];
  /** The clock the table agreed on, if it had one. */
  readonly clock?: RecordedClock;
  /** When each entry was done, as far as that is known. */
  readonly times?: readonly (RecordedTime | undefined)[];
  /** What people said of its moments, by moment. */
  readonly comments?: readonly Comment[];
}

/** The record of a match, seed and all: for finished or local games only. */
export function writeRecord<S, A extends Action, E extends Event>(
  match: Match<S, A, E>,
  notes: RecordNotes = { names: [] },
): string {
  const { game, origin, seed } = match;
  const { config } = origin;
  const options = Object.entries(config.options).map(([name, value]) => `${name}=${value}`);
  const standing = game.standing(match.state);
  const lines = [
    firstLine,
    `game: ${game.meta.id}`,
    `rules: ${config.rules}`,
    `players: ${config.players}`,
    ...(options.length ? [`options: ${options.join(' ')}`] : []),
    ...(config.first === undefined ? [] : [`first: ${config.first + 1}`]),
    ...(config.map === undefined ? [] : [`map: ${typeof config.map === 'string' ? config.map : canonicalJson(config.map)}`]),
    ...notes.names.flatMap((name, seat) => (name ? [`seat ${seat + 1}: ${oneLine(name)}`] : [])),
    ...(notes.clock ? [`clock: ${writeClock(notes.clock)}`] : []),
    `hash: ${seedHash(seed.secret)}`,
    `seed: ${seed.secret}`,
    ...(seed.dealt ? ['chance: dealt'] : []),
    ...seed.contributions.map((line) => `contribution: ${oneLine(line)}`),
    ...(origin.state === undefined ? [] : [`state: ${JSON.stringify(origin.state)}`]),
    ...(standing.over ? [`result: ${standing.points.join(' ')}`] : []),
    '',
    ...match.entries.map((entry, at) => {
      const time = notes.times?.[at];
      return `${time ? `${writeTime(time)} ` : ''}${writeEntry(game, entry)}`;
    }),
    ...inOrder(notes.comments ?? []).map(writeComment),
  ];
  return `${lines.join('\n')}\n`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function writeEntry<A extends Action>(game: { format(action: A): string }, entry: Entry<A>): string {
  const seat = entry.seat + 1;
  switch (entry.kind) {
    case 'act':
      return `${seat} ${game.format(entry.action)}`;
    case 'undo':
      return `* undo ${seat} ${entry.steps}${entry.consent ? ' consent' : ''}`;
    case 'seat':
      return `* seat ${seat} ${oneLine(entry.holder)}`;
    case 'order':
      return `* order ${seat} ${JSON.stringify(entry.order)}`;
    case 'mark':
      return `* mark ${seat} ${oneLine(entry.text)}`;
  }
}
