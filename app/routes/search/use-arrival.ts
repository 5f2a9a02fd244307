import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { ProgressAnswer } from '~/features/search/offers/search-progress';

/** The page polls after half a second, then less and less often. An answer may take a second itself. */
const PAUSE_MS = { first: 500, growth: 1.3, most: 3000 };

/** New offers that are not shown yet, because the visitor is reading the earlier ones. */
export type Arrival = { offerCount: number; show(): void };

/**
 * Polls the progress of the search while the page is visible. Shows new offers at once when the visitor has not touched
 * the page, otherwise on request.
 * @param shown itineraries that the page shows
 */
export function useArrival(address: string, shown: number): Arrival | null {
  const { revalidate } = useRevalidator();
  const [offerCount, setOfferCount] = useState<number | null>(null);
  const isTouched = useTouch(shown);

  useEffect(() => {
    if (offerCount !== null) return;
    let pause = PAUSE_MS.first;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), pause);
      pause = Math.min(pause * PAUSE_MS.growth, PAUSE_MS.most);
    };
    const look = async () => {
      // A tab in the background does not poll, and polls at once when it becomes visible.
      if (document.hidden) return;
      const news = await fetchNews(address);
      if (isLeft) return;
      const isNew = news !== null && (news.full !== 'waiting' || news.offerCount !== shown);
      if (isNew && news.full === 'done' && shown > 0 && isTouched()) return setOfferCount(news.offerCount);
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
  }, [address, offerCount, isTouched, revalidate, shown]);

  if (offerCount === null) return null;
  return {
    offerCount,
    show() {
      window.scrollTo(0, 0);
      revalidate();
    },
  };
}

/** Returns a function that says whether the visitor has used the page or scrolled down. */
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

/** Reads the progress; null while offline or while the shop restarts: the next poll may succeed. */
async function fetchNews(address: string): Promise<ProgressAnswer | null> {
  try {
    const answer = await fetch(address, { cache: 'no-store' });
    return answer.ok ? ((await answer.json()) as ProgressAnswer) : null;
  } catch {
    return null;
  }
}
