import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from '@remix-run/react';
import { watchHistory } from '~/ui/history-gate';
import { Dialog } from '~/ui/Dialog';
import { showPasskeyLinks } from '~/ui/passkey-links';
import { enablePasswordButtons } from '~/ui/show-password';
import { type AuthPage, fetchAuthPage, sendAuthForm } from './auth-page';

export type AuthDialogProps = {
  /** Address of the form; a new one replaces the current form. */
  href: string;
  onClose: () => void;
};

/** Marks the dialog's entry in the browser history. */
const STATE = { authDialog: true };

/**
 * Shows the pages at /auth over another page: fetches the same HTML and submits its forms in the background. The dialog
 * takes the form's address, so that Back closes it and a reload shows the plain page. After signing in, the page behind
 * revalidates and keeps its input, unless the return URL leads elsewhere.
 */
export function AuthDialog({ href, onClose }: AuthDialogProps) {
  const [page, setPage] = useState<AuthPage | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const behind = useRef(window.location.href);
  const isPushed = useRef(false);
  const typedEmail = useRef('');
  const { revalidate } = useRevalidator();

  useEffect(() => {
    let isStale = false;
    fetchAuthPage(href).then(
      (fetched) => {
        if (!isStale) show(fetched, href);
      },
      () => window.location.assign(href),
    );
    return () => {
      isStale = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another link loads another page
  }, [href]);

  useEffect(
    () =>
      watchHistory(() => {
        if (window.location.href !== behind.current) return false;
        onClose();
        return true;
      }),
    [onClose],
  );

  // Carries the typed e-mail from one form to the next.
  useEffect(() => {
    const field = emailField();
    if (field?.value === '') field.value = typedEmail.current;
  }, [page]);

  useEffect(() => {
    if (!box.current) return;
    enablePasswordButtons(box.current);
    showPasskeyLinks(box.current);
  }, [page]);

  // Validation errors are at the top; without them the form starts fresh.
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[role="alert"]')?.focus();
  }, [page]);

  const emailField = () => box.current?.querySelector<HTMLInputElement>('input[name="email"]');

  function show(next: AuthPage, address: string) {
    typedEmail.current = emailField()?.value ?? typedEmail.current;
    window.history[isPushed.current ? 'replaceState' : 'pushState'](STATE, '', address);
    isPushed.current = true;
    if ('html' in next) return setPage(next);
    if (next.returnUrl !== behind.current.split('#')[0]) return window.location.replace(next.returnUrl);
    window.history.back();
    revalidate();
  }

  function send(event: FormEvent<HTMLDivElement>) {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const form = event.target;
    const button = (event.nativeEvent as SubmitEvent).submitter;
    button?.setAttribute('disabled', '');
    sendAuthForm(form).then(
      (next) => {
        button?.removeAttribute('disabled');
        show(next, next.address);
      },
      // Submit natively; the page explains the failure.
      () => form.submit(),
    );
  }

  /** Moves focus for links of the error summary, within the dialog and without a history entry. */
  function goToField(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    document.getElementById(link.hash.slice(1))?.focus();
  }

  if (!page || !('html' in page)) return null;
  return (
    <Dialog key={page.title} title={page.title} closeHref={behind.current} onClose={() => window.history.back()} narrow>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- forms and links inside are meant, which keys send and follow too */}
      <div ref={box} onSubmit={send} onClick={goToField} dangerouslySetInnerHTML={{ __html: page.html }} />
    </Dialog>
  );
}
