/** A comment on a moment of a game, and its line in a record. Reading one is another matter (comments.ts). */
export interface Comment {
  /** After so many actions that were not taken back; 0 is the beginning. */
  readonly moment: number;
  /** Who says it; empty where nobody is to be named. */
  readonly author: string;
  /** Plain text; it may have several lines. */
  readonly text: string;
}

export function writeComment({ moment, author, text }: Comment): string {
  return `* note ${moment} ${author}: ${text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`;
}

/** By moment; at one moment in the order in which they came. */
export function inOrder(comments: readonly Comment[]): readonly Comment[] {
  return [...comments].sort((one, other) => one.moment - other.moment);
}
