import { type ComponentType, useEffect, useState } from 'react';
import { linkOfPlainClick } from '~/ui/plain-click';
import type { AuthDialogProps } from './AuthDialog';
import { claimDocument } from './social/document-purpose';

/** Links of networks lead away from here, and are left alone. */
const FORMS = /^\/auth\/(?:login|registration|reset|code)$/;

type Opened = { href: string; Dialog: ComponentType<AuthDialogProps> };

/**
 * Lets links to the forms of an account open over the page that they are on. All of it but this listener is loaded with
 * the first of them; without it, without JavaScript, and where a script of a third party runs, they are links.
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
    // Before the links' own listeners.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);

  return opened && <opened.Dialog href={opened.href} onClose={() => setOpened(null)} />;
}
