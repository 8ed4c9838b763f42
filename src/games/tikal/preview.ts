/** What each seat would have if it scored now, temple by temple and motif by motif. */
import type { Preview, ScoreLine, Seat } from '../../core/game.ts';
import { type Motif, motifs, scoringRounds } from './data.ts';
import { type Hex, hexCount, hexName } from './map.ts';
import type { Line } from './message-keys.ts';
import { ownerOf, pointsFor } from './scoring.ts';
import { guardAt, isScoring, isTemple, none, playersOf, scoreOf, treasuresOf, valueAt } from './state.ts';
import type { TikalView } from './view.ts';

export interface TikalPreview extends Preview {
  /** Every temple with who would score it now; -1 for nobody. */
  readonly temples: readonly { readonly hex: Hex; readonly owner: Seat }[];
}

export function preview(view: TikalView): TikalPreview {
  return {
    temples: Array.from({ length: hexCount }, (_, hex) => hex)
      .filter((hex) => isTemple(view, hex))
      .map((hex) => ({ hex, owner: ownerOf(view, hex) })),
    seats: Array.from({ length: playersOf(view) }, (_, seat) => {
      const scored = line('scored', scoreOf(view, seat));
      const lines = willScore(view, seat) ? [scored, ...templeLines(view, seat), ...treasureLines(view, seat)] : [scored];
      return { lines, total: lines.reduce((sum, { points }) => sum + points, 0), unknown: false };
    }),
  };
}

function line(line: Line, points: number): ScoreLine {
  return { line, points };
}

/** Whoever has scored in a scoring round does not score again in it, and after the last one nobody does. */
function willScore(view: TikalView, seat: Seat): boolean {
  return isScoring(view) ? view.order.includes(seat) : view.scorings < scoringRounds;
}

function templeLines(view: TikalView, seat: Seat): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (let hex = 0; hex < hexCount; hex++)
    if (isTemple(view, hex) && ownerOf(view, hex) === seat)
      lines.push(line(guardAt(view, hex) === none ? `temple ${hexName(hex)}` : `guarded ${hexName(hex)}`, valueAt(view, hex)));
  return lines;
}

function treasureLines(view: TikalView, seat: Seat): ScoreLine[] {
  return motifs.flatMap((motif: Motif, at) => {
    const points = pointsFor(treasuresOf(view, seat, at));
    return points > 0 ? [line(`treasure ${motif}`, points)] : [];
  });
}
