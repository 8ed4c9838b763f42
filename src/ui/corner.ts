/** Puts what belongs to a board, but would cover it, into the corner that the frame keeps free; it stays where there is none. */
export function intoCorner(element: Element): () => void {
  document.querySelector('[data-corner]')?.append(element);
  return () => element.remove();
}
