/** What people say of a game at its address: those who sat there and whoever made it; where that is wished, everybody who has it. */
import { commentLimits, makeComment } from '../../core/comments.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import type { AnswerOf } from '../../wire/route.ts';
import type { readComments } from '../../wire/share-routes.ts';
import type { Who } from '../people/person.ts';
import { newId } from '../people/token.ts';
import { serverRefusal } from '../refusal.ts';
import type { ShareRow } from '../store/shares.ts';
import { settledTable, type TableRegistry } from '../tables/registry.ts';

type Talk = AnswerOf<typeof readComments>;

/** What is said at an address, as this person may see and change it. Whom the reader keeps away from is not heard. */
export async function talkAt(registry: TableRegistry, share: ShareRow, who: Who | undefined): Promise<Talk> {
  const { people, shares } = registry.store;
  const me = who?.person.id;
  const muted = me === undefined ? [] : await people.mutedBy(me);
  const said = (await shares.commentsAt(share.id)).filter(({ person }) => !muted.includes(person));
  return {
    comments: said.map(({ id, person, name, moment, text }) => ({
      id,
      moment,
      author: share.hidden === 1 ? '' : name,
      text,
      removable: me !== undefined && (person === me || share.person === me),
      mine: person === me,
    })),
    mayComment: await mayComment(registry, share, me),
  };
}

/** Whoever is nobody yet may where everybody may, once there is a name. */
async function mayComment(registry: TableRegistry, share: ShareRow, me: string | undefined): Promise<boolean> {
  if (me === undefined) return share.talk === 1;
  if (me === share.person) return true;
  if ((await registry.store.people.mutedBy(share.person)).includes(me)) return false;
  if (share.talk === 1) return true;
  if (share.table === null) return false;
  const live = await settledTable(registry, share.table);
  return !isRefusal(live) && live.seats.some(({ person }) => person === me);
}

/** Why it was not kept; then nothing has changed. */
export async function commentAt(
  registry: TableRegistry,
  share: ShareRow,
  { person }: Who,
  wish: { readonly moment: number; readonly text: string },
): Promise<Refusal | undefined> {
  const { shares } = registry.store;
  if (!(await mayComment(registry, share, person.id))) return serverRefusal('notYoursToComment', {});
  const comment = makeComment(wish.moment, person.name, wish.text);
  if (typeof comment === 'string') return serverRefusal('wrongComment', {});
  if ((await shares.commentsAt(share.id)).length >= commentLimits.most)
    return serverRefusal('tooManyComments', { most: commentLimits.most });
  const { moment, text } = comment;
  await shares.comment({ id: newId(), share: share.id, person: person.id, moment, text, created: registry.now() });
  return undefined;
}

/** One's own, or any at one's own address. */
export async function removeCommentAt(
  { store: { shares } }: TableRegistry,
  share: ShareRow,
  { person }: Who,
  id: string,
): Promise<Refusal | undefined> {
  const comment = (await shares.commentsAt(share.id)).find((one) => one.id === id);
  const mine = comment && (comment.person === person.id || share.person === person.id);
  if (mine && (await shares.removeComment(share.id, id))) return undefined;
  return serverRefusal('noSuchComment', {});
}
