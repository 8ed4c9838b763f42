import { listed, many } from '../../../core/agreement.ts';
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
const points = (number: number) => many(number, 'point', 'points');
const names = (seats: readonly number[], say: Say) => listed(seats.map(say.seat), 'and');

/** "a temple worth 2", as everybody sees it on the table. */
function tileWords(tile: number): string {
  const kind = kindOf(tile);
  if (kind === 'temple') return `a temple worth ${printedValue(tile)}`;
  return kind === 'jungle' ? 'a jungle tile' : `a ${kindWords[kind]}`;
}

/** The same with what lies on it. */
function fullTile(tile: number): string {
  return kindOf(tile) === 'treasure' ? `${tileWords(tile)} with ${printedValue(tile)} treasures` : tileWords(tile);
}

export const en: TikalText = {
  name: 'Tikal',
  motifs: motifWords,
  events: {
    tileDrawn: ({ seat, tile }, say) => `${say.seat(seat)} draws ${fullTile(tile)}.`,
    tilesTurnedUp: ({ tiles }) => `A new round. Turned up: ${listed(tiles.map(fullTile), 'and')}.`,
    tilePlaced: ({ seat, tile, hex, treasures }, say) =>
      `${say.seat(seat)} places ${tileWords(tile)} at ${hexName(hex)}${treasures ? `, with ${many(treasures, 'treasure', 'treasures')} face down` : ''}.`,
    tileLaidAside: ({ seat, tile, treasures }, say) =>
      `${say.seat(seat)} lays aside ${tileWords(tile)} that fits nowhere${treasures ? `, with ${many(treasures, 'unseen treasure', 'unseen treasures')}` : ''}.`,
    broughtIn: ({ seat, figure, to }, say) => `${say.seat(seat)} brings ${a(figure)} in at ${hexName(to)}.`,
    transferred: ({ seat, figure, from, to }, say) =>
      `${say.seat(seat)} sends ${a(figure)} through the secret passage from ${hexName(from)} to ${hexName(to)}.`,
    walked: ({ seat, figure, from, to, price }, say) =>
      `${say.seat(seat)} walks ${a(figure)} from ${hexName(from)} to ${hexName(to)} for ${price} AP.`,
    uncovered: ({ seat, hex, value }, say) => `${say.seat(seat)} uncovers level ${value} of the temple at ${hexName(hex)}.`,
    raised: ({ seat, hex, motif: found, left }, say) =>
      `${say.seat(seat)} digs up a treasure at ${hexName(hex)}: ${motif(found)} (${left ? `${left} left` : 'the last one'} there).`,
    exchanged: ({ seat, other, take, give }, say) =>
      `${say.seat(seat)} takes ${say.seat(other)}’s ${motif(take)} and gives a ${motif(give)} in return.`,
    campSetUp: ({ seat, hex }, say) => `${say.seat(seat)} sets up a camp at ${hexName(hex)}.`,
    guarded: ({ seat, hex, figure, value, membersLost, leaderLost }, say) => {
      const gone = [
        ...(leaderLost ? ['the expedition leader'] : []),
        ...(membersLost ? [many(membersLost, 'explorer', 'explorers')] : []),
      ];
      return `${say.seat(seat)} guards the temple at ${hexName(hex)}, worth ${value}, with ${a(figure)}${gone.length ? `; out of the game: ${gone.join(' and ')}` : ''}.`;
    },
    turnEnded: ({ seat, unspent }, say) =>
      `${say.seat(seat)} ends the turn${unspent ? `; ${unspent} AP ${unspent === 1 ? 'is' : 'are'} lost` : ''}.`,
    scoringBegan: ({ round, order }, say) => `Scoring round ${round} begins, in this order: ${names(order, say)}.`,
    scored: ({ seat, temples, treasures, score }, say) =>
      `${say.seat(seat)} scores ${temples} for temples and ${treasures} for treasures, and now has ${points(score)}.`,
    auctionOpened: ({ seat }, say) => `An auction for the next turn; ${say.seat(seat)} opens it.`,
    bid: ({ seat, amount }, say) => `${say.seat(seat)} bids ${amount}.`,
    passed: ({ seat }, say) => `${say.seat(seat)} passes.`,
    turnWon: ({ seat, price }, say) =>
      price
        ? `${say.seat(seat)} takes the next turn and pays ${points(price)}.`
        : `${say.seat(seat)} takes the next turn for free.`,
    tileChosen: ({ seat, tile }, say) => `${say.seat(seat)} takes ${fullTile(tile)}.`,
    gameEnded: ({ winners, score }, say) =>
      winners.length === 1
        ? `The game is over. ${names(winners, say)} wins with ${points(Math.max(...score))}.`
        : `The game is over. ${names(winners, say)} share the victory with ${points(Math.max(...score))}.`,
  },
  choices: {
    place: ({ hex, rotation }) => `Place at ${hexName(hex)}${rotation ? `, turned ${rotation * 60}°` : ''}`,
    layAside: () => 'Lay the tile aside: it fits nowhere',
    bring: ({ figure, to }) => `Bring ${a(figure)} in at ${hexName(to)}`,
    transfer: ({ figure, from, to }) => `Send ${a(figure)} from camp ${hexName(from)} to camp ${hexName(to)}`,
    step: ({ figure, from, to }) => `Step with ${a(figure)} from ${hexName(from)} to ${hexName(to)}`,
    walk: ({ figure, from, to }) => `Walk ${a(figure)} from ${hexName(from)} to ${hexName(to)}`,
    uncover: ({ hex }) => `Uncover a level of the temple at ${hexName(hex)}`,
    raise: ({ hex }) => `Dig up a treasure at ${hexName(hex)}`,
    exchange: ({ other, take, give }, say) => `Take ${say.seat(other)}’s ${motif(take)} for your ${motif(give)}`,
    camp: ({ hex }) => `Set up a camp at ${hexName(hex)}`,
    guard: ({ hex, figure }) => `Guard the temple at ${hexName(hex)} with ${a(figure)}`,
    end: () => 'End the turn',
    bid: ({ amount }) => `Bid ${amount}`,
    pass: () => 'Pass',
    choose: ({ tile }) => `Take tile ${tileName(tile)}, ${fullTile(tile)}`,
  },
  refusals: {
    tileFirst: () => 'Place your tile first.',
    auctionFirst: () => 'The auction comes first: bid or pass.',
    chooseFirst: () => 'Choose a tile first.',
    actionsNow: () => 'Now you spend action points, or end your turn.',
    tooDear: ({ price, left }) => `That costs ${many(price, 'action point', 'action points')}; you have ${left} left.`,
    occupied: ({ hex }) => `There is already a tile at ${hex}.`,
    remote: ({ hex }) => `${hex} is not next to a known tile.`,
    sameRotation: ({ lowest }) =>
      `That looks the same as the tile ${lowest ? `turned ${lowest * 60}°` : 'as it is'}; place it that way.`,
    noWayOnto: ({ hex }) => `Turned this way, no stone leads onto the tile at ${hex}.`,
    fitsSomewhere: () => 'The tile still fits somewhere: place it.',
    noneInSupply: ({ figure }) =>
      figure === 'leader' ? 'Your expedition leader is not in your supply.' : 'You have no explorers left in your supply.',
    noCampOfYours: ({ hex }) => `${hex} is neither base camp nor a camp of yours.`,
    notThere: ({ figure, hex }) => `You have no ${figureWords[figure]} at ${hex}.`,
    sameHex: () => 'The figure is already there.',
    notKnown: ({ hex }) => `Nobody has explored ${hex} yet.`,
    volcano: ({ hex }) => `There is a volcano at ${hex}; nobody can enter it.`,
    notNeighbours: ({ from, to }) => `${from} and ${to} are not neighbours.`,
    noStones: ({ from, to }) => `There are no stones between ${from} and ${to}.`,
    noWay: ({ from, to }) => `There is no way from ${from} to ${to}.`,
    noTemple: ({ hex }) => `There is no temple at ${hex}.`,
    guardedBy: ({ hex, seat }, say) => `The temple at ${hex} is guarded by ${say.seat(seat)}.`,
    twoLevels: ({ hex }) => `Two levels of the temple at ${hex} have already been uncovered this turn; more is not allowed.`,
    moreFigures: ({ hex, needed, there }) =>
      `You need ${many(needed, 'figure', 'figures')} of your own at ${hex}; you have ${there} there.`,
    highest: ({ hex }) => `The temple at ${hex} is uncovered to the top.`,
    floorGone: ({ hex, floor }) => `There is no floor ${floor} left; the temple at ${hex} can rise no further.`,
    noTreasureTile: ({ hex }) => `There is no treasure tile at ${hex}.`,
    noTreasuresLeft: ({ hex }) => `No treasures are left at ${hex}.`,
    twoTreasures: ({ hex }) => `Two treasures have already been dug up at ${hex} this turn; more is not allowed.`,
    withYourself: () => 'You cannot exchange with yourself.',
    noSuchPlayer: () => 'There is no such player.',
    theyLack: ({ seat, motif }, say) => `${say.seat(seat)} has no ${motifWords[motif]}.`,
    theyPaired: ({ seat, motif }, say) =>
      `${say.seat(seat)}’s ${motifWords[motif]} belongs to a pair or trio, which cannot be split.`,
    youLack: ({ motif }) => `You have no ${motifWords[motif]}.`,
    youPaired: ({ motif }) => `Your ${motifWords[motif]} belongs to a pair or trio, which cannot be split.`,
    sameMotif: () => 'Both treasures are of the same kind; choose two different ones.',
    noGroundForCamp: ({ hex }) => `A camp needs jungle or an emptied treasure tile; ${hex} is neither.`,
    treasuresFirst: ({ hex, left }) => `${many(left, 'treasure still lies', 'treasures still lie')} at ${hex}.`,
    campThere: ({ hex, seat }, say) => `${say.seat(seat)} already has a camp at ${hex}.`,
    noCampLeft: () => 'Both of your camps are already set up.',
    noGuardLeft: () => 'You already guard two temples; more is not allowed.',
    noMajority: ({ hex }) => `You do not have the majority at ${hex}.`,
    bidTooLow: ({ least }) => `Bid at least ${least}.`,
    bidTooHigh: ({ most }) => `You can bid at most your own points: ${most}.`,
    notOpen: ({ tile }) => `Tile ${tile} is not on offer.`,
  },
  questions: {
    openBid: ({ most }) => `Bid for the next turn, ${most === 1 ? '1' : `1 to ${most}`}, or pass.`,
    bid: ({ least, most, bidder, bid }, say) =>
      `${say.seat(bidder)} bids ${bid}. Bid ${least === most ? least : `${least} to ${most}`}, or pass.`,
    cannotBid: ({ bid, bidder }, say) =>
      bid ? `${say.seat(bidder)} bids ${bid}. You cannot bid higher, so you pass.` : 'You have no points to bid, so you pass.',
    choose: ({ tiles }) => `Choose one of the ${tiles} tiles.`,
    place: ({ tile }) => `Place your tile, ${fullTile(tile)}.`,
    layAside: ({ tile }) => `Your tile, ${tileWords(tile)}, fits nowhere. Lay it aside.`,
    act: ({ ap }) =>
      ap
        ? `Spend ${many(ap, 'action point', 'action points')}, or end your turn.`
        : 'All action points are spent. End your turn.',
    scoringAct: ({ ap, round }) =>
      ap
        ? `Scoring round ${round}: spend ${many(ap, 'action point', 'action points')}, then end your turn and score.`
        : `Scoring round ${round}: all action points are spent. End your turn and score.`,
  },
  awaited: {
    bid: ({ least }, { names }) => `${names} may bid ${least} or more for the next turn.`,
    choose: ({ tiles }, { names }) => `${names} chooses one of the ${tiles} tiles.`,
    place: ({ tile }, { names }) => `${names} places ${fullTile(tile)}.`,
    layAside: ({ tile }, { names }) => `${names} must lay aside ${tileWords(tile)}.`,
    act: ({ ap }, { names }) =>
      ap ? `${names} has ${many(ap, 'action point', 'action points')} left.` : `${names} ends the turn.`,
    score: ({ ap, round }, { names }) =>
      `Scoring round ${round}: ${names} ${ap ? `has ${many(ap, 'action point', 'action points')} left and then scores` : 'scores'}.`,
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
