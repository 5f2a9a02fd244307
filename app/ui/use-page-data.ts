import { useEffect, useState } from 'react';
import { fetchPageData, type PageAnswer, type PageData } from './page-data';

/**
 * Loads the data of a page for a dialog; the shown page stays until another one has come. When loading fails, the
 * browser follows the link.
 * @param target a new object loads again, even with the same address
 */
export function usePageData<Page extends PageData>(target: { href: string }) {
  const [answer, setAnswer] = useState<PageAnswer<Page> | null>(null);

  useEffect(() => {
    let isStale = false;
    fetchPageData<Page>(target.href).then(
      (fetched) => {
        if (!isStale) setAnswer(fetched);
      },
      () => {
        if (!isStale) window.location.assign(target.href);
      },
    );
    return () => {
      isStale = true;
    };
  }, [target]);

  return [answer, setAnswer] as const;
}
