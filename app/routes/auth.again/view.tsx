import { AuthCard } from '~/features/account/auth/AuthCard';
import styles from '~/features/account/auth/AuthCard.module.css';
import { AuthProblems } from '~/features/account/auth/AuthFormView';
import { CodeField } from '~/features/account/auth/CodeField';
import { PasswordField } from '~/features/account/auth/PasswordField';
import { fieldsOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import layout from '~/ui/layout.module.css';
import type { AgainRejection } from './submit.server';

export type AgainScreen = {
  title: string;
  email: string;
  /** This page, with the return URL. */
  here: string;
  hasPassword: boolean;
  isDown: boolean;
  homePath: string;
};

type AgainProps = AgainScreen & {
  /** Requests the code from a letter instead of the password. */
  asksCode: boolean;
  rejected: AgainRejection | null;
};

/** Asks a signed-in visitor for the password or a code from a letter before a sensitive change. */
export function AgainView({ title, email, here, asksCode, hasPassword, isDown, rejected, homePath }: AgainProps) {
  const fields = fieldsOf(rejected);
  const { t } = useTranslation('account');
  return (
    <AuthCard title={title}>
      <p className={styles.text}>{asksCode ? t('again.codeSent', { email }) : t('again.text')}</p>
      <AuthProblems rejected={rejected} isDown={isDown || rejected?.status === 503} homePath={homePath} />
      {asksCode || hasPassword ? (
        <form method="post" action={here} noValidate className={layout.stack4}>
          {asksCode ? (
            <CodeField error={fields.error('code')} />
          ) : (
            <>
              <input type="hidden" name="username" value={email} autoComplete="username" />
              <PasswordField label={t('password')} error={fields.error('password')} isNew={false} />
            </>
          )}
          <Button intent={asksCode ? 'code' : 'password'} wide>
            {t('again.submit')}
          </Button>
        </form>
      ) : null}
      <form method="post" action={here} className={layout.stack4}>
        <Button intent="send" variant={asksCode || hasPassword ? 'secondary' : 'primary'} wide>
          {asksCode ? t('enterCode.again') : t('again.sendCode')}
        </Button>
      </form>
    </AuthCard>
  );
}
