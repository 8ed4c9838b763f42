/** The slowest tests of a run, read from the reports of vitest and playwright. */
import { existsSync, readFileSync } from 'node:fs';

export interface Timed {
  readonly name: string;
  readonly milliseconds: number;
}

interface UnitReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
}

interface BrowserSuite {
  readonly suites?: readonly BrowserSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

export function unitTests(file: string): Timed[] {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8')) as UnitReport;
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: fullName, milliseconds: duration ?? 0 })),
  );
}

export function browserTests(file: string): Timed[] {
  return existsSync(file) ? timedSpecs(JSON.parse(readFileSync(file, 'utf8')) as BrowserSuite) : [];
}

function timedSpecs({ suites = [], specs = [] }: BrowserSuite): Timed[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => ({ name: `${file}: ${title}`, milliseconds: duration }))),
  );
  return [...own, ...suites.flatMap(timedSpecs)];
}

/** The ten slowest, a line each. */
export function slowest(tests: readonly Timed[], most = 10): string[] {
  return tests
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, most)
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`);
}
