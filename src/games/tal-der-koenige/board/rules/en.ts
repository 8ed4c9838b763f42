import type { RuleSection } from '../../../../ui/board.ts';

export const en: readonly RuleSection[] = [
  {
    id: 'K1',
    title: 'What lies on the table',
    tables: ['sites'],
    picture: 'start',
    paragraphs: [
      {
        id: 'K1.1',
        text: 'A bag holds 165 building blocks, 33 in each of five colours. On fifteen sites pyramids can rise: small ones of five blocks (four and one on top, standing places A to H) and large ones of fourteen (nine, four and one, places A to L). The pharaoh’s own pyramid in area 16 takes thirty. The valley has seven areas, 16 to 22.',
      },
      {
        id: 'K1.2',
        text: 'Everybody has two overseers, five workers, eight scarabs and eight bid tablets: one each of 1, 2, 3 and 4, and four blank ones. All figures begin in area 16.',
      },
      {
        id: 'K1.3',
        text: 'With three players the sites with three suns stay closed, with two players those with two suns as well. Nobody may stand on a closed site, and it is not needed for the end of the game.',
      },
      {
        id: 'K1.4',
        text: 'A standing place has room for one figure, an area for as many as like to come. Around the pharaoh’s pyramid there are no places, and nobody owns it.',
      },
      {
        id: 'K1.5',
        text: 'Whoever holds the pharaoh stone starts every phase; then play goes clockwise. The first holder is drawn by lot, unless the table chose one.',
      },
    ],
  },
  {
    id: 'K2',
    title: 'Moving',
    tables: ['moving'],
    picture: 'overseers',
    examples: [
      {
        picture: 'movement',
        text: 'Overseer 1 goes from 6-C to 7-D for 3 movement points: out of site 6, over the border to area 20, onto site 7. Overseer 2 goes from area 16 to 15-B for 1. Together 4 of the 6 movement points.',
      },
    ],
    tries: [{ position: 'overseers', text: 'Move workers in round 1' }],
    paragraphs: [
      {
        id: 'K2.1',
        text: 'A step over the border of an area costs 1, a step into or out of a site costs 1; where border and frame lie on one line, as at sites 4, 8 and 12 towards area 16, it is 1 for both. Changing places within a site is free. Figures and blocks never bar the way, and the cheapest way counts: from 16 to 15-B it costs 1, from 6-C to 20 it costs 2, from 6-C to 7-D it costs 3.',
      },
      {
        id: 'K2.2',
        text: 'In each round you have 6 movement points for your two overseers together and 6 for all your workers together. What you do not use is lost.',
      },
    ],
  },
  {
    id: 'K3',
    title: 'A round',
    tables: ['rights'],
    picture: 'round',
    examples: [
      {
        picture: 'sale',
        text: 'Anna laid first, then Bert, then Chris. At group 1 Anna and Bert have 4 each: it goes to Anna, who laid earlier. Group 2 goes to Chris, 4 against 3. At group 3 Anna’s 1 and 2 make 3 and beat Bert’s 2, so Anna wins a second group. At group 4 lie only blanks: a sum of 0 buys nothing, and the five blocks go back into the bag.',
      },
      {
        picture: 'bumped',
        text: 'Anna’s overseer stays on 6-C. Bert’s overseer was ordered there too: the place is taken, so it ends in area 19, which 6-C touches. That costs nothing more, and it claims nothing.',
      },
      {
        picture: 'robbery',
        text: 'Site 2 belongs to Chris, who has no overseer there: its base of nine is full, and one block lies on top. Anna and Bert each have an overseer and a worker there, so each may take two blocks. Anna takes the upper one and one of the base, then Bert two more of the base: 6 are left.',
      },
      {
        picture: 'takeover',
        text: 'Site 8 belongs to Anna, who has nobody there. Bert has one overseer and one worker, more of both, and may replace Anna’s scarab. The six blocks stay, and Bert may build on them this very round.',
      },
    ],
    tries: [
      { position: 'bids', text: 'Lay tablets for blocks' },
      { position: 'round', text: 'Write secret orders' },
      { position: 'stealing', text: 'Steal blocks' },
      { position: 'takingOver', text: 'Take over a site' },
      { position: 'building', text: 'Build' },
    ],
    paragraphs: [
      {
        id: 'K3.1',
        text: 'Blocks. Groups of five blocks are drawn and laid out, one group more than there are players. In turn everybody lays tablets face down at any of the groups, all at once; how many is for all to see, which ones is not. When they are turned up, each group goes to the highest sum; if sums are equal, to whoever laid first. A player may win several groups, and may lay all, some or none of the tablets. Blanks only bluff: a sum of 0 buys nothing. Groups nobody wants go back into the bag, and all take their tablets back. If the bag holds too little there are fewer groups, the last one perhaps short; from an empty bag nothing is sold.',
      },
      {
        id: 'K3.2',
        text: 'Overseers. Each moves at most once. In round 1 they go openly, one player after the other, to areas, to sites without an owner or to your own, on free places only. From round 2 on everybody writes down in secret where each of their overseers goes: to any place of an open site, even one that is taken now, to an area, or nowhere. The orders are shown together and carried out in turn; a player’s moving overseers are lifted first and then set down in the order that player chose. If the place is taken by then, also by your other overseer, the overseer ends in the area which that place touches, at no extra cost. Orders that cost more than 6 movement points together cannot be written.',
      },
      {
        id: 'K3.3',
        text: 'Claims. An overseer that comes to stand on a site without an owner claims it with a scarab, whether you like it or not; a site only passed on the way is not claimed, nor one from which the overseer was sent aside. Without a scarab nothing is claimed, until there is one again in a later round and the overseer still stands there. The site stays yours when the overseer leaves.',
      },
      {
        id: 'K3.4',
        text: 'Workers. In turn and openly, each at most once, to areas or free places. In round 1 not to sites of others, later to every open site, finished ones too. Workers claim nothing.',
      },
      {
        id: 'K3.5',
        text: 'Stealing, from round 2. On a site of somebody else with an unfinished pyramid, where you have more overseers than the owner and at least one worker, you may take up to two blocks for each worker of yours there, the highest level first and any blocks within a level. They join the blocks you bought. Several players may steal at one site.',
      },
      {
        id: 'K3.6',
        text: 'Taking over, from round 2. On an unfinished site of somebody else, where you have more overseers and more workers than the owner, you may replace the owner’s scarab with one of yours, if you have one left; the owner gets the old one back. Blocks and figures stay, and you may build there this very round. The same workers may steal, take over and build.',
      },
      {
        id: 'K3.7',
        text: 'Building. On your own sites you may lay up to two blocks for each worker standing there; overseers are not needed. You choose the position of every block, but a level must be complete before the next begins, and blocks are never moved again; one turn may finish a level and begin the next. You build only with blocks bought or stolen this round. A finished pyramid gets the scarab on its top and is safe for good.',
      },
      {
        id: 'K3.8',
        text: 'What you have not used goes to the pharaoh, whose pyramid fills up level by level. What it has no room for goes back into the bag.',
      },
      { id: 'K3.9', text: 'The pharaoh stone passes to the left neighbour, who starts the next round.' },
    ],
  },
  {
    id: 'K4',
    title: 'The end',
    picture: 'end',
    paragraphs: [
      {
        id: 'K4.1',
        text: 'The round in which the pharaoh’s pyramid gets its last block, or in which every open site carries a finished pyramid, is played to its end and is the last. So is a round that begins with an empty bag, and the third round running in which no block is built, stolen or given to the pharaoh.',
      },
      {
        id: 'K4.2',
        text: 'Only finished pyramids count, for their owner. Most points win; equal points share the victory.',
      },
    ],
  },
  {
    id: 'K5',
    title: 'What a pyramid is worth',
    tables: ['worth'],
    picture: 'pyramids',
    examples: [
      {
        picture: 'worth',
        text: 'Site 2, all red: 11 points. Site 6, grey below, then black, white on top, is layered: 9. Site 10 is mixed: 5. The small ones: site 13, all white, is worth 4, and site 15, black with a top of sand, 3.',
      },
    ],
    paragraphs: [
      {
        id: 'K5.1',
        text: 'One colour throughout: 4 points for a small pyramid, 11 for a large one. Layered, that is each level in one colour, and levels may share a colour: 3 or 9. Anything else, mixed: 1 or 5. With the variant K6.2 a two-coloured pattern is worth 2 or 7. The best class that fits counts.',
      },
      { id: 'K5.2', text: 'The block in the middle of a large base cannot be seen and is never judged.' },
    ],
  },
  {
    id: 'K6',
    title: 'Variants',
    paragraphs: [
      {
        id: 'K6.1',
        text: 'For advanced builders: groups that nobody buys go to the pharaoh’s pyramid instead of the bag. If that completes it, this round is the last.',
      },
      {
        id: 'K6.2',
        text: 'For experts: a two-coloured pattern counts. Exactly two colours can be seen, chequered on every level: neighbours side by side differ. In a square of four the diagonals are equal, in a square of nine the corners have one colour and the sides the other. The top may be either.',
      },
      {
        id: 'K6.3',
        text: 'Workers that stole do not count for taking over that site in the same round: one worker for every two blocks stolen, rounded up.',
      },
    ],
  },
];
