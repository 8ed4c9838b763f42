import type { LessonWords } from './index.ts';

export const en: LessonWords = {
  welcome:
    'You fit out ships for the great voyages. You have six ships and nine money cards, one of each value. Low cards carry many crowns, and every crown you still hold at the end is a point.',
  card: 'Explorers are sold one card at a time. Marco Polo is on offer. His first port holds a bag with a 2: a ship there brings you two new money cards when this phase ends. Go to any port to read what it does.',
  bid: 'You open the bidding. Set your bid to 4 and confirm. Beside it you see what you would have left.',
  raise: 'Bert went up to 5, Chioma is out. Whoever passes cannot come back. Bid 6.',
  pay: 'The card is yours. There is no change, so pay exactly: the 6 alone. With 1, 2 and 3 you would pay just as much, but give away nine crowns instead of two.',
  pass: 'Your ship lies at Marco Polo I. In phase II only those with a ship there may bid for Marco Polo again, so phase I is where you choose your routes. Now Cook: five crowns already on field I, but his buyer plays with an open hand. Let him go and pass.',
  watch:
    'Bert paid 7 and his money lies open until the phase ends. In the list of players you see what everybody would score if the game ended now; choose a name to see it line by line.',
  draw: 'Vasco da Gama: whoever buys him draws a card at once. The bid stands at 3. Bid 4.',
  payAgain: 'Both passed. Pay with the 4 alone.',
  end: 'That is the heart of it. After 18 cards phase II begins with 12 more, then phase III with 6, where the most crowns lie. Whoever has the most crowns in ships and money wins. Veto, Magellan’s stacks and the rest are explained when they come up.',
};
