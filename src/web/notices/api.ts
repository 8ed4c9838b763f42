/** How one is called, and what one keeps for oneself at a table, over HTTP. */
import * as notices from '../../wire/notice-routes.ts';
import type { AnswerOf, SentBody } from '../../wire/route.ts';
import { call } from '../online/request.ts';

export type Notices = AnswerOf<typeof notices.readNotices>;
export type Webhook = SentBody<typeof notices.addWebhook>;

export const readNotices = () => call(notices.readNotices);
export const changeNotices = (change: SentBody<typeof notices.changeNotices>) => call(notices.changeNotices, {}, change);
export const subscribe = (subscription: SentBody<typeof notices.subscribe>) => call(notices.subscribe, {}, subscription);
export const unsubscribe = (device?: string) => call(notices.unsubscribe, {}, device === undefined ? {} : { device });
export const addWebhook = (webhook: Webhook) => call(notices.addWebhook, {}, webhook);
export const removeWebhook = (id: string) => call(notices.removeWebhook, {}, { id });
export const readOwnTable = (table: string) => call(notices.readOwnTable, { table });
export const readNews = (table: string) => call(notices.readNews, { table });
export const changeOwnTable = (table: string, change: SentBody<typeof notices.changeOwnTable>) =>
  call(notices.changeOwnTable, { table }, change);
