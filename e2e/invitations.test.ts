import type { Browser, BrowserContext, Page } from '@playwright/test';
import { complaints, expect, expectAccessible, expectNoSideways, prefer, test } from './support.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function guest(browser: Browser, name: string): Promise<{ context: BrowserContext; page: Page; found: string[] }> {
  const context = await browser.newContext({ ...phone, locale: 'en-GB' });
  const page = await context.newPage();
  const found = complaints(page);
  await prefer(page, name ? { name } : {});
  return { context, page, found };
}

async function layFor(page: Page, seats: readonly object[], game = 'magellan'): Promise<string> {
  await page.goto('/');
  const { person } = await (await page.request.post('/api/session', { data: { name: 'Anna', language: 'en' } })).json();
  await page.evaluate((id) => localStorage.setItem('tafelrunde-person', id), person.id);
  const { table } = await (await page.request.post('/api/tables', { data: { game, seats } })).json();
  await page.goto(`/table/${table.id}`);
  return table.id;
}

test('one link by touch: first come, first seated, again straight to the game, the others watch', async ({
  page: anna,
  browser,
}) => {
  test.slow();
  await prefer(anna, { name: 'Anna' });
  await anna.setViewportSize(phone.viewport);
  const id = await layFor(anna, [{ kind: 'me' }, { kind: 'invite' }, { kind: 'bot', level: 'easy' }]);
  const link = new URL(await anna.getByRole('textbox', { name: 'Invitation' }).inputValue());
  await anna.getByRole('button', { name: 'QR code' }).click();
  await expect(anna.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expectNoSideways(anna);
  await expectAccessible(anna);

  const bert = await guest(browser, '');
  await bert.page.goto(link.pathname + link.hash);
  await expect(bert.page.getByRole('heading', { name: 'Anna invites you to Magellan' })).toBeVisible();
  await bert.page.getByRole('button', { name: 'Sit down' }).tap();
  await expect(bert.page.getByRole('alert')).toHaveText('Enter your name first.');
  await bert.page.getByRole('textbox', { name: 'Your name' }).first().fill('Bert');
  await bert.page.getByRole('button', { name: 'Sit down' }).tap();
  await expect(bert.page.getByText('Whoever opened the table starts the game.')).toBeVisible();
  await bert.page.getByRole('textbox', { name: 'Say something' }).fill('Here I am');
  await bert.page.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(anna.getByText('Here I am')).toBeVisible();
  await expectAccessible(bert.page);

  const cem = await guest(browser, 'Cem');
  await cem.page.goto(link.pathname + link.hash);
  await expect(cem.page.getByText('Every seat is taken. You can watch as soon as the game begins.')).toBeVisible();
  await expect(anna.getByText('1 watching').first()).toBeVisible();

  await anna.getByRole('button', { name: 'Start game' }).click();
  for (const { page } of [bert, cem]) await expect(page.getByRole('region', { name: 'What to do now' })).toBeVisible();
  // The link once more: a seat holder is at his seat, everybody else looks on, without a lobby between.
  for (const { page } of [bert, cem]) {
    await page.goto('/');
    await page.goto(link.pathname + link.hash);
    await expect(page.getByRole('region', { name: 'What to do now' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/table/${id}$`));
  }
  expect([...bert.found, ...cem.found]).toEqual([]);
  await bert.context.close();
  await cem.context.close();
});

test('the host removes a guest before the start; the old link is dead, the new one on each device of his', async ({
  page: anna,
  browser,
}) => {
  await prefer(anna, { name: 'Anna' });
  const id = await layFor(anna, [{ kind: 'me' }, { kind: 'invite' }, { kind: 'bot', level: 'easy' }]);
  const field = anna.getByRole('textbox', { name: 'Invitation' });
  const before = new URL(await field.inputValue());
  const bert = await guest(browser, 'Bert');
  await bert.page.goto(before.pathname + before.hash);
  await bert.page.getByRole('button', { name: 'Sit down' }).tap();
  await anna.getByRole('button', { name: 'Remove Bert from the table' }).click();
  await expect(field).toBeVisible();
  await expect(field).not.toHaveValue(before.href);
  const tablet = await anna.context().newPage();
  await tablet.goto(`/table/${id}`);
  await expect(tablet.getByRole('textbox', { name: 'Invitation' })).toHaveValue(await field.inputValue());
  await bert.context.close();
});

test('a finished game opens as a replay to whoever did not play it', async ({ page: anna, browser }) => {
  await prefer(anna, { name: 'Anna' });
  const id = await layFor(anna, [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }]);
  await anna.getByRole('button', { name: 'Start game' }).click();
  await anna.getByRole('button', { name: 'Table', exact: true }).click();
  await anna.getByRole('button', { name: 'End the game unfinished' }).click();
  await anna.getByRole('button', { name: 'Ask everybody' }).click();
  await expect(anna.getByRole('heading', { name: 'The game was ended unfinished' })).toBeVisible();
  const cem = await guest(browser, 'Cem');
  await cem.page.goto(`/table/${id}`);
  await expect(cem.page).toHaveURL(new RegExp(`/replay/${id}$`));
  await expect(cem.page.getByRole('button', { name: 'To the beginning' })).toBeVisible();
  expect(cem.found).toEqual([]);
  await cem.context.close();
});

test('the lobby says what is played and by whom: options, nations, rules, lesson, who is there', async ({
  page: anna,
  browser,
}) => {
  await prefer(anna, { name: 'Anna' });
  await anna.setViewportSize(phone.viewport);
  await layFor(
    anna,
    [{ kind: 'me' }, { kind: 'invite' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }],
    'cortez',
  );
  const link = new URL(await anna.getByRole('textbox', { name: 'Invitation' }).inputValue());
  const seats = anna.getByRole('main').getByRole('listitem');
  await expect(seats.nth(0)).toContainText('Aztecs');
  await expect(seats.nth(1)).toContainText('Spaniards');
  await anna.getByText('Options', { exact: true }).click();
  await expect(anna.getByText('drawn by lot')).toBeVisible();
  await expect(anna.getByRole('link', { name: 'Rules' })).toHaveAttribute('href', '/rules/cortez');
  await expect(anna.getByRole('link', { name: 'Lesson' })).toHaveAttribute('href', '/lesson/cortez');
  const bert = await guest(browser, 'Bert');
  await bert.page.goto(link.pathname + link.hash);
  await bert.page.getByRole('button', { name: 'Sit down' }).tap();
  await expect(seats.nth(1)).toContainText('Bert');
  await expect(seats.nth(1)).toContainText('here');
  await bert.context.close();
  await expect(seats.nth(1)).toContainText('away');
});
