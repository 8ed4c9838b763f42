/** What the table says in words of what is shown. */
import type { Event } from '../../core/event.ts';
import { sayEvent } from '../../core/text.ts';
import type { AnyScene, Showing } from '../../ui/board.ts';
import type { Told } from './brief.ts';
import type { Session } from './session.svelte.ts';

export function sayEvents(events: readonly Event[], { text, say }: AnyScene): string {
  return events.map((event) => sayEvent(text, event, say)).join(' ');
}

/** What each of them is told by, for a caption that may have no room for all: what has a set piece or strikes the viewer is great. */
export function tellEvents(events: readonly Event[], { text, say, viewer }: AnyScene, showing: Showing = {}): Told[] {
  return events.flatMap((event) => {
    const said = sayEvent(text, event, say);
    const strikes = viewer !== undefined && showing.strikes?.(event, viewer) === true;
    return said ? [{ text: said, great: strikes || showing.piece?.([event]) !== undefined }] : [];
  });
}

/** A sentence or two about what happened while nobody looked here: the last of it, which led to the present position. */
export function sayRecap({ source, length, away, viewer, own }: Session, scene: AnyScene): Told[] {
  const from = length - Math.min(away, 2);
  const steps = Array.from({ length: length - from }, (_, at) => source.events(from + at, viewer ?? own[0]));
  return tellEvents(steps.flat().slice(-2), scene);
}

/** What is asked now, as a sentence. */
export function sayQuestion({ question, text, say }: AnyScene): string {
  return question ? (text.questions[question.kind]?.(question.details as never, say) ?? '') : '';
}
