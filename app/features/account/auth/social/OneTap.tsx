import { useEffect } from 'react';
import { claimDocument } from './document-purpose';

/** Wide enough for a prompt beside the page; on a phone it would lie over it (specification 3 §2). */
const WIDE = '(min-width: 48em)';

/** Google's prompt, loaded after the page and only where it is wanted: never where a log-in was opened over the page. */
export function OneTap({ script }: { script: string }) {
  useEffect(() => {
    if (!window.matchMedia(WIDE).matches) return;
    let isLeft = false;
    let close = () => undefined as void;
    void import('./one-tap-prompt').then(({ showOneTap }) => {
      if (!isLeft && claimDocument('others’ script')) close = showOneTap(script);
    });
    return () => {
      isLeft = true;
      close();
    };
  }, [script]);
  return null;
}
