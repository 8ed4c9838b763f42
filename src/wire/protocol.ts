/**
 * The version of what is said here. Adding a member, a message or a route is compatible: whoever does not know it passes it
 * over. Any other change raises `version`; where the older way is no longer understood it raises `oldest` too.
 */
export interface Protocol {
  readonly version: number;
  /** The oldest version that this side still understands. */
  readonly oldest: number;
}

/** From this version on positions may be told as changes; an older page is told them whole. */
export const tellsChanges = 2;

export const protocol: Protocol = { version: 2, oldest: 1 };

/** Both sides name their version in this header of every request and answer; a socket names it in its address and its welcome. */
export const protocolHeader = 'tafelrunde-protocol';

/** The code with which a socket is closed whose client is too old. */
export const closedAsOutdated = 4426;

/** The version that the other side named; who names none speaks the first. */
export function readVersion(text: string | null | undefined): number {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : 1;
}

/** Of two versions the newer side knows both, so it decides: the other must not be older than what it still understands. */
export function understands(ours: Protocol, theirs: number): boolean {
  return theirs >= ours.oldest;
}
