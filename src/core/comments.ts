/**
 * Comments on moments of a game, by whoever looks at it: lines of a record that no rule ever sees. docs/records.md describes them.
 */
import { type Comment, inOrder, writeComment } from './write-comment.ts';

export { type Comment, inOrder, writeComment } from './write-comment.ts';

export const commentLimits = { most: 500, author: 40, text: 2000 };

const line = /^\* note (\d{1,6}) ([^:]*): (.+)$/;

/** Whether a line of a record is meant as a comment, whether or not it can be read. */
export function isCommentLine(text: string): boolean {
  return /^\* note\b/.test(text);
}

/** The comment of a line, or why there is none. */
export function readComment(text: string): Comment | string {
  const found = line.exec(text);
  if (!found) return 'a note that cannot be read';
  const [, moment, author = '', said = ''] = found;
  if (/^(?:[^\\]|\\[\\n])*$/.test(said) === false) return 'a note with a backslash that means nothing';
  const whole = said.replace(/\\([\\n])/g, (_, letter: string) => (letter === 'n' ? '\n' : '\\'));
  return makeComment(Number(moment), author, whole);
}

/** A comment of what somebody typed, or why it cannot be one. What cannot be seen, and what turns the direction of writing, is left out. */
export function makeComment(moment: number, author: string, text: string): Comment | string {
  const said = seen(text)
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  const by = seen(author)
    .replace(/[\s:]+/g, ' ')
    .trim();
  if (said === '') return 'an empty note';
  if (said.length > commentLimits.text) return `a note of more than ${commentLimits.text} characters`;
  if (by.length > commentLimits.author) return `an author of more than ${commentLimits.author} characters`;
  return { moment, author: by, text: said };
}

function seen(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '');
}

/** Every comment in a record's text, or in part of one, that can be read. */
export function commentsIn(record: string): readonly Comment[] {
  const lines = record.split(/\r?\n/).map((one) => one.trim());
  const found = lines.filter(isCommentLine).map(readComment);
  return inOrder(found.filter((one) => typeof one !== 'string'));
}

export function isSameComment(one: Comment, other: Comment): boolean {
  return one.moment === other.moment && one.author === other.author && one.text === other.text;
}

/** Those of both, each once. */
export function joinComments(mine: readonly Comment[], theirs: readonly Comment[]): readonly Comment[] {
  const all = [...mine];
  for (const comment of theirs) if (!all.some((one) => isSameComment(one, comment))) all.push(comment);
  return inOrder(all);
}

/** The text of a record with these comments instead of its own; nothing else in it changes. */
export function withComments(record: string, comments: readonly Comment[]): string {
  const lines = record.split(/\r?\n/);
  while (lines.at(-1)?.trim() === '') lines.pop();
  const blank = lines.findIndex((one) => one.trim() === '');
  const head = blank < 0 ? lines : lines.slice(0, blank);
  const body = blank < 0 ? [] : lines.slice(blank + 1).filter((one) => !isCommentLine(one.trim()));
  return `${[...head, '', ...body, ...inOrder(comments).map(writeComment)].join('\n')}\n`;
}
