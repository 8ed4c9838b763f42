/** What a drawing of a printed board is given: to be read, or to be changed. */
import type { Certainty, PrintedMap } from '../core/maps.ts';
import type { Language } from '../core/text.ts';

export interface MapDrawingProps<M extends PrintedMap = PrintedMap> {
  readonly map: M;
  readonly language: Language;
  /** Takes the board as it was changed; without it the drawing is only to be looked at. */
  readonly change?: ((map: M) => void) | undefined;
  /** Places that something is wrong with. */
  readonly wrong?: ReadonlySet<string> | undefined;
  /** Shows how sure each datum is, in these words. */
  readonly certainty?: Readonly<Record<Certainty, string>> | undefined;
}
