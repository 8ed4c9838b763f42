/** What somebody may be reported for. */
export const reportReasons = ['insult', 'spam', 'name', 'cheating', 'stalling', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
