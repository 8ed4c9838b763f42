/** Tablets turned up, a pyramid finished, a site that changes hands. */
import type { Piece } from '../../../../ui/stage.ts';
import type { TalScene } from '../scene.ts';
import type { StageWords } from './en.ts';

export function pieceOf({ events, say }: TalScene, words: StageWords): Piece | undefined {
  // The market turns them up group by group; the title only calls the eye there.
  if (events.some((event) => event.type === 'turnedUp')) return { title: words.turnedUp, low: true };
  const finished = events.filter((event) => event.type === 'finished');
  const [first] = finished;
  if (first)
    return {
      title: words.finishes(say.seat(first.seat), first.site),
      line: words.points(first.points),
      seat: first.seat,
      spots: finished.map(({ site, seat, points }) => ({ place: String(site), seat, label: `+${points}` })),
    };
  const taken = events.find((event) => event.type === 'takenOver');
  if (!taken) return undefined;
  return {
    title: words.takesOver(say.seat(taken.seat), taken.site),
    seat: taken.seat,
    spots: [{ place: String(taken.site), seat: taken.seat }],
  };
}
