/** Addresses at which anybody can look at a game that is over. Of a running table none is ever made. */
import {
  type Comment,
  commentLimits,
  commentsIn,
  isCommentLine,
  joinComments,
  readComment,
  withComments,
} from '../../core/comments.ts';
import { withoutNames } from '../../core/record-names.ts';
import { houseRefusal, isRefusal, type Refusal } from '../../core/refusal.ts';
import type { BodyOf } from '../../wire/route.ts';
import type { openShare } from '../../wire/share-routes.ts';
import type { Who } from '../people/person.ts';
import { newId } from '../people/token.ts';
import { serverRefusal } from '../refusal.ts';
import type { ShareRow } from '../store/shares.ts';
import { exportRecord } from '../tables/records.ts';
import { settledTable, type TableRegistry } from '../tables/registry.ts';

type Wish = BodyOf<typeof openShare>;

const most = 200;

/** The new address; or why there is none. Nothing is kept then. */
export async function makeShare(registry: TableRegistry, { person }: Who, wish: Wish): Promise<ShareRow | Refusal> {
  if ((await registry.store.shares.countOf(person.id)) >= most) return serverRefusal('tooManyShares', { most });
  const shown = wish.table === undefined ? await ofRecord(registry, person.id, wish) : await ofTable(registry, person.id, wish);
  if (isRefusal(shown)) return shown;
  const row: ShareRow = {
    id: newId(),
    person: person.id,
    title: plain(wish.title),
    moment: wish.moment,
    hidden: wish.hidden ? 1 : 0,
    talk: wish.talk ? 1 : 0,
    language: wish.language ?? person.language,
    created: registry.now(),
    ...shown,
  };
  await registry.store.shares.add(row);
  return row;
}

type Shown = Pick<ShareRow, 'game' | 'table' | 'record' | 'comments'>;

/** A table's game is shown as the table knows it. Of a private one only those who sat there, or brought it, make an address. */
async function ofTable(registry: TableRegistry, person: string, wish: Wish): Promise<Shown | Refusal> {
  const live = await settledTable(registry, wish.table ?? '');
  if (isRefusal(live)) return live;
  const { row } = live;
  const sat = live.seats.some((seat) => seat.person === person) || (row.before !== null && row.host === person);
  if (row.public !== 1 && !sat) return serverRefusal('notYourSeat', {});
  const record = await exportRecord(registry, row.id, person);
  if (isRefusal(record)) return record;
  const comments = readLines(wish.comments);
  if (isRefusal(comments)) return comments;
  const lines = withComments('', comments).trim();
  return { game: row.game, table: row.id, record: null, comments: wish.hidden ? withoutNames(`\n${lines}`).trim() : lines };
}

/** Any other game by its record, which the rules have played through before it is shown to anybody. */
async function ofRecord(registry: TableRegistry, person: string, wish: Wish): Promise<Shown | Refusal> {
  const text = wish.record ?? '';
  const read = await registry.readers.read(text, person);
  if (isRefusal(read)) return read;
  return { game: read.head.game, table: null, record: wish.hidden ? withoutNames(text) : text, comments: '' };
}

function readLines(text: string): readonly Comment[] | Refusal {
  const comments: Comment[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const comment = isCommentLine(line.trim()) ? readComment(line.trim()) : 'neither a move nor a note';
    if (typeof comment === 'string') return houseRefusal('brokenRecord', { line: at + 1, why: comment });
    comments.push(comment);
  }
  if (comments.length <= commentLimits.most) return comments;
  return houseRefusal('brokenRecord', { line: 1, why: `more than ${commentLimits.most} notes` });
}

function plain(title: string): string {
  return title
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 60);
}

/** What an address shows. `lane` is who asks. */
export async function sharedRecord(registry: TableRegistry, share: ShareRow, lane: string): Promise<string | Refusal> {
  if (share.table === null) return share.record ?? serverRefusal('noSuchShare', {});
  const record = await exportRecord(registry, share.table, lane, share.hidden === 1);
  if (isRefusal(record)) return record;
  return withComments(record, joinComments(commentsIn(record), commentsIn(share.comments)).slice(0, commentLimits.most));
}
