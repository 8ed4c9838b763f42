/** Seats change hands: joining, removing, handing over, a bot sitting in, leaving, resigning. */
import type { Seat } from '../../core/game.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import * as table from '../../table/seats.ts';
import { isEnded } from '../../table/table.ts';
import { type JoinWish, type RatingRange, tableMark } from '../../wire/tables.ts';
import { botLevels, substitute } from '../bots/levels.ts';
import type { Who } from '../people/person.ts';
import { hashOf, newToken } from '../people/token.ts';
import { serverRefusal } from '../refusal.ts';
import type { SeatRow } from '../store/schema.ts';
import { changeRow, changeSeat, kept } from './change.ts';
import { changeHours } from './clocks.ts';
import { seatGivenUp } from './commitments.ts';
import { know } from './habits.ts';
import type { LiveTable } from './live-table.ts';
import type { TableRegistry } from './registry.ts';
import { unseat } from './watch.ts';

/** What must be known of whoever wants to sit down. */
interface Sitter {
  /** Whom he has blocked, or is blocked by. */
  readonly apart: ReadonlySet<string>;
  /** Whether a friend has asked him to this table. */
  readonly invited: boolean;
  /** How he is rated in this game, as it is shown. */
  readonly rating: number;
}

/** Takes a seat, by its invitation or at a table open to all. The seat, or why not. */
export function joinTable(registry: TableRegistry, live: LiveTable, who: Who, wish: JoinWish, sitter: Sitter): Seat | Refusal {
  if (isEnded(live)) return serverRefusal('notRunning', {});
  const isSeated = live.seats.some(({ person }) => person === who.person.id);
  if (!isSeated && personsAt(live).some((person) => sitter.apart.has(person))) return serverRefusal('keptApart', {});
  const byLink = wish.invitation !== undefined && wish.invitation === live.row.invitation;
  const byFriend = wish.invitation === undefined && sitter.invited && live.status === 'open';
  if (byLink || byFriend) {
    const own = live.seats.find(({ person }) => person === who.person.id);
    return own ? own.seat : sitOn(registry, live, who, firstFree(live));
  }
  const outside = wish.invitation === undefined ? outsideRange(live, sitter.rating) : undefined;
  if (outside) return outside;
  const seat = wish.invitation === undefined ? openSeat(live, wish.seat) : invitedSeat(live, wish.invitation);
  if (typeof seat !== 'number') {
    // The link of a seat one already has opens onto that seat.
    const own = live.seats.find(({ person }) => person === who.person.id);
    return own && wish.invitation !== undefined ? own.seat : seat;
  }
  return sitOn(registry, live, who, seat);
}

/** Who sits here, and who has opened the table. */
export function personsAt({ row, seats }: LiveTable): string[] {
  return [...new Set([...(row.status === 'open' ? [row.host] : []), ...seats.flatMap(({ person }) => person ?? [])])];
}

function sitOn(registry: TableRegistry, live: LiveTable, who: Who, seat: Seat | Refusal): Seat | Refusal {
  if (typeof seat !== 'number') return seat;
  const before = live.seats[seat]?.person ?? null;
  know(live, who.person);
  const refused = kept(registry, live, table.sitDown(live, seat, { person: who.person.id }, registry.now()));
  if (refused) return refused;
  changeSeat(registry, live, seat, { invitation: null });
  changeHours(registry, live, seat);
  if (before !== null && before !== who.person.id) {
    seatGivenUp(registry, live, seat);
    unseat(live, seat, before);
  }
  return seat;
}

function invitedSeat(live: LiveTable, invitation: string): Seat | Refusal {
  // The link of a seat that is handed over says after a dot which seat it is.
  const hash = hashOf(invitation.split('.')[0] ?? '');
  const found = live.seats.find((seat) => seat.invitation === hash);
  return found ? found.seat : serverRefusal('wrongInvitation', {});
}

/** Seats kept for an invitation first, because at a public table the others are for strangers too. */
function firstFree({ seats }: LiveTable): Seat | Refusal {
  const free = seats.filter(({ person, bot }) => person === null && bot === null);
  return (free.find(({ reserved }) => reserved) ?? free[0])?.seat ?? serverRefusal('tableFull', {});
}

/** The one link of the table, the same on every device of its host. */
export function inviteToTable(registry: TableRegistry, live: LiveTable, who: Who): { token: string } | Refusal {
  if (live.row.host !== who.person.id) return serverRefusal('notHost', {});
  if (live.status !== 'open') return serverRefusal('alreadyStarted', {});
  const token = live.row.invitation ?? `${tableMark}${newToken()}`;
  if (live.row.invitation === null) changeRow(registry, live, { invitation: token });
  return { token };
}

/** A table may be for people of about the same strength. */
function outsideRange({ row }: LiveTable, rating: number): Refusal | undefined {
  if (row.range === null) return undefined;
  const { least = 0, most = 9999 } = JSON.parse(row.range) as RatingRange;
  return rating >= least && rating <= most ? undefined : serverRefusal('outsideRange', { least, most, rating });
}

function openSeat(live: LiveTable, wanted: Seat | undefined): Seat | Refusal {
  if (!live.row.public) return serverRefusal('onlyByInvitation', {});
  const isOpen = (row: SeatRow) => row.person === null && row.bot === null && !row.reserved;
  const found = live.seats.find((row) => isOpen(row) && (wanted === undefined || row.seat === wanted));
  return found ? found.seat : serverRefusal('seatTaken', {});
}

/** Before the start the host may free a seat again. */
export function removeSeat(registry: TableRegistry, live: LiveTable, who: Who, seat: Seat): { token: string } | Refusal {
  if (live.row.host !== who.person.id) return serverRefusal('notHost', {});
  if (live.status !== 'open') return serverRefusal('alreadyStarted', {});
  if (!live.seats[seat]) return serverRefusal('notYourSeat', {});
  // Who was shown out does not come in again by the link he came by.
  changeRow(registry, live, { invitation: null });
  return freeSeat(registry, live, seat);
}

function freeSeat(registry: TableRegistry, live: LiveTable, seat: Seat): { token: string } | Refusal {
  const before = live.holders[seat]?.person ?? null;
  const refused = kept(registry, live, table.vacate(live, seat, registry.now()));
  if (refused) return refused;
  const invitation = newInvitation(registry, live, seat);
  // A bot's seat too: a start that is held has nobody there to begin with.
  seatGivenUp(registry, live, seat);
  if (before !== null) unseat(live, seat, before);
  return invitation;
}

/** Handed out once, kept only as its hash. */
function newInvitation(registry: TableRegistry, live: LiveTable, seat: Seat): { token: string } {
  const token = newToken();
  changeSeat(registry, live, seat, { invitation: hashOf(token) });
  return { token };
}

/** An invitation to take over this seat; until somebody does, it stays with its holder. */
export function handOver(registry: TableRegistry, live: LiveTable, who: Who, seat: Seat): { token: string } | Refusal {
  const holder = table.ownSeat(live, seat, who.person.id);
  if (isRefusal(holder)) return holder;
  // Whoever entered a tournament plays it.
  return live.row.tournament === null ? newInvitation(registry, live, seat) : serverRefusal('tournamentSeat', {});
}

/** A bot plays for the holder until he takes the seat back; before the start the host may seat one. */
export function letBotSit(registry: TableRegistry, live: LiveTable, who: Who, seat: Seat, level: string): Refusal | undefined {
  if (!botLevels.includes(level)) return serverRefusal('noSuchBot', { levels: botLevels.join(', ') });
  const hosted = live.status === 'open' && live.row.host === who.person.id && live.holders[seat]?.person === null;
  const holder = hosted ? undefined : table.ownSeat(live, seat, who.person.id);
  if (isRefusal(holder)) return holder;
  return withoutInvitation(registry, live, seat, kept(registry, live, table.letBotPlay(live, seat, level, registry.now())));
}

/** Whoever holds an invitation to a seat that a bot has got meanwhile finds it taken. */
function withoutInvitation(
  registry: TableRegistry,
  live: LiveTable,
  seat: Seat,
  refused: Refusal | undefined,
): Refusal | undefined {
  if (!refused) changeSeat(registry, live, seat, { invitation: null });
  return refused;
}

export function takeSeatBack(registry: TableRegistry, live: LiveTable, who: Who, seat: Seat): Refusal | undefined {
  return kept(registry, live, table.takeSeatBack(live, seat, who.person.id, registry.now()));
}

/** Before the start the seat is free again; afterwards a bot plays it on, and the person may come back. */
export function leaveSeat(registry: TableRegistry, live: LiveTable, who: Who, seat: Seat): Refusal | undefined {
  const holder = table.ownSeat(live, seat, who.person.id);
  if (isRefusal(holder)) return holder;
  if (live.status !== 'open') return holder.bot === null ? letBotSit(registry, live, who, seat, substitute) : undefined;
  const freed = freeSeat(registry, live, seat);
  return isRefusal(freed) ? freed : passHostOn(registry, live, who.person.id);
}

/** A table whose host has gone is the next person's; with nobody left it is over before it began. */
export function passHostOn(registry: TableRegistry, live: LiveTable, gone: string): Refusal | undefined {
  const persons = live.holders.flatMap(({ person }) => person ?? []);
  if (live.row.host !== gone || persons.includes(gone)) return undefined;
  const [host] = persons;
  if (host === undefined) return kept(registry, live, table.abandonTable(live, registry.now()));
  changeRow(registry, live, { host });
  return undefined;
}

/** For good: a bot plays the seat to the end, and the result says so. */
export function resignSeat(registry: TableRegistry, live: LiveTable, who: Who, seat: Seat): Refusal | undefined {
  const outcome = table.resign(live, seat, who.person.id, substitute, registry.now());
  return withoutInvitation(registry, live, seat, kept(registry, live, outcome));
}
