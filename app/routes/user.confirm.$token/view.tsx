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
import type { ConfirmRejection } from './confirm.server';
import type { ConfirmScreen } from './screen.server';

/** Shows a letter's link that verifies an e-mail: what it does, and at most one field. */
export function ConfirmView({ rejected, ...screen }: ConfirmScreen & { rejected: ConfirmRejection | null }) {
  const { t } = useTranslation('account');
  if (screen.state === 'linkExpired') return <LinkExpired href="/auth/login" action={t('linkExpired.signIn')} />;
  const { title, homePath } = screen;
  if (screen.state === 'notRead') {
    return (
      <AuthCard title={title}>
        <AuthProblems rejected={rejected} homePath={homePath} />
        <form className={layout.stack4}>
          <Button wide>{t('confirm.again')}</Button>
        </form>
      </AuthCard>
    );
  }
  const { text, password, submit } = screen;
  return (
    <AuthCard title={title}>
      <AuthProblems rejected={rejected} homePath={homePath} />
      <p className={styles.text}>{text}</p>
      <form method="post" noValidate className={layout.stack4}>
        {password ? (
          <PasswordField
            label={password.label}
            hint={password.isNew ? t('passwordRules', PASSWORD_LENGTH) : undefined}
            error={fieldsOf(rejected).error('password')}
            isNew={password.isNew}
          />
        ) : null}
        <Button wide>{submit}</Button>
      </form>
    </AuthCard>
  );
}
