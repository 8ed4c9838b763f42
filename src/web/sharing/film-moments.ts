/** More pictures than this nobody watches, and no messenger takes. */
const mostPictures = 300;

/** The moments of the animation: all of them, or evenly spread where there are too many; always the last. */
export function momentsOf(from: number, to: number): readonly number[] {
  const count = Math.min(mostPictures, to - from + 1);
  if (count < 2) return [to];
  return Array.from({ length: count }, (_, at) => from + Math.round((at * (to - from)) / (count - 1)));
}
