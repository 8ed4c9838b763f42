import type { Event } from '../../../core/event.ts';
import { recordedGames } from '../../../core/laws/records-suite.ts';
import type { CortezEvent } from '../event.ts';
import { cortez } from '../index.ts';

recordedGames(cortez, new URL('../records/', import.meta.url), {
  kinds: [
    'accept',
    'answer',
    'attack',
    'banish',
    'bid',
    'bribe',
    'bribeMove',
    'bridge',
    'decline',
    'discard',
    'drawSupply',
    'drawWar',
    'flight',
    'help',
    'lay',
    'mark',
    'move',
    'offer',
    'pass',
    'pay',
    'putBack',
    'refill',
    'stand',
    'stayOut',
    'surrender',
    'withdraw',
  ],
  ends: {
    reasons: ['treasure', 'cityFull'],
    reasonOf(event: Event) {
      const told = event as CortezEvent;
      return told.type === 'ended' ? told.why : undefined;
    },
  },
});
