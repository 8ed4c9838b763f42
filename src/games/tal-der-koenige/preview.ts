/** Points as everybody knows them, and what the unfinished pyramids can still become. */
import type { Preview, ScoreLine } from '../../core/game.ts';
import type { Kind } from './data.ts';
import { roomToBuild } from './rights.ts';
import { kindOf, type Prospect, pointsFor, prospects } from './scoring.ts';
import { isFinished, ownerOf, sitesInPlay } from './state.ts';
import type { TalView } from './view.ts';

export interface TalPreview extends Preview {
  /** What every finished pyramid is worth. */
  readonly finished: readonly { readonly site: number; readonly kind: Kind; readonly points: number }[];
  /** How many blocks the owner of each site may still build there in this round, by site. */
  readonly room: readonly number[];
  readonly seats: readonly (Preview['seats'][number] & {
    /** The best each unfinished pyramid of the seat can still become; not part of the total. */
    readonly prospects: readonly Prospect[];
  })[];
}

const kinds: readonly Kind[] = ['oneColour', 'layered', 'twoColour', 'mixed'];

export function preview(view: TalView): TalPreview {
  const open = view.phase === 'over' ? [] : prospects(view);
  return {
    finished: sitesInPlay(view.players)
      .filter((site) => isFinished(view, site))
      .map((site) => ({ site, kind: kindOf(view, site), points: pointsFor(view, site) })),
    room: view.owners.map((owner, site) => (owner < 0 ? 0 : Math.max(0, roomToBuild(view, owner, site)))),
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
