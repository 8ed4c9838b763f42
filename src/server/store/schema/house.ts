/** What the house keeps for itself: jobs, keys, and when it was there. */

/** Something to be done later, once (jobs.ts). */
export interface JobTable {
  kind: string;
  key: string;
  /** Another one whenever it is asked for, so that whoever does it notices. */
  edition: string;
  /** The person with whom it is forgotten. */
  person: string | null;
  payload: string;
  due: number;
  /** Who does it now, and until when he may. */
  holder: string | null;
  lease: number | null;
  /** How often it was begun. */
  tries: number;
}

/** How often something was asked for since its count began (limits.ts). */
export interface LimitTable {
  key: string;
  points: number;
  expires: number;
}

/** A secret of the house, made once. */
export interface HouseKeyTable {
  name: string;
  value: string;
}

/** When the server was not there. */
export interface DowntimeTable {
  from: number;
  to: number;
}

/** When the server was last there. */
export interface HeartbeatTable {
  name: string;
  time: number;
}
