import { expect, it } from 'vitest';
import { catalogue, gameIds } from '../../games/index.ts';
import { botName } from './names.ts';

it.each(gameIds)('bots of %s have names of their own, one for every seat', (id) => {
  const seats = Array.from({ length: catalogue[id].players.most }, (_, seat) => botName(id, seat));
  expect(new Set(seats).size).toBe(seats.length);
});

it('a game without a pool has names too', () => {
  expect(botName('shells', 0)).not.toBe(botName('shells', 1));
});
