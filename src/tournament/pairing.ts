/** The tables of a round, from the rules, who is in, and the rounds before: always the same from the same. */
import { byesInFirstRound, folded, stillIn } from './knock-out.ts';
import { scoresOf } from './scores.ts';
import { balanced, seatCounts } from './seats.ts';
import { standings } from './standings.ts';
import { type Apart, type Met, meetingsOf, parted, seatTogether } from './together.ts';
import { type Entrant, type Pair, playing, type Round, type Rules } from './types.ts';

/** How many rounds there are for those who are in at the beginning; undefined where that follows from play. */
export function roundsOf({ format, size, rounds }: Rules, players: number): number | undefined {
  if (format === 'knockOut') return undefined;
  if (format === 'roundRobin') return size === 2 ? players - 1 + (players % 2) : Math.ceil((players - 1) / (size - 1));
  return rounds;
}

/**
 * The next round; undefined when all have been played, or when there is nobody left to play. Who keeps apart now sits apart as far as the tables
 * allow it.
 */
export function nextRound(
  rules: Rules,
  entrants: readonly Entrant[],
  rounds: readonly Round[],
  apart: readonly Pair[] = [],
): Round | undefined {
  const pairs = new Set(apart.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  const round = paired(rules, entrants, rounds, (one, other) => pairs.has(`${one} ${other}`));
  return round && apart.length ? { ...round, apart } : round;
}

function paired(rules: Rules, entrants: readonly Entrant[], rounds: readonly Round[], areApart: Apart): Round | undefined {
  const number = rounds.length + 1;
  const first = playing(entrants, 1).length;
  if (number > (roundsOf(rules, first) ?? Number.POSITIVE_INFINITY)) return undefined;
  if (rules.format === 'knockOut') return knockOut(rules, entrants, rounds, areApart);
  const in_ = playing(entrants, number);
  if (in_.length < 2) return undefined;
  if (rules.format === 'roundRobin' && rules.size === 2) return everybodyWithEverybody(rules, entrants, rounds, areApart);
  const order = rules.format === 'roundRobin' ? byLot(in_) : byStanding(rules, entrants, rounds, in_);
  const met = metBefore(rules, rounds);
  return arranged(rules, order, rounds, areApart, (some, sizes) => seatTogether(some, sizes, met, areApart));
}

function byLot(entrants: readonly Entrant[]): string[] {
  return [...entrants].sort((one, other) => one.lot - other.lot).map(({ id }) => id);
}

function byStanding(rules: Rules, entrants: readonly Entrant[], rounds: readonly Round[], in_: readonly Entrant[]): string[] {
  const ids = new Set(in_.map(({ id }) => id));
  return standings(rules, entrants, rounds).flatMap(({ id }) => (ids.has(id) ? [id] : []));
}

function metBefore(rules: Rules, rounds: readonly Round[]): Met {
  const counts = new Map<string, number>();
  for (const round of rounds)
    for (const [id, { opponents }] of scoresOf(rules, round))
      for (const other of opponents) counts.set(`${id} ${other}`, (counts.get(`${id} ${other}`) ?? 0) + 1);
  return (one, other) => counts.get(`${one} ${other}`) ?? 0;
}

function byesBefore(rounds: readonly Round[]): (id: string) => number {
  return (id) => rounds.filter(({ byes }) => byes.includes(id)).length;
}

/** How many people sit at each table; where bots fill up, as evenly as can be. Too few for one table are filled up with bots in any case. */
export function tableSizes({ size, filler }: Rules, players: number): number[] {
  const tables = filler === 'bot' || players < size ? Math.ceil(players / size) : Math.floor(players / size);
  const seated = Math.min(players, tables * size);
  return Array.from({ length: tables }, (_, at) => Math.floor(seated / tables) + (at < seated % tables ? 1 : 0));
}

/** Byes for those who have had the fewest, from the end of the order; the others sit down together. */
function arranged(
  rules: Rules,
  order: readonly string[],
  rounds: readonly Round[],
  areApart: Apart,
  group: (order: readonly string[], sizes: readonly number[]) => Groups,
): Round {
  const sizes = tableSizes(rules, order.length);
  const seated = sizes.reduce((sum, size) => sum + size, 0);
  const had = byesBefore(rounds);
  const turn = [...order.keys()]
    .sort((one, other) => had(order[one]!) - had(order[other]!) || other - one)
    .map((at) => order[at]!);
  const { byes, groups } = besides(order, turn, order.length - seated, areApart, (others) => group(others, sizes));
  return { tables: withSeats(groups, rules, rounds), byes };
}

type Groups = readonly (readonly string[])[];

/** So many have a bye, in turn; unless somebody who keeps apart must have one so that he sits with nobody whom he keeps apart from. */
function besides(
  order: readonly string[],
  turn: readonly string[],
  count: number,
  areApart: Apart,
  group: (others: readonly string[]) => Groups,
): { readonly byes: readonly string[]; readonly groups: Groups } {
  const usual = turn.slice(0, count);
  const instead = turn.slice(count).filter((id) => count > 0 && turn.some((other) => areApart(id, other)));
  const ways = [usual, ...instead.map((id) => [...usual.slice(0, -1), id])].map((byes) => {
    const groups = group(order.filter((id) => !byes.includes(id)));
    return { byes, groups, meetings: meetingsOf(groups, areApart) };
  });
  return ways.reduce((best, way) => (way.meetings < best.meetings ? way : best));
}

function withSeats(groups: readonly (readonly string[])[], { size }: Rules, rounds: readonly Round[]): Round['tables'] {
  const counts = seatCounts(rounds, size);
  return groups.map((people) => ({ seats: balanced(people, size, counts) }));
}

/**
 * Everybody but one walks around the table, one place a round. Who would play with somebody who has left, or whom he keeps apart from, plays with a
 * bot, or has a bye.
 */
function everybodyWithEverybody(rules: Rules, entrants: readonly Entrant[], rounds: readonly Round[], areApart: Apart): Round {
  const all: (string | null)[] = byLot(playing(entrants, 1));
  if (all.length % 2) all.push(null);
  const [fixed, ...walking] = all;
  const round = rounds.length;
  const turned = walking.map((_, at) => walking[(at + round) % walking.length]!);
  const circle = [fixed!, ...turned];
  const in_ = new Set(playing(entrants, round + 1).map(({ id }) => id));
  const tables: { seats: (string | null)[] }[] = [];
  const byes: string[] = [];
  for (let at = 0; at < circle.length / 2; at++) {
    const pair = [circle[at]!, circle[circle.length - 1 - at]!];
    // Who begins takes turns: for the one who does not walk by rounds, for the others by where they stand.
    if ((at === 0 ? round : at) % 2) pair.reverse();
    const seats = pair.map((id) => (id !== null && in_.has(id) ? id : null));
    const people = seats.flatMap((id) => id ?? []);
    const [one, other] = people;
    if (one !== undefined && other !== undefined && !areApart(one, other)) tables.push({ seats });
    else if (rules.filler === 'bot')
      tables.push(...people.map((id) => ({ seats: seats.map((seat) => (seat === id ? id : null)) })));
    else byes.push(...people);
  }
  return { tables, byes };
}

function knockOut(rules: Rules, entrants: readonly Entrant[], rounds: readonly Round[], areApart: Apart): Round | undefined {
  const order = byLot(stillIn(entrants, rounds));
  if (order.length < 2) return undefined;
  if (rules.size > 2 || rules.filler === 'bot')
    return arranged(rules, order.toReversed(), rounds, areApart, (some, sizes) =>
      parted(folded(some.toReversed(), sizes.length), areApart),
    );
  const count = rounds.length === 0 ? byesInFirstRound(order.length) : order.length % 2;
  const { byes, groups } = besides(order, order, count, areApart, (others) =>
    parted(folded(others, others.length / 2), areApart),
  );
  return { tables: withSeats(groups, rules, rounds), byes };
}
