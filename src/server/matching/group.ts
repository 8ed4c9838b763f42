/** Who is seated together: decided from who waits, and nothing else. */

export interface Seeker {
  readonly person: string;
  /** How many are to play; null where that does not matter. */
  readonly players: number | null;
  /** Whether bots may fill the table. */
  readonly bots: boolean;
  readonly since: number;
}

interface Group<S> {
  readonly persons: readonly S[];
  readonly bots: number;
}

/** Milliseconds after which bots fill the table of whoever wants that. */
export const patience = 60_000;

/**
 * Whom this one sits down with now; undefined while he waits. The smallest table that fills comes first, and at it those who have waited longest.
 * Whoever keeps apart from somebody of the group stays out of it and waits on.
 */
export function groupFor<S extends Seeker>(
  me: S,
  waiting: readonly S[],
  { least, most }: { readonly least: number; readonly most: number },
  isApart: (one: string, other: string) => boolean,
  now: number,
): Group<S> | undefined {
  const others = waiting.filter(({ person }) => person !== me.person).toSorted((a, b) => a.since - b.since);
  const together = (size: number, fits: (other: S) => boolean): S[] => {
    const group = [me];
    for (const other of others) {
      if (group.length === size) break;
      const welcome = (other.players ?? size) === size && fits(other);
      if (welcome && group.every(({ person }) => !isApart(person, other.person))) group.push(other);
    }
    return group;
  };
  const sizes = me.players === null ? Array.from({ length: most - least + 1 }, (_, at) => least + at) : [me.players];
  for (const size of sizes) {
    const persons = together(size, () => true);
    if (persons.length === size) return { persons, bots: 0 };
  }
  if (!me.bots || now - me.since < patience) return undefined;
  const size = me.players ?? Math.min(most, Math.max(least, 3));
  const persons = together(size, ({ bots }) => bots);
  return { persons, bots: size - persons.length };
}
