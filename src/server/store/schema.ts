/** The tables of the store, one schema for every engine. Times are milliseconds, flags 0 or 1, JSON is text. */
import type { Selectable } from 'kysely';
import type { DowntimeTable, HeartbeatTable, HouseKeyTable, JobTable, LimitTable } from './schema/house.ts';
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
}

/** A row of one of the tables. */
export type Selected<T extends keyof Schema> = Selectable<Schema[T]>;
export type TableRow = Selectable<TableTable>;
export type SeatRow = Selectable<SeatTable>;
export type EntryRow = Selectable<EntryTable>;
export type ChatRow = Selectable<ChatTable>;
export type JobRow = Selectable<JobTable>;
export type PersonRow = Selectable<PersonTable>;
