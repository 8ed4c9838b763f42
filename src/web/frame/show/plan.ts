/** What is drawn of a plan over the board: lines along its ways, and numbers where its steps are done. */
import type { HintStep } from '../../../bots/hint.ts';
import type { PlaceBox } from './places.ts';

type Boxes = ReadonlyMap<string, PlaceBox>;

/** The lines, each once: two steps may go the same way. */
export function linesOf(steps: readonly Pick<HintStep, 'way'>[], boxes: Boxes): string[] {
  const lines = steps.flatMap(({ way = [] }) => {
    const spots = way.flatMap((place) => boxes.get(place) ?? []);
    return spots.length > 1 ? [`M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`] : [];
  });
  return [...new Set(lines)];
}

interface Badge {
  readonly place: string;
  readonly box: PlaceBox;
  readonly text: string;
}

/** Steps at one place share a badge: "2, 3". */
export function badgesOf(steps: readonly Pick<HintStep, 'at'>[], boxes: Boxes): Badge[] {
  const numbers = new Map<string, number[]>();
  for (const [i, { at }] of steps.entries()) if (at) numbers.set(at, [...(numbers.get(at) ?? []), i + 1]);
  return [...numbers].flatMap(([place, list]) => {
    const box = boxes.get(place);
    return box ? [{ place, box, text: numbersOf(list) }] : [];
  });
}

/** Numbers that follow each other are drawn together: "1, 3–5". */
function numbersOf(list: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of list) {
    const last = runs.at(-1);
    if (last?.at(-1) === number - 1) last.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
}
