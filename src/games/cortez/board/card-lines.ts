/** What an event asks for, in lines that stay on its card: upright three of them, lying on its side two. */
const letters = { upright: 19, flat: 29 } as const;
const most = { upright: 3, flat: 2 } as const;

export type CardShape = keyof typeof most;

/** Broken between words; a long word gets longer lines rather than one line more than the card has room for. */
export function cardLines(text: string, shape: CardShape): readonly string[] {
  for (let width = letters[shape]; ; width++) {
    const lines = brokenAt(text, width);
    if (lines.length <= most[shape]) return lines;
  }
}

function brokenAt(text: string, width: number): string[] {
  const found: string[] = [''];
  for (const word of text.split(' ')) {
    const last = found.at(-1) ?? '';
    if (last.length + word.length > width) found.push(word);
    else found[found.length - 1] = last ? `${last} ${word}` : word;
  }
  return found;
}
