import type { LessonWords } from './index.ts';

export const en: LessonWords = {
  firstCards: 'The first cards',
  welcome: 'You fit out ships for the great voyages. You have six ships and nine money cards, one of each value.',
  crowns:
    'Look at the crowns on your money: low cards carry three, high ones only one. Every crown you still hold at the end is a point, so spend with care.',
  card: 'Explorers are sold one card at a time, 36 cards in three phases. Marco Polo is on offer: a ship at his first port brings two new money cards when this phase ends, as the bag says.',
  bid: 'You open the bidding. Set your bid to 4 and confirm; beside it you see what you would have left.',
  raise: 'Bert went up to 5, Chioma is out. Whoever passes cannot come back. Bid 6.',
  pay: 'The card is yours. There is no change, so pay with the 6 alone: 1, 2 and 3 would do as well, but give away nine crowns instead of two.',
  ship: 'Your ship lies at Marco Polo I. In phase II only those with a ship there may bid for Marco Polo: phase I is where you choose your routes.',
  pass: 'Now Cook. Field I already has five crowns, but his buyer plays with an open hand until the phase ends. Let him go and pass.',
  watch:
    'Bert paid 7, and now everybody sees Bert’s money. In the list of players you see what everybody would score if the game ended now.',
  draw: 'Vasco da Gama: whoever buys him draws a card at once. The bid stands at 3. Bid 4.',
  payAgain: 'Both passed. Pay with the 4 alone.',
  cardsEnd:
    'Two ships at sea, and a card drawn at once. A good route pays for itself: Marco Polo brings money, Vasco da Gama brings it early, the others bring crowns.',

  phaseChange: 'From phase I to phase II',
  lastCards: 'A while later. Two cards of phase I are left, you have one ship in the harbour and three money cards in your hand.',
  veto: 'Marco Polo is turned up, and you want him. But Chioma has more money. Your Columbus card is good for one veto: send Marco Polo to the end of the stack.',
  letGo: 'Pizarro comes instead, and both others are after him. Let them spend their money: pass.',
  back: 'It cost Chioma 11, and now Marco Polo is back, the last card of the phase. Chioma has passed. Bid 2.',
  payTwo: 'Yours for 2! Pay with the 2.',
  phaseEnds:
    'Phase I is over. Everybody has drawn two cards, and the bags paid: two for each of your ships at Marco Polo, one for Columbus. Bert’s open hand is closed again.',
  exchange:
    'At Marco Polo each ship lets you exchange up to three cards. Four 7s with one crown each are a bit much: choose three of them and exchange them.',
  exchangeTwo: 'Once more, for your second ship. Exchange what you like, or nothing at all.',
  phaseTwo:
    'Phase II has begun. Pizarro was first, and you were not asked: you have no ship at Pizarro I. Bert got him for 4, since only Chioma could have bid against that.',
  bidMagellan: 'Now Magellan, where you have two ships. Chioma bids 2. Bid 3.',
  payMagellan: 'Chioma is out. Pay as you like: a 4 gives away two crowns, a 3 gives away three.',
  whichShip:
    'Which ship sails on? Crowns under a stack count once for each Magellan card on it. Choose the ship with the 1 under it: it has three crowns, the other only one.',
  tuck: 'Now a second card goes under the stack, face down. Low cards are best here: three crowns, counted twice. Choose one.',
  end: 'If you buy Magellan in phase III too, all of these crowns count three times. Choose a few routes and stay with them to the end. Now play one yourself.',
};
