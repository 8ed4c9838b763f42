/** Tal der Könige beside its board: its story is told by rounds. */
import type { Sound } from '../../../../ui/sounds.ts';
import { chaptersEndedBy, type Stage } from '../../../../ui/stage.ts';
import type { TalEvent } from '../../event.ts';
import type { TalScene } from '../scene.ts';
import { pieceOf } from './pieces.ts';
import { words } from './words.ts';

const sounds: Readonly<Partial<Record<TalEvent['type'], Sound>>> = {
  drawn: 'card',
  laid: 'card',
  turnedUp: 'drum',
  sold: 'coin',
  overseer: 'walk',
  ordered: 'card',
  ordersShown: 'drum',
  bumped: 'fight',
  claimed: 'place',
  worker: 'walk',
  stolen: 'fight',
  takenOver: 'fight',
  built: 'place',
  finished: 'drum',
  toPharaoh: 'place',
};

export const stage: Stage = {
  sounds,
  piece: (scene, language) => pieceOf(scene as TalScene, words[language]),
  chapters: (steps, language) =>
    chaptersEndedBy<TalEvent>(steps, (event) => {
      if (event.type !== 'round' || event.round < 2) return undefined;
      return { name: words[language].round(event.round - 1), short: `${event.round - 1}` };
    }),
  // All groups of a round are sold at once: one sale, which nobody wins.
  highlights: (steps) =>
    steps.flatMap((events, at) => {
      const sold = (events as readonly TalEvent[]).filter(({ type }) => type === 'sold' || type === 'unsold');
      return sold.length ? [{ at: at + 1, kind: 'sale' as const, events: sold }] : [];
    }),
};
