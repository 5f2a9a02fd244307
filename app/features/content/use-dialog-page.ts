import { useEffect, useState } from 'react';
import { type DialogPage, fetchDialogPage, isDialogPage } from './dialog-page';

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

    async function open(path: string, remember: (path: string) => void) {
      try {
        const fetched = await fetchDialogPage(path);
        remember(path);
        isOpen = true;
        setPage({ ...fetched, behind });
      } catch {
        window.location.assign(path);
      }
    }

    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !isPlain || link.origin !== window.location.origin || !isDialogPage(link.pathname)) return;
      event.preventDefault();
      // A dialog that leads to another one is replaced by it: closing always shows the page behind.
      const state: DialogState = { dialogPage: link.pathname };
      void open(link.pathname, (path) => {
        if (!isOpen) behind = window.location.href;
        window.history[isOpen ? 'replaceState' : 'pushState'](state, '', path);
      });
    }

    function onPopState(event: PopStateEvent) {
      const path = (event.state as DialogState)?.dialogPage;
      const isOurs = path !== undefined || (isOpen && window.location.href === behind);
      if (isOurs) event.stopImmediatePropagation();
      if (path !== undefined) return void open(path, () => undefined);
      isOpen = false;
      setPage(null);
    }

    // Before the router's own listeners.
    document.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onPopState, true);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onPopState, true);
    };
  }, []);

  return page;
}
