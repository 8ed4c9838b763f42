import type { LessonWords } from './index.ts';

export const en: LessonWords = {
  welcome:
    'You build pyramids in the Valley of the Kings. Round 1 is over: your overseers have claimed sites 13 and 8 with scarabs, two of your workers stand on site 13. Go to any site to read what it holds.',
  pharaoh:
    'In the middle stands the pharaoh’s pyramid. Blocks that nobody uses end up here. When its thirtieth block is laid, the round is the last: it is the clock of the game.',
  bid: 'Blocks are sold in groups of five by hidden bids. Lay your 4 and your 3 at group 1, with the four white blocks, and a blank at group 2 to make Bert wonder. The others see how many tablets lie where, not which. A tie goes to whoever laid first.',
  order:
    'Group 1 is yours, though Bert had laid his 4 there as well. Now secret orders: both overseers together have 6 movement points. Let overseer 1 stay on site 13; pick overseer 2 and send it to site 6, for 3 of them. Nobody sees your arrow.',
  worker:
    'All orders were shown. You hold the pharaoh stone, so you went first and claimed site 6. Bert’s overseer goes next: if its place was taken, it is bumped into the area beside it and claims nothing. Now workers, openly: send one more from area 16 to site 13, so that three stand there.',
  workersDone:
    'Each worker lays two blocks a round where it stands, so three of them can lay your five. End this phase; the movement points you have left are lost.',
  build:
    'Site 13 is small: four blocks and one on top. One colour all through would be worth 4 points, a colour for each level 3, anything else 1. Lay the four white ones below, or press “Fill for me”.',
  second: 'Another white one. A level must be full before the next begins.',
  third: 'And another.',
  fourth: 'The last of the lower level.',
  top: 'Now the sand-coloured one on top.',
  over: 'The pyramid is finished, and there is nothing more to build this round. End your turn; Bert builds next.',
  end: 'Finished: layered, 3 points, and safe for good. Only finished pyramids count. On large sites 14 blocks bring up to 11. Until then others may come with more overseers to steal your blocks, or with more workers too to take the whole site. So may you.',
};
