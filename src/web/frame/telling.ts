/** What the table says in words of what is shown. */
import type { Event } from '../../core/event.ts';
import { sayEvent } from '../../core/text.ts';
import type { AnyScene } from '../../ui/board.ts';
import type { Session } from './session.svelte.ts';

export function sayEvents(events: readonly Event[], scene: AnyScene): string {
  return tellEvents(events, scene).join(' ');
}

/** What each of them is told by; some are told by nothing. */
export function tellEvents(events: readonly Event[], { text, say }: AnyScene): string[] {
  return events.map((event) => sayEvent(text, event, say)).filter(Boolean);
}

/** A sentence or two about what happened while nobody looked here: the last of it, which led to the present position. */
export function sayRecap({ source, length, away, viewer, own }: Session, scene: AnyScene): string[] {
  const from = length - Math.min(away, 2);
  const steps = Array.from({ length: length - from }, (_, at) => source.events(from + at, viewer ?? own[0]));
  return tellEvents(steps.flat().slice(-2), scene);
}

/** What is asked now, as a sentence. */
export function sayQuestion({ question, text, say }: AnyScene): string {
  return question ? (text.questions[question.kind]?.(question.details as never, say) ?? '') : '';
}
