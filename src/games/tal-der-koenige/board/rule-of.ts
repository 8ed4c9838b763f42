import type { TalEvent } from '../event.ts';

/** The paragraph behind each type of event. */
export const ruleOf: Readonly<Record<TalEvent['type'], string>> = {
  round: 'K1.5',
  drawn: 'K3.1',
  laid: 'K3.1',
  turnedUp: 'K3.1',
  sold: 'K3.1',
  unsold: 'K3.1',
  overseer: 'K3.2',
  ordered: 'K3.2',
  ordersShown: 'K3.2',
  voided: 'K3.2',
  bumped: 'K3.2',
  claimed: 'K3.3',
  worker: 'K3.4',
  stolen: 'K3.5',
  takenOver: 'K3.6',
  built: 'K3.7',
  finished: 'K5.1',
  toPharaoh: 'K3.8',
  overflow: 'K3.8',
  done: 'K1.5',
  lastRound: 'K4.1',
  stone: 'K3.9',
  ended: 'K4.2',
};
