const width = 30;
const everyMs = 100;

/** Says on stderr how far a long run is, where that is a terminal; elsewhere it keeps silent. */
export function progressBar(total: number, what: string, to: NodeJS.WriteStream = process.stderr) {
  const started = performance.now();
  let drawn = 0;
  const show = (done: number, now: number) => {
    const share = total === 0 ? 1 : done / total;
    const filled = Math.round(share * width);
    const left = done === 0 ? '' : `, ${duration(((now - started) / done) * (total - done))} left`;
    to.write(`\r[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${done} of ${total} ${what}${left}\x1b[K`);
  };
  return {
    /** Cheap enough to be called after every game. */
    at(done: number): void {
      if (!to.isTTY) return;
      const now = performance.now();
      if (now - drawn < everyMs) return;
      drawn = now;
      show(done, now);
    },
    /** Wipes the bar, so that what follows stands on a clean line. */
    end(): void {
      if (to.isTTY) to.write('\r\x1b[K');
    },
  };
}

function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
