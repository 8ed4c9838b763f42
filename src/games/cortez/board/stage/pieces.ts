/** A fight won, once its cards are turned up, and a treasure of the city. */
import type { Piece } from '../../../../ui/stage.ts';
import { placeOf } from '../../map.ts';
import type { CortezScene } from '../scene.ts';
import type { StageWords } from './en.ts';

export function pieceOf({ events, say }: CortezScene, words: StageWords): Piece | undefined {
  const won = events.find((event) => event.type === 'won');
  if (won) {
    const shown = events.find((event) => event.type === 'shown');
    const values = shown && (shown.attacker === won.seat ? shown.values : [...shown.values].reverse());
    return {
      title: words.won(say.seat(won.seat), say.seat(won.loser)),
      ...(values ? { line: values.join(' : ') } : {}),
      seat: won.seat,
      spots: [{ place: placeOf(won.at), seat: won.seat }],
    };
  }
  const treasure = events.find((event) => event.type === 'treasure');
  return treasure && { title: words.gets(say.seat(treasure.seat), treasure.round), seat: treasure.seat };
}
