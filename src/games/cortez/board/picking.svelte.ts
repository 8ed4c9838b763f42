import type { CortezScene } from './scene.ts';

/** What the person has begun to choose on the board: hand, board and controls speak of the same thing. */
interface Picking {
  /** The moment it belongs to; another one begins anew. */
  moment: string;
  /** The field of the figure chosen, -1 for none. */
  from: number;
  /** The bribery card being played, if one is. */
  bribe: 'moveOwn' | 'moveOther' | undefined;
  /** Fields the way is to lead over; undefined while the cheapest way will do. */
  stops: readonly number[] | undefined;
}

const blank: Picking = { moment: '', from: -1, bribe: undefined, stops: undefined };
let current = $state.raw<Picking>(blank);

/** An offer that comes in between changes nothing of what is half done. */
function momentOf({ view, viewer }: CortezScene): string {
  return [viewer, view.turn, view.actions, view.phase, view.fight?.stage].join(' ');
}

export function pickingFor(scene: CortezScene): Picking {
  return current.moment === momentOf(scene) ? current : blank;
}

export function pick(scene: CortezScene, part: Partial<Omit<Picking, 'moment'>>): void {
  current = { ...pickingFor(scene), ...part, moment: momentOf(scene) };
}
