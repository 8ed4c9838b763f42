/** Passkeys in this browser. What speaks to them is fetched when one is wanted. */
import * as accounts from '../../wire/account-routes.ts';
import { type Answer, call } from '../online/request.ts';
import type { Account, Entered } from './account.ts';

export type Hindrance = 'insecure' | 'noHost' | 'unsupported';

/** Why there are no passkeys here, if there are none. */
export function passkeyHindrance(): Hindrance | undefined {
  if (!isSecureContext) return 'insecure';
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'noHost';
  return 'PublicKeyCredential' in window ? undefined : 'unsupported';
}

/** Undefined where its owner, or the browser, did not go through with it. */
export async function makePasskey(): Promise<Answer<Account> | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const begun = await call(accounts.beginPasskey);
  if (!begun.ok) return begun;
  const passkey = await startRegistration({ optionsJSON: begun.body.options as never }).catch(() => undefined);
  return passkey && call(accounts.addPasskey, {}, { passkey });
}

export async function signInByPasskey(): Promise<Answer<Entered> | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const begun = await call(accounts.beginSignIn);
  if (!begun.ok) return begun;
  const passkey = await startAuthentication({ optionsJSON: begun.body.options as never }).catch(() => undefined);
  return passkey && call(accounts.signInByPasskey, {}, { passkey });
}
