import { magellan } from '../src/games/magellan/index.ts';
import { seatCompany, sitInBrowser } from './company.ts';
import { plant, prepare } from './prepare.ts';
import { complaints, expect, expectAccessible, expectNoSideways, prefer, test } from './support.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('taking back and ending unfinished are asked of the others, refused and granted', async ({ page: anna, browser }) => {
    await prefer(anna, { name: 'Anna' });
    const company = await seatCompany(anna, ['Bert', 'Chioma']);
    await anna.goto(`/table/${company.id}`);
    const bert = await sitInBrowser(browser, company, 1, 'nl-NL');
    const dutch = complaints(bert);
    const chioma = company.guests[1]?.connection;
    await anna.getByRole('button', { name: 'Pass' }).tap();
    await bert.getByRole('button', { name: 'Bied 1', exact: true }).click();
    await expect(anna.locator('.now .sentence').filter({ hasText: /^\s*Chioma / })).toBeVisible();

    const ask = async () => {
      await anna.getByRole('button', { name: 'Undo' }).tap();
      const dialog = anna.getByRole('dialog', { name: 'Take back?' });
      await expect(dialog).toContainText('Another player has acted since');
      await expect(dialog.getByRole('listitem')).toHaveText([/^Anna passes/, /^Bert bids 1/]);
      await dialog.getByRole('button', { name: 'Ask the others' }).tap();
      await expect(bert.locator('.wants-answer')).toContainText('Anna wil 2 zetten terugnemen.');
      await expect(bert.locator('.wants-answer li')).toHaveCount(2);
    };
    await ask();
    await expectAccessible(bert, 'aside');
    await bert.getByRole('button', { name: 'Liever niet' }).click();
    await expect(anna.locator('.wants-answer')).toContainText('Not everybody agreed.');
    await ask();
    await bert.getByRole('button', { name: 'Akkoord', exact: true }).click();
    // Whoever has agreed still reads who asks for what, and has nothing more to answer.
    await expect(bert.getByRole('button', { name: 'Akkoord', exact: true })).toHaveCount(0);
    await expect(bert.locator('.wants-answer')).toContainText('Anna wil 2 zetten terugnemen.');
    await chioma?.ask({ type: 'answer', table: company.id, agree: true });
    await anna.getByRole('button', { name: 'Log', exact: true }).tap();
    await expect(anna.locator('dialog[open] .log')).toContainText('Anna took back 2 moves.');
    await anna.locator('dialog[open]').getByRole('button', { name: 'Close' }).tap();
    await expect(anna.getByRole('button', { name: 'Pass' })).toBeVisible();

    await anna.getByRole('button', { name: 'Table', exact: true }).tap();
    await anna.getByRole('button', { name: 'End the game unfinished' }).tap();
    await expectAccessible(anna, 'dialog[open] dialog[open]');
    await anna.getByRole('button', { name: 'Ask everybody' }).tap();
    await bert.getByRole('button', { name: 'Akkoord', exact: true }).click();
    await chioma?.ask({ type: 'answer', table: company.id, agree: true });
    await expect(anna.getByRole('heading', { name: 'The game was ended unfinished' })).toBeVisible();
    await expect(bert.getByRole('heading', { name: 'Het spel is voortijdig beëindigd' })).toBeVisible();
    await expect(anna.getByRole('link', { name: 'Replay' })).toBeVisible();

    // A rematch is asked: whoever played is told where they sit, and one tap leads there.
    await anna.getByRole('button', { name: 'Play again' }).tap();
    await anna.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.includes(company.id));
    await expect(bert.getByText('Iemand wil nog een keer: er staat een nieuwe tafel klaar.')).toBeVisible();
    await bert.getByRole('button', { name: 'Speel mee' }).click();
    await bert.waitForURL(anna.url().split('#')[0]!);
    expect(dutch).toEqual([]);
    company.leave();
    await bert.context().close();
  });
});

test('a bot sits in and the seat is taken back, handed over by link, and given up', async ({ page, browser }) => {
  await prefer(page, { name: 'Anna' });
  const company = await seatCompany(page, ['Bert', 'Chioma']);
  await page.goto(`/table/${company.id}`);
  const menu = page.getByRole('button', { name: 'Table', exact: true });
  await menu.click();
  await expectAccessible(page, 'dialog[open]');
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await page
    .getByRole('dialog', { name: 'Let a bot play for me' })
    .getByRole('button', { name: 'Let a bot play for me' })
    .click();
  await expect(page.locator('.wants-answer')).toContainText('A bot plays for Anna.');
  await expect(page.locator('.log')).toContainText(/Anna (bids|passes)/);
  await page.locator('.wants-answer').getByRole('button', { name: 'Take over again' }).click();
  await expect(page.locator('.wants-answer')).toHaveCount(0);

  await menu.click();
  await page.getByRole('button', { name: 'Hand over by link' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Hand over by link' }).inputValue();
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 844 } });
  const doris = await context.newPage();
  const german = complaints(doris);
  await prefer(doris, { name: 'Doris' });
  await doris.goto(new URL(link).pathname + new URL(link).hash);
  await expect(doris.getByRole('heading', { name: 'Den Platz von Anna übernehmen' })).toBeVisible();
  await expectNoSideways(doris);
  await expectAccessible(doris);
  await doris.getByRole('button', { name: 'Platz nehmen' }).click();
  await expect(doris.getByRole('region', { name: 'Was jetzt zu tun ist' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('.players')).toContainText('Doris');
  await expect(page.getByRole('list', { name: 'Your money' })).toHaveCount(0);

  await doris.getByRole('button', { name: 'Tisch', exact: true }).click();
  await doris.getByRole('button', { name: 'Aufgeben' }).click();
  await doris.getByRole('dialog', { name: 'Aufgeben' }).getByRole('button', { name: 'Aufgeben' }).click();
  await expect(page.locator('.players')).toContainText('gave up; a bot plays on');
  expect(german).toEqual([]);
  company.leave();
  await context.close();
});

test('a link makes another device the same person’s, once', async ({ page, browser }) => {
  await prefer(page, { name: 'Anna' });
  const company = await seatCompany(page, ['Bert', 'Chioma']);
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Another device', { exact: true }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expectAccessible(page, 'dialog[open]');
  const link = new URL(await page.getByRole('textbox', { name: 'Link to another device' }).inputValue());
  const context = await browser.newContext({ locale: 'nl-NL' });
  const phone = await context.newPage();
  const found = complaints(phone);
  await phone.goto(link.pathname + link.hash);
  await expect(phone).toHaveURL(/\/device$/);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Hier verdergaan' }).click();
  await expect(phone.getByText('Welkom, Anna.')).toBeVisible();
  await phone.getByRole('link', { name: 'Mijn tafels' }).click();
  await phone.locator(`a[href="/table/${company.id}"]`).first().click();
  await expect(phone.getByRole('region', { name: 'Wat er nu kan' })).toBeVisible();
  await phone.getByRole('button', { name: 'Pas' }).click();
  await expect(phone.locator('.table').getByText(/^Bert mag \d+ of meer bieden/)).toBeVisible();
  expect(found).toEqual([]);
  // The browser itself complains of the refused request, which is what is wanted here.
  const late = await context.newPage();
  await late.goto(link.pathname + link.hash);
  await late.getByRole('button', { name: 'Hier verdergaan' }).click();
  await expect(late.getByRole('alert')).toBeVisible();
  company.leave();
  await context.close();
});

test('a table of this device goes on at the server, a bot on the seat nobody takes', async ({ page }) => {
  await prefer(page, { name: 'Anna' });
  await page.goto('/');
  const here = await plant(
    page,
    prepare(magellan, { persons: 2, until: (state) => state.phase === 1 && state.stage === 'bid' && state.seat === 0 }),
  );
  await page.goto(`/table/${here}`);
  await page.getByRole('button', { name: 'I am Anna' }).click();
  const crowns = await page.getByText(/ducats?, \d+ crowns/).textContent();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByText('Continue online').click();
  await expectAccessible(page, 'dialog[open]');
  await page.getByRole('button', { name: 'Move the game online' }).click();
  await expect(page.getByRole('textbox', { name: /Invitation/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Seat a bot' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Connected')).toBeVisible();
  await expect(page.getByText(crowns ?? '')).toBeVisible();
});
