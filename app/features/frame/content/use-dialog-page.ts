import { useEffect, useState } from 'react';
import { type DialogPage, fetchDialogPage, isDialogPage } from './dialog-page';
import { watchHistory } from '~/ui/history-gate';
import { linkOfPlainClick } from '~/ui/plain-click';

/** Marks history entries that belong to a dialog. */
type DialogState = { dialogPage?: string } | null;

/** `behind`: address of the page below. */
type OpenPage = DialogPage & { behind: string };

/**
 * Returns the text page open over this one, or null. Any link to such a page opens it under the page's own address:
 * reloading or sharing gives the plain page, and Back closes the dialog. The router is bypassed, so that the page and
 * its input stay untouched. If the fetch fails, the browser follows the link.
 */
export function useDialogPage(): OpenPage | null {
  const [page, setPage] = useState<OpenPage | null>(null);

  useEffect(() => {
    let isOpen = false;
    let behind = '';
    /** Number of the latest request; responses to earlier ones are dropped. */
    let latestTurn = 0;

    async function open(path: string, remember: () => void) {
      const turn = ++latestTurn;
      try {
        const fetched = await fetchDialogPage(path);
        if (turn !== latestTurn) return;
        remember();
        isOpen = true;
        setPage({ ...fetched, behind });
      } catch {
        if (turn === latestTurn) window.location.assign(path);
      }
    }

    function onClick(event: MouseEvent) {
      const link = linkOfPlainClick(event);
      if (!link || !isDialogPage(link.pathname)) return;
      event.preventDefault();
      const path = link.pathname;
      const state: DialogState = { dialogPage: path };
      void open(path, () => {
        if (!isOpen) behind = window.location.href;
        // A dialog opened from another one replaces it, so closing always shows the page behind.
        window.history[isOpen ? 'replaceState' : 'pushState'](state, '', path);
      });
    }

    function onMove(state: unknown): boolean {
      const path = (state as DialogState)?.dialogPage;
      const isOurs = path !== undefined || (isOpen && window.location.href === behind);
      if (path !== undefined) {
        void open(path, () => undefined);
      } else {
        latestTurn += 1;
        isOpen = false;
        setPage(null);
      }
      return isOurs;
    }

    // Capture the click before the links' own listeners.
    document.addEventListener('click', onClick, true);
    const stopWatching = watchHistory(onMove);
    return () => {
      document.removeEventListener('click', onClick, true);
      stopWatching();
    };
  }, []);

  return page;
}
