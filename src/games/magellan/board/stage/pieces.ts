/** An explorer won, and a phase that gives way to the next. */
import type { Piece } from '../../../../ui/stage.ts';
import type { MagellanScene } from '../scene.ts';
import type { StageWords } from './en.ts';

export const phases = ['I', 'II', 'III'];

export function pieceOf({ events, say, text }: MagellanScene, words: StageWords): Piece | undefined {
  const ended = events.find((event) => event.type === 'phaseEnded');
  if (ended) {
    const next = phases[ended.phase + 1];
    return { title: next ? words.begins(next) : words.over };
  }
  const won = events.find((event) => event.type === 'won');
  if (!won) return undefined;
  return {
    title: words.wins(say.seat(won.seat), text.explorers[won.explorer] ?? ''),
    line: words.for(won.amount),
    seat: won.seat,
    icon: {
      load: () => import('../Emblem.svelte'),
      props: { explorer: won.explorer },
      box: '-52 -52 104 104',
    },
  };
}
