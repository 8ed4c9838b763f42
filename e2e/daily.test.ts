/** The challenge of the day in the real browser: its page, and a bot of it that thinks in the browser's own worker. */
import { expect, expectAccessible, expectNoSideways, prefer, test } from './support.ts';

test('the challenge of the day is begun, its bots answer, and it is there again without a network', async ({
  browser,
  baseURL,
}) => {
  const phone = await browser.newContext({
    baseURL: baseURL!,
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: 'dark',
  });
  const page = await phone.newPage();
  await prefer(page, { name: 'Anna', language: 'de' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Aufgabe des Tages' }).click();
  await expect(page.getByRole('heading', { name: 'Aufgabe des Tages' })).toBeVisible();
  await expect(page.getByRole('button', { name: /spielen$/ })).toHaveCount(4);
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.getByRole('button', { name: 'Magellan spielen' }).click();
  await expect(page).toHaveURL(/\/table\//);
  const address = page.url();
  await page.goto('/daily');
  await expect(page.getByRole('button', { name: 'Weiter mit Magellan' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await phone.setOffline(true);
  await page.getByRole('button', { name: 'Weiter mit Magellan' }).click();
  await expect(page).toHaveURL(address);
  await phone.setOffline(false);
  await phone.close();
});
