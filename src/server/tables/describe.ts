/** What everybody may know of a table. */
import { seedHash } from '../../core/fairness.ts';
import { seatsAsked } from '../../table/consent.ts';
import { isEnded } from '../../table/table.ts';
import type { ProposalDescription, RatingRange, SeatDescription, TableDescription } from '../../wire/tables.ts';
import type { SeatRow } from '../store/schema.ts';
import { agreedSeats, isStarting, sealAt } from './committed.ts';
import { paceOf } from './habits.ts';
import { isSealed, type LiveTable, spectatorsMayTalk } from './live-table.ts';
import { ratedNow, unratedWhy } from './rated.ts';

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
    seats: withPace(live, describeSeats(live.seats, live.names)),
    hash: seedHash(row.secret),
    contributions: live.contributions.map(({ line }) => line),
    commitments: live.commitments.map(({ seat, hash, secret }) => ({ seat, hash, revealed: secret !== null })),
    starting: isStarting(live) ? { agreed: agreedSeats(live) } : null,
    seal: sealAt(live),
    secret: isEnded(live) && !isSealed(live) ? row.secret : null,
    imported: row.before !== null,
    brought: row.brought,
    dealt: row.chance === 'dealt',
    sealed: isSealed(live),
    tournament: row.tournament,
    rated: ratedNow(live) === 'rated',
    unrated: unratedWhy(live),
    ...(row.range === null ? {} : { range: JSON.parse(row.range) as RatingRange }),
    clock: live.clock?.setting ?? null,
    talk: spectatorsMayTalk(live),
    silenced: [...live.silenced],
    proposal: describeProposal(live),
    standing,
    previous: row.previous,
    next: row.next,
    created: row.created,
    started: row.started,
    ended: row.ended,
  };
}

/** At a pace of days everybody may know how fast the others usually answer. */
function withPace({ clock, habits }: LiveTable, seats: readonly SeatDescription[]): SeatDescription[] {
  return seats.map((seat) => {
    const pace = clock?.setting.decision && seat.person !== null ? paceOf(habits.get(seat.person)) : undefined;
    return pace === undefined ? seat : { ...seat, pace };
  });
}

export function describeSeats(rows: readonly SeatRow[], names: ReadonlyMap<string, string>): SeatDescription[] {
  const called = toldApart(rows.map((row) => ({ key: keyOf(row), name: row.name ?? names.get(row.person ?? '') ?? '' })));
  return rows.map((row) => {
    const { seat, person, bot } = row;
    const holder = person !== null || row.name !== null ? 'person' : bot !== null ? 'bot' : row.reserved ? 'invited' : 'open';
    return { seat, holder, person, name: called.get(keyOf(row)) ?? '', bot, resigned: row.resigned === 1 };
  });
}

/** One person may hold several seats; somebody beside him is another. */
function keyOf({ seat, person, name }: SeatRow): string {
  return name === null && person !== null ? person : `seat ${seat}`;
}

/** What somebody who talks here is called: told apart from whoever sits here under the same name. */
export function speakerName(live: LiveTable, person: string): string {
  const seats = live.seats.map((row) => ({ key: keyOf(row), name: row.name ?? live.names.get(row.person ?? '') ?? '' }));
  const others = [...live.names].map(([key, name]) => ({ key, name }));
  return toldApart([...seats, ...others]).get(person) ?? '';
}

/** The second of one name is numbered, in the order of seats; names that only look alike count as one. */
function toldApart(people: readonly { readonly key: string; readonly name: string }[]): Map<string, string> {
  const called = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { key, name } of people) {
    if (called.has(key)) continue;
    const alike = name.normalize('NFKC').toLowerCase();
    const count = (counts.get(alike) ?? 0) + 1;
    counts.set(alike, count);
    called.set(key, name !== '' && count > 1 ? `${name} (${count})` : name);
  }
  return called;
}

function describeProposal(live: LiveTable): ProposalDescription | null {
  if (!live.proposal) return null;
  const { agreed, ...rest } = live.proposal;
  const yes = live.seats.filter(({ person }) => person !== null && agreed.includes(person)).map(({ seat }) => seat);
  return { ...rest, agreed: yes, missing: seatsAsked(live) };
}
