/** A volcano and the scoring round it calls, what each counts there, and a treasure dug up. */
import type { Piece } from '../../../../ui/stage.ts';
import { motifPoints, motifs, tiles } from '../../data.ts';
import { hexName } from '../../map.ts';
import type { TikalPreview } from '../../preview.ts';
import { treasuresOf } from '../../state.ts';
import type { TikalScene } from '../scene.ts';
import type { StageWords } from './en.ts';

export function pieceOf(scene: TikalScene, words: StageWords): Piece | undefined {
  const { say, view, text, preview } = scene;
  const { events } = scene;
  const began = events.find((event) => event.type === 'scoringBegan');
  if (began) {
    const volcano = events.find((event) => event.type === 'tileDrawn');
    return {
      title: words.scoring(began.round),
      line: words.inTurn(began.order.map((seat) => say.seat(seat))),
      ...(volcano ? { icon: { load: () => import('../TileFace.svelte'), props: { tile: volcano.tile }, box: '0 0 72 72' } } : {}),
    };
  }
  const placed = events.find((event) => event.type === 'tilePlaced' && tiles[event.tile]?.kind === 'volcano');
  if (placed?.type === 'tilePlaced')
    return { title: words.volcano, seat: placed.seat, spots: [{ place: hexName(placed.hex), wave: true }] };
  const raised = events.find((event) => event.type === 'raised');
  if (raised) {
    const { seat, motif, hex } = raised;
    const count = treasuresOf(view, seat, motif);
    return {
      title: text.motifs[motifs[motif]!],
      line: `${words.ofKind(count)}, ${words.points(motifPoints[count] ?? 0)}`,
      seat,
      icon: { load: () => import('../Treasure.svelte'), props: { motif }, box: '-13 -13 26 26' },
      spots: [{ place: hexName(hex), seat }],
    };
  }
  const scored = events.find((event) => event.type === 'scored');
  if (!scored) return undefined;
  const { seat, temples, treasures } = scored;
  const own = (preview as TikalPreview).temples.filter(({ owner }) => owner === seat);
  return {
    title: `+${temples + treasures}`,
    line: say.seat(seat),
    seat,
    spots: own.map(({ hex }) => ({ place: hexName(hex), seat })),
  };
}
