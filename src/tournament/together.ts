/**
 * Who sits with whom: in the order of the standing, neighbours together (the method of Monrad), so that nobody meets somebody again while that can
 * be avoided. The first arrangement in that order without a repetition is taken; where there is none, one with the fewest.
 */

/** How often two have sat together. */
export type Met = (one: string, other: string) => number;
/** Whether two keep apart from each other. */
export type Apart = (one: string, other: string) => boolean;

/** Places in the order of the standing, table by table. */
type Tables = number[][];
/** What it costs to seat two places of the order together. */
type Costs = readonly (readonly number[])[];

/** Tables of these sizes, the larger first; the first for those who stand first. */
export function seatTogether(
  order: readonly string[],
  sizes: readonly number[],
  met: Met,
  areApart: Apart = () => false,
): string[][] {
  // Twice again is worse than two once again; and nothing is worse than who keeps apart.
  const costs = order.map((one) => order.map((other) => met(one, other) ** 2 + (areApart(one, other) ? worst : 0)));
  const found = search(order.length, sizes, costs);
  const tables = found.exact ? found.tables : improved(found.tables, costs);
  return tables.map((table) => table.map((place) => order[place]!));
}

/** More than all who can meet again at all tables together. */
const worst = 1_000_000;

/** The same tables, with as few changes of places as it takes that nobody sits with whom he keeps apart from, where that can be. */
export function parted(tables: readonly (readonly string[])[], areApart: Apart): string[][] {
  const order = tables.flat();
  const costs = order.map((one) => order.map((other) => (areApart(one, other) ? 1 : 0)));
  const places = plainly(tables.map(({ length }) => length));
  return improved(places, costs).map((table) => table.map((place) => order[place]!));
}

/** How many sit with somebody whom they keep apart from. */
export function meetingsOf(tables: readonly (readonly string[])[], areApart: Apart): number {
  return tables.reduce((sum, table) => sum + table.filter((one) => table.some((other) => areApart(one, other))).length, 0);
}

/** Steps of the search for an exact answer; for a dozen players that is all of it. */
const mostSteps = 60_000;

function search(players: number, sizes: readonly number[], costs: Costs): { tables: Tables; exact: boolean } {
  const taken = new Array<boolean>(players).fill(false);
  const tables: Tables = sizes.map(() => []);
  let best = plainly(sizes);
  let least = totalOf(best, costs);
  let steps = 0;

  /** Fills table `at` from place `from` of the order on; true once nothing better can be found. */
  function fill(at: number, from: number, cost: number): boolean {
    const table = tables[at];
    if (!table) {
      best = copied(tables);
      least = cost;
      return least === 0;
    }
    if (table.length === sizes[at]) return fill(at + 1, 0, cost);
    for (let place = from; place < players; place++) {
      if (taken[place]) continue;
      const total = cost + costAmong(table, place, costs);
      if (total < least) {
        if (++steps > mostSteps) return true;
        taken[place] = true;
        table.push(place);
        if (fill(at, place + 1, total)) return true;
        table.pop();
        taken[place] = false;
      }
      // Where all tables that are left are alike, the first who is free sits at the first of them: nothing is tried twice.
      if (table.length === 0 && sizes[at] === sizes.at(-1)) return false;
    }
    return false;
  }

  if (least > 0) fill(0, 0, 0);
  return { tables: best, exact: steps <= mostSteps };
}

function plainly(sizes: readonly number[]): Tables {
  let place = 0;
  return sizes.map((size) => Array.from({ length: size }, () => place++));
}

function copied(tables: Tables): Tables {
  return tables.map((table) => [...table]);
}

function costAmong(table: readonly number[], place: number, costs: Costs): number {
  const own = costs[place]!;
  let sum = 0;
  for (const other of table) sum += own[other]!;
  return sum;
}

function totalOf(tables: Tables, costs: Costs): number {
  let twice = 0;
  for (const table of tables) for (const place of table) twice += costAmong(table, place, costs);
  return twice / 2;
}

const mostRounds = 40;

/**
 * Too many to try all: two at different tables change places as long as fewer meet again; and so that it does not stop at the first that
 * looks good, some change places anyhow and it is tried once more.
 */
function improved(start: Tables, costs: Costs): Tables {
  let best = start;
  let least = totalOf(best, costs);
  let chance = 1;
  const below = (n: number) => {
    chance = (Math.imul(chance, 1103515245) + 12345) >>> 0;
    return Math.floor((chance / 0x1_0000_0000) * n);
  };
  for (let round = 0; round < mostRounds && least > 0; round++) {
    const tables = copied(best);
    for (let kick = 0; kick < Math.min(round, 4); kick++) {
      const [one, other] = [tables[below(tables.length)]!, tables[below(tables.length)]!];
      swap(one, below(one.length), other, below(other.length));
    }
    settle(tables, costs);
    const total = totalOf(tables, costs);
    if (total >= least) continue;
    least = total;
    best = tables;
  }
  return best;
}

function swap(one: number[], i: number, other: number[], j: number): void {
  const place = one[i]!;
  one[i] = other[j]!;
  other[j] = place;
}

/** Swaps as long as one helps; each makes the sum smaller, so it ends. */
function settle(tables: Tables, costs: Costs): void {
  for (let helped = true; helped; ) {
    helped = false;
    for (const [at, one] of tables.entries())
      for (const other of tables.slice(at + 1))
        for (let i = 0; i < one.length; i++)
          for (let j = 0; j < other.length; j++) if (swapHelps(one, i, other, j, costs)) helped = true;
  }
}

function swapHelps(one: number[], i: number, other: number[], j: number, costs: Costs): boolean {
  const [a, b] = [one[i]!, other[j]!];
  const between = costs[a]![b]!;
  const before = costAmong(one, a, costs) + costAmong(other, b, costs);
  const after = costAmong(one, b, costs) + costAmong(other, a, costs) - 2 * between;
  if (after >= before) return false;
  swap(one, i, other, j);
  return true;
}
