/** What stands on the picture of a moment, measured so that it fits. */
import type { AnyScene, BoardModule } from '../../ui/board.ts';

export interface Drawing {
  readonly board: BoardModule;
  readonly scene: AnyScene;
  readonly lines: readonly {
    readonly text: string;
    readonly size: number;
    readonly y: number;
    readonly face: string;
    readonly soft: boolean;
  }[];
  readonly players: readonly { readonly name: string; readonly points: string; readonly y: number }[];
}

/** Text cut to so many characters, the cut shown. */
export function short(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/** Text in lines of about so many characters, cut between words where there is room; no more lines than allowed. */
export function wrapped(text: string, width: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && [...last].length + [...word].length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(short(word, width));
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), short(`${lines[most - 1]} ${lines[most]}`, width)];
}
