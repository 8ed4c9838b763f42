/**
 * How the devices of a table commit themselves before the game and reveal when it starts (core/commitment.ts). The host's start closes
 * the list; the game begins with the last reveal, or without those that are missing once everybody who sits there agrees.
 */
import { inOrder, reveals } from '../../core/commitment.ts';
import type { Seat } from '../../core/game.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { refusalToStart, startGame } from '../../table/opening.ts';
import { readContribution } from '../people/names.ts';
import type { Who } from '../people/person.ts';
import { serverRefusal } from '../refusal.ts';
import { changeOf, changeRow, kept } from './change.ts';
import { takeHours } from './clocks.ts';
import { agreedSeats, commitmentLines, isStarting } from './committed.ts';
import type { LiveTable } from './live-table.ts';
import type { TableRegistry } from './registry.ts';
import { startMatch } from './stored-table.ts';
import { refusalToSpeak } from './talk.ts';

/** How many devices of one seat count; further ones play as well, without a part in the shuffle. */
const mostDevices = 5;

/** A line of text for the shuffle, for whoever does not commit himself; one per device, until the list is closed. */
export function contribute(registry: TableRegistry, live: LiveTable, who: Who, text: string): Refusal | undefined {
  if (live.status !== 'open' || isStarting(live)) return serverRefusal('alreadyStarted', {});
  const line = readContribution(text);
  if (isRefusal(line)) return line;
  const silent = refusalToSpeak(live, who.person.id);
  if (silent) return silent;
  // Cards that others are dealt too must not depend on who sits here.
  if (live.row.chance === 'dealt' || live.contributions.some(({ device }) => device === who.device)) return undefined;
  addLine(registry, live, who.device, line);
  return undefined;
}

function addLine(registry: TableRegistry, live: LiveTable, device: string, line: string): void {
  live.contributions.push({ device, line });
  changeRow(registry, live, {});
  changeOf(registry, live).contributions.push({ table: live.id, number: live.contributions.length, device, line });
}

/** A device of somebody who sits here commits itself, in place of what it said before. When the list is closed it is too late. */
export function commit(registry: TableRegistry, live: LiveTable, who: Who, hash: string): Refusal | undefined {
  const seat = live.seats.find(({ person }) => person === who.person.id)?.seat;
  if (seat === undefined) return serverRefusal('notYourSeat', {});
  if (live.status !== 'open' || isStarting(live) || live.row.chance === 'dealt') return undefined;
  const others = live.commitments.filter(({ device }) => device !== who.device);
  const isKnown = others.some((one) => one.hash === hash) || live.contributions.some(({ line }) => line.includes(hash));
  if (isKnown || others.filter((one) => one.seat === seat).length >= mostDevices) return undefined;
  keepCommitments(registry, live, [...others, { seat, device: who.device, hash, secret: null }]);
  return undefined;
}

/** The secret behind a commitment. It proves itself, so it does not matter who brings it. */
export function reveal(registry: TableRegistry, live: LiveTable, secret: string): Refusal | undefined {
  if (live.status !== 'open') return undefined;
  const found = live.commitments.find(({ hash }) => reveals(secret, hash));
  if (!found || !isStarting(live)) return serverRefusal('nothingToReveal', {});
  keepCommitments(
    registry,
    live,
    live.commitments.map((one) => (one === found ? { ...one, secret } : one)),
  );
  return beginWhenReady(registry, live);
}

/** The host's start. Where nobody has committed himself the game begins at once. */
export function startTable(registry: TableRegistry, live: LiveTable, who: Who): Refusal | undefined {
  if (live.row.host !== who.person.id) return serverRefusal('notHost', {});
  const refused = refusalToStart(live);
  if (refused || isStarting(live)) return refused;
  // Alone one waits for no device of one's own but the one in hand.
  const here = live.commitments.some(({ device }) => device === who.device);
  if (live.commitments.length === 0 || (personsAt(live).size === 1 && !here)) return begin(registry, live);
  changeRow(registry, live, { starting: '[]' });
  return undefined;
}

/** Somebody who sits here is content to begin without the devices that have not revealed. */
export function goOnWithout(registry: TableRegistry, live: LiveTable, who: Who): Refusal | undefined {
  const seats = live.seats.filter(({ person }) => person === who.person.id).map(({ seat }) => seat);
  if (seats.length === 0) return serverRefusal('notYourSeat', {});
  if (live.status !== 'open' || !isStarting(live)) return undefined;
  changeRow(registry, live, { starting: JSON.stringify([...new Set([...agreedSeats(live), ...seats])].sort((a, b) => a - b)) });
  return beginWhenReady(registry, live);
}

/** Nobody waits any longer for the devices that have not revealed; the record says which these were. */
export function beginWithout(registry: TableRegistry, live: LiveTable): Refusal | undefined {
  return live.status === 'open' && isStarting(live) ? begin(registry, live) : undefined;
}

/**
 * A seat is given to somebody else before the game: what its devices said is void. Where the list was closed the start is off; if
 * somebody had revealed by then, that stays in the record, and everybody commits himself anew.
 */
export function seatGivenUp(registry: TableRegistry, live: LiveTable, seat: Seat): void {
  if (live.status !== 'open') return;
  const revealed = live.commitments.some(({ secret }) => secret !== null);
  if (isStarting(live)) changeRow(registry, live, { starting: null });
  if (revealed) keepLines(registry, live, true);
  else if (live.commitments.some((one) => one.seat === seat))
    keepCommitments(
      registry,
      live,
      live.commitments.filter((one) => one.seat !== seat),
    );
}

function personsAt({ holders }: LiveTable): Set<string> {
  return new Set(holders.flatMap(({ person }) => person ?? []));
}

function beginWhenReady(registry: TableRegistry, live: LiveTable): Refusal | undefined {
  const agreed = agreedSeats(live);
  const missing = live.commitments.some(({ secret }) => secret === null);
  const alone = personsAt(live).size === 1 && live.commitments.some(({ secret }) => secret !== null);
  const content = live.seats.every(({ seat, person }) => person === null || agreed.includes(seat));
  return missing && !alone && !content ? undefined : begin(registry, live);
}

/** The game begins at once. */
export function begin(registry: TableRegistry, live: LiveTable): Refusal | undefined {
  const refused = refusalToStart(live);
  if (refused) return refused;
  if (live.commitments.length) keepLines(registry, live);
  if (isStarting(live)) changeRow(registry, live, { starting: null });
  takeHours(live);
  return kept(
    registry,
    live,
    startGame(live, () => startMatch(live), registry.now()),
  );
}

/** Commitments become contributions, revealed or not. */
function keepLines(registry: TableRegistry, live: LiveTable, off = false): void {
  const lines = commitmentLines(live, off);
  for (const [at, { device }] of inOrder(live.commitments).entries()) addLine(registry, live, device, lines[at]!);
  keepCommitments(registry, live, []);
}

function keepCommitments(registry: TableRegistry, live: LiveTable, commitments: LiveTable['commitments']): void {
  live.commitments = commitments;
  changeRow(registry, live, {});
  changeOf(registry, live).commitments = commitments.map((one) => ({ table: live.id, ...one }));
}
