/** The operator's page over HTTP. */
import * as manners from '../../wire/manner-routes.ts';
import type { SentBody } from '../../wire/route.ts';
import { call } from '../online/request.ts';

const page = (after: string | undefined) => (after === undefined ? {} : { after });

export const readOperator = () => call(manners.readOperator);
export const becomeOperator = (token: string) => call(manners.becomeOperator, {}, { token });
export const listReports = (status: 'open' | 'closed', after?: string) =>
  call(manners.listReports, { query: { status, ...page(after) } });
export const readReportedChat = (report: string, after?: string) =>
  call(manners.readReportedChat, { table: report, query: page(after) });
export const closeReport = (report: string, verdict: string) => call(manners.closeReport, { table: report }, { verdict });
export const listBans = (after?: string) => call(manners.listBans, { query: page(after) });
export const ban = (body: SentBody<typeof manners.ban>) => call(manners.ban, {}, body);
export const liftBan = (id: string) => call(manners.liftBan, { table: id });
export const listDeeds = (after?: string) => call(manners.listDeeds, { query: page(after) });
