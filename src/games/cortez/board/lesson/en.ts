import type { LessonWords } from './index.ts';

export const en: LessonWords = {
  welcome:
    'You lead the Aztecs, Bert the Spaniards. Figures with a collar obey their player: two wear your red one. At the end each of them in the city is worth 5 points, and 10 more if one stands on the temple of your secret mission. Yours is temple 24; Bert stands there.',
  bridge:
    'Each turn begins with an event. Yours is Bridges: you may turn one over, from broken to whole or back. All three causeways into the city are cut. Mend bridge W2, before the western gate.',
  cards:
    'Now you have two actions: draw war cards, move, or take a supply card. You will have to fight for the temple, so arm yourself first: discard 1 food and draw 4 war cards.',
  attack:
    'A figure goes as far as you like. Choose yours near Tlacopan, then temple 24: an attack on Bert. Each figure passed without your collar costs 1 disguise; here the Spaniard in gate 15. The board finds the cheapest way, or you “Go another way”.',
  lay: 'Bert lets you come. Lay your 6 and your 4 face down with one weapon; a tap on a card adds it. With each weapon one card counts twice, the highest first: 6 + 6 + 4 makes 16. Weapons lie open, war cards do not. With more players the others could sell you a card as mercenaries.',
  pass: 'Bert has laid two cards and a weapon. What has been laid stays, and you could add more. But it should do: pass. When both of you have passed, the cards are shown. On a tie the defender would win.',
  refill:
    'You have won: Bert’s 4 and 3 with a weapon make 11. The cards that were laid are gone. Each of you may draw as many war cards as you laid yourselves, at most 4.',
  mark: 'Every fight you win lets you mark another figure of your nation outside the city, as long as you have a collar left of your seven. Choose an unmarked Aztec.',
  banish:
    'Bert takes back the collar of his beaten figure. Where it goes you decide: any free field outside the city. Send it far away, into a corner.',
  end: 'Temple 24 is yours. If the game ended now: 5 points for your figure, 10 for the mission, 1 for each gold card. In the city stand three figures of each nation; the highest number breaks the tie, so the Aztecs hold it: 5 more. And whoever has most marked figures in the city when the treasure comes up gets 10.',
};
