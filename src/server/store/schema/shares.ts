/** An address at which anybody can look at a game. */
export interface ShareTable {
  /** Nobody guesses it. */
  id: string;
  /** Who made it, and may take it back. */
  person: string;
  game: string;
  /** The table whose game it shows, so that whoever is forgotten there is forgotten here; null where the record stands here. */
  table: string | null;
  record: string | null;
  /** What goes with a table's game, as lines of a record. */
  comments: string;
  title: string;
  moment: number;
  hidden: number;
  /** What it says of itself before anybody opens it is said in the language of whoever made it. */
  language: string;
  created: number;
  /** Whether everybody who has the address may comment; empty at addresses from before anybody could. */
  talk: number | null;
}

/** What somebody has said about a moment at an address. */
export interface ShareCommentTable {
  id: string;
  share: string;
  person: string;
  moment: number;
  text: string;
  created: number;
}
