import type { RuleSection } from '../../../../ui/board.ts';

export const en: readonly RuleSection[] = [
  {
    id: 'M1',
    title: 'What lies on the table',
    tables: ['money', 'phases'],
    picture: 'start',
    paragraphs: [
      {
        id: 'M1.1',
        text: 'Six explorers, each with six cards: three for phase I, two for phase II, one for phase III. Seven money cards of every value from 1 to 9. The numbers are ducats. Low cards carry many crowns: 1 to 3 have three, 4 to 6 have two, 7 to 9 have one.',
      },
      {
        id: 'M1.2',
        text: 'Two boards: one with Columbus, Pizarro and Magellan, one with Marco Polo, Vasco da Gama and Cook. Either can be played on side A or on side B; some fields differ.',
      },
      {
        id: 'M1.3',
        text: 'Everybody has six ships and begins with one money card of each value, hidden from the others. How many cards somebody holds is public.',
      },
      {
        id: 'M1.4',
        text: 'The auctioneer is drawn by lot, unless the table chose one. The auctioneer bids like everybody else and stays auctioneer to the end.',
      },
      {
        id: 'M1.5',
        text: 'Three phases follow one another: 18 cards are sold in the first, 12 in the second, 6 in the third. Each stack is shuffled.',
      },
    ],
  },
  {
    id: 'M2',
    title: 'The auction of one card',
    picture: 'auction',
    examples: [
      {
        picture: 'openers',
        text: 'Anna is the auctioneer and opens the first auction; Bert buys and so opens the second. Nobody wants that card, and Bert, who bought last, opens again. The fourth auction is of phase II, much later: again Bert bought last, but has no ship on field I of this explorer. Chris is the next clockwise who has, and opens.',
      },
      {
        picture: 'payment',
        text: 'A price of 7. You may pay it with the 4 and the 3, or with the 9 alone, without change. With the 9 and the 4 you may not: the 9 would do without the 4.',
      },
    ],
    tries: [
      { position: 'auction', text: 'Bid in this auction' },
      { position: 'paying', text: 'Pay for a card you have won' },
    ],
    paragraphs: [
      { id: 'M2.1', text: 'The top card is turned up. Whoever holds a veto is asked first.' },
      {
        id: 'M2.2',
        text: 'The buyer of the previous card bids first; if it was not sold, whoever bought last; before anything is sold, the auctioneer. If that player may not take part, the next one clockwise who may begins.',
      },
      {
        id: 'M2.3',
        text: 'Clockwise, everybody bids more than the last bid, at least 1, or passes. Whoever passes is out of this auction. It ends when all but the highest bidder have passed. If nobody has bid yet, the last player may still bid or pass. A player who cannot raise is still asked.',
      },
      {
        id: 'M2.4',
        text: 'You must be able to pay what you bid. Where a card has to be left over (Magellan on side A, Cook on side B), your lowest card does not count.',
      },
      {
        id: 'M2.5',
        text: 'In phase I everybody with a ship not yet placed takes part. In phase II only those with a ship on field I of this explorer, in phase III only those with one on field II. You also need a money card, or two where one must be left over.',
      },
      { id: 'M2.6', text: 'If nobody may take part, or all pass, the card leaves the game.' },
      {
        id: 'M2.7',
        text: 'The buyer pays with cards worth at least the bid. There is no change, and no card may be paid that could have been left out: for a price of 7 with a 9 and a 4 in hand you pay the 9 alone. Payments go face up to the discards.',
      },
      {
        id: 'M2.8',
        text: 'Who bought what is public. Bought cards lie face down, but Magellan cards and Columbus cards with an unused veto lie face up.',
      },
    ],
  },
  {
    id: 'M3',
    title: 'Ships',
    picture: 'ships',
    tries: [{ position: 'ships', text: 'Sail on in phase II' }],
    paragraphs: [
      {
        id: 'M3.1',
        text: 'In phase I you send a ship not yet placed to field I of the explorer you bought. In phase II one of your ships there sails on to II, in phase III from II to III. If several could sail, you choose. Ships not placed after phase I leave the game.',
      },
      {
        id: 'M3.2',
        text: 'One sale runs in this order: vetoes, bids, payment, ship, the half of Vasco da Gama on side B, then what the field does.',
      },
    ],
  },
  {
    id: 'M4',
    title: 'The end of a phase',
    examples: [
      {
        picture: 'voyage',
        text: 'Phase II, both boards on side A. When it ends, the ship on Columbus II brings a card from its bag; one left behind on Columbus I brings nothing any more. At the end of the game a ship on I counts 1 crown, on II 5, and on III it would count 10.',
      },
    ],
    tries: [{ position: 'exchange', text: 'Exchange cards with Marco Polo' }],
    paragraphs: [
      { id: 'M4.1', text: 'Hands that lay open are taken up. Then all discards are shuffled into the draw pile.' },
      {
        id: 'M4.2',
        text: 'After phases I and II everybody draws two cards. After each phase every ship on a field of that phase brings as many cards as the bag of that field says. Dealing goes clockwise from the auctioneer, everybody’s two cards first and then the bags, and stops when no card is left.',
      },
      { id: 'M4.3', text: 'Then cards are exchanged at Marco Polo, from the auctioneer clockwise.' },
      {
        id: 'M4.4',
        text: 'If a card is to be drawn in the middle of a phase and the pile is empty, the discards are shuffled into a new one. For Pizarro nothing is shuffled.',
      },
    ],
  },
  {
    id: 'M5',
    title: 'The explorers',
    tables: ['fieldsA', 'fieldsB'],
    picture: 'explorers',
    examples: [
      {
        picture: 'turned',
        text: 'Pizarro: a 5, a 6 and a 2 make 13 points. Whoever goes on and turns up an 8 has 21 and gets nothing.',
      },
      {
        picture: 'stacks',
        text: 'The 1, the 3 and the 5 lie under three Magellan cards: 8 crowns times 3 are 24 points. The 2 and the 6 under two cards: 5 times 2 are 10.',
      },
      {
        picture: 'halves',
        text: 'Vasco da Gama on side B. The ship on the left half of I drew 1 card at once and has no crowns there. The one on the right half of II drew none there and counts 4 crowns at the end; what it chose on I no longer matters. On III it would choose again: 3 cards, or 8 crowns.',
      },
    ],
    tries: [
      { position: 'veto', text: 'Use a veto, or not' },
      { position: 'explorers', text: 'Play phase III with side B' },
    ],
    paragraphs: [
      {
        id: 'M5.1',
        text: 'Columbus. The card of phase I gives one veto for any phase: before the first bid its owner may send the card on offer under the stack; the veto is then gone. The cards of phases II and III give none. The last card of a stack cannot be vetoed. Owners are asked clockwise from whoever would bid first, each once, whether they may bid or not; the first veto settles it. A veto does not change who bids first, and a card that comes up again can be vetoed again with another Columbus card.',
      },
      {
        id: 'M5.2',
        text: 'Pizarro. On side B, field III: when you score, you turn up cards from the draw pile one by one, after everything else, and may stop at any time, even before the first. The sum of their money values (not their crowns), up to 20, counts as points; above 20 Pizarro brings nothing.',
      },
      {
        id: 'M5.3',
        text: 'Magellan. Each of your ships at Magellan has its own stack: the Magellan cards bought for it, with money under them; a later card goes on the stack of the ship that moves. On side A you put a card from your hand face down under it; on side B a card of the payment, for all to see. At the end a stack scores its crowns times the number of Magellan cards on it: one, two or three.',
      },
      {
        id: 'M5.4',
        text: 'Marco Polo. On side A, fields I and II: when the phase ends and the new cards are dealt, for each ship there you may exchange up to three cards from your hand for new ones, one ship after the other, so that you see what you drew.',
      },
      {
        id: 'M5.5',
        text: 'Vasco da Gama. On side A you draw cards at once: one on field I, two on II, three on III. On side B you choose each time: on the left half you must draw as many, but it has no crowns; the right half has crowns, but you draw nothing. Only the half where the ship stands at the end scores.',
      },
      {
        id: 'M5.6',
        text: 'Cook. On side A your whole hand lies open until the phase ends, cards drawn meanwhile too; open cards are still your hand, and it may be empty. On side B, after you have paid, your left neighbour draws a card from your hand blindly, and it is discarded face up; without a card left for that you cannot buy.',
      },
    ],
  },
  {
    id: 'M6',
    title: 'Scoring',
    picture: 'end',
    tries: [
      { position: 'pizarro', text: 'Turn up cards for Pizarro' },
      { position: 'lastCard', text: 'Bid for the last card of the game' },
    ],
    paragraphs: [
      {
        id: 'M6.1',
        text: 'After phase III everybody scores the crowns of the fields their ships stand on, the crowns of the money in hand, the Magellan stacks, and last Pizarro. Whoever bought last scores first, then clockwise.',
      },
      { id: 'M6.2', text: 'Most points win; equal points share the victory.' },
    ],
  },
];
