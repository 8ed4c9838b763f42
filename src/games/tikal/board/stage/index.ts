/** Tikal beside its board: scoring rounds are what its story is told by. */
import type { Sound } from '../../../../ui/sounds.ts';
import { highlightsOf, type Stage } from '../../../../ui/stage.ts';
import type { TikalEvent } from '../../event.ts';
import type { TikalScene } from '../scene.ts';
import { pieceOf } from './pieces.ts';
import { words } from './words.ts';

const sounds: Readonly<Partial<Record<TikalEvent['type'], Sound>>> = {
  tileDrawn: 'card',
  tilesTurnedUp: 'card',
  tilePlaced: 'place',
  broughtIn: 'walk',
  transferred: 'walk',
  walked: 'walk',
  uncovered: 'place',
  raised: 'coin',
  exchanged: 'card',
  campSetUp: 'place',
  guarded: 'place',
  scoringBegan: 'rumble',
  scored: 'drum',
  bid: 'coin',
  turnWon: 'coin',
  tileChosen: 'card',
};

export const stage: Stage = {
  sounds,
  piece: (scene, language) => pieceOf(scene as TikalScene, words[language]),
  chapters(steps, language) {
    const ends = new Map<number, number>();
    let round = 0;
    for (const [at, events] of steps.entries())
      for (const event of events as readonly TikalEvent[]) {
        if (event.type === 'scoringBegan') round = event.round;
        if (event.type === 'scored') ends.set(round, at + 1);
      }
    return [...ends].map(([number, at]) => ({ at, name: words[language].scoring(number), short: `${number}` }));
  },
  // In the auction game.
  highlights: (steps) =>
    highlightsOf<TikalEvent>(steps, (event) =>
      event.type === 'turnWon' && event.price > 0 ? { kind: 'auction', seat: event.seat } : undefined,
    ),
  gains(events, language) {
    const { temples, treasures, bids } = words[language];
    return (events as readonly TikalEvent[]).flatMap((event) => {
      if (event.type === 'turnWon' && event.price > 0) return [{ seat: event.seat, source: bids, points: -event.price }];
      if (event.type !== 'scored') return [];
      return [
        { seat: event.seat, source: temples, points: event.temples },
        { seat: event.seat, source: treasures, points: event.treasures },
      ];
    });
  },
};
