/** Every route of the API, by name. */
import * as accounts from './account-routes.ts';
import * as analyses from './analysis-routes.ts';
import * as daily from './daily-routes.ts';
import * as friends from './friend-routes.ts';
import * as holidays from './holiday-routes.ts';
import * as lobby from './lobby-routes.ts';
import * as manners from './manner-routes.ts';
import * as notices from './notice-routes.ts';
import * as people from './people-routes.ts';
import * as results from './result-routes.ts';
import type { Route } from './route.ts';
import * as seats from './seat-routes.ts';
import * as shares from './share-routes.ts';
import * as tables from './table-routes.ts';
import * as tournaments from './tournament-routes.ts';

const { openShare, readShare, listShares, closeShare, readComments, addComment, removeComment, reportComment } = shares;

export const routes: Readonly<Record<string, Route>> = {
  ...people,
  ...accounts,
  ...holidays,
  ...notices,
  ...tables,
  ...seats,
  ...tournaments,
  ...daily,
  ...manners,
  ...friends,
  ...lobby,
  ...results,
  ...analyses,
  openShare,
  readShare,
  listShares,
  closeShare,
  readComments,
  addComment,
  removeComment,
  reportComment,
};
