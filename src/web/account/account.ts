/** The account over HTTP, and what follows on this device. */
import * as accounts from '../../wire/account-routes.ts';
import * as people from '../../wire/people-routes.ts';
import type { AnswerOf } from '../../wire/route.ts';
import { becomePerson, forgetPersonHere } from '../online/api.ts';
import { type Answer, call } from '../online/request.ts';
import { settings } from '../settings.svelte.ts';

export type Account = AnswerOf<typeof accounts.readAccount>;
export type Entered = AnswerOf<typeof accounts.signInByPasskey>;
export type Question = NonNullable<Entered['asks']>;

/** What a part of the page about one way back into the account is given. */
export interface WayBack {
  readonly account: Account;
  /** Whether this would be the last way back; asked before it goes. */
  readonly last: boolean;
  readonly onchange: (account: Account) => void;
}

export const readAccount = () => call(accounts.readAccount);
export const readSession = () => call(people.readSession);
export const renamePasskey = (id: string, name: string) => call(accounts.renamePasskey, {}, { id, name });
export const removePasskey = (id: string, sure: boolean) => call(accounts.removePasskey, {}, { id, sure });
export const addAddress = (address: string) => call(accounts.addAddress, {}, { address });
export const removeAddress = (sure: boolean) => call(accounts.removeAddress, {}, { sure });
export const askForLink = (address: string) => call(accounts.askForLink, {}, { address });
export const lookAtLink = (token: string) => call(accounts.lookAtLink, {}, { token });
export const useLink = (token: string) => call(accounts.useLink, {}, { token });
export const joinPersons = (token: string, merge: boolean) => call(accounts.joinPersons, {}, { token, merge });

/** This device is somebody else from now on: everything is read anew. */
export function arrive({ id, name }: { readonly id: string; readonly name: string }): void {
  becomePerson(id);
  settings.name = name;
  localStorage.setItem('tafelrunde-settings', JSON.stringify(settings));
  location.replace('/account');
}

export async function signOut(): Promise<boolean> {
  return leave(await call(people.closeSession));
}

export async function deleteAccount(): Promise<boolean> {
  return leave(await call(people.deleteMe));
}

function leave({ ok }: Answer<unknown>): boolean {
  if (!ok) return false;
  forgetPersonHere();
  location.replace('/');
  return true;
}

type Export = AnswerOf<typeof accounts.exportMe>;

/** Everything about me, page after page, as one object. */
export async function wholeExport(): Promise<object | undefined> {
  const first = await call(accounts.exportMe);
  if (!first.ok) return undefined;
  const { next, ...everything } = first.body;
  const tables = [...everything.tables];
  const records = [...everything.records];
  for (let after = next; after !== null; ) {
    const page: Answer<Export> = await call(accounts.exportMe, { query: { after } });
    if (!page.ok) return undefined;
    tables.push(...page.body.tables);
    records.push(...page.body.records);
    after = page.body.next;
  }
  return { ...everything, tables, records };
}
