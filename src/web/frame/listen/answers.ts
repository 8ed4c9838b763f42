/** What is answered to whoever asks: where, since when, what can be done, how it stands, what is held. */
import { isForm } from '../../../core/form.ts';
import type { Action, Offer } from '../../../core/game.ts';
import type { AnyScene, BoardModule } from '../../../ui/board.ts';
import type { WebText } from '../../text/en.ts';
import type { ListenText } from '../../text/listen.ts';
import { saidWhole } from '../actions.ts';
import type { Session } from '../session.svelte.ts';
import { tellStep } from './news.svelte.ts';

/** How many things are named in one breath. */
const breath = 12;

/** Everything since the viewer's own last step, the own one first. */
export function sinceMine(session: Session, scene: AnyScene): string {
  const from = session.again ?? session.length;
  const steps = Array.from({ length: session.length - from }, (_, at) => tellStep(session, scene, from + at));
  return steps.filter(Boolean).join(' ');
}

/** Whether an offer is done at a place of the board, or by what stands there. */
function isAt({ at, way }: Offer<Action>, place: string): boolean {
  const there = at === place || at?.startsWith(`${place} `) || at?.startsWith(`${place}-`);
  return there === true || way?.[0] === place;
}

/** What can be done at a place, with its price where it has one. */
export function doableAt(scene: AnyScene, board: Pick<BoardModule, 'listed' | 'adds'>, place: string, t: ListenText): string {
  const offers = scene.choices.filter(
    (choice): choice is Offer<Action> =>
      !isForm<Action>(choice) && isAt(choice, place) && board.listed?.(choice.action) !== false,
  );
  const forms = scene.choices.flatMap((choice) =>
    isForm<Action>(choice) && choice.at === place && choice.proposal ? [choice.proposal] : [],
  );
  return inOneBreath([...offers.map((offer) => saidWhole(scene, board, offer)), ...forms.map(scene.sayChoice)], t);
}

/** The first of a list, and how many more there are. */
export function inOneBreath(list: readonly string[], t: ListenText): string {
  const all = [...new Set(list)];
  const more = all.length > breath ? [t.more(all.length - breath)] : [];
  return all.length ? t.canDo([...withoutRepeats(all.slice(0, breath)), ...more].join('; ')) : '';
}

/** How many words must be the same before they are left out. */
const same = 3;

/** A list whose entries begin alike says that beginning once: “Move from B1 to B2; B3; B4”. */
export function withoutRepeats(list: readonly string[]): string[] {
  let beginning: readonly string[] = [];
  return list.map((text, at) => {
    const words = text.split(' ');
    if (beginning.length >= same && beginning.every((word, i) => words[i] === word))
      return words.slice(beginning.length).join(' ');
    const next = list[at + 1]?.split(' ') ?? [];
    const apart = words.findIndex((word, i) => next[i] !== word);
    beginning = apart < 0 ? [] : words.slice(0, apart);
    return text;
  });
}

/** A player's line as a sentence. */
export function playerSentence(
  session: Session,
  scene: AnyScene,
  board: Pick<BoardModule, 'scored'>,
  seat: number,
  t: ListenText,
  web: WebText,
): string {
  const { points } = web.table;
  const score = scene.preview.seats[seat];
  const scored = score?.lines.find(({ line }) => line === board.scored)?.points ?? 0;
  const total = points(score?.total ?? 0);
  const told = !board.scored
    ? score?.unknown
      ? t.atLeast(total)
      : total
    : score && score.total !== scored
      ? `${points(scored)}, ${t.ifScored(total)}`
      : points(scored);
  return t.player(session.holders[seat]?.name ?? '', told, scene.waiting.includes(seat));
}

/** The words of a part of the page as a reader would say them: what is hidden from it is left out, what has a label bears it. */
export function wordsOf(element: Element): string {
  const parts: string[] = [];
  const walk = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) parts.push(node.textContent?.trim() ?? '');
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return;
    const label = node.getAttribute('aria-label');
    const isWhole = node.matches('button, [role="img"], [role="button"]');
    if (label) parts.push(isWhole ? label : `${label}:`);
    if (!label || !isWhole) for (const child of node.childNodes) walk(child);
  };
  walk(element);
  return oneAfterTheOther(parts.filter(Boolean));
}

/** Parts in one sentence. What has a comma within is told apart by more than one: “1, 3 crowns; 2, 3 crowns”. */
export function oneAfterTheOther(parts: readonly string[]): string {
  const stop = parts.some((part) => part.includes(', ')) ? '; ' : ', ';
  return parts.join(stop).replace(/[:.;,][,;] /g, (found) => `${found[0]} `);
}
