/** The ways to draw in a scene: of the draft, of the viewer's own secret orders, and of what others have just done. */
import { at } from '../../../core/at.ts';
import { figuresEach } from '../data.ts';
import type { Spot } from '../map.ts';
import { figureAt } from '../state.ts';
import { eventsOf, type TalScene } from './scene.ts';

export interface Way {
  readonly seat: number;
  readonly from: Spot;
  readonly to: Spot;
  readonly label: string;
  /** Only the viewer sees it. */
  readonly secret: boolean;
  /** The place was taken: the figure ended elsewhere. */
  readonly bumped: boolean;
}

function way(seat: number, from: Spot, to: Spot, label = '', more: Partial<Way> = {}): Way {
  return { seat, from, to, label, secret: false, bumped: false, ...more };
}

export function waysOf(scene: TalScene): Way[] {
  return [...draftWays(scene), ...waysGone(scene)];
}

function draftWays(scene: TalScene): Way[] {
  const { draft, viewer, view } = scene;
  if (viewer === undefined) return [];
  if (draft?.type === 'overseer')
    return [way(viewer, figureAt(view, viewer, draft.overseer - 1), draft.to, '', { secret: true })];
  if (draft?.type === 'worker') return [way(viewer, draft.from, draft.to, '', { secret: true })];
  const [one = -1, two = -1] = draft?.type === 'order' ? [draft.one, draft.two] : view.phase === 'orders' ? view.orders : [];
  return [one, two].flatMap((to, i) => {
    const from = at(view.figures, viewer * figuresEach + i);
    return to > 0 && to !== from ? [way(viewer, from, to, String(i + 1), { secret: true })] : [];
  });
}

/** How figures came to be where they are, step by step as it happened. */
function waysGone(scene: TalScene): Way[] {
  // A bumped overseer is drawn to the place that was taken, and on from there to where it ended.
  const bumps = eventsOf(scene, 'bumped').flatMap(({ seat, overseer, from, place, to }) => [
    way(seat, place, to, String(overseer)),
    way(seat, from, place, String(overseer), { bumped: true }),
  ]);
  const overseers = eventsOf(scene, 'overseer').map(({ seat, overseer, from, to }) => way(seat, from, to, String(overseer)));
  const workers = eventsOf(scene, 'worker').map(({ seat, from, to }) => way(seat, from, to));
  return [...bumps, ...overseers, ...workers];
}
