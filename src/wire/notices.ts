/** How a person wants to be called. */
import * as v from 'valibot';
import { whole } from '../core/read.ts';
import { text } from './schema.ts';

/** Minutes since midnight. */
const ofDay = whole(0, 24 * 60 - 1);

export const noticeSettings = {
  /** Letters to the confirmed address. */
  mail: v.boolean(),
  /** Minutes after which a table that waits calls; a week at most. */
  after: whole(0, 7 * 24 * 60),
  /** For all one's tables, or only for those where one has said so. */
  tables: v.picklist(['all', 'chosen']),
  /** Hours without calls, by the clock of this time zone. */
  quiet: v.nullable(v.object({ from: ofDay, to: ofDay, zone: text(60) })),
};

export const webhookKind = v.picklist(['discord', 'slack', 'ntfy', 'json']);
