import { expect, it } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { pizarro } from '../../games/magellan/data.ts';
import type { ListedTable } from '../../wire/tables.ts';
import { en } from '../text/en.ts';
import { nl } from '../text/nl.ts';
import { statusText, waitedText } from './status-text.ts';

const names = ['Anna', 'Bert', 'Chioma'];
const table = (more: Partial<ListedTable>): ListedTable => ({
  id: 'x',
  game: 'magellan',
  config: { players: 3, options: {}, rules: 1 },
  public: false,
  status: 'running',
  host: 'anna',
  seats: names.map((name, seat) => ({ seat, name, holder: 'person', person: name, bot: null, resigned: false })),
  number: 9,
  waiting: [1],
  yourTurn: false,
  points: null,
  created: 1,
  started: 1,
  ended: null,
  ...more,
});
const veto = { kind: 'veto', details: { explorer: pizarro }, seats: [1] };

it('home says what is waited for, in every language', async () => {
  const game = await loadGame('magellan');
  expect(statusText(table({ awaited: veto }), en, await game?.text('en'))).toBe('Bert may veto Pizarro');
  expect(statusText(table({ awaited: veto }), nl, await game?.text('nl'))).toMatch(/Bert.*Pizarro/);
});

it('and all who are asked the same, at a table of this device too', async () => {
  const text = await (await loadGame('tal-der-koenige'))?.text('en');
  const awaited = { kind: 'orders', details: {}, seats: [0, 2] };
  expect(waitedText({ waiting: [0, 2], awaited }, names, en, text)).toMatch(/^Anna and Chioma /);
});

it('until the words are there it says from whom; an offer for me comes before what others do', async () => {
  expect(statusText(table({ awaited: veto }), en, undefined)).toMatch(/Bert/);
  expect(statusText(table({ awaited: veto, offered: true }), en, undefined)).toBe(en.table.offerForYou);
  expect(statusText(table({ waiting: [] }), en, undefined)).toBe('');
});
