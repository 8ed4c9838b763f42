/**
 * How the parts of a table lie in the window. Usually the board stands beside a column. In an upright, small window a sheet
 * lies over the board's lower edge. A window too small for either is a page that scrolls, the board first.
 */
import { MediaQuery } from 'svelte/reactivity';

export interface Fit {
  readonly shape: 'column' | 'sheet' | 'page';
  /** Players, log and choices have no room of their own and open over the table. */
  readonly narrow: boolean;
  /** What a place says would hide too much of the board beside it, and stands in the panel. */
  readonly docks: boolean;
}

export function fitOfWindow(): Fit {
  const sheet = new MediaQuery('(max-width: 900px) and (orientation: portrait) and (min-height: 560px)');
  const page = new MediaQuery('(max-width: 559.98px)');
  const tablet = new MediaQuery('(min-width: 600px) and (min-height: 600px)');
  const narrow = new MediaQuery('(max-width: 820px) or (max-height: 560px)');
  return {
    get shape() {
      return sheet.current ? 'sheet' : page.current ? 'page' : 'column';
    },
    get docks() {
      return narrow.current && !tablet.current && (sheet.current || !page.current);
    },
    get narrow() {
      return narrow.current || sheet.current;
    },
  };
}
