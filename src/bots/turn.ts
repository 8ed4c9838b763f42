/** A whole turn: beams find the plans, imagined continuations choose among them. */
import { beam, type Found } from './beam.ts';
import { type Judged, judge } from './judge.ts';
import type { Effort } from './levels.ts';
import { imagined, type Plan, type SearchContext } from './search-context.ts';

/** Plans for the rest of the turn, best first. */
export function planTurn(context: SearchContext, { widths, beam: settings, turns }: Effort): Judged[] {
  const { heuristics, seat, random, budget } = context;
  const waves: Found[][] = [];
  let from = imagined(context);
  const greedy: Plan = [heuristics.rolloutAction(from, seat, random)];
  for (const width of widths) {
    const { found, whole } = beam(context, from, { ...settings, width }, random);
    // What the budget cut off has been judged in the middle of the turn: no match for whole turns.
    if (whole || waves.length === 0) waves.push(found);
    if (!whole || budget.used() >= settings.until) break;
    from = imagined(context);
  }
  return judge(context, candidates(waves, settings.best, greedy), turns);
}

/** Half of them from the widest beam, the rest from all: each beam believes in the luck of its own imagined state. */
function candidates(waves: readonly Found[][], most: number, greedy: Plan): Plan[] {
  const kept = new Map<string | number, Found>();
  const keep = (found: readonly Found[], until: number) => {
    for (const one of found) if (kept.size < until && !kept.has(one.key)) kept.set(one.key, one);
  };
  keep(waves.at(-1) ?? [], Math.ceil(most / 2));
  keep(
    waves.flat().sort((a, b) => b.value - a.value),
    most,
  );
  const plans: Plan[] = [...kept.values()].sort((a, b) => b.value - a.value).map(({ plan }) => plan);
  return [...plans, greedy];
}
