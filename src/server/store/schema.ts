/** The tables of the store, one schema for every engine. Times are milliseconds, flags 0 or 1, JSON is text. */
import type { Selectable } from 'kysely';

interface PersonTable {
  id: string;
  name: string;
  language: string;
  created: number;
}

/** One device of a person; the token itself is never stored. */
interface SessionTable {
  hash: string;
  person: string;
  created: number;
  /** When it was last here, to the day; null where it has not been since this is noted. */
  seen: number | null;
  /** Which browser on which system, in two words. */
  agent: string | null;
}

/** A code that moves a person to another device, good once. */
interface LinkTable {
  hash: string;
  person: string;
  expires: number;
}

interface MuteTable {
  person: string;
  muted: string;
}

interface TableTable {
  id: string;
  game: string;
  config: string;
  /** Whether strangers find it in the list. */
  public: number;
  status: 'open' | 'running' | 'over' | 'unfinished';
  host: string;
  /** The secret of the seed; leaves the process only when the game is over. */
  secret: string;
  /** The state a game brought from elsewhere goes on from. */
  origin: string | null;
  /** The record of the game as it was when it was brought here. */
  before: string | null;
  /** Of a game that goes on from a record: whether its bringer may know hidden cards, or they were shuffled anew. */
  brought: 'known' | 'shuffled' | null;
  /** Whether spectators may talk; null where the host has not said, and public tables let them. */
  talk: number | null;
  /** What one seat has asked the others to agree to. */
  proposal: string | null;
  /** The table this one is a rematch of, and the other way round. */
  previous: string | null;
  next: string | null;
  created: number;
  started: number | null;
  ended: number | null;
  /** The token of the table's one link, once the host has asked for it. He may want it on each of his devices, so it is kept itself. */
  invitation: string | null;
  /** Counts changes of this row and its seats: the fence of everything that is not in the log. */
  version: number;
}

interface SeatTable {
  table: string;
  seat: number;
  person: string | null;
  /** Who sits here when it is not the person himself: somebody beside him at the same device. */
  name: string | null;
  /** The hash of the invitation that lets somebody take this seat. */
  invitation: string | null;
  /** Whether the invitation was made to be passed on, so that the seat is not for strangers. */
  reserved: number;
  /** The level of the bot that plays it. */
  bot: string | null;
  resigned: number;
}

interface ContributionTable {
  table: string;
  number: number;
  device: string;
  line: string;
}

interface EntryTable {
  table: string;
  number: number;
  kind: 'act' | 'undo' | 'seat' | 'mark';
  seat: number;
  /** What the entry says: the action, the steps taken back, the holder. */
  data: string;
  /** Every event with its secret parts. */
  events: string;
  reveals: number;
  aside: number;
  /** The name the client gave it, so that a retry plays once. */
  name: string | null;
  /** Whether a person, a bot or a standing order decided. */
  decider: 'person' | 'bot' | 'order';
  time: number;
}

interface SnapshotTable {
  table: string;
  steps: number;
  number: number;
  state: string;
}

/** What lists need to know of a running table without opening it. */
interface PositionTable {
  table: string;
  number: number;
  /** The seats waited for, as ",0,2,". */
  waiting: string;
  /** Whether a bot is to move, so that it is woken after a restart. */
  bots: number;
  points: string | null;
}

/** Which tables are in whose list, in the order of the list: those still going first, then the newest. */
interface AttendanceTable {
  person: string;
  going: number;
  created: number;
  table: string;
}

interface OrderTable {
  table: string;
  seat: number;
  orders: string;
}

interface ChatTable {
  table: string;
  number: number;
  person: string;
  seat: number | null;
  text: string;
  /** The last entry when it was said. */
  entry: number;
  time: number;
}

/** Whom the host has muted at a table. */
interface SilencedTable {
  table: string;
  person: string;
}

/** A message that has been done, by the name its client gave it, so that a retry does nothing twice. */
interface RequestTable {
  table: string;
  person: string;
  name: string;
  time: number;
}

export interface Schema {
  people: PersonTable;
  sessions: SessionTable;
  links: LinkTable;
  mutes: MuteTable;
  tables: TableTable;
  seats: SeatTable;
  contributions: ContributionTable;
  entries: EntryTable;
  snapshots: SnapshotTable;
  positions: PositionTable;
  attendance: AttendanceTable;
  orders: OrderTable;
  chat: ChatTable;
  requests: RequestTable;
  silenced: SilencedTable;
}

/** A row of one of the tables. */
export type Selected<T extends keyof Schema> = Selectable<Schema[T]>;
export type TableRow = Selectable<TableTable>;
export type SeatRow = Selectable<SeatTable>;
export type EntryRow = Selectable<EntryTable>;
export type ChatRow = Selectable<ChatTable>;
export type PersonRow = Selectable<PersonTable>;
