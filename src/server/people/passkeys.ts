/** Passkeys: made, kept by their public half, and asked to prove themselves. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import * as v from 'valibot';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import type { ServerConfig } from '../config.ts';
import { type Headers, isOwnOrigin, publicAddress } from '../origin.ts';
import { serverRefusal } from '../refusal.ts';
import type { PasskeyRow, SigninRow } from '../store/accounts.ts';
import type { TableRegistry } from '../tables/registry.ts';
import type { Who } from './person.ts';
import { hashOf, newToken } from './token.ts';

const challengeLasts = 5 * 60_000;
const mostPasskeys = 20;
const house = 'Tafelrunde';

/** Where the page is that asks: passkeys belong to its host alone. */
function siteOf(config: ServerConfig, headers: Headers): { origin: string; host: string } {
  const own = headers.get('origin');
  const origin = own !== undefined && isOwnOrigin(config, headers) ? own : publicAddress(config, headers);
  return { origin, host: new URL(origin).hostname };
}

async function newChallenge(
  { store, now }: TableRegistry,
  kind: SigninRow['kind'],
  person: string | null,
): Promise<{ challenge: Uint8Array<ArrayBuffer> }> {
  const challenge = newToken();
  const row = { hash: hashOf(challenge), kind, person, address: null, device: null, expires: now() + challengeLasts };
  await store.accounts.begin(row, now());
  return { challenge: new Uint8Array(Buffer.from(challenge, 'base64url')) };
}

export async function registrationOptions(
  registry: TableRegistry,
  config: ServerConfig,
  headers: Headers,
  { person }: Who,
): Promise<object | Refusal> {
  const known = await registry.store.accounts.passkeysOf(person.id);
  if (known.length >= mostPasskeys) return serverRefusal('tooManyPasskeys', { most: mostPasskeys });
  return generateRegistrationOptions({
    rpName: house,
    rpID: siteOf(config, headers).host,
    userName: person.name,
    userDisplayName: person.name,
    userID: new Uint8Array(Buffer.from(person.id)),
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    ...(await newChallenge(registry, 'register', person.id)),
  });
}

export async function signInOptions(registry: TableRegistry, config: ServerConfig, headers: Headers): Promise<object> {
  return generateAuthenticationOptions({
    rpID: siteOf(config, headers).host,
    userVerification: 'preferred',
    ...(await newChallenge(registry, 'passkey', null)),
  });
}

const saidByBrowser = v.object({ id: v.string(), response: v.object({ clientDataJSON: v.string() }) });
const clientData = v.object({ challenge: v.string(), origin: v.string() });

/** What a browser says it was asked and where, before anything is proved. */
function readAnswer(passkey: object): { id: string; challenge: string; origin: string } | undefined {
  const said = v.safeParse(saidByBrowser, passkey);
  if (!said.success) return undefined;
  try {
    const json: unknown = JSON.parse(Buffer.from(said.output.response.clientDataJSON, 'base64url').toString('utf8'));
    const read = v.safeParse(clientData, json);
    return read.success ? { id: said.output.id, ...read.output } : undefined;
  } catch {
    return undefined;
  }
}

/** The challenge is used up by the first answer to it, right or wrong. */
async function checkChallenge(
  { store, now }: TableRegistry,
  answer: { challenge: string; origin: string },
  site: { origin: string },
  kind: SigninRow['kind'],
  person: string | null,
): Promise<Refusal | undefined> {
  const hash = hashOf(answer.challenge);
  const begun = await store.accounts.begun(hash);
  if (!begun || begun.person !== person || !(await store.accounts.finish(hash, kind, now())))
    return serverRefusal('challengeOver', {});
  return answer.origin === site.origin ? undefined : serverRefusal('wrongOrigin', {});
}

export async function checkRegistration(
  registry: TableRegistry,
  config: ServerConfig,
  headers: Headers,
  { person }: Who,
  passkey: object,
): Promise<Omit<PasskeyRow, 'name'> | Refusal> {
  const site = siteOf(config, headers);
  const answer = readAnswer(passkey);
  if (!answer) return serverRefusal('wrongPasskey', {});
  const refused = await checkChallenge(registry, answer, site, 'register', person.id);
  if (refused) return refused;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: passkey as RegistrationResponseJSON,
      expectedChallenge: answer.challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
    });
    if (!verified) return serverRefusal('wrongPasskey', {});
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    if (await registry.store.accounts.passkey(id)) return serverRefusal('knownPasskey', {});
    const key = Buffer.from(publicKey).toString('base64url');
    const created = registry.now();
    return { id, person: person.id, key, counter, transports: JSON.stringify(transports), created, used: null };
  } catch {
    return serverRefusal('wrongPasskey', {});
  }
}

/** The person whose passkey has proved itself. */
export async function checkSignIn(
  registry: TableRegistry,
  config: ServerConfig,
  headers: Headers,
  passkey: object,
): Promise<string | Refusal> {
  const { accounts } = registry.store;
  const site = siteOf(config, headers);
  const answer = readAnswer(passkey);
  if (!answer) return serverRefusal('wrongPasskey', {});
  const refused = await checkChallenge(registry, answer, site, 'passkey', null);
  if (refused) return refused;
  const known = await accounts.passkey(answer.id);
  if (!known) return serverRefusal('unknownPasskey', {});
  const counter = await provenCount(known, answer.challenge, site, passkey);
  if (isRefusal(counter)) return counter;
  return (await accounts.usePasskey(known.id, counter, registry.now())) ? known.person : serverRefusal('copiedPasskey', {});
}

async function provenCount(
  known: PasskeyRow,
  challenge: string,
  site: { origin: string; host: string },
  passkey: object,
): Promise<number | Refusal> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: passkey as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      // The count is judged below, once the signature is known to be right.
      credential: { id: known.id, publicKey: new Uint8Array(Buffer.from(known.key, 'base64url')), counter: -1 },
      requireUserVerification: false,
    });
    if (!verified) return serverRefusal('wrongPasskey', {});
    const { newCounter } = authenticationInfo;
    const behind = (newCounter > 0 || known.counter > 0) && newCounter <= known.counter;
    return behind ? serverRefusal('copiedPasskey', {}) : newCounter;
  } catch {
    return serverRefusal('wrongPasskey', {});
  }
}
