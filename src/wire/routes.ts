/** Every route of the API, by name. */
import * as accounts from './account-routes.ts';
import * as holidays from './holiday-routes.ts';
import * as notices from './notice-routes.ts';
import * as people from './people-routes.ts';
import type { Route } from './route.ts';
import * as seats from './seat-routes.ts';
import * as tables from './table-routes.ts';

export const routes: Readonly<Record<string, Route>> = { ...people, ...accounts, ...holidays, ...notices, ...tables, ...seats };
