/** What a game says beside its board: its set pieces, and how its end screen tells the story. Loaded when wanted, never before. */
import type { Event } from '../core/event.ts';
import type { Language } from '../core/text.ts';
import type { AnyScene } from './board.ts';
import type { Sound } from './sounds.ts';

/** A stretch of the game, by the step it ends with. */
export interface Chapter {
  /** How many steps stand when it is over. */
  readonly at: number;
  readonly name: string;
  /** What the curve has room for: "2". */
  readonly short: string;
}

/** A fight, a sale or an auction: what a drawing of the whole game marks within its chapters. */
export interface Highlight {
  /** How many steps stand when it has happened. */
  readonly at: number;
  readonly kind: 'fight' | 'sale' | 'auction';
  /** Who won it, where one did. */
  readonly seat?: number;
  /** What the log says of it. */
  readonly events: readonly Event[];
}

/** Points that somebody got or paid on the way, where the final count does not say for what. */
interface Gain {
  readonly seat: number;
  readonly source: string;
  readonly points: number;
}

/** A place of the board that a set piece points out. */
interface Spot {
  /** As `data-place` names it. */
  readonly place: string;
  /** Whose colour the ring has; the accent's where nobody's. */
  readonly seat?: number;
  /** What rises there: "+6". */
  readonly label?: string;
  /** A wave runs out from it, as from a volcano. */
  readonly wave?: boolean;
}

/** A drawing of the board's own, with the box it is drawn in. */
interface Icon {
  load(): Promise<{ readonly default: unknown }>;
  readonly props: Readonly<Record<string, number>>;
  readonly box: string;
}

/** A short moment over the board: it covers nothing that can be tapped and is over by itself. */
export interface Piece {
  readonly title: string;
  readonly line?: string;
  readonly seat?: number;
  /** At the lower edge of the board: what happens is seen at the upper one. */
  readonly low?: boolean;
  readonly icon?: Icon;
  /** One after the other. */
  readonly spots?: readonly Spot[];
}

/** What `src/games/<id>/board/stage/index.ts` exports. */
export interface Stage {
  /** What an event sounds like, by its type; of several the last one that has a sound is heard. */
  readonly sounds?: Readonly<Record<string, Sound>>;
  /** The set piece of what has just happened; most steps have none. `showing.piece` of the board says which. */
  piece?(scene: AnyScene, language: Language): Piece | undefined;
  /** The scoring rounds, phases or rounds of a whole game, of which every step's events are given. */
  chapters(steps: readonly (readonly Event[])[], language: Language): readonly Chapter[];
  /** The fights, sales or auctions of a whole game, where it has any. */
  highlights?(steps: readonly (readonly Event[])[]): readonly Highlight[];
  /** Names the sources itself where the lines of the final count do not. */
  gains?(events: readonly Event[], language: Language): readonly Gain[];
}

/** The chapters of a game in which single events end them: what `tell` says of an event that does. */
export function chaptersEndedBy<E extends Event>(
  steps: readonly (readonly Event[])[],
  tell: (event: E) => Omit<Chapter, 'at'> | undefined,
): readonly Chapter[] {
  return steps.flatMap((events, at) =>
    (events as readonly E[]).flatMap((event) => {
      const chapter = tell(event);
      return chapter ? [{ at: at + 1, ...chapter }] : [];
    }),
  );
}

/** One highlight for each event that `tell` knows: of what kind it is, and who won it. */
export function highlightsOf<E extends Event>(
  steps: readonly (readonly Event[])[],
  tell: (event: E) => Pick<Highlight, 'kind' | 'seat'> | undefined,
): readonly Highlight[] {
  return steps.flatMap((events, at) =>
    (events as readonly E[]).flatMap((event) => {
      const told = tell(event);
      return told ? [{ at: at + 1, ...told, events: [event] }] : [];
    }),
  );
}
