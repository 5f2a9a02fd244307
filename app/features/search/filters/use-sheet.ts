import { useEffect, useRef, type RefObject } from 'react';
import { dialogEntry, keepDialogEntry, watchHistory } from '~/ui/dialog-history';

const KIND = 'filters';
const NARROW = '(max-width: 74.99em)';

/**
 * Makes Escape close the filters, and Back too where they are a sheet over the page: opening that adds an entry to the
 * history, and moves the focus into it; the page behind takes none.
 * @param fold is open while the sheet is
 * @param foldUp closes it
 * @returns closes it the way it was opened
 */
export function useSheet(fold: RefObject<HTMLDetailsElement>, foldUp: () => void): () => void {
  const behind = useRef('');
  const held = useRef<HTMLElement[]>([]);

  function leave() {
    if (fold.current?.open && dialogEntry(window.history.state)?.kind === KIND) window.history.back();
    else close();
  }

  /** Frees the page, whose button takes the focus. */
  function close() {
    release(held);
    foldUp();
  }

  useEffect(() => {
    const narrow = matchMedia(NARROW);
    const free = () => release(held);
    narrow.addEventListener('change', free);
    return () => {
      narrow.removeEventListener('change', free);
      free();
    };
  }, []);

  useEffect(() => {
    const box = fold.current;
    const isSheet = () => box?.open === true && matchMedia(NARROW).matches;
    const onToggle = () => {
      if (!isSheet()) return;
      behind.current = window.location.href;
      keepDialogEntry({ kind: KIND, href: behind.current, behind: behind.current });
      const sheet = box?.nextElementSibling as HTMLElement;
      release(held);
      held.current = around(sheet);
      for (const part of held.current) part.inert = true;
      // The cross; a chip has put the focus on its group.
      if (!sheet.contains(document.activeElement)) sheet.querySelector<HTMLElement>('a:last-child')?.focus();
    };
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      // A dialog over the filters closes alone.
      if (key === 'Escape' && box?.open && !(target as Element).closest('[role=dialog], dialog')) leave();
    };
    const stopWatching = watchHistory((state) => {
      // A filter that is taken back leaves the sheet open.
      if (!isSheet() || dialogEntry(state)?.kind === KIND) return false;
      close();
      return window.location.href === behind.current;
    });
    // The page behind takes no press, which then is one on the document.
    const onClick = ({ target }: MouseEvent) => {
      if (held.current.length > 0 && !box?.nextElementSibling?.contains(target as Node)) leave();
    };
    box?.addEventListener('toggle', onToggle);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      box?.removeEventListener('toggle', onToggle);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
      stopWatching();
    };
  });

  return leave;
}

function release(held: { current: HTMLElement[] }): void {
  for (const part of held.current) part.inert = false;
  held.current = [];
}

/** Lists the parts of the page beside an element and beside everything that contains it. */
function around(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  return [
    ...[...parent.children].filter((part) => part !== element && !part.matches('script, style')),
    ...around(parent),
  ] as HTMLElement[];
}
