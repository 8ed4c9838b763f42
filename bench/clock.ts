/**
 * Milliseconds this thread has spent on a core. Unlike the clock on the wall it stands still while neighbours
 * have the core, so that a busy machine gives the figures of an idle one, or nearly.
 */
export function coreTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
