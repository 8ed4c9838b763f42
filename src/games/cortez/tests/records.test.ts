import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Event } from '../../../core/event.ts';
import { recordedGames } from '../../../core/laws/records-suite.ts';
import { readRecord } from '../../../core/record.ts';
import { isRefusal } from '../../../core/refusal.ts';
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

it('a game of version 1 is not one of version 2', () => {
  const text = readFileSync(new URL('../records/4-players.txt', import.meta.url), 'utf8').replace('rules: 1', 'rules: 2');
  expect(isRefusal(readRecord(cortez, text))).toBe(true);
});
