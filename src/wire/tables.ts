/** Tables: what everybody may know of one, and what one asks for. */
import * as v from 'valibot';
import { whole } from '../core/read.ts';
import { awaited, config, entryNumber, isObject, optionValue, type Read, seat, standing, text, time } from './schema.ts';

const status = v.picklist(['open', 'running', 'over', 'unfinished']);

const seatDescription = v.object({
  seat: v.number(),
  /** Free for anybody, kept for whoever has the invitation, a person's, or a bot's alone. */
  holder: v.picklist(['open', 'invited', 'person', 'bot']),
  person: v.nullable(v.string()),
  name: v.string(),
  bot: v.nullable(v.string()),
  resigned: v.boolean(),
  /** At a pace of days: milliseconds within which this person usually answers. */
  pace: v.exactOptional(v.number()),
});
export type SeatDescription = Read<typeof seatDescription>;

const answers = {
  /** The seats that have agreed, and those whose answer is missing: also of persons for whom a bot sits in. */
  agreed: v.array(v.number()),
  missing: v.exactOptional(v.array(v.number())),
  /** When it lapses unanswered. */
  until: v.exactOptional(time),
};

/** What one seat has asked the others: to take back steps beyond what is free, to end the game here, or for a bot. */
const proposal = v.variant('kind', [
  v.object({
    kind: v.literal('undo'),
    seat: v.number(),
    /** How many steps would fall, and their numbers in the log. */
    steps: v.number(),
    falls: v.array(v.number()),
    ...answers,
  }),
  v.object({ kind: v.literal('end'), seat: v.number(), ...answers }),
  /** A bot of this level sits in for somebody who is gone, until he is back. */
  v.object({ kind: v.literal('substitute'), seat: v.number(), absent: v.number(), level: v.string(), ...answers }),
]);
export type ProposalDescription = Read<typeof proposal>;

export const paceName = v.picklist(['live', 'evening', 'day', 'twoDays', 'week']);
const wayOut = v.picklist(['bot', 'toEnd', 'ask']);

/** The clocks of a table: minutes for a whole game, or days for each decision and a reserve. */
export const clockSetting = v.object({
  pace: paceName,
  /** Milliseconds each player has, what a turn adds to them, and what there is for each decision before they are touched. */
  bank: v.number(),
  increment: v.number(),
  decision: v.number(),
  nights: v.boolean(),
  weekends: v.boolean(),
  out: wayOut,
  level: v.string(),
});

/** Of a game that goes on from a record: its bringer may know hidden cards, or what nobody knows was shuffled anew. */
const brought = v.nullable(v.picklist(['known', 'shuffled']));

/** Why a result does not count: see docs/ratings.md. */
export const unrated = v.picklist(['friendly', 'guest', 'alone', 'shared', 'brought', 'ownMap', 'unfinished']);

/** Whom a public table is for: ratings from the least to the most, as they are shown. Whoever has a link or was asked by a friend may come all the same. */
const rating = whole(0, 5000);
const range = v.object({ least: v.exactOptional(rating), most: v.exactOptional(rating) });
export type RatingRange = Read<typeof range>;

/** What everybody is told of a table, in a list or in full. */
const tableHead = {
  id: v.string(),
  game: v.string(),
  config,
  public: v.boolean(),
  status,
  host: v.string(),
  seats: v.array(seatDescription),
  /** Whose ratings may take a seat that is free for anybody. */
  range: v.exactOptional(range),
};

export const tableDescription = v.object({
  ...tableHead,
  /** The hash of the seed, and what devices added to it. */
  hash: v.string(),
  contributions: v.array(v.string()),
  /** Before the game: what devices have committed themselves to. They reveal once it is starting; then these are contributions. */
  commitments: v.exactOptional(v.array(v.object({ seat: v.number(), hash: v.string(), revealed: v.boolean() }))),
  /** From the host's start to the last reveal: the seats that would go on without those that are missing. */
  starting: v.exactOptional(v.nullable(v.object({ agreed: v.array(v.number()) }))),
  /** The hash over everything that was fixed before the first reveal. */
  seal: v.exactOptional(v.nullable(v.string())),
  /** The seed itself, once it can harm nobody. */
  secret: v.nullable(v.string()),
  imported: v.boolean(),
  brought: v.exactOptional(brought),
  /** Whether the result counts for ratings; before the game, whether it would as things stand. And where not, why. */
  rated: v.exactOptional(v.boolean()),
  /** Whether other tables are dealt the same cards; sealed until the last of them has ended, so that only those who sit here see it. */
  dealt: v.exactOptional(v.boolean()),
  sealed: v.exactOptional(v.boolean()),
  /** The tournament it is played in. */
  tournament: v.exactOptional(v.nullable(v.string())),
  unrated: v.exactOptional(v.nullable(unrated)),
  /** Null at a table without clocks. */
  clock: v.exactOptional(v.nullable(clockSetting)),
  /** Whether spectators may talk, and the persons whom the host has muted. */
  talk: v.exactOptional(v.boolean()),
  silenced: v.exactOptional(v.array(v.string())),
  proposal: v.nullable(proposal),
  standing: v.nullable(standing),
  /** Rematches. */
  previous: v.nullable(v.string()),
  next: v.nullable(v.string()),
  created: time,
  started: v.nullable(time),
  ended: v.nullable(time),
});
export type TableDescription = Read<typeof tableDescription>;

export const listedTable = v.object({
  ...tableHead,
  brought: v.exactOptional(brought),
  /** Whether it counts, or is meant to. */
  rated: v.exactOptional(v.boolean()),
  /** The last entry, so that a device knows whether it has seen everything. */
  number: entryNumber,
  waiting: v.array(v.number()),
  yourTurn: v.boolean(),
  /** What it waits for; and, of your own tables, whether an offer waits for your answer out of turn. */
  awaited: v.exactOptional(awaited),
  offered: v.exactOptional(v.boolean()),
  points: v.nullable(v.array(v.number())),
  /** When something last happened in the game, and when somebody last said something that you hear. */
  moved: v.exactOptional(v.nullable(time)),
  said: v.exactOptional(v.nullable(time)),
  /** What you have noted there for yourself. */
  note: v.exactOptional(v.string()),
  /** Whether a request of another seat waits for your answer. */
  asked: v.exactOptional(v.boolean()),
  /** The pace of its clocks; since when the table waits for you, and until when you, or else those it waits for, have time. */
  pace: v.exactOptional(paceName),
  since: v.exactOptional(time),
  until: v.exactOptional(time),
  created: time,
  started: v.nullable(time),
  ended: v.nullable(time),
});
export type ListedTable = Read<typeof listedTable>;

/** The statuses under which strangers find a table. */
export const listedStatus = v.picklist(['open', 'running', 'over']);
export type ListedStatus = Read<typeof listedStatus>;

/** A token that lets its bearer take a seat, and the link that carries it. */
export const invitation = v.object({ seat: v.number(), token: v.string(), link: v.string() });
export type Invitation = Read<typeof invitation>;

/** How the token of a whole table begins, so that a client knows it from one of a seat. */
export const tableMark = 't-';

/** The one link of a table: whoever comes by it gets the first free seat. */
export const tableInvitation = v.object({ token: v.string(), link: v.string() });

/** Who is to sit where when a table opens. */
const seatWish = v.variant('kind', [
  v.object({ kind: v.literal('me') }),
  v.object({ kind: v.literal('here'), name: text(100) }),
  v.object({ kind: v.literal('invite') }),
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('bot'), level: text(20) }),
]);
export type SeatWish = Read<typeof seatWish>;
const seatWishes = v.pipe(v.array(seatWish), v.maxLength(12));

/** A line of chance from a device, mixed into the seed. */
export const contribution = text(500);

/** A device's secret, or its hash: 64 hexadecimal digits. */
export const digits = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const clockWish = v.object({
  pace: paceName,
  /** Whether nights (22 to 8) and weekends are taken off, by each player's own time zone; at a pace of days. */
  nights: v.optional(v.boolean(), false),
  weekends: v.optional(v.boolean(), false),
  /** When time is out a bot of the level sits in until the player is back, or plays to the end, or the others decide. */
  out: v.optional(wayOut, 'bot'),
  level: v.optional(text(20)),
});
export type ClockWish = Read<typeof clockWish>;

export const tableWish = v.object({
  /** A name of the client's choice: sent again under the same name it is the same table, opened once. */
  name: v.optional(v.pipe(v.string(), v.minLength(16), v.maxLength(60))),
  game: text(40),
  options: v.optional(v.record(text(40), optionValue), {}),
  /** The printed board, where it is not the default: the id of one that comes with the program, or a whole one of one's own. */
  map: v.optional(v.union([text(80), v.custom<object>(isObject)])),
  first: v.optional(seat),
  public: v.optional(v.boolean(), false),
  /** Whether spectators may talk; without it they may at public tables. */
  talk: v.optional(v.boolean()),
  seats: seatWishes,
  contribution: v.optional(contribution),
  commitment: v.optional(digits),
  /** Whether it is to count for ratings: it does where everybody has a passkey or an address when it begins. */
  rated: v.optional(v.boolean(), true),
  /** Without it nobody's time is counted. */
  clock: v.optional(clockWish),
  /** Whose ratings may take a seat that is free for anybody; without it everybody's. */
  range: v.optional(range),
  /** Start at once, if every seat is taken. */
  start: v.optional(v.boolean(), false),
});
export type TableWish = Read<typeof tableWish>;

export const joinWish = v.object({
  invitation: v.optional(text(100)),
  seat: v.optional(seat),
  contribution: v.optional(contribution),
  commitment: v.optional(digits),
});
export type JoinWish = Read<typeof joinWish>;

export const recordWish = v.object({
  record: text(2_000_000),
  seats: v.optional(seatWishes),
  /** Whether what nobody knows of an unfinished game is shuffled anew, so that its bringer knows no more than the others. */
  shuffle: v.optional(v.boolean(), false),
  public: v.optional(v.boolean(), false),
});
export type RecordWish = Read<typeof recordWish>;
