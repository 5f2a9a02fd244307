import { type ComponentType, useEffect, useState } from 'react';
import { linkOfPlainClick } from '~/ui/plain-click';
import type { AuthDialogProps } from './AuthDialog';
import { claimDocument } from './social/document-purpose';

/** Links to social networks are not in the list: they leave the site. */
const FORMS = /^\/auth\/(?:login|registration|reset|code)$/;

type Opened = { href: string; Dialog: ComponentType<AuthDialogProps> };

/**
 * Opens links to account forms over the current page. Everything but this listener loads with the first of them.
 * Without it, without JavaScript, and beside a third-party script they stay plain links.
 */
export function AuthDialogs() {
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = linkOfPlainClick(event);
      if (!link || !FORMS.test(link.pathname) || !claimDocument('password')) return;
      event.preventDefault();
      const { href } = link;
      import('./AuthDialog').then(
        ({ AuthDialog }) => setOpened({ href, Dialog: AuthDialog }),
        () => window.location.assign(href),
      );
    }
    // Capture, to run before the links' own listeners.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);

  return opened && <opened.Dialog href={opened.href} onClose={() => setOpened(null)} />;
}
