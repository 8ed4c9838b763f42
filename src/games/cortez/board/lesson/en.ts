import type { LessonWords } from './index.ts';

export const en: LessonWords = {
  firstAttack: 'Your first attack',
  welcome:
    'You lead the Aztecs, Bert the Spaniards. Only figures with a collar obey their player, and two wear your red one. Each of them in the city is worth 5 points at the end.',
  mission: 'One standing on the temple of your secret mission brings 10 more. Yours is temple 24, and Bert is there already.',
  bridge:
    'Each turn begins with an event. Yours is Bridges: all three causeways into the city are cut, and you may mend one. Mend bridge F9, before the western gate.',
  cards:
    'Now you have two actions: draw war cards, move, or take a supply card. You will have to fight for the temple, so arm yourself first: discard 1 food and draw 4 war cards.',
  attack:
    'A figure goes as far as you like. Choose yours near Tlacopan, then temple 24: an attack on Bert. The unmarked Spaniard in gate 15 lets you pass for 1 disguise.',
  lay: 'Lay your 6 and your 4 face down with one weapon; choosing a card adds it. A weapon doubles the highest card: 6 + 6 + 4 makes 16.',
  pass: 'Bert has laid two cards and a weapon. You could add more, but laid cards are gone, and 16 should do: pass. When both have passed, the cards are shown.',
  refill:
    'You have won: Bert’s 4 and 3 with a weapon make 11. On a tie the defender, Bert, would have won. Draw as many war cards as you laid.',
  mark: 'Every fight you win lets you mark another figure of your nation outside the city. Choose an unmarked Aztec.',
  banish: 'Bert gets the collar back. Where the beaten figure goes is up to you: send it far away, into a corner.',
  attackEnd:
    'Temple 24 is yours: 5 points for the figure, 10 for the mission, and 5 more if the Aztecs win the city at the end. Bert, of course, may come back.',

  mercenary: 'Friends for hire',
  three:
    'A table of three. Chioma leads Aztecs as you do, but everybody plays for themselves. Your mission is temple 21, and again Bert is in the way.',
  noWeapon: 'You hold a 5, a 3 and a 2, and no weapon at all. That is not enough for a fight yet.',
  trade:
    'Supply cards may be traded at any time. Chioma has weapons to spare: make an offer, 1 gold for 1 weapon. Gold is a point at the end: hard to refuse.',
  attackAgain: 'Done! Now choose your figure near Tlacopan and attack Bert on temple 21.',
  layTwo:
    'Lay the 5 and the 3 with your new weapon: 5 + 5 + 3 makes 13. Keep the 2, so that Bert does not see the bottom of your hand.',
  count:
    'Bert answers with two cards and a weapon; that may well be more than 13. But Chioma offers to help as a mercenary: a 4 for 1 gold. Only you see the card.',
  haggle:
    'Everything has its price, and prices can be discussed. Choose “Another price” and answer with 1 food instead of the gold.',
  passNow: 'Chioma agrees, and the 4 lies on your side: 17 now. Pass and let the cards be shown.',
  won: '17 against 16: without Chioma you would have lost. Draw war cards for those you laid yourself.',
  recruit: 'You have won, so mark another Aztec outside the city.',
  exile: 'And send Bert’s beaten figure away, the farther the better.',
  lastAction: 'You have one action left. Take a supply card: you will have to pay for friends again.',
  end: 'Fight where a mission or a majority is at stake, and keep something that others want. When the treasure comes up, the most marked figures in the city bring 10 points and the round ends; there are two rounds, with four or more players three. Now play one yourself.',
};
