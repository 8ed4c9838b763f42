/**
 * Milliseconds of processor time that this thread has used: what else the machine does costs a bot nothing. Asking the system costs
 * as much as several cheap actions, so it is asked only when the wall clock has gone on a little, which it must have.
 */
const leastBetween = 0.2;

export function processorClock(
  wall: () => number = () => performance.now(),
  used: () => NodeJS.CpuUsage = () => process.threadCpuUsage(),
): () => number {
  let asked = Number.NEGATIVE_INFINITY;
  let known = 0;
  return () => {
    const now = wall();
    if (now - asked >= leastBetween) {
      asked = now;
      const { user, system } = used();
      known = (user + system) / 1000;
    }
    return known;
  };
}
