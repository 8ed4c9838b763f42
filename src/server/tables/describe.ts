/** What everybody may know of a table. */
import { seedHash } from '../../core/fairness.ts';
import type { Config, Standing } from '../../core/game.ts';
import type { SeatRow } from '../store/schema.ts';
import type { Live } from './live.ts';

export interface SeatDescription {
  readonly seat: number;
  /** Free for anybody, kept for whoever has the invitation, a person's, or a bot's alone. */
  readonly holder: 'open' | 'invited' | 'person' | 'bot';
  readonly person: string | null;
  readonly name: string;
  readonly bot: string | null;
  readonly resigned: boolean;
}

export interface Description {
  readonly id: string;
  readonly game: string;
  readonly config: Config;
  readonly public: boolean;
  readonly status: Live['row']['status'];
  readonly host: string;
  readonly seats: readonly SeatDescription[];
  /** The hash of the seed, and what devices added to it. */
  readonly hash: string;
  readonly contributions: readonly string[];
  /** The seed itself, once it can harm nobody. */
  readonly secret: string | null;
  readonly imported: boolean;
  readonly proposal: object | null;
  readonly standing: Standing | null;
  readonly previous: string | null;
  readonly next: string | null;
  readonly created: number;
  readonly started: number | null;
  readonly ended: number | null;
}

export function isEnded(live: Live): boolean {
  return live.row.status === 'over' || live.row.status === 'unfinished';
}

export function describe(live: Live): Description {
  const { row } = live;
  const standing = live.match && isEnded(live) ? live.game.standing(live.match.state) : null;
  return {
    id: row.id,
    game: row.game,
    config: live.config,
    public: row.public === 1,
    status: row.status,
    host: row.host,
    seats: live.seats.map((seat) => describeSeat(seat, live.names)),
    hash: seedHash(row.secret),
    contributions: live.contributions.map(({ line }) => line),
    secret: isEnded(live) ? row.secret : null,
    imported: row.before !== null,
    proposal: describeProposal(live),
    standing,
    previous: row.previous,
    next: row.next,
    created: row.created,
    started: row.started,
    ended: row.ended,
  };
}

export function describeSeat(row: SeatRow, names: ReadonlyMap<string, string>): SeatDescription {
  const { seat, person, bot } = row;
  const holder = person !== null || row.name !== null ? 'person' : bot !== null ? 'bot' : row.reserved ? 'invited' : 'open';
  const name = row.name ?? (person === null ? '' : (names.get(person) ?? ''));
  return { seat, holder, person, name, bot, resigned: row.resigned === 1 };
}

function describeProposal({ proposal, seats }: Live): object | null {
  if (!proposal) return null;
  const { agreed, ...rest } = proposal;
  return { ...rest, agreed: seats.filter(({ person }) => person !== null && agreed.includes(person)).map(({ seat }) => seat) };
}
