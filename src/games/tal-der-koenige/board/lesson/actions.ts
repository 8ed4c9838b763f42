/** What steps accept beside what they show. */
import type { Action } from '../../../../core/game.ts';
import type { ActionOf, TalAction } from '../../action.ts';
import { colours } from '../../data.ts';
import { siteOf } from '../../map.ts';

export const is =
  <T extends TalAction['type']>(type: T, fits: (action: ActionOf<T>) => boolean) =>
  (action: Action) =>
    action.type === type && fits(action as ActionOf<T>);

/** A block of this colour, wherever on the site it may be laid. */
export const builds = (on: number, of: (typeof colours)[number]) =>
  is('build', ({ site, colour }) => site === on && colour === colours.indexOf(of));

/** A worker from an area to whatever place on the site. */
export const sends = (site: number) => is('worker', ({ from, to }) => siteOf(from) === 0 && siteOf(to) === site);
