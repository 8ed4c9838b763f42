/** Tables: what everybody may know of one, and what one asks for. */
import * as v from 'valibot';
import { config, entryNumber, optionValue, type Read, seat, standing, text, time } from './schema.ts';

const status = v.picklist(['open', 'running', 'over', 'unfinished']);

const seatDescription = v.object({
  seat: v.number(),
  /** Free for anybody, kept for whoever has the invitation, a person's, or a bot's alone. */
  holder: v.picklist(['open', 'invited', 'person', 'bot']),
  person: v.nullable(v.string()),
  name: v.string(),
  bot: v.nullable(v.string()),
  resigned: v.boolean(),
});
export type SeatDescription = Read<typeof seatDescription>;

const answers = {
  /** The seats that have agreed, and those whose answer is missing: also of persons for whom a bot sits in. */
  agreed: v.array(v.number()),
  missing: v.exactOptional(v.array(v.number())),
  /** When it lapses unanswered. */
  until: v.exactOptional(time),
};

/** What one seat has asked the others: to take back steps beyond what is free, or to end the game here. */
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
]);
export type ProposalDescription = Read<typeof proposal>;

/** Of a game that goes on from a record: its bringer may know hidden cards, or what nobody knows was shuffled anew. */
const brought = v.nullable(v.picklist(['known', 'shuffled']));

export const tableDescription = v.object({
  id: v.string(),
  game: v.string(),
  config,
  public: v.boolean(),
  status,
  host: v.string(),
  seats: v.array(seatDescription),
  /** The hash of the seed, and what devices added to it. */
  hash: v.string(),
  contributions: v.array(v.string()),
  /** The seed itself, once it can harm nobody. */
  secret: v.nullable(v.string()),
  imported: v.boolean(),
  brought: v.exactOptional(brought),
  /** Whether the result may count for anything beyond this table: never where the game was brought here. */
  rated: v.exactOptional(v.boolean()),
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
  id: v.string(),
  game: v.string(),
  config,
  public: v.boolean(),
  status,
  host: v.string(),
  seats: v.array(seatDescription),
  brought: v.exactOptional(brought),
  /** The last entry, so that a device knows whether it has seen everything. */
  number: entryNumber,
  waiting: v.array(v.number()),
  yourTurn: v.boolean(),
  points: v.nullable(v.array(v.number())),
  /** When something last happened in the game, and when somebody last said something that you hear. */
  moved: v.exactOptional(v.nullable(time)),
  said: v.exactOptional(v.nullable(time)),
  /** Whether a request of another seat waits for your answer. */
  asked: v.exactOptional(v.boolean()),
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

export const tableWish = v.object({
  game: text(40),
  options: v.optional(v.record(text(40), optionValue), {}),
  first: v.optional(seat),
  public: v.optional(v.boolean(), false),
  /** Whether spectators may talk; without it they may at public tables. */
  talk: v.optional(v.boolean()),
  seats: seatWishes,
  contribution: v.optional(contribution),
  /** Start at once, if every seat is taken. */
  start: v.optional(v.boolean(), false),
});
export type TableWish = Read<typeof tableWish>;

export const joinWish = v.object({
  invitation: v.optional(text(100)),
  seat: v.optional(seat),
  contribution: v.optional(contribution),
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
