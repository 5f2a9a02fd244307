import { AuthCard } from '~/features/account/auth/AuthCard';
import styles from '~/features/account/auth/AuthCard.module.css';
import { AuthProblems } from '~/features/account/auth/AuthFormView';
import { EmailField } from '~/features/account/auth/EmailField';
import { PasswordField } from '~/features/account/auth/PasswordField';
import { socialViewPath } from '~/features/account/auth/social/social-address';
import type { UnlinkedUserRejection, UnlinkedUserScreen } from '~/features/account/auth/social/social-screen';
import { fieldsOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';

type UnlinkedUserProps = UnlinkedUserScreen & { rejected: UnlinkedUserRejection | null };

/** Shows the forms for a network visitor without an account here. */
export function UnlinkedUserView({ rejected, view, title, homePath, email, ...screen }: UnlinkedUserProps) {
  const fields = fieldsOf(rejected);
  const { t } = useTranslation('social');
  const { t: tAccount } = useTranslation('account');
  const isPassword = view === 'need_auth';
  return (
    <AuthCard title={title}>
      <AuthProblems rejected={rejected} homePath={homePath} />
      <p className={styles.text}>{rejected ? screen.textAgain : screen.text}</p>
      <form method="post" action={socialViewPath(view)} noValidate className={layout.stack4}>
        {isPassword ? (
          <>
            <input type="hidden" name="email" value={email} autoComplete="username" />
            <PasswordField label={tAccount('password')} error={fields.error('password')} isNew={false} />
          </>
        ) : (
          <EmailField {...fields.text('email', email)} />
        )}
        <Button wide>{t(`${view}.submit`)}</Button>
      </form>
      {isPassword ? (
        <div className={styles.between}>
          <a className={prose.link} href={socialViewPath('need_email')}>
            {t('need_auth.otherEmail')}
          </a>
          <a className={prose.link} href="/auth/reset">
            {tAccount('login.forgot')}
          </a>
        </div>
      ) : null}
    </AuthCard>
  );
}
