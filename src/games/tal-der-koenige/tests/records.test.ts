import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Event } from '../../../core/event.ts';
import { recordedGames } from '../../../core/laws/records-suite.ts';
import { eventsOf, stateAfter } from '../../../core/match.ts';
import { readRecord } from '../../../core/record.ts';
import { isRefusal } from '../../../core/refusal.ts';
import type { TalEvent } from '../event.ts';
import { talDerKoenige as game } from '../index.ts';

const folder = new URL('../records/', import.meta.url);

recordedGames(game, folder, {
  kinds: ['bid', 'build', 'done', 'order', 'overseer', 'steal', 'takeOver', 'worker'],
  ends: {
    reasons: ['pharaoh', 'sites', 'bag', 'idle'],
    reasonOf(event: Event) {
      const told = event as TalEvent;
      return told.type === 'ended' ? told.reason : undefined;
    },
  },
});

it('K4.1 a round goes on to its end: in the game by pharaoh every seat has built or was passed over', () => {
  const record = readRecord(game, readFileSync(new URL('four-players.txt', folder), 'utf8'));
  if (isRefusal(record)) throw new Error(JSON.stringify(record));
  const { match } = record;
  const last = match.steps.findLastIndex((_, i) => eventsOf(match, i).some((event) => event.type === 'lastRound'));
  expect(stateAfter(match, last + 1).round).toBe(match.state.round);
});
