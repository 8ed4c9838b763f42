/** Friends over HTTP. */
import * as friends from '../../wire/friend-routes.ts';
import { call } from '../online/request.ts';

export type { Friends } from '../../wire/friend-routes.ts';
export const listFriends = () => call(friends.listFriends);
export const askFriend = (person: string) => call(friends.askFriend, {}, { person });
export const endFriend = (person: string) => call(friends.endFriend, {}, { person });
export const nameOf = (person: string) => call(friends.readName, {}, { person });
export const inviteFriend = (table: string, person: string) => call(friends.inviteFriend, { table }, { person });
export const declineInvitation = (table: string) => call(friends.declineInvitation, { table });
