/** On a phone the panel is a sheet that may be folded down. What is decided in it alone brings it up for as long as it is there. */
import { getContext, onMount, setContext } from 'svelte';

const key = Symbol('sheet of the table');
/** Brings the sheet up; the answer puts it back as it was. */
type Raise = () => () => void;

/** For whoever frames a table. */
export function setSheet(raise: Raise): void {
  setContext(key, raise);
}

/** Call it while a component is being made. */
export function raiseSheet(): void {
  const raise = getContext<Raise | undefined>(key);
  onMount(() => raise?.());
}
