/** The figures of the game as tables, from the data the rules themselves use; each language gives the words. */
import type { RuleTable } from '../../../../ui/board.ts';
import { type Kind, pyramids, worth } from '../../data.ts';
import { groupsFor, sitesInPlay } from '../../state.ts';

export interface TableWords {
  readonly worth: string;
  readonly pyramid: string;
  readonly small: (blocks: number) => string;
  readonly large: (blocks: number) => string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly moving: string;
  readonly step: string;
  readonly points: string;
  readonly steps: readonly (readonly [what: string, points: number])[];
  readonly rights: string;
  readonly right: string;
  readonly overseers: string;
  readonly workers: string;
  readonly rightRows: readonly (readonly string[])[];
  readonly sites: string;
  readonly players: string;
  readonly groups: string;
  readonly open: string;
}

const kinds: readonly Kind[] = ['oneColour', 'layered', 'twoColour', 'mixed'];

export function tables(words: TableWords): Readonly<Record<string, RuleTable>> {
  return {
    worth: {
      caption: words.worth,
      head: [words.pyramid, words.small(pyramids.small.blocks), words.large(pyramids.large.blocks)],
      rows: kinds.map((kind) => [words.kinds[kind], worth.small[kind], worth.large[kind]]),
    },
    moving: { caption: words.moving, head: [words.step, words.points], rows: words.steps },
    rights: { caption: words.rights, head: [words.right, words.overseers, words.workers], rows: words.rightRows },
    sites: {
      caption: words.sites,
      head: [words.players, words.groups, words.open],
      rows: [2, 3, 4].map((players) => [players, groupsFor(players), sitesInPlay(players).join(', ')]),
    },
  };
}
