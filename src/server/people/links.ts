/** Letters with a link: to sign in by an address, or to make an address one's own. */
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import type { ServerContext } from '../context.ts';
import { isAddress } from '../mail/address.ts';
import { serverRefusal } from '../refusal.ts';
import { isLanguage } from '../text/index.ts';
import { linkLetters } from '../text/letters.ts';
import { beginning } from './signing-in.ts';
import { hashOf, newToken } from './token.ts';

const lasts = 15 * 60_000;

/** Two spellings of one address count as the same: no mail server tells “Anna@” from “anna@” any more. */
export function readAddress(text: string): string | Refusal {
  const address = text.trim().toLowerCase();
  return isAddress(address) ? address : serverRefusal('wrongMailAddress', {});
}

/** Sends whoever has the address a link; whether there is anybody is not known to the one who asks, nor how long it took. */
export function sendSignIn(context: ServerContext, address: string): void {
  aside(context, async () => {
    const person = await context.registry.store.accounts.personAt(address);
    if (person !== undefined) await sendLink(context, 'enter', person, address);
  });
}

/** A letter that makes the address the person's; where it is somebody's already it signs in as that one, who is asked about the rest. */
export function sendConfirmation(context: ServerContext, person: string, address: string): void {
  aside(context, async () => {
    const owner = await context.registry.store.accounts.personAt(address);
    if (owner === undefined || owner === person) await sendLink(context, 'confirm', person, address);
    else await sendLink(context, 'enter', owner, address);
  });
}

function aside({ registry }: ServerContext, send: () => Promise<void>): void {
  send().catch((error: unknown) => registry.log.error({ reason: (error as Error).message }, 'a letter could not be sent'));
}

async function sendLink(
  { registry, mail, address: here }: ServerContext,
  kind: 'enter' | 'confirm',
  person: string,
  address: string,
): Promise<void> {
  const found = await registry.store.people.byId(person);
  if (!found || !mail) return;
  const token = newToken();
  const row = { hash: hashOf(token), kind, person, address, device: null, expires: registry.now() + lasts };
  await registry.store.accounts.begin(row, registry.now());
  const language = isLanguage(found.language) ? found.language : 'en';
  const link = `${here()}/account#${token}`;
  await mail.send({ to: address, ...linkLetters[language][kind]({ name: found.name, link, host: new URL(here()).host }) });
}

/** What a link would do, for its owner to see before. */
export async function describeLink(
  { registry }: ServerContext,
  token: string,
): Promise<{ kind: 'enter' | 'confirm'; name: string; address: string } | Refusal> {
  const begun = await beginning(registry, token, ['enter', 'confirm']);
  if (isRefusal(begun)) return begun;
  const person = begun.person === null ? undefined : await registry.store.people.byId(begun.person);
  if (!person || begun.address === null) return serverRefusal('wrongLink', {});
  return { kind: begun.kind === 'confirm' ? 'confirm' : 'enter', name: person.name, address: begun.address };
}
