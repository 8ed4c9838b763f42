/**
 * Whether the sheet below the board is folded. What is decided on the board must not lie under the sheet, nor what is only watched;
 * what is decided in the sheet stands there whole. Within one decision it stays as it was put, also when others act in between.
 */
import type { Fit } from './window-fit.ts';

interface Surroundings {
  readonly fit: Fit;
  /** Where the board is drawn. */
  drawing(): HTMLElement | undefined;
  /** The decision asked for now; with another one the sheet is folded or unfolded anew. */
  decision(): string | undefined;
  /** Whether this device has nothing to decide. */
  watching(): boolean;
}

/** What a lesson speaks of lies in the sheet or on the board; undefined where it lies in neither. */
interface Wish {
  readonly step: string;
  readonly folded: boolean | undefined;
}

export type Fold = ReturnType<typeof openFold>;

/** Call it while a component is being made. */
export function openFold({ fit, drawing, decision, watching }: Surroundings) {
  let folded = $state(true);
  let wished = $state.raw<Wish>();
  // Derived, so that only another answer counts, not every moment that is shown.
  const decided = $derived(`${decision()} ${fit.shape} ${wished?.step}`);
  const watched = $derived(watching());
  const heights = $state({
    /** The room that is always left to the sheet. */
    rest: 0,
    /** How high the sheet stands now, and how high what it holds is. */
    sheet: 0,
    inner: 0,
  });
  const overlaps = $derived(fit.shape === 'sheet' && heights.rest > 0 && heights.inner > heights.rest + 4);
  /** How it was put in the last decision. */
  let last: { readonly decided: string; readonly folded: boolean } | undefined;
  function put(down: boolean) {
    folded = down;
    if (!watched) last = { decided, folded };
  }
  // It comes up once everything is drawn, so that it does not go up and down while others act.
  $effect(() => {
    const [now, seen] = [decided, watched];
    if (!seen && last?.decided === now) {
      folded = last.folded;
      return;
    }
    const lit = () => drawing()?.querySelector('[data-place].lit, [data-place][data-lit]') != null;
    const down = () => wished?.folded ?? (seen || lit());
    const drawn = requestAnimationFrame(() => (folded ||= down()));
    const settled = setTimeout(() => put(down()), 300);
    return () => {
      cancelAnimationFrame(drawn);
      clearTimeout(settled);
    };
  });
  return {
    heights,
    get folded() {
      return folded;
    },
    /** Whether it would cover something of the board, or is folded so as not to. */
    get overlaps() {
      return overlaps;
    },
    toggle() {
      put(!folded);
    },
    /** Brings it up for something that is decided in it alone; the answer puts it back as it was. */
    raise() {
      const before = folded;
      put(false);
      return () => put(before);
    },
    wish(step: string, down: boolean | undefined) {
      wished = { step, folded: down };
    },
  };
}
