/** What the pictures of one game are taken of. */
import type { Page } from '@playwright/test';
import type { Prepared } from '../../e2e/prepare.ts';

/** A page standing at a table, and the shutter. */
interface Sitting {
  readonly page: Page;
  readonly phone: boolean;
  shot(name: string): Promise<void>;
}

export interface Album {
  /** Tables at the moments worth a picture, by name. */
  readonly moments: Readonly<Record<string, Prepared>>;
  /** More pictures at a moment, by its name: a place chosen, a sheet opened. */
  readonly closer?: Readonly<Record<string, (sitting: Sitting) => Promise<void>>>;
}
