/** The laws every game must pass, by their number in docs/architecture.md. */
export type LawNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export interface Violation {
  readonly law: LawNumber;
  /** The step before which it was found. */
  readonly step: number;
  readonly what: string;
  /** The position as text. */
  readonly position?: string;
}

/** Where a law reports that it was broken. */
export type Report = (law: LawNumber, what: string) => void;

/** Plain data as one string: two values are the same exactly when these are. */
export function bytes(value: unknown): string {
  return JSON.stringify(value);
}

/** A short form for reports. */
export function brief(value: unknown): string {
  const text = bytes(value) ?? 'undefined';
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** Runs what a game might throw in, and reports the exception as a broken law. */
export function guarded<T>(report: Report, law: LawNumber, what: string, run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    report(law, `${what} threw ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}
