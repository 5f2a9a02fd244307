import { useLayoutEffect, type RefObject } from 'react';

/** Space around the field and the list, in pixels. */
const GAP = 8;
/** Less room shows too few rows: the page scrolls instead. */
const LEAST_ROOM = 240;
const PHONE = '(max-width: 47.99em)';

/**
 * Keeps a list within what the visitor sees, above a phone's keyboard too: it is no higher than the room below its
 * field, and scrolls within itself. On a phone its field moves to the top of the page first.
 * @param list stands below its field, within an element that holds both
 */
export function useListRoom(list: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const box = list.current;
    const field = box?.offsetParent;
    if (!box || !field) return;
    const view = window.visualViewport;
    const fit = () => {
      const bottom = view ? view.offsetTop + view.height : window.innerHeight;
      box.style.maxHeight = `${Math.max(0, bottom - box.getBoundingClientRect().top - GAP)}px`;
    };
    const show = () => {
      const top = field.getBoundingClientRect().top - GAP - (view?.offsetTop ?? 0);
      fit();
      const isShort = box.clientHeight < Math.min(box.scrollHeight, LEAST_ROOM);
      if (window.matchMedia(PHONE).matches || isShort) window.scrollBy({ top, behavior: 'instant' });
      fit();
    };
    show();
    const listening = new AbortController();
    const { signal } = listening;
    view?.addEventListener('resize', show, { signal });
    view?.addEventListener('scroll', fit, { signal });
    window.addEventListener('scroll', fit, { signal, passive: true });
    return () => listening.abort();
  }, [list]);
}
