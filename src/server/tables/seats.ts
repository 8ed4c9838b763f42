/** Seats change hands: joining, removing, handing over, a bot sitting in, leaving, resigning. */
import type { Seat } from '../../core/game.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { JoinWish } from '../../wire/tables.ts';
import { botLevels, substitute } from '../bots/levels.ts';
import type { Who } from '../people/person.ts';
import { hashOf, newToken } from '../people/token.ts';
import { serverRefusal } from '../refusal.ts';
import type { SeatRow } from '../store/schema.ts';
import { append, changeRow, changeSeat } from './change.ts';
import { isEnded } from './describe.ts';
import type { House } from './house.ts';
import type { Live } from './live.ts';
import { keepOrders } from './orders.ts';
import { unseat } from './watch.ts';

const free = { person: null, name: null, bot: null } as const;

/** Takes a seat, by its invitation or at a table open to all. The seat, or why not. */
export function joinTable(house: House, live: Live, who: Who, wish: JoinWish): Seat | Refusal {
  if (isEnded(live)) return serverRefusal('notRunning', {});
  const seat = wish.invitation === undefined ? openSeat(live, wish.seat) : invitedSeat(live, wish.invitation);
  if (typeof seat !== 'number') {
    // The link of a seat one already has opens onto that seat.
    const own = live.seats.find(({ person }) => person === who.person.id);
    return own && wish.invitation !== undefined ? own.seat : seat;
  }
  const before = live.seats[seat]?.person ?? null;
  live.names.set(who.person.id, who.person.name);
  changeSeat(house, live, seat, { ...free, person: who.person.id, invitation: null });
  if (before !== null && before !== who.person.id) unseat(live, seat, before);
  noteHolder(house, live, seat, `person ${who.person.id}`);
  return seat;
}

function invitedSeat(live: Live, invitation: string): Seat | Refusal {
  const hash = hashOf(invitation);
  const found = live.seats.find((seat) => seat.invitation === hash);
  return found ? found.seat : serverRefusal('wrongInvitation', {});
}

function openSeat(live: Live, wanted: Seat | undefined): Seat | Refusal {
  if (!live.row.public) return serverRefusal('onlyByInvitation', {});
  const isOpen = (row: SeatRow) => row.person === null && row.bot === null && !row.reserved;
  const found = live.seats.find((row) => isOpen(row) && (wanted === undefined || row.seat === wanted));
  return found ? found.seat : serverRefusal('seatTaken', {});
}

/** Before the start the host may free a seat again. */
export function removeSeat(house: House, live: Live, who: Who, seat: Seat): { token: string } | Refusal {
  if (live.row.host !== who.person.id) return serverRefusal('notHost', {});
  if (live.row.status !== 'open') return serverRefusal('alreadyStarted', {});
  const row = live.seats[seat];
  if (!row) return serverRefusal('notYourSeat', {});
  return freeSeat(house, live, row);
}

function freeSeat(house: House, live: Live, row: SeatRow): { token: string } {
  const token = newToken();
  changeSeat(house, live, row.seat, { ...free, invitation: hashOf(token) });
  if (row.person !== null) unseat(live, row.seat, row.person);
  return { token };
}

/** The seat of this person, whoever plays it for him at the moment. */
function ownSeat(live: Live, who: Who, seat: Seat): SeatRow | Refusal {
  const row = live.seats[seat];
  if (isEnded(live)) return serverRefusal('notRunning', {});
  if (!row || row.person !== who.person.id) return serverRefusal('notYourSeat', {});
  return row.resigned ? serverRefusal('resigned', {}) : row;
}

/** An invitation to take over this seat; until somebody does, it stays with its holder. */
export function handOver(house: House, live: Live, who: Who, seat: Seat): { token: string } | Refusal {
  const row = ownSeat(live, who, seat);
  if ('reason' in row) return row;
  const token = newToken();
  changeSeat(house, live, seat, { invitation: hashOf(token) });
  return { token };
}

/** A bot plays for the holder until he takes the seat back; before the start the host may seat one. */
export function letBotSit(house: House, live: Live, who: Who, seat: Seat, level: string): Refusal | undefined {
  if (!botLevels.includes(level)) return serverRefusal('noSuchBot', { levels: botLevels.join(', ') });
  const hosted = live.row.status === 'open' && live.row.host === who.person.id && live.seats[seat]?.person === null;
  const row = hosted ? (live.seats[seat] as SeatRow) : ownSeat(live, who, seat);
  if ('reason' in row) return row;
  changeSeat(house, live, seat, { bot: level, invitation: null });
  noteHolder(house, live, seat, `bot ${level}`);
  return undefined;
}

export function takeSeatBack(house: House, live: Live, who: Who, seat: Seat): Refusal | undefined {
  const row = ownSeat(live, who, seat);
  if ('reason' in row) return row;
  if (row.bot === null) return serverRefusal('noBotHere', {});
  changeSeat(house, live, seat, { bot: null });
  noteHolder(house, live, seat, `person ${who.person.id}`);
  return undefined;
}

/** Before the start the seat is free again; afterwards a bot plays it on, and the person may come back. */
export function leaveSeat(house: House, live: Live, who: Who, seat: Seat): Refusal | undefined {
  const row = ownSeat(live, who, seat);
  if ('reason' in row) return row;
  if (live.row.status !== 'open') return row.bot === null ? letBotSit(house, live, who, seat, substitute) : undefined;
  freeSeat(house, live, row);
  passHostOn(house, live, who.person.id);
  return undefined;
}

/** A table whose host has gone is the next person's; with nobody left it is over before it began. */
function passHostOn(house: House, live: Live, gone: string): void {
  const persons = live.seats.flatMap(({ person }) => person ?? []);
  if (live.row.host !== gone || persons.includes(gone)) return;
  const [next] = persons;
  if (next === undefined) changeRow(house, live, { status: 'unfinished', ended: Date.now() });
  else changeRow(house, live, { host: next });
}

/** For good: a bot plays the seat to the end, and the result says so. */
export function resignSeat(house: House, live: Live, who: Who, seat: Seat): Refusal | undefined {
  const row = ownSeat(live, who, seat);
  if ('reason' in row) return row;
  if (live.row.status !== 'running') return serverRefusal('notRunning', {});
  changeSeat(house, live, seat, { bot: row.bot ?? substitute, resigned: 1, invitation: null });
  if (live.orders[seat]?.length) keepOrders(house, live, seat, []);
  noteHolder(house, live, seat, 'resigned');
  return undefined;
}

/** The log says by whom a seat is played, without a name: people may want to be forgotten. */
function noteHolder(house: House, live: Live, seat: Seat, holder: string): void {
  if (live.row.status === 'running') append(house, live, { kind: 'seat', seat, data: JSON.stringify(holder) });
}
