/** Magellan's drawn side; loaded when a table of it is opened. */
import type { Component } from 'svelte';
import type { Language } from '../../../core/text.ts';
import type { AnyScene, BoardModule } from '../../../ui/board.ts';
import type { MagellanEvent } from '../event.ts';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import Hand from './Hand.svelte';
import Panel from './Panel.svelte';
import type { BoardWords } from './text/en.ts';

const words: Readonly<Record<Language, () => Promise<BoardWords>>> = {
  en: async () => (await import('./text/en.ts')).en,
  nl: async () => (await import('./text/nl.ts')).nl,
  de: async () => (await import('./text/de.ts')).de,
};

const ruleOf: Readonly<Record<MagellanEvent['type'], string>> = {
  turnedUp: 'M2.1',
  vetoed: 'M5.1',
  waived: 'M5.1',
  bid: 'M2.3',
  passed: 'M2.3',
  unsold: 'M2.6',
  won: 'M2.3',
  paid: 'M2.7',
  tuckedOpen: 'M5.3',
  tucked: 'M5.3',
  placed: 'M3.1',
  moved: 'M3.1',
  choseHalf: 'M5.5',
  gotVeto: 'M5.1',
  drew: 'M4.2',
  reshuffled: 'M4.1',
  openedHand: 'M5.6',
  closedHand: 'M4.1',
  lostCard: 'M5.6',
  exchanged: 'M5.4',
  phaseEnded: 'M4.1',
  scored: 'M6.1',
  turnedMoney: 'M5.2',
  pizarroEnded: 'M5.2',
  over: 'M6.2',
};

export const board: BoardModule = {
  Board: Board as Component<{ scene: AnyScene }>,
  Controls: Controls as Component<{ scene: AnyScene }>,
  Hand: Hand as Component<{ scene: AnyScene }>,
  Panel: Panel as Component<{ scene: AnyScene; seat: number }>,
  showing: {
    // Whoever turns up one card after the other for Pizarro is shown doing it in one go.
    routine: ([only, ...more]) => (only?.type === 'turnedMoney' && more.length === 0 ? 'pizarro' : undefined),
    together: ([only, ...more]) =>
      more.length === 0 && (only?.type === 'passed' || only?.type === 'waived') ? only.type : undefined,
    strikes: (event, seat) => event.type === 'lostCard' && (event as MagellanEvent & { seat: number }).seat === seat,
    piece: (events) => (events.some(({ type }) => type === 'won' || type === 'phaseEnded') ? 0 : undefined),
  },
  upright: 1.29,
  ruleOf,
  words: (language) => words[language](),
};
