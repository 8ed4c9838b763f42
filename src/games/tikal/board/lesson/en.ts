import type { LessonWords } from './index.ts';

export const en: LessonWords = {
  welcome:
    'You lead an expedition into the jungle around Tikal. Everything under the canopy is unknown. Base camp, in the corner, is where your people come in. Temples and treasures bring points, four times in a game.',
  place:
    'Every turn begins with a new tile. Yours is a temple worth 2. Lit hexes are those where it fits: a stone must lead onto it from a known tile. Tap 2,3: the numbers on its edges say what each way costs. Tap it again to place it.',
  leader:
    'Now you have ten action points, the dots above the board. Select base camp and bring in your leader for 1 AP. For majorities the leader counts as three.',
  explorer: 'Bring in an explorer too, for 1 AP.',
  walk: 'Choose the leader. Lit tiles carry what it costs to walk there: the stones on both sides of every edge. The temple at 0,3 costs 2. Tap it, and the leader goes.',
  uncover:
    'The frame around the temple’s number shows your colour: you have the majority there. Uncover a level for 2 AP. The temple becomes worth 2.',
  follow:
    'A second level of the same temple in one turn needs two of your figures there. Select base camp again, where your explorer stands, then tap 0,3 and let the explorer come there.',
  second: 'Two figures, two AP left: uncover the second level.',
  finish:
    'The temple is worth 3, and you lead there 4 to 0. All action points are spent. Until you end your turn you may take every step back, one by one. End the turn.',
  end: 'Bert has placed a tile and sent his leader to the other temple. Three of the tiles are volcanoes: whoever draws one starts a scoring round, and everybody first gets ten more action points and then scores. In the list of players you see what scoring now would bring. Camps, treasures and guards are explained when you tap them.',
};
