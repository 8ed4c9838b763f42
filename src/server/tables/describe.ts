/** What everybody may know of a table. */
import { seedHash } from '../../core/fairness.ts';
import { seatsAsked } from '../../table/consent.ts';
import { isEnded } from '../../table/table.ts';
import type { ProposalDescription, SeatDescription, TableDescription } from '../../wire/tables.ts';
import type { SeatRow } from '../store/schema.ts';
import type { LiveTable } from './live-table.ts';

export function describe(live: LiveTable): TableDescription {
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

function describeProposal(live: LiveTable): ProposalDescription | null {
  if (!live.proposal) return null;
  const { agreed, ...rest } = live.proposal;
  const yes = live.seats.filter(({ person }) => person !== null && agreed.includes(person)).map(({ seat }) => seat);
  return { ...rest, agreed: yes, missing: seatsAsked(live) };
}
