import { many } from '../../../../../core/agreement.ts';
import type { RuleSummary } from '../../../../../ui/board.ts';
import { tables } from '../tables.ts';

export const en: RuleSummary = {
  aim: 'Six explorers set sail, and you send ships along with those you buy at auction. The money you pay with is worth points itself. Most points win: crowns on the fields of your ships, in your hand and in Magellan stacks, and what Pizarro brings. 36 cards are sold in three phases.',
  turnTitle: 'One card is sold',
  turn: [
    'The top card is turned up; whoever holds a veto is asked first.',
    'Clockwise, everybody bids more than the last bid or passes and is out.',
    'The buyer pays with cards worth at least the bid: no change, and no card that could be left out.',
    'A ship of the buyer goes to the explorer’s field of this phase: from the supply to I, from I to II, from II to III.',
    'The field does what it says. The buyer opens the next auction.',
  ],
  tables: tables({
    explorers: ['Columbus', 'Pizarro', 'Magellan', 'Marco Polo', 'Vasco da Gama', 'Cook'],
    fields: (side) => `Fields on side ${side}: cards at the end of the phase, crowns at the end of the game`,
    explorer: 'Explorer',
    cards: (count) => many(count, 'card', 'cards'),
    crowns: (count) => many(count, 'crown', 'crowns'),
    actions: {
      veto: () => 'a veto',
      pushYourLuck: () => 'turn up cards to 20',
      tuckFromHand: () => 'stack: a card from your hand',
      tuckFromPayment: () => 'stack: a card of the payment',
      exchange: () => 'exchange up to 3',
      draw: (cards) => `draw ${cards} at once`,
      openHand: () => 'hand open for the phase',
      neighbourDiscards: () => 'left neighbour takes a card away',
      half: (cards, crowns) => `draw ${cards}, or ${many(crowns, 'crown', 'crowns')}`,
    },
    money: 'Money cards',
    value: 'Value',
    crown: 'Crowns',
    eachValue: 'Of each value',
    phaseTable: 'The phases',
    phase: 'Phase',
    sold: 'Cards sold',
    forAll: 'Cards for everybody at its end',
  }),
  remember: [
    'Phase I: everybody with a ship not yet placed may bid. Phase II: only with a ship on field I of this explorer. Phase III: on field II.',
    'Magellan on side A and Cook on side B: a card must be left over after paying.',
    'A Magellan stack scores its crowns times the Magellan cards on it: 8 crowns under three cards make 24.',
    'Pizarro III on side B: turn up cards one by one. Up to 20 their values count as points, above 20 you get nothing.',
    'A card nobody wants leaves the game. Ships not placed after phase I leave too.',
    'Dealing at the end of a phase: two cards for everybody, then the bags, then Marco Polo’s exchange.',
  ],
};
