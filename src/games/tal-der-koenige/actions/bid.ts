/** K3.1: tablets are laid face down at the groups, all at once. */

import { mostGroups } from '../action.ts';
import { blankTablets, numberedTablets } from '../data.ts';
import { moveOn } from '../flow.ts';
import { refuse } from '../refuse.ts';
import { tabletsAt, tabletsOf } from '../sale.ts';
import { groupCount, groupsFor } from '../state.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

const groupNumbers = Array.from({ length: mostGroups + 1 }, (_, group) => group);

export const bid: Rule<'bid'> = {
  refusal(state, seat, { numbered, blanks }) {
    const unasked = notAsked(state, seat, 'bids');
    if (unasked) return unasked;
    const groups = groupCount(state);
    if (blanks.length !== groups || numbered.some((group) => group > groups)) return refuse('K3.1', 'noSuchGroup', { groups });
    const laid = blanks.reduce((sum, count) => sum + count, 0);
    return laid > blankTablets ? refuse('K1.2', 'tooManyBlanks', { laid, most: blankTablets }) : undefined;
  },

  choices(state, seat) {
    if (!isAsked(state, seat, 'bids')) return [];
    const groups = groupCount(state);
    const entry = { kind: 'one', of: groupNumbers.slice(0, groups + 1) } as const;
    return [
      {
        form: 'bid',
        slots: {
          numbered: { kind: 'list', entry, least: numberedTablets, most: numberedTablets },
          blanks: { kind: 'counts', most: new Array(groups).fill(blankTablets) },
        },
        proposal: { type: 'bid', numbered: new Array(numberedTablets).fill(0), blanks: new Array(groups).fill(0) },
      },
    ];
  },

  play(state, seat, { numbered, blanks }, random, emit) {
    for (let tablet = 0; tablet < numberedTablets; tablet++) state.numbered[seat * numberedTablets + tablet] = numbered[tablet]!;
    const first = seat * groupsFor(state.players);
    for (let group = 0; group < blanks.length; group++) state.blanks[first + group] = blanks[group]!;
    if (emit) {
      const counts = Array.from({ length: groupCount(state) }, (_, group) => tabletsAt(state, seat, group));
      emit({ type: 'laid', seat, counts, secret: { to: [seat], ...tabletsOf(state, seat) } });
    }
    moveOn(state, random, emit);
  },
};
