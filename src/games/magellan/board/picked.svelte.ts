/** The port that is selected while a question is open. */
import { selection } from '../../../ui/selection.svelte.ts';
import type { MagellanScene } from './scene.ts';

interface Picked {
  readonly port: string | undefined;
}

export const picked = selection<MagellanScene, Picked>({ port: undefined }, ({ viewer, question }) =>
  question ? `${viewer} ${question.id}` : undefined,
);
