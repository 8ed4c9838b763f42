/** Tables with all that is kept of each. */
import type { Rated } from '../../ratings/rules.ts';

export interface TableTable {
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
  /**
   * Before the game whether its host wants it to count, from its beginning on whether it does, and else why not. Null at a table from
   * before this was asked: it does not.
   */
  rated: Rated | null;
  /** What the table agreed on about clocks; null where there are none. */
  clock: string | null;
  /** Whose ratings may take a seat that is free for anybody, as JSON; null where everybody's. */
  range: string | null;
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
  /** Between start and first move: the seats, as JSON, that would go on without the devices whose reveal is missing. */
  starting: string | null;
  /** `dealt` where its cards follow from the piles (core/dealt.ts), null where from the numbers of actions. */
  chance: 'dealt' | null;
  /** The group of tables that are dealt the same cards. */
  deal: string | null;
  /** 1 until the last table of the group has ended: till then nobody but those who sit here sees anything of it. */
  sealed: number | null;
  /** The tournament it is played in. */
  tournament: string | null;
  /** Counts changes of this row and its seats: the fence of everything that is not in the log. */
  version: number;
}

export interface SeatTable {
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

export interface ContributionTable {
  table: string;
  number: number;
  device: string;
  line: string;
}

export interface CommitmentTable {
  table: string;
  seat: number;
  device: string;
  hash: string;
  /** What the device had committed itself to, once it has revealed it. */
  secret: string | null;
}

export interface EntryTable {
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
  /** When it was written. */
  time: number;
  /** Of what was brought: when it was played, as its record says; 0 where that does not say. Null where it was played here. */
  played: number | null;
  /** What the seat's clock showed then, in milliseconds; null without one. */
  left: number | null;
}

export interface SnapshotTable {
  table: string;
  steps: number;
  number: number;
  state: string;
  /** The draws from each pile until then, where cards are dealt. */
  draws: string | null;
}

/** What lists need to know of a running table without opening it. */
export interface PositionTable {
  table: string;
  number: number;
  /** The seats waited for, as ",0,2,". */
  waiting: string;
  /** Whether a bot is to move, so that it is woken after a restart. */
  bots: number;
  points: string | null;
  /** Since when seats are waited for, until when they have time, and where the clocks stand. */
  clock: string | null;
  /** What is waited for, as everybody may know it, and which seats have an offer to answer out of turn. */
  awaited: string | null;
}

/** Which tables are in whose list, in the order of the list: those still going first, then the newest. */
export interface AttendanceTable {
  person: string;
  going: number;
  created: number;
  table: string;
}

export interface OrderTable {
  table: string;
  seat: number;
  orders: string;
}

export interface ChatTable {
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
export interface SilencedTable {
  table: string;
  person: string;
}

/** A message that has been done, by the name its client gave it, so that a retry does nothing twice. */
export interface RequestTable {
  table: string;
  person: string;
  name: string;
  time: number;
}

/** When a person last did something at a table. */
export interface SignTable {
  table: string;
  person: string;
  time: number;
}
