/** Cortez beside its board: its story is told by the treasures. */
import type { Sound } from '../../../../ui/sounds.ts';
import { chaptersEndedBy, highlightsOf, type Stage } from '../../../../ui/stage.ts';
import type { CortezEvent } from '../../event.ts';
import type { CortezScene } from '../scene.ts';
import { pieceOf } from './pieces.ts';
import { words } from './words.ts';

const sounds: Readonly<Partial<Record<CortezEvent['type'], Sound>>> = {
  marked: 'place',
  turnedUp: 'card',
  treasure: 'drum',
  bridgeTurned: 'place',
  driven: 'walk',
  drewSupply: 'card',
  drewWar: 'card',
  moved: 'walk',
  attacked: 'fight',
  laid: 'card',
  shown: 'drum',
  won: 'fight',
  banished: 'walk',
  traded: 'coin',
  hired: 'coin',
  bid: 'coin',
  briberySold: 'coin',
  bribed: 'coin',
  carried: 'walk',
};

export const stage: Stage = {
  sounds,
  piece: (scene, language) => pieceOf(scene as CortezScene, words[language]),
  chapters: (steps, language) =>
    chaptersEndedBy<CortezEvent>(steps, (event) =>
      event.type === 'treasure' || event.type === 'treasureLeft'
        ? { name: words[language].treasure(event.round), short: `${event.round}` }
        : undefined,
    ),
  highlights: (steps) =>
    highlightsOf<CortezEvent>(steps, (event) => {
      if (event.type === 'won') return { kind: 'fight', seat: event.seat };
      return event.type === 'briberySold' ? { kind: 'auction', seat: event.seat } : undefined;
    }),
};
