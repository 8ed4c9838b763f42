/** What a person has picked up on the board but not yet used: shared by the drawing and the controls beside it. */
import { selection } from '../../../ui/selection.svelte.ts';
import type { TalScene } from './scene.ts';

export interface Block {
  readonly position: number;
  readonly colour: number;
}

interface Picked {
  /** A figure, as offers name it. */
  readonly piece?: string;
  readonly site?: number;
  readonly colour?: number;
  /** 1 to 4, or 0 for a blank tablet. */
  readonly tablet?: number;
  /** Blocks that stand on the site only in thought. */
  readonly ghosts?: readonly Block[];
  /** The site or area where several things can be meant, named in a menu. */
  readonly menu?: number;
  /** The site or area whose menu has been put away; 0 for none. */
  readonly shut?: number;
}

// Everything is put down when another person or another kind of question comes; between two questions it is kept.
const held = selection<TalScene, Picked>({}, ({ viewer, view, question }) =>
  question ? `${viewer} ${view.round} ${question.kind}` : undefined,
);

export const picked = held.of;
export const pick = held.put;
