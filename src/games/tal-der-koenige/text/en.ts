import { listed, many } from '../../../core/agreement.ts';
import type { ToldOrders } from '../event.ts';
import { isPlace, nameOf } from '../map.ts';
import type { TalText } from '../message-keys.ts';
import { countedFromOne, levelNamed } from '../pyramid.ts';

const colours = ['red', 'grey', 'black', 'white', 'sand'] as const;
/** Before a noun: "a sand-coloured block". */
const shades = ['red', 'grey', 'black', 'white', 'sand-coloured'] as const;
const phases = {
  bids: 'bidding for blocks',
  overseers: 'placing overseers',
  orders: 'secret orders to the overseers',
  workers: 'placing workers',
  steal: 'stealing blocks',
  takeOver: 'taking over sites',
  build: 'building',
  over: 'the end',
};
const reasons = {
  pharaoh: 'the pharaoh’s pyramid is complete',
  sites: 'every site carries a finished pyramid',
  bag: 'the bag is empty',
  idle: 'nothing was built, stolen or given to the pharaoh for three rounds',
};
const kinds = { oneColour: 'one-coloured', layered: 'layered', twoColour: 'two-coloured', mixed: 'mixed' };

const where = (spot: number) => (isPlace(spot) ? nameOf(spot) : `area ${nameOf(spot)}`);
const called = (place: string) => (place.includes('-') ? `on ${place}` : `in area ${place}`);
const stones = (count: number) => many(count, 'block', 'blocks');
const points = (count: number) => many(count, 'point', 'points');
const cost = (count: number) => many(count, 'movement point', 'movement points');
const at = (site: number, position: number) => `site ${site}, level ${countedFromOne(site, position).level}`;
const either = (sites: string) => listed(sites.split(', '), 'or');
const blocksOf = (counts: readonly number[]) =>
  counts.flatMap((count, colour) => (count ? [`${count} ${colours[colour]}`] : [])).join(', ') || 'nothing';
const tablets = (numbered: readonly number[], blanks: readonly number[]) => {
  const at = blanks.flatMap((blank, group) => {
    const laid = numbered
      .flatMap((to, i) => (to === group + 1 ? [`the ${i + 1}`] : []))
      .concat(blank ? many(blank, 'blank', 'blanks') : []);
    return laid.length ? [`${listed(laid, 'and')} at group ${group + 1}`] : [];
  });
  return at.join('; ') || 'nothing';
};
const orders = ({ one, two, stays }: ToldOrders) =>
  [one, two].map((spot, i) => `overseer ${i + 1} ${stays[i] ? 'stays' : `to ${where(spot)}`}`).join(', ');

export const en: TalText = {
  name: 'Tal der Könige',
  colours,
  phases,
  events: {
    round: ({ round, start }, say) => `Round ${round}: ${say.seat(start)} is the start player.`,
    drawn: ({ groups }) => `On sale: ${groups.map((group, i) => `group ${i + 1} (${blocksOf(group)})`).join(', ')}.`,
    laid: ({ seat, counts, secret }, say) => {
      const open = counts.flatMap((count, i) => (count ? [`${count} at group ${i + 1}`] : []));
      if (open.length === 0) return `${say.seat(seat)} lays no tablets.`;
      return `${say.seat(seat)} lays ${secret ? `tablets: ${tablets(secret.numbered, secret.blanks)}` : `tablets face down: ${listed(open, 'and')}`}.`;
    },
    turnedUp: ({ tablets: all }, say) =>
      `The tablets are turned up. ${all.map(({ numbered, blanks }, seat) => `${say.seat(seat)}: ${tablets(numbered, blanks)}.`).join(' ')}`,
    sold: ({ group, seat, sum, blocks }, say) => `Group ${group} (${blocksOf(blocks)}) goes to ${say.seat(seat)} for ${sum}.`,
    unsold: ({ group, blocks, to }) =>
      `Nobody buys group ${group} (${blocksOf(blocks)}); it goes ${to === 'bag' ? 'back into the bag' : 'to the pharaoh’s pyramid'}.`,
    overseer: ({ seat, from, to, price }, say) =>
      `${say.seat(seat)}’s overseer goes from ${where(from)} to ${where(to)} (${cost(price)}).`,
    ordered: ({ seat, secret }, say) =>
      secret ? `${say.seat(seat)} orders: ${orders(secret)}.` : `${say.seat(seat)} has given orders.`,
    ordersShown: ({ orders: all }, say) =>
      `The orders are shown. ${all.map((given, seat) => `${say.seat(seat)}: ${orders(given)}.`).join(' ')}`,
    voided: ({ seat, price }, say) => `${say.seat(seat)}’s orders would cost ${cost(price)} and are void: both overseers stay.`,
    bumped: ({ seat, place, to }, say) => `${where(place)} is taken: ${say.seat(seat)}’s overseer ends in ${where(to)}.`,
    claimed: ({ seat, site }, say) => `${say.seat(seat)} claims site ${site}.`,
    worker: ({ seat, from, to, price }, say) =>
      `${say.seat(seat)}’s worker goes from ${where(from)} to ${where(to)} (${cost(price)}).`,
    stolen: ({ seat, site, owner, colours: taken }, say) =>
      `${say.seat(seat)} steals ${stones(taken.length)} from ${say.seat(owner)} on site ${site}: ${taken.map((colour) => colours[colour]).join(', ')}.`,
    takenOver: ({ seat, site, from }, say) => `${say.seat(seat)} takes over site ${site} from ${say.seat(from)}.`,
    built: ({ seat, site, position, colour }, say) =>
      `${say.seat(seat)} lays a ${shades[colour]} block on ${at(site, position)}.`,
    finished: ({ seat, site, kind, points: worth }, say) =>
      `${say.seat(seat)} finishes the pyramid on site ${site} (${kinds[kind]}): ${points(worth)}.`,
    toPharaoh: ({ seat, blocks }, say) => `What ${say.seat(seat)} has left over goes to the pharaoh: ${blocksOf(blocks)}.`,
    overflow: ({ blocks }) => `The pharaoh’s pyramid is full; back into the bag: ${blocksOf(blocks)}.`,
    done: ({ seat, phase }, say) => `${say.seat(seat)} is done with ${phases[phase]}.`,
    lastRound: ({ reason }) => `This is the last round: ${reasons[reason]}.`,
    stone: ({ from, to }, say) => `${say.seat(from)} passes the pharaoh stone to ${say.seat(to)}.`,
    ended: ({ reason, points: reached, winners }, say) =>
      `The game is over: ${reasons[reason]}. ${listed(winners.map(say.seat), 'and')} ${winners.length > 1 ? 'share the victory' : 'wins'} with ${points(Math.max(...reached))}.`,
  },
  choices: {
    bid: ({ numbered, blanks }) => `Lay tablets: ${tablets(numbered, blanks)}`,
    overseer: ({ overseer, to }) => `Send overseer ${overseer} to ${where(to)}`,
    order: ({ one, two, begin }) => `Order overseer 1 to ${where(one)}, 2 to ${where(two)}, ${begin} first`,
    worker: ({ from, to }) => `Send a worker from ${where(from)} to ${where(to)}`,
    steal: ({ site, positions }) => `Steal ${stones(positions.length)} on site ${site}`,
    takeOver: ({ site }) => `Take over site ${site}`,
    build: ({ site, position, colour }) =>
      `Lay a ${shades[colour]} block on ${at(site, position)}, place ${countedFromOne(site, position).block}`,
    done: () => 'End the turn',
  },
  refusals: {
    otherPhase: ({ phase }) => `Not now: this is the phase for ${phases[phase]}.`,
    noSuchGroup: ({ groups }) => `There ${groups === 1 ? 'is only 1 group' : `are only ${groups} groups`} on sale.`,
    tooManyBlanks: ({ laid, most }) => `That takes ${many(laid, 'blank tablet', 'blank tablets')}; you have ${most}.`,
    outOfPlay: ({ site }) => `Site ${site} is not used with this many players.`,
    samePlace: ({ place }) => `The figure is already ${called(place)}.`,
    placeTaken: ({ place }) => `A figure already stands on ${place}.`,
    ownedByOther: ({ site, owner }, say) => `Site ${site} belongs to ${say.seat(owner)}; in round 1 you may not enter it.`,
    tooFar: ({ price, points: have }) => `That costs ${cost(price)}; you have ${have} left.`,
    ordersTooDear: ({ price, points: have }) => `These orders cost ${cost(price)}; you have ${have}.`,
    movedBefore: ({ overseer }) => `Overseer ${overseer} has already moved this round.`,
    noWorkerThere: ({ place }) => `No worker of yours ${called(place)} can still move.`,
    noOwner: ({ site }) => `Nobody owns site ${site}.`,
    ownSite: ({ site }) => `Site ${site} is your own.`,
    finished: ({ site }) => `The pyramid on site ${site} is finished and safe.`,
    emptySite: ({ site }) => `There is no block on site ${site}.`,
    tooFewOverseers: ({ site, own, owners }) =>
      `You need more overseers on site ${site} than its owner: you have ${own}, the owner ${owners}.`,
    noWorkerOn: ({ site }) => `You have no worker on site ${site}.`,
    tooFewWorkers: ({ site, own, owners }) =>
      `You need more workers on site ${site} than its owner: ${own} of yours count, ${owners} of the owner’s.`,
    stoleBefore: ({ site }) => `You have already stolen on site ${site} this round.`,
    tooManyBlocks: ({ most }) => `You can take at most ${stones(most)}.`,
    noBlockThere: ({ site, position }) => `There is no block at that place on site ${site}, level ${levelNamed(position)}.`,
    sameBlockTwice: ({ position }) => `You can take this block of level ${levelNamed(position)} only once.`,
    upperFirst: ({ level }) => `The blocks of level ${level + 1} must go first.`,
    noScarab: () => 'You have no scarab left.',
    notOwner: ({ site }) => `Site ${site} is not yours.`,
    noRoom: ({ site, most }) =>
      most ? `Your workers on site ${site} can lay no more than ${stones(most)} a round.` : `You have no worker on site ${site}.`,
    noSuchBlock: ({ colour }) => `You have no ${shades[colour]} block left this round.`,
    noSuchPosition: ({ site }) => `The pyramid on site ${site} has no such place.`,
    otherLevel: ({ level }) => `The next block belongs on level ${level + 1}.`,
    positionTaken: ({ position }) => `There is already a block at that place of level ${levelNamed(position)}.`,
  },
  questions: {
    bids: ({ groups }) => `Lay tablets face down at the ${many(groups, 'group', 'groups')} on sale, as many as you like.`,
    overseers: ({ points: left }) => `Place your overseers: ${cost(left)} left.`,
    orders: ({ points: most }) => `Write down in secret where your overseers go: up to ${cost(most)} together.`,
    workers: ({ points: left }) => `Place your workers: ${cost(left)} left.`,
    steal: ({ sites }) =>
      sites ? `You may steal blocks on site ${either(sites)}.` : 'There is nothing more to steal; end your turn.',
    takeOver: ({ sites }) =>
      sites ? `You may take over site ${either(sites)}.` : 'There is nothing more to take over; end your turn.',
    build: ({ blocks, sites }) =>
      sites && blocks
        ? `Build: ${stones(blocks)} left, on site ${either(sites)}.`
        : `There is nothing more to build${blocks ? ` (${stones(blocks)} left)` : ''}; end your turn.`,
  },
  awaited: {
    bids: ({ groups }, { names }) => `${names} bids in secret on the ${groups === 1 ? 'group' : `${groups} groups`} on sale.`,
    overseers: ({ points: left }, { names }) => `${names} places overseers: ${cost(left)} left.`,
    orders: (_, { names, several }) => `${names} ${several ? 'write' : 'writes'} down secret orders.`,
    workers: ({ points: left }, { names }) => `${names} places workers: ${cost(left)} left.`,
    steal: (_, { names }) => `${names} may steal blocks.`,
    takeOver: (_, { names }) => `${names} may take over a site.`,
    build: ({ blocks }, { names }) => `${names} builds: ${stones(blocks)} left.`,
  },
  warnings: {
    pointsLeft: 'You have movement points left.',
    blocksLeft: 'You could still build; blocks not built go to the pharaoh.',
    finishedSite: 'The pyramid there is finished: a worker has nothing to do.',
  },
  lines: {
    oneColour: 'One-coloured pyramids',
    layered: 'Layered pyramids',
    twoColour: 'Two-coloured pyramids',
    mixed: 'Mixed pyramids',
  },
  options: {
    advanced: {
      name: 'Unsold blocks',
      values: { false: 'Back into the bag', true: 'To the pharaoh’s pyramid (for advanced builders)' },
    },
    expert: { name: 'Two-coloured pattern', values: { false: 'Does not count', true: 'Counts 2 or 7 points (for experts)' } },
    stealOrTakeOver: {
      name: 'Workers that stole',
      values: { false: 'Count for taking over', true: 'Do not count for taking over' },
    },
  },
};
