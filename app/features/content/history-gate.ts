/** Tells whether a move in the browser's history is its own affair, of which the router shall not hear. */
export type HistoryWatch = (state: unknown) => boolean;

let watch: HistoryWatch | null = null;

/**
 * Lets a dialog have entries in the history of a page that the router knows nothing of. To be called before the router
 * is made: listeners of the window are called in the order in which they came.
 */
export function installHistoryGate(): void {
  window.addEventListener('popstate', (event) => {
    if (watch?.(event.state)) event.stopImmediatePropagation();
  });
}

/** @returns how to stop watching */
export function watchHistory(given: HistoryWatch): () => void {
  watch = given;
  return () => {
    if (watch === given) watch = null;
  };
}
