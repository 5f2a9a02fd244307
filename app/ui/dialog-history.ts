/** Marks an entry of the browser's history as a dialog's. */
export type DialogEntry = {
  /** Kind of the dialog. */
  kind: string;
  /** Address of the page that the dialog shows. */
  href: string;
  /** Address of the page behind. */
  behind: string;
};

/** Returns true to hide a history move from the router. */
export type HistoryWatch = (state: unknown) => boolean;

const watches = new Set<HistoryWatch>();

/**
 * Lets dialogs add history entries that the router ignores: the router would leave the page for them. Call it before
 * the router is created, because window listeners run in the order of registration.
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

/** Reads a dialog's entry from the state of the history; null for any other. */
export function dialogEntry(state: unknown): DialogEntry | null {
  return (state as { dialog?: DialogEntry } | null)?.dialog ?? null;
}

/** Makes a dialog's page the current address. The entry of a dialog of the same kind is replaced. */
export function keepDialogEntry(dialog: DialogEntry): void {
  const { history } = window;
  const isReplaced = dialogEntry(history.state)?.kind === dialog.kind;
  // The router finds its own position in the state.
  const state = { ...(history.state as object | null), dialog };
  history[isReplaced ? 'replaceState' : 'pushState'](state, '', dialog.href);
}
