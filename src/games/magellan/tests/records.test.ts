import { recordedGames } from '../../../core/laws/records-suite.ts';
import { magellan } from '../index.ts';

recordedGames(magellan, new URL('../records/', import.meta.url), {
  kinds: ['bid', 'exchange', 'half', 'pass', 'pay', 'ship', 'stop', 'tuck', 'turn', 'veto', 'waive'],
});
