/** Coming back as oneself, in the real browser: by a passkey, by a letter on a second device, with tables that come along. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { startChild } from '../src/server/stress/child.ts';
import { openPostbox, type Postbox } from '../src/server/stress/postbox.ts';
import { expect, expectAccessible, expectNoSideways, prefer, test } from './support.ts';

test.use({
  launchOptions: {
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--host-resolver-rules=MAP plain.test 127.0.0.1'],
  },
});

type Credential = Awaited<ReturnType<typeof credentialsOf>>[number];

/** A device that keeps passkeys and whose owner always agrees. */
async function givePasskeys(page: Page, known: readonly Credential[] = []): Promise<{ session: CDPSession; id: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = { protocol: 'ctap2' as const, transport: 'internal' as const, hasResidentKey: true, hasUserVerification: true };
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  for (const credential of known) await session.send('WebAuthn.addCredential', { authenticatorId: id, credential });
  return { session, id };
}

async function credentialsOf({ session, id }: { session: CDPSession; id: string }) {
  return (await session.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials;
}

/** Anna, who plays online and has added a passkey. */
async function withPasskey(page: Page): Promise<Credential[]> {
  const device = await givePasskeys(page);
  await prefer(page, { name: 'Anna' });
  await page.goto('/');
  await page.request.post('/api/session', { data: { name: 'Anna', language: 'en' } });
  await page.goto('/account');
  await expect(page.getByText('So far only this browser knows you.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByLabel('Name of the passkey')).toHaveValue('Chrome Linux');
  return credentialsOf(device);
}

async function freshPage(browser: Browser, baseURL: string, options: object = {}): Promise<Page> {
  return (await browser.newContext({ baseURL, locale: 'en-GB', ...options })).newPage();
}

test('a passkey is added, named and used: signed out, and in again in a browser that has never been here', async ({
  page,
  browser,
  baseURL,
}) => {
  const credentials = await withPasskey(page);
  const name = page.getByLabel('Name of the passkey');
  await name.fill('Key ring');
  await name.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove “Key ring”' })).toBeVisible();
  await expectAccessible(page);
  let asked = '';
  page.once('dialog', (dialog) => {
    asked = dialog.message();
    void dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Remove “Key ring”' }).click();
  expect(asked).toContain('last way back');
  await expect(page.getByRole('button', { name: 'Remove “Key ring”' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out on this device' }).click();
  await page.waitForURL('/');
  expect(await (await page.request.get('/api/session')).json()).toMatchObject({ person: null });

  const fresh = await freshPage(browser, baseURL!, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await givePasskeys(fresh, credentials);
  await fresh.goto('/');
  await fresh.getByRole('button', { name: 'Settings' }).click();
  await expect(fresh.getByRole('link', { name: 'Sign in, passkeys, your data' })).toBeVisible();
  await fresh.getByRole('button', { name: 'Close' }).click();
  // Whoever is nobody here yet finds it on home too.
  await expect(fresh.getByText('Played here before?')).toBeVisible();
  await expectAccessible(fresh);
  await fresh.getByRole('link', { name: 'Sign in', exact: true }).tap();
  await expect(fresh.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expectNoSideways(fresh);
  await expectAccessible(fresh);
  await fresh.getByRole('button', { name: 'Sign in with a passkey' }).tap();
  await expect(fresh.getByText('You play as Anna.')).toBeVisible();
  await fresh.goto('/', { waitUntil: 'networkidle' });
  await expect(fresh.getByText('Played here before?')).toHaveCount(0);
  await fresh.goto('/account');
  await expect(fresh.getByLabel('Name of the passkey')).toHaveValue('Key ring');
  await expectNoSideways(fresh);

  const download = fresh.waitForEvent('download');
  await fresh.getByRole('button', { name: 'Download everything' }).tap();
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(file).toMatchObject({ person: { name: 'Anna' }, passkeys: [{ name: 'Key ring' }], tables: [], records: [] });

  await fresh.getByRole('button', { name: 'Delete my account' }).tap();
  await fresh.getByRole('button', { name: 'Delete for good' }).tap();
  await fresh.waitForURL('/');
  await fresh.goto('/account');
  await fresh.getByRole('button', { name: 'Sign in with a passkey' }).tap();
  await expect(fresh.getByRole('alert')).toContainText('not known here');
  await fresh.context().close();
});

test('a guest with a table signs in, is asked, and brings it along', async ({ page, browser, baseURL }) => {
  const credentials = await withPasskey(page);
  const guest = await freshPage(browser, baseURL!);
  await givePasskeys(guest, credentials);
  await prefer(guest, { name: 'Gast', language: 'de' });
  await guest.goto('/');
  await guest.request.post('/api/session', { data: { name: 'Gast', language: 'de' } });
  const seats = [{ kind: 'me' }, { kind: 'invite' }, { kind: 'invite' }];
  const { table } = await (await guest.request.post('/api/tables', { data: { game: 'magellan', seats } })).json();
  await guest.goto('/account');
  await guest.getByRole('button', { name: 'Mit einem Passkey anmelden' }).click();
  await expect(guest.getByText('an einem Tisch')).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Mitnehmen' }).click();
  await expect(guest.getByText('Du spielst als Anna.')).toBeVisible();
  await page.goto('/');
  await expect(page.locator(`a[href="/table/${table.id}"]`).first()).toBeVisible();
  await guest.context().close();
});

test('without a secure connection passkeys are not offered, and the page says why', async ({ browser, baseURL }) => {
  // A page of its own: the browser complains of such a connection too.
  const page = await freshPage(browser, baseURL!);
  await prefer(page, { language: 'nl' });
  await page.goto(`http://plain.test:${new URL(baseURL!).port}/account`);
  await expect(page.getByText('open deze pagina via https')).toBeVisible();
  await expect(page.getByRole('button', { name: /passkey/ })).toHaveCount(0);
  // Nor does this server send mail.
  await expect(page.getByLabel('E-mailadres')).toHaveCount(0);
  // Nor can it show messages, for the same reason.
  await page.evaluate(async () => {
    const body = JSON.stringify({ name: 'Bram', language: 'nl' });
    const answer = await fetch('/api/session', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    localStorage.setItem('tafelrunde-person', (await answer.json()).person.id);
  });
  await page.reload();
  await page.getByRole('button', { name: 'Instellingen' }).click();
  await expect(page.locator('[data-obstacle="insecure"]')).toContainText('https');
});

const linkIn = async (postbox: Postbox, subject: string) =>
  /http\S+\/account#[\w-]+/.exec((await postbox.receive((letter) => letter.subject.includes(subject))).text)?.[0] ?? '';

test('an address is confirmed, and signs in on a second device by a letter in its language', async ({ browser }) => {
  const postbox = await openPostbox();
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-mail-'));
  const server = await startChild(folder, 0, { SMTP_URL: postbox.url, MAIL_FROM: 'Tafelrunde <table@example.org>' });
  const base = server.base.replace('127.0.0.1', 'localhost');
  const desk = await freshPage(browser, base);
  const phone = await freshPage(browser, base, { viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'nl-NL' });
  try {
    await prefer(desk, { name: 'Bram', language: 'nl' });
    await desk.goto('/');
    await desk.request.post('/api/session', { data: { name: 'Bram', language: 'nl' } });
    await desk.goto('/account');
    await desk.getByLabel('E-mailadres').fill('bram@example.org');
    await desk.getByRole('button', { name: 'Stuur me een link om het te bevestigen' }).click();
    await expect(desk.getByText('onderweg naar bram@example.org')).toBeVisible();
    await desk.goto(await linkIn(postbox, 'Bevestig'));
    await expect(desk).toHaveURL(/\/account$/);
    await desk.getByRole('button', { name: 'Ja, bevestigen' }).click();
    await expect(desk.getByText('bram@example.org is bevestigd')).toBeVisible();
    await desk.getByRole('button', { name: 'Naar je account' }).click();
    await expect(desk.getByRole('button', { name: '“bram@example.org” verwijderen' })).toBeVisible();

    await phone.goto('/account');
    await phone.getByLabel('E-mailadres').fill('bram@example.org');
    await phone.getByRole('button', { name: 'Stuur me een link' }).click();
    await expect(phone.getByText('Als bram@example.org hier bekend is')).toBeVisible();
    const link = await linkIn(postbox, 'in te loggen');
    await phone.goto(link);
    await expect(phone.getByText('Je bent hier dan Bram')).toBeVisible();
    await expectNoSideways(phone);
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Inloggen als Bram' }).click();
    await expect(phone.getByText('Je speelt als Bram.')).toBeVisible();
    await expect(phone.getByText('bram@example.org')).toBeVisible();
    await expectNoSideways(phone);
    await phone.goto(link);
    await expect(phone.getByRole('alert')).toContainText('al gebruikt');
  } finally {
    for (const page of [desk, phone]) await page.context().close();
    await server.stop();
    await postbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
