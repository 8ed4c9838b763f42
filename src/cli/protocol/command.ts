import { once } from 'node:events';
import { type Command, isUsageError, readArguments } from '../command.ts';
import { answerLine, refused } from './answer.ts';
import { linesOf, tooLong } from './lines.ts';
import { newSession } from './session.ts';
import { protocolRefusal } from './words.ts';

/** Room for the longest record as a JSON string. */
const longestLine = 5_000_000;

export const protocol: Command = {
  usage: 'tafelrunde protocol\n  reads requests from stdin and answers on stdout, one JSON object a line; see docs/protocol.md',

  async run(args) {
    const read = readArguments(args, {}, 0);
    if (isUsageError(read)) return read;
    process.stdin.setEncoding('utf8');
    await converse(process.stdin, async (line) => {
      if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
    });
    return 0;
  },
};

/** Answers every line in its order until there are no more. */
export async function converse(
  input: AsyncIterable<string>,
  write: (line: string) => Promise<void>,
  longest = longestLine,
): Promise<void> {
  const session = newSession();
  for await (const line of linesOf(input, longest))
    await write(
      line === tooLong
        ? await refused(session, {}, protocolRefusal('lineTooLong', { most: longest }))
        : await answerLine(session, line, (error) => console.error(error)),
    );
}
