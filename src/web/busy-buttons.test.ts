/** What a button began takes its time. A button that is switched off meanwhile loses the focus, and its keyboard user starts elsewhere. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const pages = globSync('src/web/**/*.svelte');
/** Names under which parts of the client keep that they are waiting for an answer. */
const switchedOff = /\sdisabled=\{[^}]*\b(busy|starting|joining|sending)\b/;

it('no button is disabled while it works: it is aria-disabled and does nothing', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter((path) => switchedOff.test(readFileSync(path, 'utf8')))).toEqual([]);
});

it('the test can fail', () => {
  expect('<button type="submit" disabled={busy}>').toMatch(switchedOff);
  expect('<button type="submit" aria-disabled={busy}>').not.toMatch(switchedOff);
});
