/** The words on and around the board, in English; the other languages must have exactly these. */
import { many } from '../../../../core/agreement.ts';
import { kindOf, printedValue, tileName } from '../../data.ts';

export const en = {
  board: 'The jungle of Tikal',
  walk: 'Walk from hex to hex with the arrow keys; Enter selects, Enter again confirms. R turns the tile in hand. Plus, minus and zero zoom. The question mark lists all keys.',
  bringsIn: (name: string, count: number, at: string) => `${name} brings in ${many(count, 'explorer', 'explorers')} at ${at}.`,
  walkTogether: (name: string, count: number, from: string, to: string) =>
    `${name} walks ${many(count, 'explorer', 'explorers')} from ${from} to ${to}.`,
  uncoversLevels: (name: string, count: number, at: string, value: number) =>
    `${name} uncovers ${many(count, 'level', 'levels')} of the temple at ${at}, up to ${value}.`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show everything',
  rule: (id: string) => `Rule ${id}`,
  kinds: {
    base: 'base camp',
    temple: 'temple',
    jungle: 'jungle',
    treasure: 'treasure tile',
    volcano: 'volcano',
    unknown: 'unexplored',
  },
  tile: (tile: number) => {
    const [kind, value, name] = [kindOf(tile), printedValue(tile), `Tile ${tileName(tile)}`];
    if (kind === 'temple') return `${name}: temple worth ${value}`;
    if (kind === 'treasure') return `${name}: ${value} treasures`;
    return `${name}: ${kind === 'volcano' ? 'volcano' : 'jungle'}`;
  },
  value: (value: number) => `Value ${value}`,
  guardedBy: (name: string) => `Guarded by ${name}`,
  buried: (left: number) => (left ? `${many(left, 'treasure', 'treasures')} buried` : 'All treasures are dug up'),
  campOf: (name: string) => `${name}’s camp`,
  figures: (name: string, members: number, leader: boolean) =>
    `${name}: ${[...(leader ? ['expedition leader'] : []), ...(members ? [many(members, 'explorer', 'explorers')] : [])].join(', ')}`,
  nobody: 'Nobody is here',
  tie: (weight: number) => `A tie at ${weight}: nobody has the majority`,
  youLead: (own: number, other: number) => `You have the majority, ${own} to ${other}`,
  leads: (name: string, own: number, other: number) => `${name} has the majority, ${own} to ${other}`,
  wayTo: (hex: string, stones: number) => `${hex} for ${stones} AP`,
  ways: (list: string) => `Ways: ${list}`,
  canPlace: 'The tile fits here',
  wouldJoin: (list: string) => `It would join ${list}`,
  reach: (price: number) => `Reachable for ${price} AP`,
  deedsHere: (number: number) => `${many(number, 'action', 'actions')} possible here`,
  pointsLeft: (name: string, left: number) => `${name}: ${many(left, 'action point', 'action points')} left`,
  stack: (letter: string, left: number) =>
    left ? `${many(left, 'tile', 'tiles')} to come; letter ${letter} is next` : 'No tiles to come',
  rounds: (number: number) => `Scoring rounds begun: ${number} of 4`,
  floors: 'Floors left',
  floorsLeft: (floor: number, left: number) => `floor ${floor}: ${left} left`,
  ap: (price: number) => `${price} AP`,
  figure: { member: 'Explorer', leader: 'Leader' },
  whoWalks: 'Who walks?',
  chooseToWalk: 'Choose a lit tile to walk there.',
  cannotWalk: 'There are not enough action points left to walk on from here.',
  close: 'Deselect',
  party: (members: number, leader: boolean) =>
    [...(leader ? ['the leader'] : []), ...(members ? [many(members, 'explorer', 'explorers')] : [])].join(' and '),
  comeHere: (who: string, from: string) => `From ${from}: ${who}`,
  whyNot: (number: number) => `Why not? (${number})`,
  placeIt: 'Place it here',
  hint: 'Choose a tile: your figures there can walk, and what can be done there is listed beside it with its price.',
  hintEnd: 'All action points are spent. You can still undo step by step, or end your turn.',
  bring: { member: 'Bring in an explorer', leader: 'Bring in the leader' },
  uncover: 'Uncover a level',
  becomes: (value: number, next: number) => `value ${value} becomes ${next}`,
  guard: { member: 'Guard: an explorer', leader: 'Guard: the leader' },
  lost: (figures: number, leader: boolean) =>
    leader && figures === 1
      ? 'your leader leaves the game'
      : `${figures} of your figures here ${figures === 1 ? 'leaves' : 'leave'} the game${leader ? ', the leader among them' : ''}`,
  forGood: 'the temple is yours for good',
  raise: 'Dig up a treasure',
  camp: 'Set up a camp',
  trade: 'Exchange a treasure',
  youTake: 'You take',
  youGive: 'You give',
  treasureOf: (motif: string, name: string) => `${name}’s ${motif}`,
  tradeHint: 'Choose one on each side. Pairs and trios stay together.',
  gain: (points: number) =>
    points > 0 ? `Brings ${many(points, 'more point', 'more points')} in each scoring round` : 'Does not change your points',
  noTrade: 'No exchange',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  placeHint: (touch: boolean) =>
    `Choose a lit hex; the tile shows what it joins. ${touch ? 'A swipe' : 'R, the wheel or a swipe'} turns it.`,
  joins: (list: string) => `Joins ${list}.`,
  joining: (list: string) => `joins ${list}`,
  placeAgain: 'Choose the hex again to place it.',
  asideHint: 'It fits nowhere: there is no hex left for it.',
  openTiles: 'Tiles on offer',
  auction: 'The auction',
  hadTurn: 'had a turn',
  toCome: 'to come',
  chooses: 'chooses',
  thinks: 'is deciding',
  passed: 'passed',
  bids: (amount: number) => `bids ${amount}`,
  points: (points: number) => many(points, 'point', 'points'),
  bid: 'Your bid',
  leaves: (points: number) => `${many(points, 'point', 'points')} left`,
  upTo: (amount: number) => `Keep bidding up to ${amount}`,
  upToHint: 'Bids one more each time, without asking you.',
  standing: (amount: number) => (amount > 0 ? `Bidding for you up to ${amount}` : 'You are not bidding on this turn.'),
  revoke: 'Cancel',
  leaveMaximum: 'Set a maximum bid',
  less: 'Less',
  more: 'More',
  supply: 'Your supply',
  leaderInSupply: 'Your expedition leader waits in the supply',
  membersLeft: (number: number) => `${many(number, 'explorer', 'explorers')} in the supply`,
  campsLeft: (number: number) => `${many(number, 'camp', 'camps')} left`,
  hasScored: 'has scored in this scoring round',
  guardsLeft: (number: number) => `${many(number, 'guard', 'guards')} left`,
  temples: 'Temples',
  treasures: 'Treasures',
  set: (motif: string, number: number, points: number) => `${number} × ${motif}: ${many(points, 'point', 'points')}`,
  motifCount: (motif: string, number: number) => `${number} × ${motif}`,
  nowHas: (score: number) => `now ${score}`,
};

export type BoardWords = typeof en;
