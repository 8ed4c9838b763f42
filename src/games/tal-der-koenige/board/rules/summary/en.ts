import type { RuleSummary } from '../../../../../ui/board.ts';
import { tables } from '../tables.ts';

export const en: RuleSummary = {
  aim: 'You build pyramids in the Valley of the Kings: overseers claim sites, workers build. Only finished pyramids score, for their owner: the better their colours match, the more. The game ends when the pharaoh’s own pyramid is full or every site is finished. Most points win.',
  turnTitle: 'A round',
  turn: [
    'Blocks: lay bid tablets face down at the groups on sale; each group goes to the highest sum.',
    'Overseers: 6 movement points for your two; openly in round 1, then by secret orders. They claim sites without an owner.',
    'Workers: 6 movement points for all five, openly.',
    'From round 2: steal blocks, then take over sites, where you outnumber the owner.',
    'Build up to two blocks for each worker on your own sites. The pharaoh takes what is left over; the pharaoh stone passes to the left.',
  ],
  tables: tables({
    worth: 'What a finished pyramid is worth',
    pyramid: 'Pyramid',
    small: (blocks) => `small (${blocks} blocks)`,
    large: (blocks) => `large (${blocks} blocks)`,
    kinds: {
      oneColour: 'One colour',
      layered: 'Layered: each level in one colour',
      twoColour: 'Two-coloured pattern (variant for experts)',
      mixed: 'Mixed: anything else',
    },
    moving: 'What a step costs',
    step: 'Step',
    points: 'Movement points',
    steps: [
      ['Over the border of an area', 1],
      ['Into or out of a site', 1],
      ['Both at once, where border and frame lie on one line', 1],
      ['From place to place within a site', 0],
    ],
    rights: 'On an unfinished site of somebody else',
    right: '',
    overseers: 'Overseers',
    workers: 'Workers',
    rightRows: [
      ['Steal up to two blocks per worker', 'more than the owner', 'at least one'],
      ['Take over the site', 'more than the owner', 'more than the owner'],
    ],
    sites: 'Groups and sites',
    players: 'Players',
    groups: 'Groups on sale',
    open: 'Open sites',
  }),
  remember: [
    'Tablets 1, 2, 3, 4 and four blanks. Equal sums: whoever laid first. A sum of 0 buys nothing.',
    'If the place is taken when an order is carried out, the overseer ends in the area which that place touches.',
    'To claim a site you need a scarab left; everybody has eight. A finished pyramid is safe for good.',
    'A level must be complete before the next begins; laid blocks are never moved.',
    'Stealing takes blocks from the highest level first.',
    'The block in the middle of a large base is never judged.',
  ],
};
