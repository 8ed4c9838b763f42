/** The tables of the store, one schema for every engine. Times are milliseconds, flags 0 or 1, JSON is text. */
import type { Selectable } from 'kysely';
import type { DailyParTable, DailyTable } from './schema/daily.ts';
import type { FriendshipTable, InvitedTable, SeekerTable } from './schema/friends.ts';
import type { DowntimeTable, HeartbeatTable, HouseKeyTable, JobTable, LimitTable } from './schema/house.ts';
import type { BanTable, DeedTable, ReportedLineTable, ReportTable } from './schema/manners.ts';
import type { CallTable, NoticeTable, OwnTableTable, SubscriptionTable, WebhookTable } from './schema/notices.ts';
import type {
  AddressTable,
  LinkTable,
  MuteTable,
  PasskeyTable,
  PersonTable,
  SessionTable,
  SigninTable,
} from './schema/people.ts';
import type {
  AggregateTable,
  CounterTable,
  MeetingTable,
  RatingTable,
  ResultSeatTable,
  ResultTable,
  TallyTable,
} from './schema/results.ts';
import type { ShareCommentTable, ShareTable } from './schema/shares.ts';
import type {
  AttendanceTable,
  ChatTable,
  CommitmentTable,
  ContributionTable,
  EntryTable,
  OrderTable,
  PositionTable,
  RequestTable,
  SeatTable,
  SignTable,
  SilencedTable,
  SnapshotTable,
  TableTable,
} from './schema/tables.ts';
import type { EntrantTable, SittingTable, TournamentTable } from './schema/tournaments.ts';

export interface Schema {
  people: PersonTable;
  sessions: SessionTable;
  links: LinkTable;
  passkeys: PasskeyTable;
  addresses: AddressTable;
  signins: SigninTable;
  mutes: MuteTable;
  tables: TableTable;
  seats: SeatTable;
  contributions: ContributionTable;
  commitments: CommitmentTable;
  entries: EntryTable;
  snapshots: SnapshotTable;
  positions: PositionTable;
  attendance: AttendanceTable;
  orders: OrderTable;
  chat: ChatTable;
  requests: RequestTable;
  silenced: SilencedTable;
  jobs: JobTable;
  house_keys: HouseKeyTable;
  notices: NoticeTable;
  subscriptions: SubscriptionTable;
  webhooks: WebhookTable;
  own_tables: OwnTableTable;
  calls: CallTable;
  downtimes: DowntimeTable;
  heartbeats: HeartbeatTable;
  signs: SignTable;
  limits: LimitTable;
  daily: DailyTable;
  daily_pars: DailyParTable;
  tournaments: TournamentTable;
  entrants: EntrantTable;
  sittings: SittingTable;
  reports: ReportTable;
  reported_lines: ReportedLineTable;
  bans: BanTable;
  deeds: DeedTable;
  friendships: FriendshipTable;
  invited: InvitedTable;
  seekers: SeekerTable;
  results: ResultTable;
  result_seats: ResultSeatTable;
  ratings: RatingTable;
  tallies: TallyTable;
  meetings: MeetingTable;
  aggregates: AggregateTable;
  counters: CounterTable;
  shares: ShareTable;
  share_comments: ShareCommentTable;
}

/** A row of one of the tables. */
export type Selected<T extends keyof Schema> = Selectable<Schema[T]>;
export type TableRow = Selectable<TableTable>;
export type SeatRow = Selectable<SeatTable>;
export type EntryRow = Selectable<EntryTable>;
export type ChatRow = Selectable<ChatTable>;
export type JobRow = Selectable<JobTable>;
export type PersonRow = Selectable<PersonTable>;
