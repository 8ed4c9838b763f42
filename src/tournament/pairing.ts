/** The tables of a round, from the rules, who is in, and the rounds before: always the same from the same. */
import { byesInFirstRound, folded, stillIn } from './knock-out.ts';
import { scoresOf } from './scores.ts';
import { balanced, seatCounts } from './seats.ts';
import { standings } from './standings.ts';
import { type Met, seatTogether } from './together.ts';
import { type Entrant, playing, type Round, type Rules } from './types.ts';

/** How many rounds there are for those who are in at the beginning; undefined where that follows from play. */
export function roundsOf({ format, size, rounds }: Rules, players: number): number | undefined {
  if (format === 'knockOut') return undefined;
  if (format === 'roundRobin') return size === 2 ? players - 1 + (players % 2) : Math.ceil((players - 1) / (size - 1));
  return rounds;
}

/** The next round; undefined when all have been played, or when there is nobody left to play. */
export function nextRound(rules: Rules, entrants: readonly Entrant[], rounds: readonly Round[]): Round | undefined {
  const number = rounds.length + 1;
  const first = playing(entrants, 1).length;
  if (number > (roundsOf(rules, first) ?? Number.POSITIVE_INFINITY)) return undefined;
  if (rules.format === 'knockOut') return knockOut(rules, entrants, rounds);
  const in_ = playing(entrants, number);
  if (in_.length < 2) return undefined;
  if (rules.format === 'roundRobin' && rules.size === 2) return everybodyWithEverybody(rules, entrants, rounds);
  const order = rules.format === 'roundRobin' ? byLot(in_) : byStanding(rules, entrants, rounds, in_);
  return arranged(rules, order, rounds, (tables, sizes) => seatTogether(tables, sizes, metBefore(rules, rounds)));
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
  group: (order: readonly string[], sizes: readonly number[]) => readonly (readonly string[])[],
): Round {
  const sizes = tableSizes(rules, order.length);
  const seated = sizes.reduce((sum, size) => sum + size, 0);
  const had = byesBefore(rounds);
  const byes = [...order.keys()]
    .sort((one, other) => had(order[one]!) - had(order[other]!) || other - one)
    .slice(0, order.length - seated)
    .map((at) => order[at]!);
  const others = order.filter((id) => !byes.includes(id));
  return { tables: withSeats(group(others, sizes), rules, rounds), byes };
}

function withSeats(groups: readonly (readonly string[])[], { size }: Rules, rounds: readonly Round[]): Round['tables'] {
  const counts = seatCounts(rounds, size);
  return groups.map((people) => ({ seats: balanced(people, size, counts) }));
}

/** Everybody but one walks around the table, one place a round. Who would play with somebody who has left plays with a bot, or has a bye. */
function everybodyWithEverybody(rules: Rules, entrants: readonly Entrant[], rounds: readonly Round[]): Round {
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
    if (people.length === 2 || (people.length === 1 && rules.filler === 'bot')) tables.push({ seats });
    else byes.push(...people);
  }
  return { tables, byes };
}

function knockOut(rules: Rules, entrants: readonly Entrant[], rounds: readonly Round[]): Round | undefined {
  const order = byLot(stillIn(entrants, rounds));
  if (order.length < 2) return undefined;
  if (rules.size > 2 || rules.filler === 'bot')
    return arranged(rules, order.toReversed(), rounds, (some, sizes) => folded(some.toReversed(), sizes.length));
  const byes = rounds.length === 0 ? order.slice(0, byesInFirstRound(order.length)) : order.slice(0, order.length % 2);
  const others = order.slice(byes.length);
  return { tables: withSeats(folded(others, others.length / 2), rules, rounds), byes };
}
