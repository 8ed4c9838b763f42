/** What a person has picked up on the board but not yet used: shared by the drawing and the controls beside it. */
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
}

let held = $state.raw<{ readonly key: string; readonly picked: Picked }>({ key: '', picked: {} });

/** Everything is put down when another person or another kind of question comes. */
function keyOf({ viewer, view, question }: TalScene): string {
  return `${viewer} ${view.round} ${question?.kind}`;
}

export function picked(scene: TalScene): Picked {
  return held.key === keyOf(scene) ? held.picked : {};
}

export function pick(scene: TalScene, some: Picked): void {
  // Between two questions there is nothing to pick up, and what was held is kept.
  if (!scene.question) return;
  held = { key: keyOf(scene), picked: { ...picked(scene), ...some } };
}
