/** Whether this page and the server still understand each other. Once they do not, only a reload helps. */
import { protocol, understands } from '../../wire/protocol.ts';
import type { SaidRefusal } from '../../wire/schema.ts';
import { words } from '../words.svelte.ts';

let outdated = $state(false);

export function isOutdated(): boolean {
  return outdated;
}

export function markOutdated(): void {
  outdated = true;
}

/** Looks at the version the server named. */
export function checkVersion(theirs: number): void {
  if (!understands(protocol, theirs)) markOutdated();
}

/** Why nothing more is asked of the server. */
export function outdatedRefusal(): SaidRefusal {
  return { rule: 'server', reason: 'outdated', details: {}, text: words.web.outdated.text };
}
