import { AuthCard } from '~/features/account/auth/AuthCard';
import styles from '~/features/account/auth/AuthCard.module.css';
import { AuthProblems } from '~/features/account/auth/AuthFormView';
import { EmailField } from '~/features/account/auth/EmailField';
import { PasswordField } from '~/features/account/auth/PasswordField';
import { socialViewPath } from '~/features/account/auth/social/social-address';
import type { StrangerScreen } from '~/features/account/auth/social/social-screen';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';

/** Somebody whom a network knows and we do not yet. */
export function StrangerView({ view, title, text, homePath, email, problem }: StrangerScreen) {
  const { t } = useTranslation('social');
  const { t: tAccount } = useTranslation('account');
  const isPassword = view === 'need_auth';
  return (
    <AuthCard title={title}>
      <AuthProblems problem={problem} homePath={homePath} />
      <p className={styles.text}>{text}</p>
      <form method="post" action={socialViewPath(view)} noValidate className={styles.form}>
        {isPassword ? (
          <>
            <input type="hidden" name="email" value={email} autoComplete="username" />
            <PasswordField label={tAccount('password')} error={problem.errors.password} isNew={false} />
          </>
        ) : (
          <EmailField value={email} error={problem.errors.email} />
        )}
        <Button wide>{t(`${view}.submit`)}</Button>
      </form>
      {isPassword ? (
        <div className={styles.between}>
          <a className={styles.link} href={socialViewPath('need_email')}>
            {t('need_auth.otherEmail')}
          </a>
          <a className={styles.link} href="/auth/reset">
            {tAccount('login.forgot')}
          </a>
        </div>
      ) : null}
    </AuthCard>
  );
}
