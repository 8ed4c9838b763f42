/** The daily challenge: who has played which day, and what the strong bot made of it. */

export interface DailyTable {
  day: string;
  game: string;
  person: string;
  /** Whether the cards came when it was begun, or had been fetched before. */
  how: 'online' | 'offline';
  /** Begun; sent and to be played again by the server; counted, or not the game that was set. */
  state: 'begun' | 'sent' | 'counted' | 'refused';
  points: number;
  begun: number;
  sent: number | null;
  record: string | null;
}

export interface DailyParTable {
  day: string;
  game: string;
  /** What the strong bot made on the same seat. */
  points: number;
}
