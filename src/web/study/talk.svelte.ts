/** What people say of a game at its address: read from the server, now and then again, and added to there. */
import type { Comment } from '../../core/comments.ts';
import type { AnswerOf } from '../../wire/route.ts';
import * as wire from '../../wire/share-routes.ts';
import { introduce, knownPerson } from '../online/api.ts';
import { type Answer, call } from '../online/request.ts';
import { words } from '../words.svelte.ts';

type Said = AnswerOf<typeof wire.readComments>;
/** A comment that stands on the server. */
export type TalkComment = Said['comments'][number];
export type Talk = ReturnType<typeof openTalk>;

export const isSaid = (comment: Comment): comment is TalkComment => 'id' in comment;

/** Milliseconds after which it is asked whether somebody has said something. */
const looksEvery = 30_000;

export function openTalk(share: string, before: Said) {
  let now = $state.raw(before);

  function take(answer: Answer<Said>): string | undefined {
    if (answer.ok) now = answer.body;
    return answer.ok ? undefined : (answer.refusal.text ?? '');
  }

  return {
    share,
    get comments() {
      return now.comments;
    },
    get mayComment() {
      return now.mayComment;
    },
    /** Why it was not kept. Whoever is nobody to the server yet is introduced first. */
    async add(moment: number, name: string, text: string): Promise<string | undefined> {
      const refusal = knownPerson() ? undefined : await introduce(name, words.language);
      return refusal ? (refusal.text ?? '') : take(await call(wire.addComment, { share }, { moment, text }));
    },
    remove: async ({ id }: TalkComment) => take(await call(wire.removeComment, { share }, { id })),
    /** Looks again from time to time while the page is seen; what it gives back ends it. */
    follow(): () => void {
      const look = async () => document.visibilityState === 'visible' && take(await call(wire.readComments, { share }));
      const timer = setInterval(look, looksEvery);
      document.addEventListener('visibilitychange', look);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
      };
    },
  };
}
