/** A fight of three people, one of them a mercenary, at a server's table in three browsers. */
import type { Browser, Page, WebSocket } from '@playwright/test';
import { playOne } from './cortez-hands.ts';
import { complaints, expect as impatient, prefer, test } from './support.ts';

/** Three browsers on a busy machine take their time. */
const expect = impatient.configure({ timeout: 20_000 });
test.use({ actionTimeout: 20_000 });

interface Person {
  readonly page: Page;
  readonly name: string;
  /** Everything the server has told this browser. */
  readonly heard: string[];
  readonly complained: string[];
}

function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket: WebSocket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

async function guest(browser: Browser, name: string, link: string): Promise<Person> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  const person = { page, name, heard: listen(page), complained: complaints(page) };
  await prefer(page, { name });
  await page.goto(new URL(link).pathname + new URL(link).hash);
  await page.getByRole('button', { name: 'Sit down' }).click();
  return person;
}

const stageOf = ({ page }: Person) => page.getByRole('region', { name: /^Fight for / });
const mainOf = ({ page }: Person) => page.locator('.now .buttons > .primary');

test('a fight of three, one of them a mercenary whose card only his employer sees', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const anna: Person = { page, name: 'Anna', heard: listen(page), complained: [] };
  await prefer(page, { name: 'Anna' });
  await page.goto('/new/cortez');
  const seats = page.getByRole('combobox', { name: /Who plays/ });
  await expect(seats.first()).toBeVisible();
  while ((await seats.count()) > 3)
    await page
      .getByRole('button', { name: /Remove seat/ })
      .last()
      .click();
  for (const seat of [1, 2]) await seats.nth(seat).selectOption('invite');
  await page.getByRole('button', { name: 'Start' }).click();
  const link = await page.getByRole('textbox', { name: /Invitation/ }).inputValue();
  const bert = await guest(browser, 'Bert', link);
  const chioma = await guest(browser, 'Chioma', link);
  // On her seat, and soon among the others at the table.
  await expect(page.getByText('Chioma').first()).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  const people = [anna, bert, chioma];
  for (const person of people) await expect(mainOf(person)).toBeVisible();

  // Everybody plays on, attacking where that is possible, until cards can be laid.
  const begun = async () => (await stageOf(anna).count()) > 0;
  for (let turn = 0; turn < 900 && !(await begun()); turn++)
    await playOne(people[turn % 3]!.page, { fierce: true }, (turn * 7919) >>> 3);
  for (const person of people) await expect(stageOf(person)).toBeVisible();
  const nameOf = async (side: number) => (await stageOf(anna).locator('.side h3').nth(side).innerText()).trim();
  const [attacker, defender] = [await nameOf(0), await nameOf(1)].map((name) => people.find((one) => one.name === name)!);
  const helper = people.find((one) => one !== attacker && one !== defender)!;
  if (!attacker || !defender) throw new Error('Nobody fights.');

  await mainOf(defender).click();
  await expect(mainOf(attacker)).toContainText(/^Lay war cards/);
  await mainOf(attacker).click();
  await expect(stageOf(helper).getByRole('button', { name: 'Offer a war card' })).toBeVisible();

  // The mercenary offers the defender a card for nothing.
  await stageOf(helper).getByRole('button', { name: 'Offer a war card' }).click();
  const deal = helper.page.getByRole('dialog', { name: 'Fight as a mercenary' });
  await deal.getByRole('button', { name: new RegExp(`^${defender.name}`) }).click();
  const card = Number(
    /\d/.exec(
      (await deal.getByRole('group', { name: 'The war card' }).getByRole('button').first().getAttribute('aria-label')) ?? '',
    )?.[0],
  );
  expect(card).toBeGreaterThan(0);
  const before = attacker.heard.length;
  await deal.getByRole('button', { name: 'Send offer' }).click();
  await expect(defender.page.locator('.stage .offer').getByText(`War card ${card}`)).toBeAttached();
  await expect(attacker.page.locator('.stage .offer').getByText('A hidden war card')).toBeAttached();
  await expect(attacker.page.locator('.stage .offer').getByText(`War card ${card}`)).toHaveCount(0);

  // He would rather pay a card: the price he was asked he cannot name again (C6.5).
  await defender.page.locator('.now .offer').getByRole('button', { name: 'Another price' }).click();
  const price = defender.page.getByRole('dialog', { name: 'Another price' });
  await expect(price.getByText('You also get')).toBeVisible();
  await expect(price.locator('.why')).toContainText('That is already the price');
  await price
    .getByRole('button', { name: /^More: You give/ })
    .and(defender.page.locator('[aria-disabled="false"]'))
    .first()
    .click();
  await price.getByRole('button', { name: 'Send offer' }).click();
  await helper.page.locator('.now .offer').getByRole('button', { name: 'Accept' }).click();
  for (const person of people) await expect(stageOf(person).locator('.side').nth(1).locator('.cards li')).toHaveCount(1);
  await expect(stageOf(defender).locator('.side').nth(1).getByText(`War card ${card}`)).toBeAttached();
  await expect(stageOf(attacker).locator('.side').nth(1).getByText('A hidden war card')).toBeAttached();
  // Not only is it not drawn: what came over the attacker's line does not hold it.
  const told = attacker.heard.slice(before).join('\n');
  expect(told).toContain('"helpOffered"');
  expect(told).toContain('"hired"');
  expect(told).not.toContain(`"card":${card}`);
  expect(defender.heard.join('\n')).toContain(`"card":${card}`);

  // Nobody adds anything more; the cards are shown to all alike.
  const shown = async () => (await stageOf(helper).locator('.sum').count()) > 1;
  for (let turn = 0; turn < 200 && !(await shown()); turn++)
    for (const { page: seat } of people) {
      const pass = seat.locator('.now .buttons').getByRole('button', { name: 'Pass', exact: true });
      const out = seat.locator('.now .buttons').getByRole('button', { name: 'Stay out of the fight' });
      if (await pass.count()) await pass.click({ timeout: 1500 }).catch(() => undefined);
      else if (await out.count()) await out.click({ timeout: 1500 }).catch(() => undefined);
    }
  const sums = (person: Person) => stageOf(person).locator('.sum').allInnerTexts();
  await expect(async () => {
    const [seen, ...others] = await Promise.all([helper, attacker, defender].map(sums));
    expect(seen).toHaveLength(2);
    expect(seen?.[1]).not.toBe('0');
    for (const other of others) expect(other).toEqual(seen);
  }).toPass({ timeout: 20_000 });

  // Refill, premium and the beaten figure's new place; then the fight is over for everybody.
  const over = async () =>
    (await Promise.all(people.map((person) => person.page.locator('.ribbon:not(.quiet), .stage').count()))).every(
      (count) => count === 0,
    );
  for (let turn = 0; turn < 300 && !(await over()); turn++) await playOne(people[turn % 3]!.page, {}, turn);
  expect(await over()).toBe(true);
  for (const { complained } of people) expect(complained).toEqual([]);
  await bert.page.context().close();
  await chioma.page.context().close();
});
