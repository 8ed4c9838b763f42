/** Addresses of games, over HTTP. */
import type { AnswerOf, SentBody } from '../../wire/route.ts';
import * as wire from '../../wire/share-routes.ts';
import { introduce, knownPerson } from '../online/api.ts';
import { type Answer, call } from '../online/request.ts';
import { words } from '../words.svelte.ts';

export { longestSharedRecord, longestTitle } from '../../wire/share-routes.ts';
export type Share = AnswerOf<typeof wire.openShare>['share'];

export const readShare = (share: string) => call(wire.readShare, { share });
export const listShares = () => call(wire.listShares);
export const closeShare = (id: string) => call(wire.closeShare, {}, { id });

/** Makes an address; whoever is nobody to the server yet is introduced first. */
export async function openShare(wish: SentBody<typeof wire.openShare>, name: string): Promise<Answer<{ readonly share: Share }>> {
  const refusal = knownPerson() ? undefined : await introduce(name, words.language);
  return refusal ? { ok: false, refusal } : call(wire.openShare, {}, wish);
}
