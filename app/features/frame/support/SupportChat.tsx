import { useLocation } from '@remix-run/react';
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { linkOfPlainClick } from '~/ui/plain-click';
import { useFrame } from '../use-frame';
import { callChat } from './chat-calls';
import { CHAT_PATH, isChatEntry } from './chat-path';
import type { ChatWidgetProps } from './chat/ChatWidget';
import type { SupportDialogProps } from './SupportDialog';

/**
 * The chat over a page with scripts, for the signed-in only. Its code and its texts load when an entry of a menu is pressed;
 * without it, and where it does not load, the entry leads to the chat's page or the dialog says what helps.
 */
export function SupportChat() {
  const { email, hasChat } = useFrame().header;
  const { pathname } = useLocation();
  const [Widget, setWidget] = useState<ComponentType<ChatWidgetProps> | null>(null);
  const [FailureDialog, setFailureDialog] = useState<ComponentType<SupportDialogProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const before = useRef<string | null>(null);
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (email) callChat(before.current === null ? 'start' : 'login');
    else if (before.current) callChat('stop');
    before.current = email;
  }, [email]);

  useEffect(() => callChat('update'), [pathname]);

  useEffect(() => {
    if (!hasFailed || FailureDialog) return;
    import('./SupportDialog').then(
      (module) => setFailureDialog(() => module.SupportDialog),
      // The page says the same.
      () => window.location.assign(CHAT_PATH),
    );
  }, [hasFailed, FailureDialog]);

  useEffect(() => {
    if (!email || !hasChat) return;
    function onClick(event: MouseEvent) {
      const link = linkOfPlainClick(event);
      if (!link || !isChatEntry(link)) return;
      event.preventDefault();
      opener.current = link;
      setHasFailed(false);
      callChat('show');
      import('./chat/ChatWidget').then(
        (module) => setWidget(() => module.ChatWidget),
        () => setHasFailed(true),
      );
    }
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [email, hasChat]);

  return (
    <>
      {Widget ? (
        <Suspense>
          <Widget isHidden={hasFailed} onFailure={() => setHasFailed(true)} />
        </Suspense>
      ) : null}
      {hasFailed && FailureDialog ? (
        <FailureDialog
          onClose={() => {
            callChat('hide');
            setHasFailed(false);
            // The widget that had the focus is gone.
            requestAnimationFrame(() => opener.current?.focus());
          }}
        />
      ) : null}
    </>
  );
}
