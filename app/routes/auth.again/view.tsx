import { AuthCard } from '~/features/account/auth/AuthCard';
import styles from '~/features/account/auth/AuthCard.module.css';
import { AuthProblems } from '~/features/account/auth/AuthFormView';
import type { AuthProblem } from '~/features/account/auth/auth-screen';
import { CodeField } from '~/features/account/auth/CodeField';
import { PasswordField } from '~/features/account/auth/PasswordField';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';

export type AgainScreen = {
  title: string;
  email: string;
  /** This page with the way on. */
  here: string;
  /** Asks for the code that a letter has brought, and not for the password. */
  asksCode: boolean;
  hasPassword: boolean;
  problem: AuthProblem;
  homePath: string;
};

/** Asks somebody who is signed in for the password, or for a code of a letter, before something dear is changed. */
export function AgainView({ title, email, here, asksCode, hasPassword, problem, homePath }: AgainScreen) {
  const { t } = useTranslation('account');
  return (
    <AuthCard title={title}>
      <p className={styles.text}>{asksCode ? t('again.codeSent', { email }) : t('again.text')}</p>
      <AuthProblems problem={problem} homePath={homePath} />
      {asksCode || hasPassword ? (
        <form method="post" action={here} noValidate className={styles.form}>
          {asksCode ? (
            <CodeField error={problem.errors.code} />
          ) : (
            <>
              <input type="hidden" name="username" value={email} autoComplete="username" />
              <PasswordField label={t('password')} error={problem.errors.password} isNew={false} />
            </>
          )}
          <Button intent={asksCode ? 'code' : 'password'} wide>
            {t('again.submit')}
          </Button>
        </form>
      ) : null}
      <form method="post" action={here} className={styles.form}>
        <Button intent="send" variant={asksCode || hasPassword ? 'secondary' : 'primary'} wide>
          {asksCode ? t('enterCode.again') : t('again.sendCode')}
        </Button>
      </form>
    </AuthCard>
  );
}
