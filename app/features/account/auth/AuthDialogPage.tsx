import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { FieldScope } from '~/ui/field-scope';
import type { PageData } from '~/ui/page-data';
import { showPasskeyLinks } from '~/ui/passkey-links';
import { enablePasswordButtons } from '~/ui/show-password';
import { InDialog } from './AuthCard';
import type { AuthRejection, AuthScreen } from './auth-screen';
import { AuthView } from './AuthView';
import { type EnterCodeRejection, type EnterCodeScreen, EnterCodeView } from './EnterCodeView';

/** Pages that the dialog shows. */
export type AuthPage =
  | PageData<'authForm', AuthScreen, AuthRejection>
  | PageData<'enterCode', { screen: EnterCodeScreen }, EnterCodeRejection>;

type AuthDialogPageProps = {
  page: AuthPage;
  /** Typed on an earlier form: fills an empty field. */
  email: string;
  onEmail: (email: string) => void;
  onSend: (form: HTMLFormElement) => void;
};

/** Shows one answer of the server: the same view as on its own page. Every answer starts with fresh fields. */
export function AuthDialogPage({ page, email, onEmail, onSend }: AuthDialogPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const [typedBefore] = useState(email);

  useEffect(() => {
    if (!box.current) return;
    enablePasswordButtons(box.current);
    showPasskeyLinks(box.current);
  }, []);

  function send(event: FormEvent<HTMLDivElement>) {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    // The next answer brings a new button.
    (event.nativeEvent as SubmitEvent).submitter?.setAttribute('disabled', '');
    onSend(event.target);
  }

  function noteEmail({ target }: ChangeEvent<HTMLDivElement>) {
    if (target instanceof HTMLInputElement && target.name === 'email') onEmail(target.value);
  }

  return (
    <div ref={box} onSubmit={send} onChange={noteEmail}>
      <InDialog.Provider value={true}>
        <FieldScope.Provider value="auth-">{viewOf(page, typedBefore)}</FieldScope.Provider>
      </InDialog.Provider>
    </div>
  );
}

function viewOf(page: AuthPage, email: string) {
  if (page.view === 'enterCode') return <EnterCodeView {...page.screen.screen} rejected={page.rejected} />;
  const { form, outcome } = page.screen;
  const filled = form && { ...form, email: form.email || email };
  return <AuthView form={filled} outcome={outcome} rejected={page.rejected} />;
}
