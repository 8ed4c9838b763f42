/** How a person wants to be called. */
import type { QuietHours } from './quiet.ts';

export interface NoticeSettings {
  /** Whether letters go to the confirmed address. */
  readonly mail: boolean;
  /** Minutes after which a table that waits calls. */
  readonly after: number;
  /** For all one's tables, or only for those where one has said so. */
  readonly tables: 'all' | 'chosen';
  readonly quiet: QuietHours | null;
}

const defaultSettings: NoticeSettings = { mail: false, after: 5, tables: 'all', quiet: null };

export function readSettings(text: string | undefined): NoticeSettings {
  return text === undefined ? defaultSettings : { ...defaultSettings, ...(JSON.parse(text) as Partial<NoticeSettings>) };
}
