/**
 * Parts of the page come when they are needed, each with its stylesheet. Where one did not come, because the network was away for
 * a moment or the server has a newer build, the page mends it or says that a reload does.
 */
let missing = $state(false);

export function isPartMissing(): boolean {
  return missing;
}

const patience = 1000;

export function followParts(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const href = /^Unable to preload CSS for (\S+)/.exec(event.payload.message)?.[1];
    if (href) {
      // The part itself may well come: it is shown, and dressed as soon as its stylesheet does.
      event.preventDefault();
      dress(href, patience);
    }
    // Whoever has gone to another page is told nothing: what was broken off by that is not missed.
    else setTimeout(() => (missing = true), patience);
  });
}

/** Asks for a stylesheet again and again, ever more slowly. The link that failed would count as loaded for all who ask later. */
function dress(href: string, wait: number): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) if (link.href === href) link.remove();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  link.onerror = () => setTimeout(() => dress(href, Math.min(wait * 2, 60_000)), wait);
  document.head.append(link);
}
