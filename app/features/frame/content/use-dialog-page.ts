import { useEffect, useState } from 'react';
import { type DialogPage, fetchDialogPage, isDialogPage } from './dialog-page';
import { watchHistory } from '~/ui/history-gate';
import { linkOfPlainClick } from '~/ui/plain-click';

/** Marks the entries of the browser's history that are a dialog. */
type DialogState = { dialogPage?: string } | null;

/** `behind`: address of the page below. */
type OpenPage = DialogPage & { behind: string };

/**
 * The page of text that is open over this one, or null. Any link to such a page opens it, under the page's own address:
 * reloaded or shared, that is the plain page, and Back closes the dialog. The router is not told: for it, and for what
 * has been typed, nothing has happened. If the page cannot be had, the link is followed as links are.
 */
export function useDialogPage(): OpenPage | null {
  const [page, setPage] = useState<OpenPage | null>(null);

  useEffect(() => {
    let isOpen = false;
    let behind = '';
    /** Counts what has been asked for: a page that comes when something else was asked for is too late. */
    let asked = 0;

    async function open(path: string, remember: () => void) {
      const turn = ++asked;
      try {
        const fetched = await fetchDialogPage(path);
        if (turn !== asked) return;
        remember();
        isOpen = true;
        setPage({ ...fetched, behind });
      } catch {
        if (turn === asked) window.location.assign(path);
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
        // A dialog that leads to another one is replaced by it: closing always shows the page behind.
        window.history[isOpen ? 'replaceState' : 'pushState'](state, '', path);
      });
    }

    function onMove(state: unknown): boolean {
      const path = (state as DialogState)?.dialogPage;
      const isOurs = path !== undefined || (isOpen && window.location.href === behind);
      if (path !== undefined) {
        void open(path, () => undefined);
      } else {
        asked += 1;
        isOpen = false;
        setPage(null);
      }
      return isOurs;
    }

    // Before the links' own listeners.
    document.addEventListener('click', onClick, true);
    const stopWatching = watchHistory(onMove);
    return () => {
      document.removeEventListener('click', onClick, true);
      stopWatching();
    };
  }, []);

  return page;
}
