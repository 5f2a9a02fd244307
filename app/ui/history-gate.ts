/** Tells whether a move in the browser's history is its own affair, of which the router shall not hear. */
export type HistoryWatch = (state: unknown) => boolean;

const watches = new Set<HistoryWatch>();

/**
 * Lets dialogs have entries in the history of a page that the router knows nothing of. To be called before the router
 * is made: listeners of the window are called in the order in which they came.
 */
export function installHistoryGate(): void {
  window.addEventListener('popstate', (event) => {
    const claims = [...watches].map((watch) => watch(event.state));
    if (claims.includes(true)) event.stopImmediatePropagation();
  });
}

/** @returns how to stop watching */
export function watchHistory(watch: HistoryWatch): () => void {
  watches.add(watch);
  return () => void watches.delete(watch);
}
