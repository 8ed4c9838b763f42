/** Where a window is too small to write beside a place without hiding others, what a place says stands at one spot of the frame. */
import { getContext, onMount, setContext } from 'svelte';

const key = Symbol('dock of the table');
/** Whether it is for a card that would hide targets wherever it lay beside its place. */
type Dock = (cramped: boolean) => Element | undefined;

/** For whoever frames a table: the element that takes the cards, or nothing where there is room beside the places. */
export function setDock(dock: Dock): void {
  setContext(key, dock);
}

/** Keeps an element in the dock of the table around the calling component, and where it was drawn while there is none. */
export function useDock(cramped: () => boolean): { readonly element: Element | undefined; keep(element: Element): () => void } {
  let home: Element | null | undefined;
  let held: HTMLElement | undefined;
  const dock = getContext<Dock | undefined>(key);
  return {
    get element() {
      return dock?.(cramped());
    },
    keep(element) {
      home ??= element.parentElement;
      (dock?.(cramped()) ?? home)?.append(element);
      // Whoever was in it by keys still is.
      if (held && element.contains(held)) held.focus();
      // Elsewhere than where it was drawn nobody would take it away.
      return () => {
        const focused = document.activeElement;
        held = focused instanceof HTMLElement && element.contains(focused) ? focused : undefined;
        element.remove();
      };
    },
  };
}

const sheet = Symbol('sheet of the table');
/** Brings the sheet up; the answer puts it back as it was. */
type Raise = () => () => void;

/** For whoever frames a table: on a phone the panel is a sheet that may be folded down. */
export function setSheet(raise: Raise): void {
  setContext(sheet, raise);
}

/** Keeps the sheet up while the calling component is there, because what it decides is decided in the sheet alone. */
export function raiseSheet(): void {
  const raise = getContext<Raise | undefined>(sheet);
  onMount(() => raise?.());
}
