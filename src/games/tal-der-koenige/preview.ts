/** Points as everybody knows them, and what the unfinished pyramids can still become. */
import type { Preview, ScoreLine } from '../../core/game.ts';
import type { Kind } from './data.ts';
import { kindOf, type Prospect, pointsFor, prospects } from './scoring.ts';
import { isFinished, ownerOf, sitesInPlay } from './state.ts';
import type { TalView } from './view.ts';

export interface TalPreview extends Preview {
  readonly seats: readonly (Preview['seats'][number] & {
    /** The best each unfinished pyramid of the seat can still become; not part of the total. */
    readonly prospects: readonly Prospect[];
  })[];
}

const kinds: readonly Kind[] = ['oneColour', 'layered', 'twoColour', 'mixed'];

export function preview(view: TalView): TalPreview {
  const open = view.phase === 'over' ? [] : prospects(view);
  return {
    seats: Array.from({ length: view.players }, (_, seat) => {
      const lines = linesOf(view, seat);
      return {
        lines,
        total: lines.reduce((sum, { points }) => sum + points, 0),
        unknown: false,
        prospects: open.filter(({ owner }) => owner === seat),
      };
    }),
  };
}

function linesOf(view: TalView, seat: number): ScoreLine[] {
  const own = sitesInPlay(view.players).filter((site) => ownerOf(view, site) === seat && isFinished(view, site));
  return kinds.flatMap((line) => {
    const points = own.reduce((sum, site) => (kindOf(view, site) === line ? sum + pointsFor(view, site) : sum), 0);
    return points ? [{ line, points }] : [];
  });
}
