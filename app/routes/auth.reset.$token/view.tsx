import { AuthCard } from '~/features/account/auth/AuthCard';
import styles from '~/features/account/auth/AuthCard.module.css';
import { AuthProblems } from '~/features/account/auth/AuthFormView';
import { LinkExpired } from '~/features/account/auth/LinkExpired';
import { PASSWORD_LENGTH } from '~/features/account/auth/password';
import { PasswordField } from '~/features/account/auth/PasswordField';
import { fieldsOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import layout from '~/ui/layout.module.css';
import type { NewPasswordRejection } from './submit.server';

type NewPasswordProps = { rejected: NewPasswordRejection | null; homePath: string };

/** Asks for the new password, the second step of the reset. Posts to the link that led here. */
export function NewPasswordView({ rejected, homePath }: NewPasswordProps) {
  const { t } = useTranslation('account');
  if (rejected?.isLinkExpired) return <LinkExpired href="/auth/reset" action={t('linkExpired.askAgain')} />;
  return (
    <AuthCard title={t('newPasswordStep.title')}>
      <AuthProblems rejected={rejected} homePath={homePath} />
      <form method="post" noValidate className={layout.stack4}>
        <PasswordField
          label={t('newPassword')}
          hint={t('passwordRules', PASSWORD_LENGTH)}
          error={fieldsOf(rejected).error('password')}
          isNew
        />
        <p className={styles.small}>{t('newPasswordStep.text')}</p>
        <Button wide>{t('newPasswordStep.submit')}</Button>
      </form>
    </AuthCard>
  );
}
