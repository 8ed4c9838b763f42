/** What a screen reader is given to say, recorded as it comes; and the log beside it, to compare. */
import type { Page } from '@playwright/test';

export interface Heard {
  readonly text: string;
  readonly urgent: boolean;
  /** Which steps of the table it tells, from and until. */
  readonly steps?: readonly [number, number];
  /** A new paragraph that stands in the same region as the one before it: Orca may leave that one out. */
  readonly crowded?: boolean;
}

/** Call it before the page is opened. What is said while a dialog lies over its region is not heard. */
export async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard[] = [];
    const noted = new WeakSet<Node>();
    let last: { paragraph: Element | null; region: Element | null } | undefined;
    Object.assign(window, { heard });
    const note = (node: Node) => {
      if (!(node instanceof HTMLElement)) return;
      for (const said of node.matches('[data-said]') ? [node] : node.querySelectorAll<HTMLElement>('[data-said]')) {
        if (noted.has(said)) continue;
        noted.add(said);
        const region = said.parentElement?.closest('[data-part="speech"]');
        const over = [...document.querySelectorAll('dialog:modal')].at(-1);
        if (!region?.isConnected || (over && !over.contains(region))) continue;
        const [from, until] = said.dataset.steps?.split('-').map(Number) ?? [];
        const steps = from === undefined || until === undefined ? {} : { steps: [from, until] as const };
        const urgent = said.closest('[aria-live]')?.getAttribute('aria-live') === 'assertive';
        const now = { paragraph: said.closest('p'), region: said.closest('[aria-live]') };
        const crowded = !urgent && now.paragraph !== last?.paragraph && now.region === last?.region;
        heard.push({ text: said.textContent ?? '', urgent, crowded, ...steps });
        last = now;
      }
    };
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) note(node);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Everything heard since the page was opened. */
export function heardOn(page: Page): Promise<Heard[]> {
  return page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
}

/** What was heard and the log in sentences by the step they tell, both of the same instant: between two looks a bot may play. */
function heardAndLogged(page: Page): Promise<{ heard: Heard[]; log: Record<number, string> }> {
  return page.evaluate(() => {
    const log: Record<number, string> = {};
    for (const line of document.querySelectorAll<HTMLElement>('.log li[data-step]')) {
      const step = Number(line.dataset.step) - 1;
      log[step] = [log[step], line.querySelector('.moment')?.textContent].filter(Boolean).join(' ');
    }
    return { heard: (window as unknown as { heard: Heard[] }).heard, log };
  });
}

/** What is wrong with what was heard since so many steps stood, held against the log: an empty list is the only good one. */
export async function againstTheLog(page: Page, from: number): Promise<string[]> {
  const { heard, log } = await heardAndLogged(page);
  const told = heard.filter(({ steps }) => steps);
  const wrong = heard.flatMap(({ text, crowded }) => (crowded ? [`in the region of the last paragraph: ${text}`] : []));
  let next = from;
  for (const { text, steps: [begin, end] = [0, 0] } of told) {
    if (begin < next) wrong.push(`told twice: ${text}`);
    for (let step = next; step < begin; step++) if (log[step]) wrong.push(`not told: ${log[step]}`);
    if (end === begin + 1 && log[begin] && log[begin] !== text) wrong.push(`“${text}” instead of “${log[begin]}”`);
    next = end;
  }
  for (const step of Object.keys(log).map(Number)) if (step >= next && step >= from) wrong.push(`not told: ${log[step]}`);
  return wrong;
}
