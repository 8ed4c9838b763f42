import { at } from '../../../core/at.ts';
import type { Say } from '../../../core/text.ts';
import { type Kind, kindOf, type Motif, motifs, printedValue, tileName } from '../data.ts';
import { hexName } from '../map.ts';
import { scoreLines, type TikalText } from '../message-keys.ts';
import type { Figure } from '../state.ts';

const figureWords: Record<Figure, string> = { leader: 'expedition leader', member: 'explorer' };
const kindWords: Record<Kind, string> = {
  base: 'base camp',
  temple: 'temple',
  jungle: 'jungle',
  treasure: 'treasure tile',
  volcano: 'volcano',
};
const motifWords: Record<Motif, string> = {
  jaguar: 'jaguar',
  serpent: 'serpent',
  bowl: 'bowl',
  sun: 'sun',
  frog: 'frog',
  bird: 'bird',
  bell: 'bell',
  turtle: 'turtle',
};

const a = (figure: Figure) => (figure === 'leader' ? 'the expedition leader' : 'an explorer');
const motif = (number: number) => motifWords[at(motifs, number)];
const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
const points = (number: number) => count(number, 'point', 'points');
const list = (seats: readonly number[], say: Say) => seats.map((seat) => say.seat(seat)).join(', ');

/** "A4, a temple worth 2" */
function tileWords(tile: number): string {
  const kind = kindOf(tile);
  const value = printedValue(tile);
  if (kind === 'temple') return `${tileName(tile)}, a temple worth ${value}`;
  return kind === 'treasure'
    ? `${tileName(tile)}, a treasure tile with ${value} treasures`
    : `${tileName(tile)}, ${kind === 'volcano' ? 'a volcano' : kindWords[kind]}`;
}

export const en: TikalText = {
  name: 'Tikal',
  motifs: motifWords,
  events: {
    tileDrawn: ({ seat, tile }, say) => `${say.seat(seat)} draws ${tileWords(tile)}.`,
    tilesTurnedUp: ({ tiles }) => `A new round. Turned up: ${tiles.map(tileWords).join('; ')}.`,
    tilePlaced: ({ seat, tile, hex, treasures }, say) =>
      `${say.seat(seat)} places ${tileName(tile)} at ${hexName(hex)}${treasures ? `, with ${treasures} treasures face down` : ''}.`,
    tileLaidAside: ({ seat, tile, treasures }, say) =>
      `${tileName(tile)} fits nowhere; ${say.seat(seat)} lays it aside${treasures ? ` with ${treasures} treasures unseen` : ''}.`,
    broughtIn: ({ seat, figure, to }, say) => `${say.seat(seat)} brings ${a(figure)} in at ${hexName(to)}.`,
    transferred: ({ seat, figure, from, to }, say) =>
      `${say.seat(seat)} sends ${a(figure)} through the secret passage from ${hexName(from)} to ${hexName(to)}.`,
    walked: ({ seat, figure, from, to, price }, say) =>
      `${say.seat(seat)} walks ${a(figure)} from ${hexName(from)} to ${hexName(to)} for ${price} AP.`,
    uncovered: ({ seat, hex, value }, say) => `${say.seat(seat)} uncovers level ${value} of the temple at ${hexName(hex)}.`,
    raised: ({ seat, hex, motif: found, left }, say) =>
      `${say.seat(seat)} raises a treasure at ${hexName(hex)}: ${motif(found)} (${left} left there).`,
    exchanged: ({ seat, other, take, give }, say) =>
      `${say.seat(seat)} takes the ${motif(take)} of ${say.seat(other)} and gives the ${motif(give)} for it.`,
    campSetUp: ({ seat, hex }, say) => `${say.seat(seat)} sets up a camp at ${hexName(hex)}.`,
    guarded: ({ seat, hex, figure, value, membersLost, leaderLost }, say) => {
      const gone = [
        ...(leaderLost ? ['the expedition leader'] : []),
        ...(membersLost ? [count(membersLost, 'explorer', 'explorers')] : []),
      ];
      return `${say.seat(seat)} guards the temple at ${hexName(hex)}, worth ${value}, with ${a(figure)}${gone.length ? `; out of the game: ${gone.join(' and ')}` : ''}.`;
    },
    turnEnded: ({ seat, unspent }, say) => `${say.seat(seat)} ends the turn${unspent ? `, ${unspent} AP unspent` : ''}.`,
    scoringBegan: ({ round, order }, say) => `Scoring round ${round} begins, in this order: ${list(order, say)}.`,
    scored: ({ seat, temples, treasures, score }, say) =>
      `${say.seat(seat)} scores ${temples} for temples and ${treasures} for treasures, and now has ${points(score)}.`,
    auctionOpened: ({ seat }, say) => `An auction for the next turn; ${say.seat(seat)} opens it.`,
    bid: ({ seat, amount }, say) => `${say.seat(seat)} bids ${amount}.`,
    passed: ({ seat }, say) => `${say.seat(seat)} passes.`,
    turnWon: ({ seat, price }, say) =>
      price
        ? `${say.seat(seat)} takes the next turn and pays ${points(price)}.`
        : `${say.seat(seat)} takes the next turn for nothing.`,
    tileChosen: ({ seat, tile }, say) => `${say.seat(seat)} takes ${tileWords(tile)}.`,
    gameEnded: ({ winners, score }, say) =>
      winners.length === 1
        ? `The game is over. ${list(winners, say)} wins with ${points(Math.max(...score))}.`
        : `The game is over. ${list(winners, say)} share the victory with ${points(Math.max(...score))}.`,
  },
  choices: {
    place: ({ hex, rotation }) => `Place at ${hexName(hex)}, rotation ${rotation}`,
    layAside: () => 'Lay the tile aside: it fits nowhere',
    bring: ({ figure, to }) => `Bring ${a(figure)} in at ${hexName(to)}`,
    transfer: ({ figure, from, to }) => `Send ${a(figure)} from camp ${hexName(from)} to camp ${hexName(to)}`,
    step: ({ figure, from, to }) => `Step with ${a(figure)} from ${hexName(from)} to ${hexName(to)}`,
    walk: ({ figure, from, to }) => `Walk ${a(figure)} from ${hexName(from)} to ${hexName(to)}`,
    uncover: ({ hex }) => `Uncover a level of the temple at ${hexName(hex)}`,
    raise: ({ hex }) => `Raise a treasure at ${hexName(hex)}`,
    exchange: ({ other, take, give }, say) => `Take the ${motif(take)} of ${say.seat(other)} for your ${motif(give)}`,
    camp: ({ hex }) => `Set up a camp at ${hexName(hex)}`,
    guard: ({ hex, figure }) => `Guard the temple at ${hexName(hex)} with ${a(figure)}`,
    end: () => 'End the turn',
    bid: ({ amount }) => `Bid ${amount}`,
    pass: () => 'Pass',
    choose: ({ tile }) => `Take ${tileWords(tile)}`,
  },
  refusals: {
    tileFirst: () => 'Place your tile first.',
    auctionFirst: () => 'The auction comes first: bid or pass.',
    chooseFirst: () => 'Choose a tile first.',
    actionsNow: () => 'Now you spend action points, or end your turn.',
    tooDear: ({ price, left }) => `Costs ${count(price, 'action point', 'action points')}, you have ${left}.`,
    occupied: ({ hex }) => `There is a tile at ${hex} already.`,
    remote: ({ hex }) => `${hex} lies next to no known tile.`,
    sameRotation: ({ lowest }) => `This looks the same as rotation ${lowest}; use that name.`,
    noWayOnto: ({ hex }) => `Like this no stone would lead onto the tile at ${hex}.`,
    fitsSomewhere: () => 'The tile can still be placed.',
    noneInSupply: ({ figure }) =>
      figure === 'leader' ? 'Your expedition leader is not in your supply.' : 'You have no explorers left in your supply.',
    noCampOfYours: ({ hex }) => `${hex} is neither base camp nor a camp of yours.`,
    notThere: ({ figure, hex }) => `You have no ${figureWords[figure]} at ${hex}.`,
    sameHex: () => 'The figure is there already.',
    notKnown: ({ hex }) => `Nobody has explored ${hex} yet.`,
    volcano: ({ hex }) => `There is a volcano at ${hex}; nobody can enter it.`,
    notNeighbours: ({ from, to }) => `${from} and ${to} are not neighbours.`,
    noStones: ({ from, to }) => `No stones lead from ${from} to ${to}.`,
    noWay: ({ from, to }) => `No way leads from ${from} to ${to}.`,
    noTemple: ({ hex }) => `There is no temple at ${hex}.`,
    guardedBy: ({ hex, seat }, say) => `The temple at ${hex} is guarded by ${say.seat(seat)}.`,
    twoLevels: ({ hex }) => `Two levels of the temple at ${hex} have been uncovered this turn; that is the most.`,
    moreFigures: ({ hex, needed, there }) =>
      `That takes ${count(needed, 'figure', 'figures')} of yours at ${hex}; you have ${there} there.`,
    highest: ({ hex }) => `The temple at ${hex} is uncovered to the top.`,
    floorGone: ({ hex, floor }) => `No floor ${floor} is left; the temple at ${hex} can rise no further.`,
    noTreasureTile: ({ hex }) => `There is no treasure tile at ${hex}.`,
    noTreasuresLeft: ({ hex }) => `No treasures are left at ${hex}.`,
    twoTreasures: ({ hex }) => `Two treasures have been raised at ${hex} this turn; that is the most.`,
    withYourself: () => 'You cannot exchange with yourself.',
    noSuchPlayer: () => 'There is no such player.',
    theyLack: ({ seat, motif }, say) => `${say.seat(seat)} has no ${motifWords[motif]}.`,
    theyPaired: ({ seat, motif }, say) =>
      `The ${motifWords[motif]} of ${say.seat(seat)} belongs to a pair or trio, which cannot be split.`,
    youLack: ({ motif }) => `You have no ${motifWords[motif]}.`,
    youPaired: ({ motif }) => `Your ${motifWords[motif]} belongs to a pair or trio, which cannot be split.`,
    sameMotif: ({ motif }) => `Both are a ${motifWords[motif]}.`,
    noGroundForCamp: ({ hex }) => `A camp needs jungle or an emptied treasure tile; ${hex} is neither.`,
    treasuresFirst: ({ hex, left }) => `${count(left, 'treasure still lies', 'treasures still lie')} at ${hex}.`,
    campThere: ({ hex, seat }, say) => `There is a camp of ${say.seat(seat)} at ${hex} already.`,
    noCampLeft: () => 'Both your camps are set up.',
    noGuardLeft: () => 'You guard two temples already; that is the most.',
    noMajority: ({ hex }) => `You have no majority at ${hex}.`,
    bidTooLow: ({ least }) => `Bid at least ${least}.`,
    bidTooHigh: ({ most }) => `You can bid at most your own points: ${most}.`,
    notOpen: ({ tile }) => `Tile ${tile} is not on offer.`,
  },
  questions: {
    openBid: ({ most }) => `Bid for the next turn, ${most === 1 ? '1' : `1 to ${most}`}, or pass.`,
    bid: ({ least, most, bidder, bid }, say) =>
      `${say.seat(bidder)} bids ${bid}. Bid ${least === most ? least : `${least} to ${most}`}, or pass.`,
    cannotBid: ({ bid, bidder }, say) =>
      bid
        ? `${say.seat(bidder)} bids ${bid}. You have not enough points to bid higher: pass.`
        : 'You have no points to bid: pass.',
    choose: ({ tiles }) => `Choose a tile: ${tiles}.`,
    place: ({ tile }) => `Place ${tileWords(tile)}.`,
    layAside: ({ tile }) => `Tile ${tileName(tile)} fits nowhere. Lay it aside.`,
    act: ({ ap }) =>
      ap
        ? `Spend ${count(ap, 'action point', 'action points')}, or end your turn.`
        : 'All action points are spent. End your turn.',
    scoringAct: ({ ap, round }) =>
      ap
        ? `Scoring round ${round}: spend ${count(ap, 'action point', 'action points')}, then end your turn and score.`
        : `Scoring round ${round}: all action points are spent. End your turn and score.`,
  },
  warnings: {
    unspent: 'Unspent action points are lost.',
    leaderLost: 'Your expedition leader would leave the game.',
    leaderGuards: 'Your expedition leader would stay on this temple for the rest of the game.',
    othersTemple: 'Another player has the majority at this temple.',
  },
  lines: scoreLines({
    scored: 'Scored so far',
    temple: (hex) => `Majority at temple ${hex}`,
    guarded: (hex) => `Guarded temple ${hex}`,
    treasure: (motif) => `Treasure: ${motifWords[motif]}`,
  }),
  options: { auction: { name: 'Auction for the tiles', values: { true: 'with auction', false: 'without' } } },
};
