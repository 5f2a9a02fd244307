/** Returns true to hide a history move from the router. */
export type HistoryWatch = (state: unknown) => boolean;

const watches = new Set<HistoryWatch>();

/**
 * Lets dialogs add history entries that the router ignores. Call it before the router is created: window listeners run
 * in the order of registration.
 */
export function installHistoryGate(): void {
  window.addEventListener('popstate', (event) => {
    const claims = [...watches].map((watch) => watch(event.state));
    if (claims.includes(true)) event.stopImmediatePropagation();
  });
}

/** Registers a watch. @returns a function that removes it */
export function watchHistory(watch: HistoryWatch): () => void {
  watches.add(watch);
  return () => void watches.delete(watch);
}
