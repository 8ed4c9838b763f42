/** How long this thread is at work at one stretch, answering nobody: by its own processor time, so that a busy machine does not count. */
export interface Stretches {
  /** Milliseconds, at most since last asked. */
  longest(): number;
  stop(): void;
}

const every = 2;

export function watchStretches(): Stretches {
  let longest = 0;
  let used = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(used);
    longest = Math.max(longest, (user + system) / 1000);
    used = process.threadCpuUsage();
  }, every);
  timer.unref();
  return {
    longest() {
      const most = longest;
      longest = 0;
      return most;
    },
    stop: () => clearInterval(timer),
  };
}
