import { AuthCard } from '~/features/account/AuthCard';
import styles from '~/features/account/AuthCard.module.css';
import { AuthProblems } from '~/features/account/AuthFormView';
import { NO_PROBLEM } from '~/features/account/auth-screen';
import { LinkExpired } from '~/features/account/LinkExpired';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import type { ConfirmScreen } from './confirm.server';

/** The link of the letter that confirms an address. */
export function ConfirmView({ state, message, homePath }: ConfirmScreen) {
  const { t } = useTranslation('account');
  if (state === 'linkExpired') return <LinkExpired href="/auth/login" action={t('linkExpired.signIn')} />;
  return (
    <AuthCard title={t('confirm.title')}>
      <AuthProblems problem={{ ...NO_PROBLEM, message, isDown: state === 'down' }} homePath={homePath} />
      <p className={styles.text}>{t('confirm.text')}</p>
      <form method="post">
        <Button wide>{t('confirm.submit')}</Button>
      </form>
    </AuthCard>
  );
}
