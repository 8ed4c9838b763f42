/** Magellan beside its board: its story is told by phases. */
import type { Sound } from '../../../../ui/sounds.ts';
import { chaptersEndedBy, highlightsOf, type Stage } from '../../../../ui/stage.ts';
import type { MagellanEvent } from '../../event.ts';
import type { MagellanScene } from '../scene.ts';
import { phases, pieceOf } from './pieces.ts';
import { words } from './words.ts';

const sounds: Readonly<Partial<Record<MagellanEvent['type'], Sound>>> = {
  turnedUp: 'card',
  vetoed: 'fight',
  bid: 'coin',
  passed: 'card',
  won: 'place',
  paid: 'coin',
  tucked: 'card',
  tuckedOpen: 'card',
  placed: 'walk',
  moved: 'walk',
  drew: 'card',
  lostCard: 'fight',
  exchanged: 'card',
  phaseEnded: 'drum',
  turnedMoney: 'card',
  pizarroEnded: 'coin',
};

export const stage: Stage = {
  sounds,
  piece: (scene, language) => pieceOf(scene as MagellanScene, words[language]),
  chapters: (steps, language) =>
    chaptersEndedBy<MagellanEvent>(steps, (event) => {
      if (event.type !== 'phaseEnded') return undefined;
      const short = phases[event.phase]!;
      return { name: words[language].phase(short), short };
    }),
  highlights: (steps) =>
    highlightsOf<MagellanEvent>(steps, (event) => (event.type === 'won' ? { kind: 'auction', seat: event.seat } : undefined)),
};
