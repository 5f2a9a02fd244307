import { useEffect } from 'react';
import { claimDocument } from './document-purpose';

/** Wide enough for a prompt beside the page; on a phone it would cover the page (specification 3 §2). */
const WIDE = '(min-width: 48em)';

/** Loads Google's prompt after the page; never in a document where a sign-in dialog was opened. */
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
