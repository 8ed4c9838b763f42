/** How people want to be called, and what they keep for themselves. */

/** How a person wants to be called; the token is in the links that end letters. */
export interface NoticeTable {
  person: string;
  settings: string;
  token: string;
}

/** A browser that shows messages of ours; `id` is the hash of its endpoint. */
export interface SubscriptionTable {
  id: string;
  person: string;
  /** The session of that browser, with which it goes. */
  device: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created: number;
}

export interface WebhookTable {
  id: string;
  person: string;
  kind: 'discord' | 'slack' | 'ntfy' | 'json';
  url: string;
  created: number;
}

/** What a person keeps for himself at a table; `calls` is null where it calls as all of his do. */
export interface OwnTableTable {
  person: string;
  table: string;
  note: string;
  calls: number | null;
}

/** A call that its person has not answered by coming back. */
export interface CallTable {
  person: string;
  table: string;
  number: number;
  mail: 'due' | 'sent' | null;
}
