import { useRevalidator } from '@remix-run/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Dialog } from '~/ui/Dialog';
import { fetchPageData } from '~/ui/page-data';
import type { PageDialogProps } from '~/ui/PageDialog';
import { usePageData } from '~/ui/use-page-data';
import { AuthDialogPage, type AuthPage } from './AuthDialogPage';

/**
 * Shows the pages at /auth over another page and sends their forms in the background. After signing in, the page behind
 * revalidates and keeps its input, unless the return URL leads elsewhere.
 */
export function AuthDialog({ target, behind, onShown, onClose }: PageDialogProps) {
  const [answer, setAnswer] = usePageData<AuthPage>(target);
  const [email, setEmail] = useState('');
  const isOpen = useRef(false);
  const { revalidate } = useRevalidator();
  const revalidateNow = useRef(revalidate);

  useEffect(() => {
    revalidateNow.current = revalidate;
  }, [revalidate]);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  useEffect(() => {
    if (!answer) return;
    const { page, address } = answer;
    if (page && titleOf(page) !== null) {
      onShown(address);
    } else if (address === behind.split('#')[0]) {
      onClose();
      void revalidateNow.current();
    } else {
      onShown(address);
      window.location.replace(address);
    }
  }, [answer, behind, onShown, onClose]);

  function send(form: HTMLFormElement) {
    fetchPageData<AuthPage>(form.action, { method: 'POST', body: bodyOf(form) }).then(
      // Closing the dialog does not take a sent form back.
      (next) => (isOpen.current ? setAnswer(next) : void revalidateNow.current()),
      () => {
        // Submit natively; the page explains the failure.
        if (form.isConnected) form.submit();
      },
    );
  }

  const title = answer?.page ? titleOf(answer.page) : null;
  if (!answer?.page || title === null) return null;
  return (
    // Closed until its texts have come.
    <Suspense fallback={null}>
      <Dialog key={title} title={title} closeHref={behind} onClose={onClose} narrow>
        <AuthDialogPage key={answer.turn} page={answer.page} email={email} onEmail={setEmail} onSend={send} />
      </Dialog>
    </Suspense>
  );
}

/** Returns the title of a page; null for pages that are not of this dialog, such as a return URL. */
function titleOf(page: AuthPage): string | null {
  if (page.view === 'enterCode') return page.screen.screen.title;
  if (page.view === 'authForm') return page.screen.form?.title ?? page.screen.outcome?.title ?? null;
  return null;
}

/** The accounts' forms have no files. */
function bodyOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)];
  return new URLSearchParams(fields.map(([name, value]) => [name, typeof value === 'string' ? value : '']));
}
