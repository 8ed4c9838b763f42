/** How long something of the style takes, in milliseconds: "300ms" as it is written, ".3s" once the build has made it short. */
export function milliseconds(time: string): number {
  const number = Number.parseFloat(time) || 0;
  return time.trim().endsWith('ms') ? number : number * 1000;
}

/** The slow movement of the house; 0 where nothing is to move. */
export const slowPace = () => milliseconds(getComputedStyle(document.documentElement).getPropertyValue('--slow'));
