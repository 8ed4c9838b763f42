/** What people say of the moments of one game: the comments of its record, those written on this device, and those at its address. */
import {
  type Comment,
  commentLimits,
  inOrder,
  isSameComment,
  joinComments,
  makeComment,
  withComments,
} from '../../core/comments.ts';
import { isRefusal } from '../../core/refusal.ts';
import { openShelf } from '../store/shelf.ts';
import { openRecord, type Replay } from '../table/record.ts';
import { gameKey } from './identity.ts';
import type { Talk } from './talk.svelte.ts';

/** What this device keeps of a game's comments. */
interface KeptStudy {
  /** Which game. */
  readonly id: string;
  readonly comments: readonly Comment[];
  /** Comments of records that somebody here has removed: they do not come back when the record is opened again. */
  readonly removed: readonly Comment[];
}

/** What became of the comments in somebody else's record. */
export type Taken =
  | { readonly kind: 'added'; readonly count: number }
  | { readonly kind: 'unreadable' | 'otherGame' | 'tooMany' };

const shelf = openShelf<KeptStudy>('tafelrunde-studies', 'studies');

export type Study = ReturnType<typeof openStudy>;

export function openStudy(replay: Replay, talk?: Talk) {
  const id = gameKey(replay.match);
  const record = replay.source.record() ?? '';
  let comments = $state.raw(replay.comments);
  let removed: readonly Comment[] = [];
  /** Nothing is written before it is known what is there. */
  const ready = shelf.read(id).then(
    (kept) => {
      if (!kept) return;
      removed = kept.removed;
      const own = replay.comments.filter((one) => !removed.some((other) => isSameComment(one, other)));
      comments = joinComments(kept.comments, own).slice(0, commentLimits.most);
    },
    () => undefined,
  );

  /** A moment that the game does not have would break the record. */
  const all = () => {
    const said = talk?.comments.filter(({ moment }) => moment <= replay.match.steps.length) ?? [];
    return said.length ? joinComments(said, comments).slice(0, commentLimits.most) : comments;
  };

  function keep(): Promise<void> {
    // Where there is no room it can still be saved as a file.
    return shelf.keep({ id, comments, removed }).catch(() => undefined);
  }

  return {
    get comments() {
      return all();
    },
    get full() {
      return comments.length >= commentLimits.most;
    },
    ready,
    /** Whether it could be one. */
    async add(moment: number, author: string, text: string): Promise<boolean> {
      await ready;
      const comment = makeComment(moment, author, text);
      if (typeof comment === 'string' || comments.length >= commentLimits.most) return false;
      removed = removed.filter((one) => !isSameComment(one, comment));
      comments = joinComments(comments, [comment]);
      await keep();
      return true;
    },
    async remove(comment: Comment): Promise<void> {
      await ready;
      comments = comments.filter((one) => one !== comment);
      removed = [...removed, comment];
      await keep();
    },
    /** Takes in what others have said in their record of the same game. */
    async take(text: string): Promise<Taken> {
      await ready;
      const other = await openRecord(text);
      if (isRefusal(other)) return { kind: 'unreadable' };
      if (gameKey(other.match) !== id) return { kind: 'otherGame' };
      const joined = joinComments(comments, other.comments);
      if (joined.length > commentLimits.most) return { kind: 'tooMany' };
      const count = joined.length - comments.length;
      comments = inOrder(joined);
      await keep();
      return { kind: 'added', count };
    },
    /** The record with all comments. */
    record: () =>
      withComments(
        record,
        all().map(({ moment, author, text }) => ({ moment, author, text })),
      ),
  };
}
