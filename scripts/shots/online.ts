/** Pictures of a table on the server: its lobby, its menu, what the others are asked, coming back after an absence. */
import type { Page } from '@playwright/test';
import { seatCompany } from '../../e2e/company.ts';

type Shot = (name: string, fullPage?: boolean) => Promise<void>;

export async function onlinePictures(page: Page, phone: boolean, shot: Shot): Promise<void> {
  await lobby(page, shot);
  const company = await seatCompany(page, ['Bert', 'Chioma']);
  const { id } = company;
  await page.goto(`/table/${id}`);
  const menu = page.getByRole('button', { name: 'Table', exact: true });
  await menu.click();
  await shot('online-menu');
  await page.getByRole('button', { name: 'Hand over by link' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByRole('textbox', { name: 'Hand over by link' }).waitFor();
  await shot('online-handover');
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'Pass' }).click();
  await company.act(1, { type: 'bid', amount: 1 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await shot('online-undo');
  await page.keyboard.press('Escape');
  await company.act(2, { type: 'bid', amount: 2 });
  await company.guests[1]?.connection.ask({ type: 'propose', table: id, seat: 2, what: 'undo' });
  await page.locator('.wants-answer').waitFor();
  await shot('online-asked');
  await company.guests[0]?.connection.ask({ type: 'chat', table: id, text: 'I did not see that coming.' });
  await page.waitForTimeout(300);
  if (phone) await page.getByRole('button', { name: /^Chat/ }).click();
  else await page.getByRole('tab', { name: /^Chat/ }).click();
  await shot('online-chat');
  await page.goto('/');
  await company.act(1, { type: 'bid', amount: 3 });
  await company.act(2, { type: 'bid', amount: 4 });
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'Play back' }).waitFor();
  await shot('online-away');
  await page.request.post(`/api/tables/${id}/seats/0/bot`, { data: { level: 'easy' } });
  await page.getByRole('button', { name: 'To now' }).click();
  await shot('online-bot');
  await page.goto('/');
  await shot('online-home', true);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Another device', { exact: true }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByRole('textbox', { name: 'Link to another device' }).waitFor();
  await shot('online-settings');
  await page.goto('/device#CODE');
  await shot('online-device');
  company.leave();
  await clocks(page, phone, shot);
}

async function lobby(page: Page, shot: Shot): Promise<void> {
  await page.goto('/new/magellan');
  const seats = page.getByRole('combobox', { name: /Who plays/ });
  await seats.nth(1).selectOption('invite');
  await seats.nth(2).selectOption('open');
  await page.getByRole('button', { name: 'Start' }).click();
  await page
    .getByRole('textbox', { name: /Invitation/ })
    .first()
    .waitFor();
  await shot('online-lobby');
  await page.getByRole('button', { name: 'QR code' }).first().click();
  await page.getByRole('img', { name: 'QR code of the link' }).scrollIntoViewIfNeeded();
  await shot('online-qr');
}

/** Minutes and days, beside what is to be done and beside the players. */
async function clocks(page: Page, phone: boolean, shot: Shot): Promise<void> {
  for (const pace of ['live', 'day']) {
    const company = await seatCompany(page, ['Bert', 'Chioma'], 'magellan', { pace });
    await page.goto(`/table/${company.id}`);
    await page.locator('[data-part="clock"]').first().waitFor();
    await shot(`online-clock-${pace}`);
    if (phone) {
      await page.getByRole('button', { name: 'Players' }).click();
      await shot(`online-clock-${pace}-players`);
    }
    company.leave();
  }
}
