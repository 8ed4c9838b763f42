/** A device whose storage is gone is still somebody while it has its cookie: the server says who. */
import { settings } from '../settings.svelte.ts';
import { becomePerson, knownPerson, whoAmI } from './api.ts';

let asking: Promise<void> | undefined;

/** Settles when this device knows who it is, or that it is nobody yet. */
export function recognise(): Promise<void> {
  if (knownPerson() || !navigator.onLine) return Promise.resolve();
  asking ??= whoAmI().then((answer) => {
    // Without an answer the next one who wants to know asks again.
    if (!answer.ok) asking = undefined;
    else if (answer.body.person && !knownPerson()) {
      becomePerson(answer.body.person.id);
      settings.name ||= answer.body.person.name;
    }
  });
  return asking;
}
