/** What happened in the step that led here, as marks on the board. */
import type { Seat } from '../../../core/game.ts';
import type { Hex } from '../map.ts';
import type { Figure } from '../state.ts';
import { type TikalScene, templesOf } from './scene.ts';

/** A figure that went somewhere, and over what. */
export interface Journey {
  readonly seat: Seat;
  readonly figure: Figure;
  readonly way: readonly Hex[];
}

/** Two treasures that have changed hands. */
export interface Exchange {
  readonly seat: Seat;
  readonly other: Seat;
  readonly take: number;
  readonly give: number;
}

export interface Marks {
  readonly journey: Journey | undefined;
  /** Where something changed. */
  readonly fresh: ReadonlySet<Hex>;
  /** Tile just laid, to be turned over. */
  readonly laid: Hex | undefined;
  /** A treasure that has just been raised: its motif and where. */
  readonly raised: { readonly hex: Hex; readonly motif: number } | undefined;
  readonly traded: Exchange | undefined;
  /** Who has just scored, and which temples counted. */
  readonly scored: { readonly seat: Seat; readonly temples: readonly Hex[] } | undefined;
}

export function marksOf(scene: TikalScene): Marks {
  const fresh = new Set<Hex>();
  let journey: Journey | undefined;
  let laid: Hex | undefined;
  let raised: Marks['raised'];
  let traded: Exchange | undefined;
  let scored: Marks['scored'];
  for (const event of scene.events) {
    switch (event.type) {
      case 'walked':
        journey = event;
        fresh.add(event.to);
        break;
      case 'transferred':
        journey = { seat: event.seat, figure: event.figure, way: [event.from, event.to] };
        fresh.add(event.to);
        break;
      case 'broughtIn':
        fresh.add(event.to);
        break;
      case 'tilePlaced':
        laid = event.hex;
        fresh.add(event.hex);
        break;
      case 'raised':
        raised = event;
        fresh.add(event.hex);
        break;
      case 'exchanged':
        traded = event;
        break;
      case 'uncovered':
      case 'campSetUp':
      case 'guarded':
        fresh.add(event.hex);
        break;
      case 'scored':
        // The board has not changed since he scored, so what counts now is what counted.
        scored = { seat: event.seat, temples: templesOf(scene, event.seat) };
        break;
    }
  }
  return { journey, fresh, laid, raised, traded, scored };
}
