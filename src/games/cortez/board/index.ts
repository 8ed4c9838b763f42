/** Cortez's drawn side; loaded when a table of it is opened. */
import type { Component } from 'svelte';
import type { Language } from '../../../core/text.ts';
import type { AnyScene, BoardModule } from '../../../ui/board.ts';
import type { CortezEvent } from '../event.ts';
import type { View } from '../view.ts';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import Hand from './Hand.svelte';
import Panel from './Panel.svelte';
import { coloursOf } from './scene.ts';
import type { BoardWords } from './text/en.ts';

const words: Readonly<Record<Language, () => Promise<BoardWords>>> = {
  en: async () => (await import('./text/en.ts')).en,
  nl: async () => (await import('./text/nl.ts')).nl,
  de: async () => (await import('./text/de.ts')).de,
};

const ruleOf: Readonly<Record<CortezEvent['type'], string>> = {
  marked: 'C1.6',
  turnedUp: 'C2.2',
  nothingHappened: 'C8.2',
  treasure: 'C2.3',
  treasureLeft: 'C2.3',
  bridgeTurned: 'C8.1',
  driven: 'C8.2',
  discarded: 'C4.3',
  drewSupply: 'C5.1',
  drewWar: 'C3.1',
  reshuffled: 'C3.2',
  putBack: 'C8.3',
  moved: 'C4.1',
  passed: 'C2.2',
  lots: 'C6.1',
  attacked: 'C4.5',
  stood: 'C6.2',
  laid: 'C6.3',
  surrendered: 'C6.4',
  stayedOut: 'C6.6',
  offered: 'C7.1',
  helpOffered: 'C6.5',
  answered: 'C6.5',
  traded: 'C7.1',
  hired: 'C6.5',
  declined: 'C7.1',
  withdrawn: 'C7.2',
  offerLapsed: 'C7.2',
  offerStands: 'C7.2',
  shown: 'C6.6',
  won: 'C6.6',
  notRefilled: 'C6.7',
  collarReturned: 'C6.8',
  lastCollarKept: 'C6.8',
  banished: 'C6.8',
  bid: 'C8.4',
  briberySold: 'C8.4',
  bribed: 'C9.1',
  carried: 'C9.1',
  ended: 'C10.3',
};

/** Trades, mercenaries, bribery cards, surrender and the plain actions have controls of their own. */
const claimed = ['offer', 'help', 'answer', 'accept', 'decline', 'withdraw', 'bribe', 'bribeMove', 'surrender', 'drawSupply'];

export const board: BoardModule = {
  // A free way needs no words.
  adds: ({ action, price }, { words: said }) => (action.type === 'move' && price ? (said as BoardWords).disguises(price) : ''),
  Board: Board as Component<{ scene: AnyScene }>,
  Controls: Controls as Component<{ scene: AnyScene }>,
  Hand: Hand as Component<{ scene: AnyScene }>,
  Panel: Panel as Component<{ scene: AnyScene; seat: number }>,
  colours: (view) => coloursOf(view as View),
  // Nations go around the table; with an odd number the first seat leads the larger one (C1.2), which may be drawn by lot.
  seatNotes({ players, options }, words) {
    const first = players % 2 ? ['aztec', 'spanish'].indexOf(String(options.majority)) : 0;
    const { nations } = words as BoardWords;
    return Array.from({ length: first < 0 ? 0 : players }, (_, seat) => nations[(first + seat) % 2] ?? '');
  },
  claims: (choice, question) => {
    const type = 'form' in choice ? choice.form : choice.action.type;
    return claimed.includes(type) || (question?.kind === 'act' && (type === 'drawWar' || type === 'pass'));
  },
  interjections: true,
  showing: {
    // The cards of a fight are turned up first.
    piece: (events) =>
      events.some(({ type }) => type === 'shown')
        ? 2600
        : events.some(({ type }) => type === 'won' || type === 'treasure')
          ? 0
          : undefined,
    routine: ([only, ...more]) => (only?.type === 'drewSupply' && more.length === 0 ? 'supply' : undefined),
    // Passes and staying out one after the other; an offer with the answer it gets, whoever made it.
    together(events) {
      const [only, ...more] = events as readonly CortezEvent[];
      if (!only || more.length > 0) return undefined;
      if (only.type === 'passed') return `passed ${only.what}`;
      if (only.type === 'marked' || only.type === 'stayedOut') return only.type;
      return only.type === 'offered' || only.type === 'declined' || only.type === 'withdrawn' ? `offer ${only.offer}` : undefined;
    },
    strikes(event, seat) {
      const one = event as CortezEvent;
      return (
        (one.type === 'carried' && one.owner === seat) ||
        (one.type === 'attacked' && one.defender === seat) ||
        (one.type === 'won' && one.loser === seat)
      );
    },
  },
  upright: 1.23,
  ruleOf,
  words: (language) => words[language](),
};
