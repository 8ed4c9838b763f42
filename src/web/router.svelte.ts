/** Which page is shown: the address, read once and kept in step with the browser's history. */
let path = $state(location.pathname);
let hash = $state(location.hash.slice(1));

addEventListener('popstate', read);
addEventListener('hashchange', read);

function read(): void {
  path = location.pathname;
  hash = decodeURIComponent(location.hash.slice(1));
}

/** The parts of the present address. */
export const route = {
  get parts(): readonly string[] {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  },
  get hash(): string {
    return hash;
  },
};

/** Goes to another page of the client. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  read();
  scrollTo(0, 0);
}

/** Lets plain clicks on links within the client change the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
