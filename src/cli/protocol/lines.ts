/** A line that was longer than allowed; what it said is thrown away. */
export const tooLong = Symbol('too long');

/** A stream of text cut into lines, never holding more of one than is allowed. */
export async function* linesOf(input: AsyncIterable<string>, longest: number): AsyncGenerator<string | typeof tooLong> {
  let held = '';
  let skipping = false;
  for await (const chunk of input) {
    let from = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      const line = held + chunk.slice(from, end);
      from = end + 1;
      held = '';
      if (!skipping) yield line.length > longest ? tooLong : line;
      skipping = false;
    }
    if (skipping) continue;
    held += chunk.slice(from);
    if (held.length > longest) {
      held = '';
      skipping = true;
      yield tooLong;
    }
  }
  if (held) yield held;
}
