import type { RuleSection } from '../../../../ui/board.ts';

export const en: readonly RuleSection[] = [
  {
    id: 'T1',
    title: 'What lies on the table',
    tables: ['tiles', 'floors'],
    picture: 'start',
    paragraphs: [
      {
        id: 'T1.1',
        text: 'The jungle has 40 hexes. Four are known from the start: base camp, two small temples worth 1, and a clearing. The other 36 are explored during the game, one tile after the other.',
      },
      {
        id: 'T1.2',
        text: 'Of the 36 tiles 15 are temples worth 1 to 6, 10 are jungle, 8 hide treasures (24 in all) and 3 are volcanoes. Every tile but a volcano has three stones along its edges. The backs carry letters: first come all tiles with an A, then B, and so on to G, each letter shuffled. Everybody sees the letter of the next tile, nobody its face.',
      },
      {
        id: 'T1.3',
        text: 'There are eight kinds of treasure, three of each. Temples grow with 48 floors numbered 2 to 10; there are many of the middle numbers and few of the high ones: three 2s, six 3s, nine 4s, eleven 5s, eight 6s, five 7s, three 8s, two 9s and one 10. A floor that is used never comes back.',
      },
      {
        id: 'T1.4',
        text: 'Everybody leads an expedition of one leader and 18 explorers, and has two camps. All of them wait beside the board. The leader moves and acts like any explorer; only in majorities does it count for more. Everybody begins with 0 points, in the auction game with 20.',
      },
      { id: 'T1.5', text: 'Who begins is drawn by lot, unless the table chose somebody. Play goes clockwise.' },
    ],
  },
  {
    id: 'T2',
    title: 'A turn',
    paragraphs: [
      {
        id: 'T2.1',
        text: 'Take the top tile and place it. Then spend up to ten action points (AP), on whatever you like and in any order. AP you do not spend are lost. Your turn is over only when you end it. Whatever is limited per turn may be done again in your next turn of ten AP, a scoring turn included.',
      },
      {
        id: 'T2.2',
        text: 'If the tile is a volcano, a scoring round comes first. Afterwards you place the volcano and take your ordinary turn.',
      },
    ],
  },
  {
    id: 'T3',
    title: 'Placing a tile',
    picture: 'placing',
    tries: [{ position: 'placing', text: 'Place this tile' }],
    paragraphs: [
      {
        id: 'T3.1',
        text: 'The tile goes on an empty hex next to a known tile, turned any way you like. It stays there for good.',
      },
      {
        id: 'T3.2',
        text: 'It must be possible to walk onto it: at least one stone has to lie on an edge between it and a known tile, on either side of that edge. Stones towards a volcano do not help.',
      },
      { id: 'T3.3', text: 'A volcano only has to lie next to something known. Nobody ever enters it.' },
      { id: 'T3.4', text: 'A treasure tile gets as many treasures as it shows masks, face down.' },
      {
        id: 'T3.5',
        text: 'A tile that fits nowhere is laid aside with its treasures unseen. The turn goes on with its ten AP. The tile counts as placed for T7 and T8.',
      },
    ],
  },
  {
    id: 'T4',
    title: 'Actions and their prices',
    tables: ['prices'],
    picture: 'movement',
    examples: [
      {
        picture: 'levels',
        text: 'Two figures of one player stand at this temple of value 3. For 2 AP it becomes 4, for 2 more AP, since there are two figures, 5; a third level is not allowed this turn. For another 5 AP one of the two becomes its guard: 9 AP in all, and the temple brings 5 points in every scoring round to come.',
      },
      {
        picture: 'exchange',
        text: 'Anna has a pair of jaguars and a sun, Bert a jaguar and a pair of frogs. Anna gives the sun and takes the jaguar: the pair becomes a trio, 6 points instead of 4. Bert’s frogs are a pair and cannot be taken, and neither can Anna’s jaguars.',
      },
    ],
    paragraphs: [
      {
        id: 'T4.1',
        text: 'Bring in a figure, 1 AP: your leader or an explorer from the supply, to base camp or to a camp of yours. As many as you can pay for.',
      },
      {
        id: 'T4.2',
        text: 'From camp to camp, 1 AP: one of your figures takes the secret passage between base camp and a camp of yours, or between your two camps. A figure is in a camp when it stands on that tile, however it got there.',
      },
      {
        id: 'T4.3',
        text: 'Walk: stepping to a neighbouring tile costs as many AP as stones lie on the edge between, those of both tiles together. Without a stone there is no way. In the picture the leader stands in base camp: the clearing costs 1, each of the two temples 2, for one stone lies on either side; from temple to clearing no stone leads. Others’ figures and camps never bar the way, and neither do guards.',
      },
      {
        id: 'T4.4',
        text: 'Uncover a temple level, 2 AP: with one of your figures at an unguarded temple it rises by one, up to 10. A second level of the same temple in the same turn needs two figures there; there is no third. The floor with exactly the next number is taken; once those are gone, the temple can rise no further. Its value is its topmost number.',
      },
      {
        id: 'T4.5',
        text: 'Dig up a treasure, 3 AP: with one of your figures on the tile you take the top treasure and show it. A second one there in the same turn needs two figures; there is no third.',
      },
      {
        id: 'T4.6',
        text: 'Exchange a treasure, 3 AP: you take a treasure from another player and give one of yours, and nobody can refuse. Treasures that belong to a pair or a trio stay where they are, and the two exchanged must be of different kinds. As often as you can pay for it.',
      },
      {
        id: 'T4.7',
        text: 'Set up a camp, 5 AP: in the jungle, or where all treasures have been dug up. You need no figure there, others’ figures do not matter, and the camp can be used at once. Each tile holds one camp, everybody has two, and a camp stays to the end.',
      },
      {
        id: 'T4.8',
        text: 'Guard a temple, 5 AP: where you have the majority, one of your figures climbs to the top and the temple is yours for good, at the value it has then. Your other figures there leave the game. Everybody may guard two temples in the whole game. Figures of others stay.',
      },
    ],
  },
  {
    id: 'T5',
    title: 'Majority',
    picture: 'majority',
    tries: [{ position: 'temples', text: 'Spend ten AP among these temples' }],
    paragraphs: [
      {
        id: 'T5.1',
        text: 'An explorer counts 1, the leader 3. You have the majority where your figures count more than those of every other player. A tie for the most gives it to nobody. A guard no longer counts. On the board the frame of a temple’s number shows whose it is; the label beside it says by how much, or = for a tie.',
      },
    ],
  },
  {
    id: 'T6',
    title: 'A scoring round',
    tables: ['scores'],
    picture: 'scoring',
    examples: [
      {
        picture: 'count',
        text: 'Temples of 3, 5, 5 and 8 make 21 points; two pairs of treasures and two single ones 8. Together 29.',
      },
    ],
    tries: [{ position: 'volcano', text: 'Take your scoring turn' }],
    paragraphs: [
      {
        id: 'T6.1',
        text: 'Whoever drew the volcano begins: that player spends ten AP and then scores, alone. Then everybody else does the same, clockwise. So each temple may change hands before the next player scores it too.',
      },
      {
        id: 'T6.2',
        text: 'You score the value of every unguarded temple where you have the majority, the value of every temple you guard, and your treasures: 1 for a single one, 3 for a pair, 6 for a trio.',
      },
      { id: 'T6.3', text: 'There are four scoring rounds: one with each volcano and one at the end.' },
    ],
  },
  {
    id: 'T7',
    title: 'The end',
    picture: 'end',
    tries: [{ position: 'last', text: 'Play the last scoring turns' }],
    paragraphs: [
      {
        id: 'T7.1',
        text: 'When the last tile has been placed and its turn is over, the last scoring round follows. The left neighbour of whoever placed the last tile begins, so whoever placed it comes last.',
      },
      { id: 'T7.2', text: 'Most points win; equal points share the victory.' },
    ],
  },
  {
    id: 'T8',
    title: 'The auction game',
    picture: 'auction',
    examples: [
      {
        picture: 'bidding',
        text: 'A round of four. Bert bids highest and pays 5 points. Chris, the next clockwise without a turn, opens the second auction; Anna wins it with 4. Chris opens the third too. The two who are left both pass, and Chris, who passed first, takes the turn for free. Doris is the last one: no auction, nothing to pay. Doris placed the last tile, so Anna opens the next round.',
      },
    ],
    tries: [{ position: 'auction', text: 'Bid for the next turn' }],
    paragraphs: [
      {
        id: 'T8.1',
        text: 'Everybody begins with 20 points. At the start of each round as many tiles are turned up as there are players. A round is over when everybody has had one turn; then the next one begins, until the stack is used up.',
      },
      {
        id: 'T8.2',
        text: 'What is sold is the right to choose one of the tiles and to take the next turn. Clockwise, those who have not had their turn yet bid more than the last bid, at least 1 and at most their own points, or pass. Whoever passes is out; whoever cannot bid higher is still asked, and while nobody has bid the last one may still bid or pass. The highest bidder pays with points, chooses a tile, places it and spends ten AP.',
      },
      {
        id: 'T8.3',
        text: 'If all pass, whoever passed first takes the turn for free. The last one in a round needs no auction and pays nothing.',
      },
      {
        id: 'T8.4',
        text: 'The first player opens the first auction. Later ones are opened by the next player clockwise who still has a turn to come, a new round by the left neighbour of whoever placed the last tile.',
      },
      {
        id: 'T8.5',
        text: 'A volcano brings its scoring round as soon as it is chosen, after the bid has been paid. Whoever chose it scores first, then places it and takes an ordinary turn; scoring turns do not use up the turn of the round.',
      },
      {
        id: 'T8.6',
        text: 'In the last scoring round whoever has the fewest points comes first, and so on. Ties go clockwise from the left of whoever placed the last tile, who comes last among them.',
      },
    ],
  },
];
