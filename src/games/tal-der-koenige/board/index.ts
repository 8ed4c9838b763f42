/** The drawn side of Tal der Könige; loaded when a table of it is opened. */
import type { Component } from 'svelte';
import type { Language } from '../../../core/text.ts';
import type { AnyScene, BoardModule } from '../../../ui/board.ts';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import Hand from './Hand.svelte';
import Panel from './Panel.svelte';
import { ruleOf } from './rule-of.ts';
import { showing } from './showing.ts';
import type { BoardWords } from './text/en.ts';

const words: Readonly<Record<Language, () => Promise<BoardWords>>> = {
  en: async () => (await import('./text/en.ts')).en,
  nl: async () => (await import('./text/nl.ts')).nl,
  de: async () => (await import('./text/de.ts')).de,
};

export const board: BoardModule = {
  Board: Board as Component<{ scene: AnyScene }>,
  Controls: Controls as Component<{ scene: AnyScene }>,
  Hand: Hand as Component<{ scene: AnyScene }>,
  Panel: Panel as Component<{ scene: AnyScene; seat: number }>,
  // A block is laid by a tap on its position; the main button then ends the turn.
  claims: (choice) => 'action' in choice && choice.action.type === 'build',
  adds: ({ price }, { words: said }) => (price ? (said as BoardWords).moves(price) : ''),
  showing,
  upright: 1.08,
  sheet: 15,
  ruleOf,
  words: (language) => words[language](),
};
