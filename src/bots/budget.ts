/** How long a bot may think: so many actions played in thought, or so much time. */
export type Allowance =
  | { readonly iterations: number }
  /** `now` tells the time in milliseconds: bots have no clock of their own. */
  | { readonly milliseconds: number; readonly now: () => number };

export interface Budget {
  /** Notes one action played in thought; false when there is nothing left to play it with. */
  spend(): boolean;
  /** The share that is used up, from 0 to 1. */
  used(): number;
  /** Actions played so far. */
  spent(): number;
}

/** Looking at the clock costs about as much as a cheap action. */
const looksEvery = 8;

export function openBudget(allowance: Allowance): Budget {
  let spent = 0;
  if ('iterations' in allowance) {
    const most = Math.max(1, allowance.iterations);
    return { spend: () => spent < most && ++spent > 0, used: () => Math.min(1, spent / most), spent: () => spent };
  }
  const { milliseconds, now } = allowance;
  const begin = now();
  let over = false;
  const used = () => Math.min(1, (now() - begin) / Math.max(1, milliseconds));
  return {
    spend() {
      if (over) return false;
      if (spent % looksEvery === 0) over = used() >= 1;
      spent += 1;
      return true;
    },
    used,
    spent: () => spent,
  };
}
