/** Friends, and whom they have asked to a table. */

/** Two friends, or somebody who has asked another to be one; `accepted` is null until the other has agreed. */
export interface FriendshipTable {
  asker: string;
  asked: string;
  created: number;
  accepted: number | null;
}

/** A friend asked straight to an open table: he needs no link. */
export interface InvitedTable {
  table: string;
  person: string;
  inviter: string;
  created: number;
}

/** Somebody who wants to play now. Where he was seated the table stands here until he has seen it. */
export interface SeekerTable {
  person: string;
  device: string;
  game: string;
  pace: string;
  /** How many are to play; null where that does not matter. */
  players: number | null;
  /** Whether bots may fill the table after a minute. */
  bots: number;
  /** What the device has committed itself to for the shuffle. */
  commitment: string | null;
  since: number;
  /** Until when he counts as waiting: his page says again and again that he does. */
  until: number;
  table: string | null;
}
