/** Friends, and asking them straight to a table. */
import * as v from 'valibot';
import { nothing, type Route } from './route.ts';
import { id, type Read, time } from './schema.ts';

const known = v.object({ id: v.string(), name: v.string(), since: time });
const friends = v.object({
  /** Since when you are friends; who has asked you, and whom you have asked, and when. */
  friends: v.array(known),
  asked: v.array(known),
  asking: v.array(known),
});
export type Friends = Read<typeof friends>;

export const listFriends = {
  method: 'GET',
  path: '/me/friends',
  summary: 'Your friends, who has asked to be one, and whom you have asked',
  session: true,
  status: 200,
  answer: friends,
} as const satisfies Route;

export const askFriend = {
  method: 'POST',
  path: '/me/friends',
  summary: 'Asks somebody to be friends, or agrees where that one has asked you',
  session: true,
  body: v.object({ person: id }),
  status: 200,
  answer: friends,
} as const satisfies Route;

export const endFriend = {
  method: 'POST',
  path: '/me/friends/end',
  summary: 'Ends a friendship, declines, or takes back what you have asked; the other is not told',
  session: true,
  body: v.object({ person: id }),
  status: 200,
  answer: friends,
} as const satisfies Route;

export const readName = {
  method: 'POST',
  path: '/people/name',
  summary: 'The name of somebody whose link you have',
  session: false,
  body: v.object({ person: id }),
  status: 200,
  answer: v.object({ name: v.string() }),
} as const satisfies Route;

export const inviteFriend = {
  method: 'POST',
  path: '/tables/:id/friends',
  summary: 'By whoever sits there, before the start: asks a friend straight to the table, who needs no link',
  session: true,
  body: v.object({ person: id }),
  status: 200,
  answer: nothing,
} as const satisfies Route;

export const declineInvitation = {
  method: 'POST',
  path: '/tables/:id/decline',
  summary: 'Declines the invitation of a friend to this table',
  session: true,
  status: 200,
  answer: nothing,
} as const satisfies Route;
