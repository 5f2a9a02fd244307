import { useLocation } from '@remix-run/react';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { dialogEntry, keepDialogEntry, watchHistory } from './dialog-history';
import { linkOfPlainClick } from './plain-click';

export type PageDialogProps = {
  /** The address to show; a new object replaces the shown page. */
  target: { href: string };
  /** Address of the page behind. */
  behind: string;
  /** Call it when a page is shown: the browser's address becomes this one. */
  onShown: (href: string) => void;
  onClose: () => void;
};

/** A kind of page that opens over the current one. Everything but these three loads with the first of them. */
export type PageDialogKind = {
  name: string;
  /** Tells whether links to a path open over this document. */
  opens: (pathname: string) => boolean;
  load: () => Promise<ComponentType<PageDialogProps>>;
};

type Opened = { target: { href: string }; View: ComponentType<PageDialogProps> };

/**
 * Opens links to pages of one kind over the current page, under their own address: reloading or sharing gives the plain
 * page, Back closes the dialog, Forward opens it again. Without JavaScript, and when loading fails, the browser follows
 * the link.
 */
export function PageDialog({ kind }: { kind: PageDialogKind }) {
  const { pathname, search, hash } = useLocation();
  const behind = pathname + search + hash;
  const [opened, setOpened] = useState<Opened | null>(null);
  const isShown = useRef(false);

  useEffect(() => {
    let isStale = false;

    function open(href: string) {
      kind.load().then(
        (View) => {
          if (!isStale) setOpened({ target: { href }, View });
        },
        () => window.location.assign(href),
      );
    }

    function close() {
      isShown.current = false;
      setOpened(null);
    }

    function onClick(event: MouseEvent) {
      const link = linkOfPlainClick(event);
      if (!link || !kind.opens(link.pathname)) return;
      event.preventDefault();
      open(link.pathname + link.search);
    }

    function onMove(state: unknown): boolean {
      const entry = dialogEntry(state);
      if (entry?.kind === kind.name && entry.behind === behind && kind.opens(window.location.pathname)) {
        // A dialog of another kind may have closed above this one.
        if (!isShown.current) open(entry.href);
        return true;
      }
      const { location } = window;
      const isClosed = isShown.current && location.pathname + location.search + location.hash === behind;
      close();
      return isClosed;
    }

    // Capture the click before the links' own listeners.
    document.addEventListener('click', onClick, true);
    const stopWatching = watchHistory(onMove);
    return () => {
      isStale = true;
      document.removeEventListener('click', onClick, true);
      stopWatching();
      close();
    };
  }, [behind, kind]);

  const onShown = useCallback(
    (href: string) => {
      isShown.current = true;
      keepDialogEntry({ kind: kind.name, href, behind });
    },
    [behind, kind],
  );
  const onClose = useCallback(() => {
    if (isShown.current) window.history.back();
    else setOpened(null);
  }, []);

  return opened && <opened.View target={opened.target} behind={behind} onShown={onShown} onClose={onClose} />;
}
