/** The paragraph behind each type of event. */
import type { TikalEvent } from '../event.ts';

export const ruleOf: Readonly<Record<TikalEvent['type'], string>> = {
  tileDrawn: 'T2.1',
  tilesTurnedUp: 'T8.1',
  tilePlaced: 'T3.1',
  tileLaidAside: 'T3.5',
  broughtIn: 'T4.1',
  transferred: 'T4.2',
  walked: 'T4.3',
  uncovered: 'T4.4',
  raised: 'T4.5',
  exchanged: 'T4.6',
  campSetUp: 'T4.7',
  guarded: 'T4.8',
  turnEnded: 'T2.1',
  scoringBegan: 'T6.1',
  scored: 'T6.2',
  auctionOpened: 'T8.4',
  bid: 'T8.2',
  passed: 'T8.2',
  turnWon: 'T8.3',
  tileChosen: 'T8.2',
  gameEnded: 'T7.2',
};
