/** What a move would cost is told to one person among bots, and to nobody else. */
import { expect, it } from 'vitest';
import type { HolderView } from '../table/source.ts';
import { mayTellCost } from './may-tell-cost.ts';

const here: HolderView = { kind: 'here', name: 'Anna', present: true };
const away: HolderView = { kind: 'away', name: 'Bert', present: true };
const bot: HolderView = { kind: 'bot', name: 'Passat', level: 'easy', present: true };

it.each([
  ['one person and bots', 'local', [here, bot, bot], true],
  ['one person and bots at a server', 'online', [here, bot], true],
  ['two persons at one device', 'local', [here, here, bot], false],
  ['somebody elsewhere', 'online', [here, away, bot], false],
  ['a bot that sits in for somebody here', 'local', [here, { ...bot, mine: true }], false],
  ['an empty seat that somebody may take', 'online', [here, { ...away, kind: 'nobody' }], false],
  ['bots among themselves', 'local', [bot, bot], false],
  ['a record', 'record', [here, bot], false],
] as const)('%s: at a table that is %s', (_, kind, holders, told) => {
  expect(mayTellCost({ kind }, holders)).toBe(told);
});
