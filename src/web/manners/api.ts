/** Manners over HTTP. */
import * as manners from '../../wire/manner-routes.ts';
import type { SentBody } from '../../wire/route.ts';
import { call } from '../online/request.ts';

export const report = (body: SentBody<typeof manners.report>) => call(manners.report, {}, body);
