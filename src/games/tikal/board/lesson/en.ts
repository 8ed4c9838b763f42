import type { LessonWords } from './index.ts';

export const en: LessonWords = {
  firstTurn: 'Your first turn',
  welcome:
    'You lead an expedition into the jungle around Tikal. Your people arrive at base camp, in the corner; nobody knows what lies under the canopy.',
  aim: 'Temples and treasures bring points, four times in a game. A temple’s points go to whoever has the most people there.',
  place:
    'Every turn begins with a new tile; once all 36 are placed, the game ends. Yours is a temple worth 2: choose C4, and choose it again to place it there. The numbers on its edges say what each way costs.',
  leader:
    'Now you have ten action points, the dots above the board. Select base camp and bring in your expedition leader, for 1 AP.',
  explorer: 'Bring in an explorer too. At a temple the leader counts as three, an explorer as one.',
  walk: 'Choose the leader. Lit tiles show what it costs to walk there, counted in stones: choose the temple at A4, for 2.',
  uncover:
    'The frame around the temple’s number shows your colour: you have the majority. Uncover a level for 2 AP, and the temple is worth 2.',
  follow:
    'A second level in the same turn needs a second figure. Select base camp again, then choose A4 and let the explorer come there.',
  second: 'Two figures, two AP left: uncover the second level.',
  finish: 'Worth 3, and yours. Until you end the turn you may take back every step, one by one. End it now.',
  turnEnd:
    'Bert’s leader has gone to B5, and there is a reason to keep away from A4: 3 would not be enough against your 4. Where nobody can catch up cheaply, points are safe.',

  treasures: 'Treasures and a camp',
  masks:
    'Your new tile shows four masks: four treasures lie buried there. Three of a kind bring 6 points in every scoring round, two bring 3, a single one 1.',
  placeMasks:
    'You choose where it goes and which way round. Choose B3, turn it until the way to your temple at A4 costs 1, and choose B3 again.',
  toMasks: 'Send your leader from A4 to B3. The temple stays yours for now: your explorer holds it alone.',
  dig: 'Dig up a treasure, for 3 AP. Everybody sees what you find.',
  digger: 'A sun! A second treasure in this turn needs a second figure, as at a temple. Send the explorer after the leader.',
  digAgain: 'Dig again.',
  reserve: 'A frog. 2 AP are left, and unspent AP are lost: bring in an explorer.',
  reserveTwo: 'And one more. People waiting at base camp will soon be useful.',
  digDone: 'End the turn.',
  jungle:
    'Bert has dug up a sun as well, right beside you. Keep that in mind! First your tile, jungle: place it on C3, whichever way round you like.',
  exchange:
    'Nobody can refuse an exchange. For 3 AP take Bert’s sun and give your frog: two suns together are safe, for pairs are never taken.',
  camp: 'The jungle gets bigger, and the way from base camp longer. Set up a camp on C3 for 5 AP: your own door into the middle of the board.',
  campIn: 'From now on people can also come in here. Bring an explorer to C3.',
  passage: 'And secret passages join your camps: select base camp, then choose C3. For 1 AP an explorer goes all the way.',
  campDone: 'Ten AP well spent. End the turn.',
  campEnd:
    'Your two explorers stand beside the temple at C4 without having walked a step. Set up camps early, where new tiles will lie: you have two in a game.',

  scoring: 'The volcano',
  volcano:
    'A volcano! Three of the tiles are volcanoes, and each starts a scoring round: everybody in turn gets ten action points and scores right after them.',
  preview: 'You drew it, so you begin. Beside each player you see what scoring now would bring; look again after every step.',
  toTemple: 'Nobody holds the temple at A4 any more. Send your explorer there from B3, for 1.',
  raiseTemple: 'Uncover a level: now it is worth 4.',
  guard:
    'Bert’s leader is only one step away. Guard the temple for 5 AP: your explorer climbs on top, and the temple counts for you in every scoring round to come. You can do this twice in a game.',
  lastTwo: '2 AP left. From your camp at C3 an explorer reaches C4 for exactly 2, and that temple counts too.',
  score: '4 for the guarded temple, 2 for C4, 3 for your two suns. End the turn and score.',
  scored:
    '9 points. Then came Bert: the leader took the majority at C4 from you, and the same temple scored again, for Bert. Nobody can take away what you have scored.',
  placeVolcano:
    'Now the volcano is placed, by you, and a normal turn follows. Nobody ever walks through it: put it on a lit hex, away from your own ways.',
  takeBack: 'Your leader still stands on B3. Go to C4 as well: 4 against 3.',
  grow: 'The majority is yours. Uncover a level.',
  growAgain: 'You have two figures there, so one more.',
  end: 'That is Tikal: places where others arrive late, pairs out of single treasures, and a guard before it is too late. Now play one yourself.',
};
