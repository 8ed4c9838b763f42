/** The number on the icon of the installed page, where the system shows one. */
export function showBadge(count: number): void {
  // Not every browser has it, and one that has it may refuse a page that is not installed.
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => undefined);
}
