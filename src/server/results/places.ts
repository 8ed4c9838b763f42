/** Who came in where: winners first, whatever decided that; the others by points, equal ones together. */
import { at } from '../../core/at.ts';

export function placesOf(points: readonly number[], winners: readonly number[]): number[] {
  const won = (seat: number) => winners.includes(seat);
  return points.map((own, seat) => {
    if (won(seat)) return 1;
    const ahead = points.filter((_, other) => won(other) || at(points, other) > own);
    return ahead.length + 1;
  });
}
