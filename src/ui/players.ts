/** The six players' colours, each with its mark, so that no colour ever stands alone. */

import { getContext, setContext } from 'svelte';
import { at } from '../core/at.ts';

export type MarkShape = 'triangle' | 'circle' | 'square' | 'diamond' | 'star' | 'pentagon';

export interface Player {
  readonly colour: string;
  readonly shape: MarkShape;
}

const players: readonly Player[] = [
  { colour: 'var(--seat-red)', shape: 'triangle' },
  { colour: 'var(--seat-blue)', shape: 'circle' },
  { colour: 'var(--seat-yellow)', shape: 'square' },
  { colour: 'var(--seat-green)', shape: 'diamond' },
  { colour: 'var(--seat-violet)', shape: 'star' },
  { colour: 'var(--seat-orange)', shape: 'pentagon' },
];

/** How the seat is drawn. */
export function playerOf(seat: number): Player {
  return at(players, seat % players.length);
}

const key = Symbol('colours of the table');
/** Which of the six each seat is drawn as, where the game gives colours a meaning. */
type Colours = () => readonly number[] | undefined;

/** For whoever frames a table: everything drawn inside follows. */
export function setColours(colours: Colours): void {
  setContext(key, colours);
}

/** How a seat is drawn at the table around the calling component. */
export function useColours(): (seat: number) => Player {
  const colours = getContext<Colours | undefined>(key);
  return (seat) => playerOf(colours?.()?.[seat] ?? seat);
}

const points = (...corners: readonly (readonly [number, number])[]) => `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

function ring(count: number, outer: number, inner = outer): string {
  const steps = inner === outer ? count : count * 2;
  return points(
    ...Array.from({ length: steps }, (_, i) => {
      const radius = i % 2 && inner !== outer ? inner : outer;
      const angle = (i / steps) * 2 * Math.PI - Math.PI / 2;
      return [round(Math.cos(angle) * radius), round(Math.sin(angle) * radius)] as const;
    }),
  );
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}

/** Outlines of the marks around 0, about 10 wide in all. */
export const markPaths: Readonly<Record<MarkShape, string>> = {
  triangle: points([0, -5.2], [5.4, 4.2], [-5.4, 4.2]),
  circle: 'M-4.8 0a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0-9.6 0Z',
  square: points([-4.4, -4.4], [4.4, -4.4], [4.4, 4.4], [-4.4, 4.4]),
  diamond: points([0, -5.8], [5, 0], [0, 5.8], [-5, 0]),
  star: ring(5, 6, 2.7),
  pentagon: ring(5, 5.3),
};
