/** The doorbell between processes: it only says that a table has changed; the truth is in the store. */
interface Ring {
  readonly table: string;
  readonly number: number;
  readonly version: number;
}

export interface Bus {
  publish(ring: Ring): void;
  subscribe(hear: (ring: Ring) => void): void;
  close(): Promise<void>;
}

/** For one process: rings within it. */
export function localBus(): Bus {
  const hearers: ((ring: Ring) => void)[] = [];
  return {
    publish(ring) {
      for (const hear of hearers) hear(ring);
    },
    subscribe(hear) {
      hearers.push(hear);
    },
    async close() {
      hearers.length = 0;
    },
  };
}
