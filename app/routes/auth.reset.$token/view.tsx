import { AuthCard } from '~/features/account/auth/AuthCard';
import styles from '~/features/account/auth/AuthCard.module.css';
import { AuthProblems } from '~/features/account/auth/AuthFormView';
import type { AuthProblem } from '~/features/account/auth/auth-screen';
import { LinkExpired } from '~/features/account/auth/LinkExpired';
import { PASSWORD_LENGTH } from '~/features/account/auth/password';
import { PasswordField } from '~/features/account/auth/PasswordField';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';

export type NewPasswordScreen = { isLinkExpired: boolean; problem: AuthProblem; homePath: string };

/** The second step of the reset: the new password. The form is posted to the link that led here. */
export function NewPasswordView({ isLinkExpired, problem, homePath }: NewPasswordScreen) {
  const { t } = useTranslation('account');
  if (isLinkExpired) return <LinkExpired href="/auth/reset" action={t('linkExpired.askAgain')} />;
  return (
    <AuthCard title={t('newPasswordStep.title')}>
      <AuthProblems problem={problem} homePath={homePath} />
      <form method="post" noValidate className={styles.form}>
        <PasswordField
          label={t('newPassword')}
          hint={t('passwordRules', PASSWORD_LENGTH)}
          error={problem.errors.password}
          isNew
        />
        <p className={styles.small}>{t('newPasswordStep.text')}</p>
        <Button wide>{t('newPasswordStep.submit')}</Button>
      </form>
    </AuthCard>
  );
}
