/** Records that name nobody. */
import { isCommentLine, readComment, writeComment } from './comments.ts';

/** What the house itself notes stays; anything else a note may say, a name as well. */
const houseMark = /^\* mark \d{1,2} out of time$/;
const seatLine = /^(\[[^\]]*\] )?\* seat (\d{1,2}) (\{.*\})$/;

/**
 * The same game without the names of players and commentators. Moves, chance and times stay as they are; contributions to the shuffle
 * stay too, because every card follows from them.
 */
export function withoutNames(record: string): string {
  const lines = record.split(/\r?\n/);
  const blank = lines.findIndex((line) => line.trim() === '');
  const end = blank < 0 ? lines.length : blank;
  const head = lines.slice(0, end).filter((line) => !/^seat \d{1,2}\s*:/.test(line));
  return [...head, ...lines.slice(end).flatMap(namingNobody)].join('\n');
}

function namingNobody(line: string): readonly string[] {
  const text = line.trim();
  if (text.startsWith('#')) return [];
  if (isCommentLine(text)) {
    const comment = readComment(text);
    return typeof comment === 'string' ? [] : [writeComment({ ...comment, author: '' })];
  }
  const plain = text.replace(/^\[[^\]]*\] /, '');
  if (plain.startsWith('* mark')) return houseMark.test(plain) ? [line] : [];
  const [, time = '', seat = '', holder = ''] = seatLine.exec(text) ?? [];
  return holder === '' ? [line] : [`${time}* seat ${seat} ${nameless(holder)}`];
}

/** A holder as a device writes it, without the name; one that cannot be read is a person. */
function nameless(holder: string): string {
  try {
    const { kind, level } = JSON.parse(holder) as { kind?: unknown; level?: unknown };
    const bot = kind === 'bot' && typeof level === 'string' && /^\w{1,20}$/.test(level);
    return bot ? `bot ${level}` : 'person';
  } catch {
    return 'person';
  }
}
