import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** What `/search/progress` answers. */
export type ProgressNews = { full: 'waiting' | 'done' | 'failed'; found: number };

/** The page asks again after half a second, then less and less often. An answer may take a second itself. */
const PAUSE_MS = { first: 500, growth: 1.3, most: 3000 };

/** Offers that have come, but are not shown yet because the visitor is reading those that are there. */
export type Arrival = { found: number; show(): void };

/**
 * Asks how far the search is while the page is looked at, and shows what is new: at once when the visitor has not touched
 * the page, else when asked to.
 * @param shown itineraries that the page shows
 */
export function useArrival(address: string, shown: number): Arrival | null {
  const { revalidate } = useRevalidator();
  const [found, setFound] = useState<number | null>(null);
  const isTouched = useTouch(shown);

  useEffect(() => {
    if (found !== null) return;
    let pause = PAUSE_MS.first;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), pause);
      pause = Math.min(pause * PAUSE_MS.growth, PAUSE_MS.most);
    };
    const look = async () => {
      // A tab in the background asks nothing, and asks at once when it is back.
      if (document.hidden) return;
      const news = await fetchNews(address);
      if (isLeft) return;
      const isNew = news !== null && (news.full !== 'waiting' || news.found !== shown);
      if (isNew && news.full === 'done' && shown > 0 && isTouched()) return setFound(news.found);
      if (isNew) revalidate();
      rest();
    };
    const comeBack = () => {
      if (!document.hidden) void look();
    };
    rest();
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [address, found, isTouched, revalidate, shown]);

  if (found === null) return null;
  return {
    found,
    show() {
      window.scrollTo(0, 0);
      revalidate();
    },
  };
}

/** Tells whether the visitor has done something with what is shown, or has scrolled down in it. */
function useTouch(shown: number): () => boolean {
  const isTouched = useRef(false);
  useEffect(() => {
    isTouched.current = false;
    const note = () => (isTouched.current = true);
    window.addEventListener('pointerdown', note);
    window.addEventListener('keydown', note);
    return () => {
      window.removeEventListener('pointerdown', note);
      window.removeEventListener('keydown', note);
    };
  }, [shown]);
  const tell = useRef(() => isTouched.current || window.scrollY > 0);
  return tell.current;
}

/** Null while the connection is lost or the shop is being started: the next look may do better. */
async function fetchNews(address: string): Promise<ProgressNews | null> {
  try {
    const answer = await fetch(address, { cache: 'no-store' });
    return answer.ok ? ((await answer.json()) as ProgressNews) : null;
  } catch {
    return null;
  }
}
