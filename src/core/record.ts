/**
 * A match as plain text: readable, versioned, replayable for ever. The same text is the archive,
 * the test fixture and the bug report. docs/records.md describes it.
 */
import { type Comment, commentLimits, inOrder, isCommentLine, readComment } from './comments.ts';
import { readConfig } from './config.ts';
import { playEntries } from './entries.ts';
import type { Event } from './event.ts';
import { isSecret, type Seed, seedHash } from './fairness.ts';
import type { Action, Config, Game, OptionValue, Seat } from './game.ts';
import { onMap } from './maps.ts';
import { type Entry, type Match, openMatch } from './match.ts';
import { type RecordedClock, type RecordedTime, readClock, readTime } from './record-times.ts';
import { houseRefusal, isRefusal, type Refusal } from './refusal.ts';
import { firstLine, type RecordNotes } from './write-record.ts';

export { type RecordNotes, writeRecord } from './write-record.ts';

const mostCharacters = 2_000_000;

/** What stands above the moves. */
interface Head {
  game?: string;
  rules?: string;
  players?: string;
  options?: string;
  first?: string;
  hash?: string;
  seed?: string;
  chance?: string;
  state?: string;
  result?: string;
  map?: string;
  clock?: RecordedClock;
  contributions: string[];
  names: string[];
}

/** The id of the game a record is of, so that its rules can be loaded. */
export function recordedGame(text: string): string | Refusal {
  if (typeof text !== 'string' || text.length > mostCharacters) return broken(1, 'too long');
  const lines = text.split(/\r?\n/);
  if (lines[0]?.trim() !== firstLine) return broken(1, `expected “${firstLine}”`);
  const at = lines.findIndex((line) => line.startsWith('game:'));
  return at < 0 ? broken(1, 'no game named') : lines[at]!.slice(5).trim();
}

/** Reads and replays a record of unknown origin. Every line is checked by the rules. */
export function readRecord<S, A extends Action, E extends Event>(
  // biome-ignore lint/suspicious/noExplicitAny: a record does not care which orders and views its game has
  game: Game<S, A, E, any, any>,
  text: string,
): { readonly match: Match<S, A, E>; readonly notes: RecordNotes } | Refusal {
  const id = recordedGame(text);
  if (isRefusal(id)) return id;
  if (id !== game.meta.id) return houseRefusal('unknownGame', { game: id });
  const lines = text.split(/\r?\n/);
  const blank = lines.findIndex((line) => line.trim() === '');
  const head = readHead(lines.slice(0, blank < 0 ? lines.length : blank));
  if (isRefusal(head)) return head;
  const match = openRecorded(game, head);
  if (isRefusal(match)) return match;
  const entries: Entry<A>[] = [];
  const numbers: number[] = [];
  const times: (RecordedTime | undefined)[] = [];
  const comments: Comment[] = [];
  /** Where a comment stands on a moment, so that one that never came can be pointed at. */
  const commented: number[] = [];
  for (let at = blank < 0 ? lines.length : blank; at < lines.length; at++) {
    const line = lines[at]!.trim();
    if (line === '' || line.startsWith('#')) continue;
    if (isCommentLine(line)) {
      const comment = readComment(line);
      if (typeof comment === 'string') return broken(at + 1, comment);
      if (comments.push(comment) > commentLimits.most) return broken(at + 1, `more than ${commentLimits.most} notes`);
      commented.push(at + 1);
      continue;
    }
    const timed = readTime(line);
    if (!timed) return broken(at + 1, 'a time that cannot be read');
    const entry = readEntry(match.game, timed.rest, at + 1);
    if (isRefusal(entry)) return entry;
    entries.push(entry);
    times.push(timed.time);
    numbers.push(at + 1);
  }
  const stopped = playEntries(match, entries);
  if (stopped) return broken(numbers[stopped.at]!, `${stopped.refusal.reason} (${stopped.refusal.rule})`);
  if (head.result !== undefined && head.result !== match.game.standing(match.state).points.join(' '))
    return broken(1, 'the result is another');
  const never = comments.findIndex(({ moment }) => moment > match.steps.length);
  if (never >= 0) return broken(commented[never]!, 'a note on a moment that never came');
  const notes: RecordNotes = {
    names: head.names,
    ...(head.clock ? { clock: head.clock } : {}),
    ...(times.some((time) => time) ? { times } : {}),
    ...(comments.length ? { comments: inOrder(comments) } : {}),
  };
  return { match, notes };
}

function readHead(lines: readonly string[]): Head | Refusal {
  const head: Head = { contributions: [], names: [] };
  for (const [at, line] of lines.entries()) {
    if (at === 0) continue;
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim();
    const value = line.slice(colon + 1).trim();
    const seat = /^seat (\d{1,2})$/.exec(name);
    if (colon < 0) return broken(at + 1, 'no colon');
    if (seat) head.names[Number(seat[1]) - 1] = value;
    else if (name === 'contribution') head.contributions.push(value);
    else if (name === 'clock') {
      const clock = readClock(value);
      if (!clock) return broken(at + 1, 'a clock that cannot be read');
      head.clock = clock;
    } else if (isHeadName(name)) head[name] = value;
    else return broken(at + 1, 'unknown heading');
  }
  return head;
}

type HeadName = Exclude<keyof Head, 'contributions' | 'names' | 'clock'>;
const headNames: readonly HeadName[] = [
  'game',
  'rules',
  'players',
  'options',
  'first',
  'hash',
  'seed',
  'chance',
  'state',
  'result',
  'map',
];

function isHeadName(name: string): name is HeadName {
  return (headNames as readonly string[]).includes(name);
}

function openRecorded<S, A extends Action, E extends Event>(game: Match<S, A, E>['game'], head: Head): Match<S, A, E> | Refusal {
  const given = configOf(game.meta.options, head);
  if (isRefusal(given)) return given;
  const config = readConfig(game, given);
  if (isRefusal(config)) return config;
  const secret = head.seed ?? '';
  if (!isSecret(secret)) return houseRefusal('wrongSeed', {});
  if (head.hash !== undefined && head.hash !== seedHash(secret)) return broken(1, 'the seed does not match its hash');
  if (head.chance !== undefined && head.chance !== 'dealt') return broken(1, 'chance that is not known here');
  const seed: Seed = { secret, contributions: head.contributions, ...(head.chance ? { dealt: true } : {}) };
  if (head.state === undefined) return openMatch(game, { config }, seed);
  const state = readGivenState(onMap(game, config), config, head.state);
  return isRefusal(state) ? state : openMatch(game, { config, state }, seed);
}

function configOf(known: Readonly<Record<string, { readonly values: readonly OptionValue[] }>>, head: Head): object | Refusal {
  const map = readMapHeading(head.map);
  if (!map) return houseRefusal('wrongMap', { why: 'notJson' });
  const options: Record<string, OptionValue> = {};
  for (const pair of head.options?.split(' ').filter(Boolean) ?? []) {
    const [name = '', text = ''] = pair.split('=');
    options[name] =
      (Object.hasOwn(known, name) ? known[name]?.values.find((value) => String(value) === text) : undefined) ?? text;
  }
  return {
    players: Number(head.players),
    options,
    ...(head.first === undefined ? {} : { first: Number(head.first) - 1 }),
    ...(head.rules === undefined ? {} : { rules: Number(head.rules) }),
    ...map,
  };
}

/** The id of a bundled map, or a map that travels with its record. */
function readMapHeading(text: string | undefined): { map?: unknown } | undefined {
  if (text === undefined) return {};
  try {
    return { map: text.startsWith('{') ? JSON.parse(text) : text };
  } catch {
    return undefined;
  }
}

function readGivenState<S, A extends Action, E extends Event>(
  game: Match<S, A, E>['game'],
  config: Config,
  text: string,
): S | Refusal {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return houseRefusal('brokenState', { why: 'not JSON' });
  }
  return readState(game, config, json);
}

/** A state of unknown origin, checked in shape, invariants and player count. */
export function readState<S, A extends Action, E extends Event>(
  game: Match<S, A, E>['game'],
  config: Config | undefined,
  json: unknown,
): S | Refusal {
  const state = game.readState(json);
  if (isRefusal(state)) return state;
  const wrong = game.invariants(state);
  if (wrong[0] !== undefined) return houseRefusal('brokenState', { why: wrong[0] });
  if (config && game.standing(state).points.length !== config.players)
    return houseRefusal('brokenState', { why: 'another number of players' });
  return state;
}

function readEntry<A extends Action>(
  game: { parse(text: string): A | Refusal },
  line: string,
  number: number,
): Entry<A> | Refusal {
  const house = /^\* (undo|seat|order|mark) (\d{1,2}) ?(.*)$/.exec(line);
  if (house) return readHouseEntry(house[1]!, Number(house[2]) - 1, house[3]!, number);
  const move = /^(\d{1,2}) (.+)$/.exec(line);
  if (!move) return broken(number, 'neither a move nor a note');
  const action = game.parse(move[2]!);
  if (isRefusal(action)) return broken(number, `${action.reason} (${action.rule})`);
  return { kind: 'act', seat: Number(move[1]) - 1, action };
}

function readHouseEntry<A extends Action>(kind: string, seat: Seat, rest: string, number: number): Entry<A> | Refusal {
  if (kind === 'undo') {
    const found = /^(\d{1,6})( consent)?$/.exec(rest);
    if (!found) return broken(number, 'undo of what');
    const steps = Number(found[1]);
    return found[2] ? { kind, seat, steps, consent: true } : { kind, seat, steps };
  }
  if (kind === 'order') {
    try {
      return { kind, seat, order: JSON.parse(rest) };
    } catch {
      return broken(number, 'an order that is not JSON');
    }
  }
  return kind === 'seat' ? { kind, seat, holder: rest } : { kind: 'mark', seat, text: rest };
}

function broken(line: number, why: string): Refusal {
  return houseRefusal('brokenRecord', { line, why });
}
