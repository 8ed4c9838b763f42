/** How long a job that failed waits: twice as long each time, from some seconds to an hour, never all at the same moment. */
const first = 5000;
const longest = 3600_000;

export function retryAfter(tries: number, random = Math.random()): number {
  const wait = Math.min(longest, first * 2 ** (tries - 1));
  return Math.round(wait * (0.75 + random / 2));
}
