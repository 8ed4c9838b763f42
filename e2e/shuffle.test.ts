import type { Browser, Page } from '@playwright/test';
import { complaints, expect, expectAccessible, expectNoSideways, prefer, test } from './support.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function guest(browser: Browser, name: string) {
  const context = await browser.newContext({ ...phone, locale: 'en-GB' });
  const page = await context.newPage();
  const found = complaints(page);
  await prefer(page, { name });
  return { context, page, found };
}

/** Anna lays a table by its form, for a guest and a bot; the address of the invitation. */
async function layByForm(anna: Page): Promise<string> {
  await anna.goto('/');
  await anna.getByRole('link', { name: 'Play Magellan' }).click();
  const seats = anna.getByRole('combobox', { name: /Who plays/ });
  await expect(seats.first()).toBeVisible();
  while ((await seats.count()) > 3)
    await anna
      .getByRole('button', { name: /Remove seat/ })
      .last()
      .click();
  await seats.nth(1).selectOption('invite');
  await seats.nth(2).selectOption('easy');
  await anna.getByRole('button', { name: 'Start' }).click();
  const link = anna.getByRole('textbox', { name: 'Invitation' });
  await expect(link).toBeVisible();
  const { pathname, hash } = new URL(await link.inputValue());
  return pathname + hash;
}

const playing = (page: Page) => page.getByRole('region', { name: 'What to do now' });
const committed = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/tables/${id}`)).json()).table.commitments as { seat: number }[];
const idIn = (link: string) => link.split('/').at(-1)?.split('#')[0] ?? '';

test('two devices commit and reveal by themselves; the replay says what was checked', async ({ page: anna, browser }) => {
  await prefer(anna, { name: 'Anna' });
  const link = await layByForm(anna);
  const bert = await guest(browser, 'Bert');
  await bert.page.goto(link);
  await bert.page.getByRole('button', { name: 'Sit down' }).tap();
  await expect(bert.page.getByText('Whoever opened the table starts the game.')).toBeVisible();
  expect((await committed(anna, idIn(link))).map(({ seat }) => seat).sort()).toEqual([0, 1]);
  await anna.getByRole('button', { name: 'Start game' }).click();
  for (const page of [anna, bert.page]) await expect(playing(page)).toBeVisible();

  await anna.getByRole('button', { name: 'Table', exact: true }).click();
  await anna.getByRole('button', { name: 'End the game unfinished' }).click();
  await anna.getByRole('button', { name: 'Ask everybody' }).click();
  await bert.page.getByRole('button', { name: 'Agree' }).tap();
  await expect(anna.getByRole('heading', { name: 'The game was ended unfinished' })).toBeVisible();
  await anna.getByRole('link', { name: 'Replay' }).click();
  await anna.getByText('Shuffles verified').click();
  await expect(anna.getByText(/these devices had each fixed a part .*: (Anna, Bert|Bert, Anna)\./)).toBeVisible();
  await expect(anna.getByText('what it saw fixed before the game is exactly what was used')).toBeVisible();
  expect(bert.found).toEqual([]);
  await bert.context.close();
});

test('a device that is away holds the start; it comes back, or everybody agrees to begin without it', async ({
  page: anna,
  browser,
}) => {
  await prefer(anna, { name: 'Anna' });
  const link = await layByForm(anna);
  const bert = await guest(browser, 'Bert');
  await bert.page.goto(link);
  await bert.page.getByRole('button', { name: 'Sit down' }).tap();
  await expect(bert.page.getByText('Whoever opened the table starts the game.')).toBeVisible();
  await bert.page.goto('/rules/magellan');
  await anna.getByRole('button', { name: 'Start game' }).click();
  await expect(anna.getByRole('heading', { name: 'Waiting for Bert’s device' })).toBeVisible();
  await expect(anna.getByRole('button', { name: 'Start game' })).toHaveCount(0);
  await expectAccessible(anna);
  await anna.getByRole('button', { name: 'Begin without it' }).click();
  await expect(anna.getByText('You agreed. Still to agree: Bert.')).toBeVisible();
  // It comes back, to home only: that is enough.
  await bert.page.goto('/');
  await expect(playing(anna)).toBeVisible();
  await bert.page.goto(link);
  await expect(playing(bert.page)).toBeVisible();

  // Another table, and this time Bert's device has forgotten what it promised.
  const again = await layByForm(anna);
  await bert.page.goto(again);
  await bert.page.getByRole('button', { name: 'Sit down' }).tap();
  await expect(bert.page.getByText('Whoever opened the table starts the game.')).toBeVisible();
  await bert.page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('tafelrunde-commitment-')) localStorage.removeItem(key);
  });
  await anna.getByRole('button', { name: 'Start game' }).click();
  await expect(anna.getByRole('heading', { name: 'Waiting for Bert’s device' })).toBeVisible();
  await expect(bert.page.getByRole('heading', { name: 'Waiting for another device of yours' })).toBeVisible();
  await expectNoSideways(bert.page);
  await expectAccessible(bert.page);
  await bert.page.getByRole('button', { name: 'Begin without it' }).tap();
  await anna.getByRole('button', { name: 'Begin without it' }).click();
  for (const page of [anna, bert.page]) await expect(playing(page)).toBeVisible();
  const { table } = await (await anna.request.get(`/api/tables/${idIn(again)}`)).json();
  expect(table.contributions.filter((line: string) => / seat 2 .* missing$/.test(line))).toHaveLength(1);
  expect(bert.found).toEqual([]);
  await bert.context.close();
});
