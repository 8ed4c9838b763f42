import type { LessonWords } from './index.ts';

export const en: LessonWords = {
  firstPyramid: 'Your first pyramid',
  welcome:
    'You build pyramids in the Valley of the Kings; finished ones bring points. Round 1 is over: your overseers have claimed sites 13 and 8 with scarabs, and two of your workers stand on site 13.',
  pharaoh:
    'In the middle stands the pharaoh’s pyramid, where blocks end up that nobody uses. When its thirtieth block is laid, that round is the last: it is the clock of the game.',
  bid: 'Blocks are sold in groups of five by hidden bids. Lay your 4 and your 3 at group 1, with the four white blocks, and a blank at group 2 to make Bert wonder.',
  sold: 'Group 1 is yours, though Bert had laid a 4 there as well. Everybody saw how many tablets lay where, but not which. A tie goes to whoever laid first.',
  order:
    'Now secret orders: your overseers have 6 movement points together. Let overseer 1 stay on site 13; pick overseer 2 and send it to site 6, for 3 of them. Nobody sees your arrow.',
  bumped:
    'Bert had sent an overseer to the very same place! You hold the pharaoh stone, so you came first and claimed site 6. Bert’s overseer was bumped into the area beside it and claimed nothing.',
  worker: 'Now the workers, openly. Send one more from area 16 to site 13, so that three stand there.',
  workersDone: 'Each worker lays up to two blocks a round where it stands, so three of them can lay your five. End your turn.',
  build:
    'Four blocks and one on top. One colour all through would be worth 4 points, a colour for each level 3, anything else 1. Lay the four white ones below, or press “Fill for me”.',
  second: 'Another white one. A level must be full before the next begins.',
  third: 'And another.',
  fourth: 'The last of the lower level.',
  top: 'Now the sand-coloured one on top.',
  over: 'The pyramid is finished, and there is nothing more to build this round. End your turn; Bert builds next.',
  pyramidEnd:
    'Layered, 3 points, and safe for good. Only finished pyramids count, and on large sites 14 blocks bring up to 11. Until they are finished, others may come for your blocks. So may you for theirs.',

  raid: 'Stealing and taking over',
  neighbour:
    'Some rounds later. Bert has gone off with both overseers: on sites 10 and 15 one worker each is all that is left. That invites visitors.',
  missing:
    'And you need Bert’s blocks. Site 8 would be all white, 11 points, but three are missing and you could only buy one white one. Bert has two of them on top of site 10.',
  raidOrder:
    'Whoever has more overseers on a site than its owner may steal there with a worker. Send one overseer to a free place on site 10 and the other to site 15. Site 8 stays without one: a risk, but Bert does not know it.',
  thief:
    'Bert suspected nothing. Now for the heavy lifting: send a worker from area 16 to site 10. One worker carries off two blocks.',
  crew: 'For site 15 you have bigger plans. Send a worker there.',
  crewTwo: 'And another one: two against Bert’s one.',
  raidDone: 'All are in place. End your turn.',
  steal: 'Go to site 10, choose the two white blocks and steal them. Blocks always go from the highest level first.',
  enough:
    'You could rob site 15 as well. But with more overseers and more workers than the owner you can have all of it. Stop stealing: end your turn.',
  takeOver: 'Take over site 15: your scarab replaces Bert’s, and the three red blocks are yours.',
  taken: 'Nothing else can be taken over. End your turn and go on to building.',
  red: 'Build on site 15 at once: you have bought two red blocks. Lay one to fill the level.',
  redTop: 'And one on top.',
  white: 'One colour: 4 points, mostly with Bert’s blocks. Now site 8, where two of your workers waited. Lay a white one.',
  whiteTwo: 'The second.',
  whiteTop: 'And the last, at the very top.',
  raidOver: 'Two blocks are left over, and the pharaoh gets them. End your turn.',
  raidEnd:
    '11 and 4 points in one round! Bert will want revenge: an overseer at home holds off one of Bert’s, and a finished pyramid holds off everybody. Now play one yourself.',
};
