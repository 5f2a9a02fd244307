/** Returns the same-site link that a plain click follows in this tab; null for any other click. */
export function linkOfPlainClick(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || link.origin !== window.location.origin) return null;
  return link.getAttribute('href')?.startsWith('#') ? null : link;
}
