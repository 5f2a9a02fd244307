import { useEffect, useRef, type RefObject } from 'react';
import { dialogEntry, keepDialogEntry, watchHistory } from '~/ui/dialog-history';

const KIND = 'filters';
const PHONE = '(max-width: 47.99em)';

/**
 * Makes Back and Escape close the filters where they are a sheet over the page: opening them adds an entry to the history.
 * @param fold is open while the sheet is
 * @param foldUp closes it
 * @returns closes it the way it was opened
 */
export function useSheet(fold: RefObject<HTMLDetailsElement>, foldUp: () => void): () => void {
  const behind = useRef('');

  function leave() {
    if (fold.current?.open && dialogEntry(window.history.state)?.kind === KIND) window.history.back();
    else foldUp();
  }

  useEffect(() => {
    const box = fold.current;
    const isSheet = () => box?.open === true && matchMedia(PHONE).matches;
    const onToggle = () => {
      if (!isSheet()) return;
      behind.current = window.location.href;
      keepDialogEntry({ kind: KIND, href: behind.current, behind: behind.current });
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && isSheet()) leave();
    };
    const stopWatching = watchHistory((state) => {
      // A filter that is taken back leaves the sheet open.
      if (!isSheet() || dialogEntry(state)?.kind === KIND) return false;
      foldUp();
      return window.location.href === behind.current;
    });
    box?.addEventListener('toggle', onToggle);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      box?.removeEventListener('toggle', onToggle);
      document.removeEventListener('keydown', onKeyDown);
      stopWatching();
    };
  });

  return leave;
}
