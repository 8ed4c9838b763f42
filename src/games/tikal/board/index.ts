/** Tikal's drawn side; loaded when a table of it is opened. */
import type { Component } from 'svelte';
import type { Offer } from '../../../core/game.ts';
import type { Language } from '../../../core/text.ts';
import type { AnyScene, BoardModule } from '../../../ui/board.ts';
import type { TikalAction } from '../action.ts';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import Hand from './Hand.svelte';
import Panel from './Panel.svelte';
import { ruleOf } from './rule-of.ts';
import type { TikalScene } from './scene.ts';
import { showing } from './showing.ts';
import { addedTo } from './speak.ts';
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
  // What stands at a place is done there; the end of the turn is what is left for the main button.
  claims: ({ at, ...rest }) => at !== undefined || 'piece' in rest,
  // A walk goes wherever single steps and passages do, the cheapest way.
  listed: ({ type }) => type !== 'step' && type !== 'transfer',
  adds: (offer, scene) => addedTo(offer as Offer<TikalAction>, scene as TikalScene),
  showing,
  scored: 'scored',
  upright: 1.38,
  ruleOf,
  words: (language) => words[language](),
};
