import type { RuleSection } from '../../../../ui/board.ts';

export const en: readonly RuleSection[] = [
  {
    id: 'C1',
    title: 'What lies on the table',
    tables: ['supplies', 'wars'],
    picture: 'start',
    paragraphs: [
      {
        id: 'C1.1',
        text: 'On the board stand 22 brown Aztecs and 22 white Spaniards. Each player has 7 collars. A figure with a collar is marked and belongs to that player, one without is unmarked. A field holds at most one figure. A field without a figure is free; a broken bridge is no field. Causeways and whole bridges count as outside the city.',
      },
      {
        id: 'C1.2',
        text: 'Each player leads one nation: red, yellow and orange the Aztecs, blue, green and violet the Spaniards. With an even number of players both nations have equally many, with an odd number one has one more, drawn by lot or chosen.',
      },
      {
        id: 'C1.3',
        text: 'Supply cards: 25 each of disguise (worth 1 in auctions), weapon (2), food (3) and gold (4). War cards: 40 for each nation, ten 1s, eight 2s, seven 3s, six 4s, five 5s and four 6s. Eight missions, one for each temple from 17 to 24. Twenty events: three treasures, three bridges, three attacks of each nation, one flight of each, one plunder, one reinforcement, one mutiny and three briberies. Nine bribery cards.',
      },
      {
        id: 'C1.4',
        text: 'Everybody gets 4 war cards of their own nation, a mission and 10 supply cards, all secret. How many cards somebody holds is public. Missions left over stay hidden.',
      },
      {
        id: 'C1.5',
        text: 'Of each nation 18 figures start on fields of their own in and around the lake. Of the four corners of the city both nations get two when the number of players is even (1 and 9 the Aztecs, 5 and 13 the Spaniards); when it is odd, the nation with fewer players gets all four. The other four figures stand on four fields in the lake: two of each nation, or all of the nation with more players.',
      },
      {
        id: 'C1.6',
        text: 'All five bridges are whole. Who begins is drawn by lot or chosen; play goes clockwise. Then, one after the other and twice around, each player marks an unmarked figure of their own nation outside the city.',
      },
      { id: 'C1.7', text: 'Shuffling and dealing are done by the program.' },
    ],
  },
  {
    id: 'C2',
    title: 'Rounds and turns',
    picture: 'turn',
    examples: [
      {
        picture: 'contest',
        text: 'The treasure comes up. Anna has one marked figure in the city, on 24. Bert has two, on 17 and 19, and so has Chris, on 10 and 20. Two beat one, and of Bert and Chris the highest number decides: 20. Chris gets the treasure.',
      },
    ],
    paragraphs: [
      {
        id: 'C2.1',
        text: 'Two or three players play two rounds, four to six play three. For each round the 17 other events are shuffled; the treasure is shuffled among the last five cards. So it comes as the 14th to the 18th event of its round.',
      },
      {
        id: 'C2.2',
        text: 'In a turn the top event is turned up and carried out. Then the player whose turn it is takes two actions: draw war cards, move, or take a supply card. The same one may be taken twice; an action may be passed.',
      },
      {
        id: 'C2.3',
        text: 'The treasure ends the round. Whoever has the most marked figures in the city gets it; a tie goes to the one of them on the highest number. If nobody is there, nobody gets it. After that, unless it was the last, the next round’s events are shuffled and the same player turns up a new one and plays on. With the last treasure the game is over.',
      },
    ],
  },
  {
    id: 'C3',
    title: 'Drawing war cards',
    paragraphs: [
      { id: 'C3.1', text: 'Discard 1 food and draw 4 war cards of your nation.' },
      {
        id: 'C3.2',
        text: 'When a pile runs out, discarded supplies are shuffled and drawing goes on; if nothing is left, you get what there was. War cards that were played go back into the pile of their nation. When several players draw, they do so one after the other, clockwise from the player whose turn it is. You cannot choose an action that would draw nothing.',
      },
    ],
  },
  {
    id: 'C4',
    title: 'Moving',
    tables: ['villages'],
    examples: [
      {
        picture: 'move',
        text: 'Bert’s figure goes from H1 along the causeway, through gate 3 and on to city field 1. One figure stands in the way and costs 1 disguise. The one on field 1 is not passed: that is where it ends, so it is attacked.',
      },
    ],
    tries: [{ position: 'move', text: 'Take two actions in the middle of a game' }],
    paragraphs: [
      {
        id: 'C4.1',
        text: 'One marked figure of yours goes any distance from field to field, never diagonally, turning as often as you like. It may not end where it began, nor on a figure of yours, nor on an unmarked figure of your own nation.',
      },
      {
        id: 'C4.2',
        text: 'Land and water are separate; only a harbour leads from the one to the other. The city is entered through the gates 3, 11 and 15, from the causeway field before them, never from the water. On a causeway one goes only along it. Boats pass under a whole bridge straight across and never stop there. A broken bridge stops walkers and boats alike.',
      },
      {
        id: 'C4.3',
        text: 'Each figure passed that does not wear your collar costs 1 disguise; whoever has too few cannot go that way. The figure on the last field is not passed. Passing a figure twice costs twice; crossing the field you started from is free. A figure on a bridge is not passed by a boat below it. The price is paid before a fight, however that ends. The board finds the cheapest way; you may take another.',
      },
      {
        id: 'C4.4',
        text: 'Whoever ends a move in a village without a fight draws as many supply cards as it shows. Passing through draws nothing.',
      },
      {
        id: 'C4.5',
        text: 'To end on a figure of another player, or on an unmarked figure of the other nation, is an attack. It needs at least one war card in hand.',
      },
    ],
  },
  { id: 'C5', title: 'Taking supplies', paragraphs: [{ id: 'C5.1', text: 'Draw 1 supply card.' }] },
  {
    id: 'C6',
    title: 'The fight',
    picture: 'fight',
    examples: [
      {
        picture: 'strength',
        text: '6, 4, 4, 2 and 1 with two weapons. The weapons double the 6 and one of the 4s: 12 + 8 + 4 + 2 + 1 = 27.',
      },
      {
        picture: 'aftermath',
        text: 'Anna, on the side of the Aztecs, has attacked Bert on temple 24 and won: Anna’s figure now stands there. First Anna marks another Aztec outside the city, on N6. Then Bert gets the collar of the beaten figure back, since another figure still wears one of Bert’s. Last, Anna puts the beaten Spaniard, now unmarked, on any free field outside the city, here Q17. If Bert had only stood in for an unmarked figure, no collar would have gone back.',
      },
    ],
    tries: [
      { position: 'defence', text: 'Defend a figure' },
      { position: 'exchange', text: 'Decide a fight' },
    ],
    paragraphs: [
      {
        id: 'C6.1',
        text: 'A marked figure is defended by its player. For an unmarked one a player of its nation stands in: if there are several, each turns up a supply card, and whoever turned the highest value defends; those who are equal turn again. These cards are discarded. If no card is left, the first of them clockwise from the attacker defends.',
      },
      {
        id: 'C6.2',
        text: 'Before the attacker lays cards, the defender, a stand-in too, may once discard 1 food and draw 4 war cards.',
      },
      {
        id: 'C6.3',
        text: 'The attacker lays at least one war card face down and, if wanted, weapons beside it, open. Then defender and attacker take turns to add war cards and weapons, or pass. A side never has more weapons than war cards, those of mercenaries included. What has been laid stays. A fighter who, as everybody can tell, has nothing to add passes automatically; otherwise the question is asked, so that the hand stays secret.',
      },
      {
        id: 'C6.4',
        text: 'Only the defender, a stand-in too, may surrender: at any time before the attacker lays, on their own turn instead of adding, or by a trade they accept. The attacker has then won; C6.7 and C6.8 apply.',
      },
      {
        id: 'C6.5',
        text: 'From the attacker’s first cards until the reveal, every other player may once in a fight give a war card of whatever nation to one side. The offer shows the card to that fighter alone, may add supplies, and names a price in supplies. The fighter accepts, declines, or names another price, never the same, and may ask for other supplies besides the card; the mercenary accepts or declines that. Then everything changes hands at once, and the card is laid face down. An offer can be withdrawn; a refused one may be made again only with another card, other supplies or another price. Nobody has more than one such offer open or makes more than five in a fight; they do not count for C7.2.',
      },
      {
        id: 'C6.6',
        text: 'When both fighters have passed and no offer to or from one of them is open, those who could still help are asked once, clockwise from the attacker, also those whose earlier offer was not taken. If a mercenary comes, or a fighter gets supplies or draws cards, both must pass again, the defender first. Then the cards are shown: the war cards are added up, and with each weapon one card counts twice, the highest first. More wins; on a tie the defender does. You may say beforehand that you stay out of a fight.',
      },
      {
        id: 'C6.7',
        text: 'War cards go back into their piles, weapons to the discards. Both fighters, the attacker first, may draw as many war cards as they laid themselves, at most 4: all or none.',
      },
      {
        id: 'C6.8',
        text: 'The winner may mark an unmarked figure of their own nation outside the city, if a collar is free; a stand-in may mark the very figure defended, but a beaten figure cannot be marked. Then the beaten figure’s collar goes back to its owner, unless it is the last; a stand-in loses no collar. Then the winner puts the beaten figure on any free field outside the city, also the one a beaten attacker came from; it draws nothing there. The winning figure stands on the field fought for; in a village the winner draws its supplies.',
      },
    ],
  },
  {
    id: 'C7',
    title: 'Trading',
    paragraphs: [
      {
        id: 'C7.1',
        text: 'From the first turn on, two players may exchange supply cards at any time, in any ratio, gifts too; not during auctions and forced discards. An offer says what is given and what is wanted by kind; both change hands at once. In a fight the attacker may ask the defender for surrender in return, which then binds. Nothing else is traded, nothing is exchanged with the piles, and promises do not bind.',
      },
      {
        id: 'C7.2',
        text: 'An offer lapses when it is withdrawn, when its maker no longer has the cards, or when the turn ends. It may ask for cards the other does not have; they then cannot accept, and nobody learns why. An offer gives or wants at least one card. Each player makes at most three offers in a turn. What changed hands is known to all.',
      },
    ],
  },
  {
    id: 'C8',
    title: 'The events',
    tables: ['events'],
    picture: 'event',
    examples: [
      {
        picture: 'payment',
        text: 'A bid of 7 is paid with gold and food: 4 + 3, exactly. Whoever has only two gold cards pays 8; nothing is given back.',
      },
    ],
    tries: [
      { position: 'event', text: 'Turn a bridge' },
      { position: 'auction', text: 'Bid for a bribery card' },
    ],
    paragraphs: [
      {
        id: 'C8.1',
        text: 'Bridges: you may turn one bridge, that is, break a whole one or mend a broken one; not one with a figure on it.',
      },
      {
        id: 'C8.2',
        text: 'Attack: you must move an unmarked figure of the nation named from outside to a free city field from 1 to 16 or 25; to a temple from 17 to 24 only if none of those is free. Flight: you move one from the city to a free field outside. No path is needed and villages give no cards. Without such a figure nothing happens.',
      },
      {
        id: 'C8.3',
        text: 'Plunder: everybody discards down to 10 supply cards. Mutiny: everybody puts war cards back down to 4. Each chooses, all at the same time; whoever is within the limit has nothing to do. Reinforcement: everybody draws a supply card for each collar that is not on the board.',
      },
      {
        id: 'C8.4',
        text: 'Bribery: the top bribery card is sold unseen. From the left of the player whose turn it is each raises or passes, and a pass is final; whoever cannot raise is still asked. A bid is at least 1 and not above the worth of one’s supply cards. The winner chooses which cards pay: exactly the bid, or if that cannot be done as little above it as possible, without change. The card stays secret. If nobody bids, the player whose turn it is gets the card for free.',
      },
    ],
  },
  {
    id: 'C9',
    title: 'Bribery cards',
    paragraphs: [
      {
        id: 'C9.1',
        text: 'Move a marked figure of your own, or of another player, to any free field, temples too; no price, no village cards. Draw 5 war cards, or 5 supply cards. 3, 5 and 7 points count at the end. Two cards are duds.',
      },
      {
        id: 'C9.2',
        text: 'The first four may be played whenever the game waits for somebody, and cost no action. During a fight, an auction, an event’s choice or a forced discard figures cannot be moved by them. Used cards leave the game. Cards drawn before your forced discard count for it.',
      },
    ],
  },
  {
    id: 'C10',
    title: 'The end and the count',
    tables: ['scores'],
    picture: 'end',
    examples: [
      {
        picture: 'count',
        text: 'In the city stand four Aztecs, two of them Anna’s, and five Spaniards, three of them Bert’s: the Spaniards win it, 5 points for Bert. Anna’s two figures bring 10, one of them stands on the temple of Anna’s mission, 24: 10 more; with a treasure and 3 gold that makes 33. Bert’s three figures bring 15; with 1 gold and a bribery card of 5 points it is 26.',
      },
    ],
    paragraphs: [
      {
        id: 'C10.1',
        text: 'The game ends with the last treasure, or at once when all 25 fields of the city are taken: what filled it is finished, further actions are lost, and no treasure is given for the unfinished round.',
      },
      {
        id: 'C10.2',
        text: 'The nation with more figures in the city, marked or not, wins it; a tie goes to the one on the highest number. If the city is empty, nobody wins it.',
      },
      {
        id: 'C10.3',
        text: 'Points: every player of that nation gets 5; 5 for each of your marked figures in the city; 10 more if one of them stands on the temple of your mission; 10 for each treasure; 1 for each gold card; the points of bribery cards. Most points win; equal points share the victory.',
      },
    ],
  },
];
